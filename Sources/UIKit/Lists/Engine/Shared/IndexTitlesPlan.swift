// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which titles of an index are shown where there is not room for all, and which title is at a place.
///
/// The first and the last are shown, and between any two shown ones a dot stands for those that are left out.
struct IndexTitlesPlan: Equatable {
  /// From one title to the next, points.
  static let pitch: CGFloat = 14

  enum Slot: Equatable {
    case title(Int)
    /// Stands for titles that are not shown.
    case dot(Range<Int>)
  }

  let slots: [Slot]

  /// - Parameters:
  ///   - count: The number of titles.
  ///   - height: The room, in points.
  init(count: Int, height: CGFloat) {
    let room = height >= Self.pitch ? Int(min(height / Self.pitch, CGFloat(count))) : 0
    guard room < count else {
      slots = (0..<count).map(Slot.title)
      return
    }
    guard room > 2 else {
      slots = room > 0 ? [.title(0)] : []
      return
    }
    let shown = (room + 1) / 2
    // Rounded to the nearest; as more than every other is left out, there is one at least behind every dot.
    let titles = (0..<shown).map { (2 * $0 * (count - 1) + shown - 1) / (2 * (shown - 1)) }
    slots = titles.enumerated().flatMap { index, title -> [Slot] in
      index == 0 ? [.title(title)] : [.dot(titles[index - 1] + 1..<title), .title(title)]
    }
  }

  /// How high the titles are together, points.
  var height: CGFloat { CGFloat(slots.count) * Self.pitch }

  /// The title at a distance from the upper edge of the first one, in points; the nearest beyond the ends.
  ///
  /// What a dot stands for shares its height.
  func title(at y: CGFloat) -> Int? {
    guard !slots.isEmpty else { return nil }
    let place = min(max(y / Self.pitch, 0), CGFloat(slots.count).nextDown)
    switch slots[Int(place)] {
    case .title(let index): return index
    case .dot(let range):
      let share = place - place.rounded(.down)
      return min(range.lowerBound + Int(share * CGFloat(range.count)), range.upperBound - 1)
    }
  }
}
