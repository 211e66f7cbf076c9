// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gift card's face, drawn at the size that it has.
final class GiftCardView: UIView {
  var card: GiftCard? {
    didSet {
      guard card != oldValue else { return }
      accessibilityLabel = card.map { "Gift card: \($0.title)" }
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    contentMode = .redraw
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Cards are made in code.")
  }

  override func draw(_ rect: CGRect) {
    guard let card = card, let context = UIGraphicsGetCurrentContext() else { return }
    let colors = [UIColor(hex: card.top).cgColor, UIColor(hex: card.bottom).cgColor] as CFArray
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil) {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: bounds.width * 0.4, y: bounds.height), options: [.drawsAfterEndLocation]
      )
    }
    context.saveGState()
    // Motifs are drawn on a card of 160 × 100.
    context.scaleBy(x: bounds.width / 160, y: bounds.height / 100)
    drawMotif(card.motif, in: context)
    context.restoreGState()
    drawTitle(card.title)
  }

  private func drawTitle(_ title: String) {
    let size = max(13, bounds.height * 0.13)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: .bold), .foregroundColor: UIColor.white,
    ]
    let text = title as NSString
    let box = text.size(withAttributes: attributes)
    let margin = bounds.height * 0.12
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    text.draw(
      at: CGPoint(
        x: isRightToLeft ? bounds.width - margin - box.width : margin, y: bounds.height - margin - box.height),
      withAttributes: attributes)
  }
}
