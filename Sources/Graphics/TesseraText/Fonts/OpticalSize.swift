// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// What changes with the size of the system font: which outlines are used and how far apart they stand.
enum OpticalSize {
  /// How far the outlines are from the text cut (0, up to 17 points) to the display cut (1, from 28 points).
  ///
  /// Measured at 17, 20, 22 and 28; straight lines between. `Tools/fonts` has the same table.
  static func blend(_ size: CGFloat) -> CGFloat {
    interpolated(size, in: [(17, 0), (20, 0.236328), (22, 0.527283), (24, 0.818237), (28, 1)])
  }

  /// The tracking of the system font in units of 1/2048 em, relative to the faces' own advances.
  ///
  /// Measured at 8, 10–13, 15–17, 20, 22, 28 and 34; the rest is Apple's published table (thousandths of an em).
  static func tracking(_ size: CGFloat) -> CGFloat {
    interpolated(size, in: trackings)
  }

  private static let trackings: [(CGFloat, CGFloat)] = [
    (6, 82), (7, 68), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
    (17, -52), (18, -50), (19, -48), (20, -45.764), (21, -36), (22, -23.473), (23, -8), (24, 6), (25, 12), (26, 16),
    (27, 22), (28, 29), (30, 28), (31, 26), (32, 26), (33, 24), (34, 24), (35, 22), (36, 20), (40, 20), (41, 18),
    (43, 18), (44, 16), (48, 16), (49, 14), (51, 14), (52, 12), (56, 12), (58, 10), (60, 8), (64, 8), (66, 6),
    (68, 4), (72, 4), (76, 2), (80, 0),
  ]

  /// What one unit of blend changes an average advance by, in units of 1/2048 em; it makes up for a missing cut.
  static let meanAdvanceChange: CGFloat = -125

  private static func interpolated(_ x: CGFloat, in table: [(CGFloat, CGFloat)]) -> CGFloat {
    guard x > table[0].0 else { return table[0].1 }
    for (low, high) in zip(table, table.dropFirst()) where x <= high.0 {
      return low.1 + (high.1 - low.1) * (x - low.0) / (high.0 - low.0)
    }
    return table[table.count - 1].1
  }
}
