// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A window that keeps the bench it stands on, for tests that have no other use for one.
final class TestWindow: UIWindow {
  private let keeper: Bench

  /// A window of the test's application.
  init(_ width: CGFloat, _ height: CGFloat) {
    let bench = Bench.current
    bench.take()
    keeper = bench
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  required init?(coder: NSCoder) { nil }

  /// The finger that a test of one finger uses.
  lazy var finger = Finger(on: self)
}

extension UIWindow {
  /// The bench whose application the window belongs to.
  var bench: Bench {
    owningApplication.makeCurrent()
    return .current
  }
}

/// A visible window of a size, which keeps its application; it is on the screen only as long as the test keeps it.
@MainActor func makeWindow(_ width: CGFloat, _ height: CGFloat, holding view: UIView? = nil) -> TestWindow {
  let window = TestWindow(width, height)
  window.isHidden = false
  if let view { window.addSubview(view) }
  window.layoutIfNeeded()
  return window
}
