// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A finger that takes the clock when a test first asks for it: between a suite's `init` and the test, another test may run.
@MainActor final class LazyFinger {
  private var finger: Finger?

  func on(_ window: UIWindow) -> Finger {
    if let finger { return finger }
    let new = Finger(on: window)
    finger = new
    return new
  }
}
