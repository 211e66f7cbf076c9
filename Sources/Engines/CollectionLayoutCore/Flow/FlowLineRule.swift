// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The rules by which one line of a section is filled and spaced. All lengths are points on the line's own axis.
struct FlowLineRule: Hashable {
  /// The length left for items: the container less the section's insets. Negative where the insets meet.
  var available: CGFloat
  /// The least gap between neighbours.
  var spacing: CGFloat
  /// Whether the last line keeps the least gap even if its items are alike.
  var isSelfSizing: Bool

  /// How much too long a line may be and still count as fitting. Widths such as `(375 - 20) / 3` add up to a hair more
  /// than the line; a thousandth of a point is far below a pixel and far above the rounding of such sums.
  static let tolerance: CGFloat = 0.001

  /// Where the first item of a line starts and how far its items are apart.
  struct Spacing: Hashable {
    var lead: CGFloat
    var gap: CGFloat
  }

  /// Whether items and least gaps that add up to `length` fit on one line.
  func fits(_ length: CGFloat) -> Bool { length <= available + Self.tolerance }

  /// How many items of one width fit on a line: at least one, at most `limit`.
  func capacity(of width: CGFloat, limit: Int) -> Int {
    let pitch = width + spacing
    // Items that do not move the line forward fit without end, unless even the first is too long.
    guard pitch > 0 else { return fits(width) ? max(limit, 1) : 1 }
    let capacity = ((available + spacing + Self.tolerance) / pitch).rounded(.down)
    if capacity < 1 { return 1 }
    return capacity >= CGFloat(limit) ? max(limit, 1) : Int(capacity)
  }

  /// The spacing of a line that has another one after it: what is left over goes between the items.
  func full(count: Int, total: CGFloat) -> Spacing {
    guard count > 1 else { return centred(total) }
    return Spacing(lead: 0, gap: (available - total) / CGFloat(count - 1))
  }

  /// The spacing of a section's last line when its items are alike: as if more of them filled the line.
  func lastUniform(count: Int, width: CGFloat) -> Spacing {
    let columns = capacity(of: width, limit: .max)
    if columns == 1 { return centred(width) }
    if isSelfSizing || columns == .max { return Spacing(lead: 0, gap: spacing) }
    return full(count: columns, total: CGFloat(columns) * width)
  }

  /// The spacing of a section's last line when its items differ: packed at the start.
  var lastMixed: Spacing { Spacing(lead: 0, gap: spacing) }

  private func centred(_ width: CGFloat) -> Spacing { Spacing(lead: (available - width) / 2, gap: spacing) }
}
