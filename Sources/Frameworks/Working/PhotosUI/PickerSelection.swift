// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which of a picker's pictures were tapped, by their places.
struct PickerSelection {
  /// How many at most; 0 for any number.
  let limit: Int
  let isOrdered: Bool
  /// In the order of the taps.
  private(set) var chosen: [Int]

  /// What is handed over: in the order of the taps where that counts, else as the pictures stand.
  var result: [Int] { isOrdered ? chosen : chosen.sorted() }

  /// A tap chooses a picture, or leaves it again; over the limit it does nothing.
  mutating func toggle(_ item: Int) {
    if let place = chosen.firstIndex(of: item) {
      chosen.remove(at: place)
    } else if limit == 0 || chosen.count < limit {
      chosen.append(item)
    }
  }

  /// What stands in the corner of a picture.
  func mark(_ item: Int) -> String? {
    chosen.firstIndex(of: item).map { isOrdered ? "\($0 + 1)" : "✓" }
  }
}
