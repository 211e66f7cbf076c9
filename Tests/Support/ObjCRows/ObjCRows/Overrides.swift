// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

final class Overrides: UIViewController {
  private var count = 0
  static func run() {
    let screen = Overrides()
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    screen.view.layoutIfNeeded()
    print(screen.prefersStatusBarHidden)
    print(Pane().layer is CAGradientLayer, Pane.requiresConstraintBasedLayout)
  }
}

open class Pane: UIView { var depth = 1 }

extension Overrides {
  override func viewDidLoad() {
    super.viewDidLoad()
    count += 1
    print("loaded", count, #line)
  }
}
