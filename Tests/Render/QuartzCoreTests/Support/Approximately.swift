// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// Whether two points are the same but for rounding in the last places.
func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
  abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
}

/// Whether two rectangles are the same but for rounding in the last places.
func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
  isClose(a.origin, b.origin) && abs(a.width - b.width) < 1e-9 && abs(a.height - b.height) < 1e-9
}

/// Whether two matrices are the same but for rounding in the last places.
func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  zip(a.rows, b.rows).allSatisfy { abs($0 - $1) < 1e-9 }
}

extension CATransform3D {
  var rows: [CGFloat] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }
}
