// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A direction given to a stretch of text.
package struct TextDirection: Hashable, Sendable {
  package var isRightToLeft: Bool
  /// Whether letters go that way too, whatever they are; else numbers and what is between letters go by it.
  package var isOverride: Bool

  package init(isRightToLeft: Bool, isOverride: Bool) {
    self.isRightToLeft = isRightToLeft
    self.isOverride = isOverride
  }

  /// More of them within each other do not count.
  static let greatestDepth = 8

  /// The embedding levels of a text in directions, in a paragraph of a level.
  static func levels(
    of scalars: ArraySlice<Unicode.Scalar>, in directions: [TextDirection], base: UInt8
  ) -> [UInt8]? {
    guard let inner = directions.last else { return nil }
    var level = base
    for direction in directions {
      // The next higher level of that direction's parity.
      let odd: UInt8 = direction.isRightToLeft ? 1 : 0
      level += (level + 1) & 1 == odd ? 1 : 2
    }
    if inner.isOverride { return [UInt8](repeating: level, count: scalars.count) }
    let found = TextAnalysis.levels(of: scalars, direction: inner.isRightToLeft ? .rightToLeft : .leftToRight)
    return found.levels.map { $0 + level - found.base }
  }
}
