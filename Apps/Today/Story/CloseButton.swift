// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A cross in a disc of 20 points, in a hit area of 40.
final class CloseButton: UIButton {
  static let hitSize: CGFloat = 40

  override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  private func assemble() {
    setImage(CloseButton.drawCross(), for: .normal)
    accessibilityLabel = NSLocalizedString("Close", comment: "Leaves the story")
  }

  /// Dark enough for a light picture, with a rim of its own colour for a dark one.
  private static func drawCross() -> UIImage {
    let size = CGSize(width: 20, height: 20)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(white: 0.22, alpha: 0.72).setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
      let cross = UIBezierPath()
      cross.move(to: CGPoint(x: 6.75, y: 6.75))
      cross.addLine(to: CGPoint(x: 13.25, y: 13.25))
      cross.move(to: CGPoint(x: 13.25, y: 6.75))
      cross.addLine(to: CGPoint(x: 6.75, y: 13.25))
      cross.lineWidth = 1.75
      cross.lineCapStyle = .round
      UIColor.white.setStroke()
      cross.stroke()
    }.withRenderingMode(.alwaysOriginal)
  }
}
