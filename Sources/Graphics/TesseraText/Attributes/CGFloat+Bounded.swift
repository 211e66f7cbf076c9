// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension CGFloat {
  /// The number where it can be computed with, no further from 0 than a limit; 0 where it is none.
  func bounded(by limit: CGFloat) -> CGFloat { isFinite ? Swift.min(Swift.max(self, -limit), limit) : 0 }
}
