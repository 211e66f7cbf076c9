// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// A layer that does not animate by itself, as the layers of views don't.
final class StillLayer: CALayer {
  override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
}
