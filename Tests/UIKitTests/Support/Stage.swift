// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A window of the app under a clock that a test steps; times are seconds.
@MainActor final class Stage {
  private(set) var time: TimeInterval = 100
  let window: UIWindow

  /// Shows `view` in a window of 300 × 400 points and makes the first frame.
  init(_ view: UIView) {
    window = makeWindow(300, 400, holding: view)
    frame()
  }

  /// Makes a frame now: what was animated begins.
  func frame() {
    take()
    _ = UIApplication.shared.makeFrame()
    CATransaction.endImplicitTransaction()
  }

  private func take() {
    takeTurn { [weak self] in self?.time ?? 100 }
  }

  /// Lets time pass, with frames sixty times a second.
  func advance(_ seconds: TimeInterval) {
    take()
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(time + 1.0 / 60, end)
      UIApplication.shared.tick(to: time)
      frame()
    }
  }

  /// Goes to a time at once, without the frames between.
  func jump(_ seconds: TimeInterval) {
    take()
    time += seconds
    UIApplication.shared.tick(to: time)
    frame()
  }
}

extension UIView {
  /// The view's layer as it is on screen.
  var shown: CALayer { layer.presentation() ?? layer }
}
