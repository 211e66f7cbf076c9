// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A ring whose colour goes from one to another, from the bottom leading corner to the top trailing one.
final class RingView: UIView {
  static let lineWidth: CGFloat = 3

  private let gradient = CAGradientLayer()
  private let ring = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    gradient.colors = [Theme.ringStart.cgColor, Theme.ringEnd.cgColor]
    ring.fillColor = nil
    ring.strokeColor = UIColor.black.cgColor
    ring.lineWidth = Self.lineWidth
    gradient.mask = ring
    layer.addSublayer(gradient)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A cell makes its ring.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    gradient.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 1)
    gradient.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0)
    ring.frame = bounds
    ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2)).cgPath
    CATransaction.commit()
  }
}
