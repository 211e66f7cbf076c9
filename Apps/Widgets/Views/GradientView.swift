// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A ground that goes from one colour at the top to another at the bottom.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(top: UIColor, bottom: UIColor) {
    (layer as? CAGradientLayer)?.colors = [top.cgColor, bottom.cgColor]
  }
}
