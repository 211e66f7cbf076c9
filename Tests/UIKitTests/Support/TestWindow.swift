// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A visible window of a size that holds one view; it is of the app only as long as the test keeps it.
@MainActor func makeWindow(_ width: CGFloat, _ height: CGFloat, holding view: UIView) -> UIWindow {
  UIApplication.setCurrent(nil)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.isHidden = false
  window.addSubview(view)
  window.layoutIfNeeded()
  return window
}
