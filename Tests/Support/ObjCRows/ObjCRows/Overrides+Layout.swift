// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

extension Overrides {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    print("laid out", view.bounds.size.width, helper())
  }
  override var prefersStatusBarHidden: Bool { true }
}

private func helper() -> String { "with a private helper of this file" }

extension Pane {
  open override class var layerClass: AnyClass { CAGradientLayer.self }
  open override class var requiresConstraintBasedLayout: Bool { true }
}
