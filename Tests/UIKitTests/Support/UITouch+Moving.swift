// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

extension UITouch {
  /// What the next event says of the finger: its phase, where it is in its window, and when.
  func change(_ phase: UITouch.Phase, at location: CGPoint, time: TimeInterval) {
    self.phase = phase
    previousWindowLocation = windowLocation
    windowLocation = location
    timestamp = time
  }
}
