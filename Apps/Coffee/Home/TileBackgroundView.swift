// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// What every tile stands on: a rounded sheet with a faint shadow, both of one shape layer.
final class TileBackgroundView: UIView {
  let shadowLayer = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.insertSublayer(shadowLayer, at: 0)
    shadowLayer.shadowOffset = CGSize(width: 0, height: 1)
    shadowLayer.shadowOpacity = 0.2
    shadowLayer.shadowRadius = 1
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Tiles are made in code.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(roundedRect: bounds, cornerRadius: 6).cgPath
    shadowLayer.frame = bounds
    shadowLayer.path = path
    shadowLayer.shadowPath = path
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  /// Layers keep the colours that they were given; only views follow the appearance by themselves.
  private func updateColors() {
    shadowLayer.fillColor = Palette.tile.resolvedColor(with: traitCollection).cgColor
    shadowLayer.shadowColor = UIColor.black.cgColor
  }
}
