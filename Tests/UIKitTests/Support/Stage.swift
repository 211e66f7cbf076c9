// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A bench whose window of 300 × 400 points holds one view.
@MainActor final class Stage: Bench {
  /// Shows `view` and makes the first frame.
  init(_ view: UIView) {
    super.init()
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    frame()
  }
}

extension UIView {
  /// The view's layer as it is on screen.
  var shown: CALayer { layer.presentation() ?? layer }
}
