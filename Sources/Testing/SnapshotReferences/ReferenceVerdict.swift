// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// What a picture is beside one that was recorded on iOS, whose fonts are others.
package enum ReferenceVerdict: String, CaseIterable, Hashable, Sendable, Codable {
  /// Every pixel is.
  case same
  /// Equal outside of where text is.
  case sameButText = "same but for text"
  /// What hangs on text is elsewhere, by no more than text may be wider.
  case movedText = "moved text"
  /// All else, also what can't be compared.
  case different

  /// - Parameters:
  ///   - expected: The file that was recorded.
  ///   - actual: Ours.
  ///   - text: Where ours has text, in pixels from the top left. The other's is taken to lie there too, wider by a little.
  package init(expected: Data, actual: Data, text: [CGRect]) {
    if expected == actual {
      self = .same
    } else if let wanted = try? CGImage(decoding: expected).decoded(),
      let found = try? CGImage(decoding: actual).decoded()
    {
      self.init(wanted, found, text: text)
    } else {
      self = .different
    }
  }

  private init(_ expected: Bitmap, _ actual: Bitmap, text: [CGRect]) {
    if expected == actual {
      self = .same
      return
    }
    let (wanted, found, room) = (PixelGrid(expected), PixelGrid(actual), TextRoom(text))
    let (across, down) = (abs(wanted.width - found.width), abs(wanted.height - found.height))
    if text.isEmpty || across > room.across || down > room.down {
      self = .different
    } else if across == 0, down == 0, wanted.places(unlike: found, outside: room.mask(wanted)).isEmpty {
      self = .sameButText
    } else {
      self = Self.isMoved(wanted, found, room) ? .movedText : .different
    }
  }

  /// Whether each pixel that differs is in the other picture too, as near as text's size lets it be.
  private static func isMoved(_ expected: PixelGrid, _ actual: PixelGrid, _ room: TextRoom) -> Bool {
    expected.places(unlike: actual, outside: room.mask(expected, isMoved: true)).allSatisfy { x, y in
      actual.has(expected[x, y], near: (x, y), across: room.across, down: room.down)
        && expected.has(actual[x, y], near: (x, y), across: room.across, down: room.down)
    }
  }

  /// Whether a test is as it should be with it.
  package func passes(isStrict: Bool) -> Bool { self == .same || self == .sameButText && !isStrict }
}

/// How many pictures are what beside iOS's.
package struct ReferenceTally: Hashable, Sendable {
  package private(set) var counts: [ReferenceVerdict: Int] = [:]

  package init() {}

  package mutating func note(_ verdict: ReferenceVerdict) { counts[verdict, default: 0] += 1 }

  /// In a line; `nil` where nothing was compared.
  package var words: String? {
    let parts = ReferenceVerdict.allCases.compactMap { verdict in counts[verdict].map { "\($0) \(verdict.rawValue)" } }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
