// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A code that a till can read, with crisp squares at any size.
final class QRCodeView: UIView {
  private let image: CGImage?

  init(text: String) {
    image = QRCode.image(of: text)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Code to scan"
    accessibilityTraits = .image
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The card makes its code.")
  }

  override func draw(_ rect: CGRect) {
    guard let image = image, let context = UIGraphicsGetCurrentContext() else { return }
    // Cameras want dark squares on white, also at night.
    UIColor.white.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 12).fill()
    context.interpolationQuality = .none
    // Each square is as many whole pixels as fit, so that all are of one size.
    let scale = traitCollection.displayScale
    let square = (min(bounds.width, bounds.height) * scale / CGFloat(image.width)).rounded(.down) / scale
    let side = square * CGFloat(image.width)
    let place = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: place)
  }
}
