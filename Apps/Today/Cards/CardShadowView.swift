// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The shadow behind a card: an empty view of the card's size, with one path that follows it.
final class CardShadowView: UIView {
  /// With the device lying at an easy angle of 30 degrees.
  static let restingOffset = CGSize(width: 0, height: 10 * sin(CGFloat.pi / 6))

  /// Points.
  var offset = CardShadowView.restingOffset {
    didSet { layer.shadowOffset = offset }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: CardView.cornerRadius).cgPath
  }

  private func assemble() {
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.35
    layer.shadowRadius = 8
    layer.shadowOffset = offset
  }
}
