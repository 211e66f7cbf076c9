// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Rings inside one another, each closed as far as a value says.
final class RingsView: UIView {
  struct Ring {
    let color: UIColor
    /// From 0 to 1.
    let share: Double
  }

  var rings: [Ring] = [] {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    fatalError("Rings are made in code.")
  }

  override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let width = side * 0.115
    for (index, ring) in rings.enumerated() {
      let radius = side / 2 - width / 2 - CGFloat(index) * width * 1.18
      guard radius > 0 else { return }
      stroke(ring.color.withAlphaComponent(0.2), radius, width, share: 1)
      stroke(ring.color, radius, width, share: ring.share)
    }
  }

  private func stroke(_ color: UIColor, _ radius: CGFloat, _ width: CGFloat, share: Double) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * CGFloat(max(share, 0.001)), clockwise: true)
    path.lineWidth = width
    path.lineCapStyle = .round
    color.setStroke()
    path.stroke()
  }
}
