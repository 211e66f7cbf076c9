// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The law of a picker's wheel: rows on a drum, seen from the front. Lengths are points.
struct PickerWheel: Equatable {
  /// The height of what is seen.
  let height: CGFloat
  let rowHeight: CGFloat
  /// How many rows would go round the drum.
  private let count: CGFloat
  private let radius: CGFloat

  /// As measured: the drum is that of a table 75 points taller than the picker.
  init(height: CGFloat, rowHeight: CGFloat) {
    self.height = height
    self.rowHeight = max(rowHeight, 1)
    let table = max(height, 0) + 75
    count = (2 * table / self.rowHeight).rounded(.up)
    radius = 0.334225372 * table
  }

  /// The angle of a row so many rows below the middle.
  private func angle(_ distance: CGFloat) -> CGFloat { 2 * .pi * distance / count }

  /// From the top to the middle of a row so many rows below the chosen one.
  func center(_ distance: CGFloat) -> CGFloat { height / 2 + radius * sin(angle(distance)) }

  /// How much of its height a row shows; nothing on the back of the drum.
  func foreshortening(_ distance: CGFloat) -> CGFloat {
    abs(distance) < count / 4 ? max(cos(angle(distance)), 0) : 0
  }

  /// How far from the middle, in rows, the last rows are that can be seen.
  var reach: Int { Int((count / 4).rounded(.up)) }

  /// How many rows below the chosen one a place is.
  func distance(at place: CGFloat) -> Int {
    let sine = min(max((place - height / 2) / radius, -1), 1)
    return Int((asin(sine) * count / (2 * .pi)).rounded())
  }
}
