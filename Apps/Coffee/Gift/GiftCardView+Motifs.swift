// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// What is on the cards, by Core Graphics, on a card of 160 × 100 points.

extension GiftCardView {
  func drawMotif(_ motif: GiftCard.Motif, in context: CGContext) {
    switch motif {
    case .sun: drawSun(in: context)
    case .rings: drawRings(in: context)
    case .hearts: drawHearts(in: context)
    case .confetti: drawConfetti(in: context)
    case .hills: drawHills(in: context)
    case .moons: drawMoons(in: context)
    }
  }

  /// A sun with rays, lighter than what it lies on.
  private func drawSun(in context: CGContext) {
    context.setBlendMode(.softLight)
    context.setFillColor(UIColor.white.cgColor)
    context.translateBy(x: 112, y: 38)
    for ray in 0..<12 {
      context.saveGState()
      context.rotate(by: CGFloat(ray) * .pi / 6)
      context.fill(CGRect(x: 30, y: -2, width: ray % 2 == 0 ? 60 : 30, height: 4))
      context.restoreGState()
    }
    context.fillEllipse(in: CGRect(x: -24, y: -24, width: 48, height: 48))
    context.setBlendMode(.normal)
    context.setFillColor(UIColor(white: 1, alpha: 0.9).cgColor)
    context.fillEllipse(in: CGRect(x: -18, y: -18, width: 36, height: 36))
  }

  /// The rings that cups leave, some of them dashed.
  private func drawRings(in context: CGContext) {
    let rings: [(x: CGFloat, y: CGFloat, radius: CGFloat, width: CGFloat, dashes: [CGFloat])] = [
      (118, 34, 36, 5, []), (118, 34, 27, 1.5, [2, 4]), (84, 52, 22, 4, []), (140, 72, 16, 3, [7, 3]),
      (58, 20, 11, 2.5, []),
    ]
    for ring in rings {
      context.setStrokeColor(UIColor(white: 1, alpha: 0.5).cgColor)
      context.setLineWidth(ring.width)
      context.setLineDash(phase: 0, lengths: ring.dashes)
      context.strokeEllipse(
        in: CGRect(x: ring.x - ring.radius, y: ring.y - ring.radius, width: 2 * ring.radius, height: 2 * ring.radius))
    }
  }

  /// Hearts within hearts, as in a latte.
  private func drawHearts(in context: CGContext) {
    let heart = UIBezierPath()
    heart.move(to: CGPoint(x: 0, y: 0.62))
    heart.addCurve(
      to: CGPoint(x: 0, y: -0.32), controlPoint1: CGPoint(x: -1.05, y: -0.05),
      controlPoint2: CGPoint(x: -0.62, y: -0.85))
    heart.addCurve(
      to: CGPoint(x: 0, y: 0.62), controlPoint1: CGPoint(x: 0.62, y: -0.85), controlPoint2: CGPoint(x: 1.05, y: -0.05))
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 6, color: UIColor(white: 0, alpha: 0.25).cgColor)
    context.translateBy(x: 110, y: 42)
    for (index, size) in [44, 36, 26, 18, 8].enumerated() {
      context.saveGState()
      context.scaleBy(x: CGFloat(size), y: CGFloat(size))
      context.addPath(heart.cgPath)
      context.setFillColor(UIColor(hex: index % 2 == 0 ? 0xFFF3E0 : 0xB9814A).cgColor)
      context.fillPath()
      context.restoreGState()
      // Only the largest lies above the card.
      context.setShadow(offset: .zero, blur: 0, color: nil)
    }
  }

  /// Paper that flies, the same on every card.
  private func drawConfetti(in context: CGContext) {
    var seed: UInt32 = 7
    func next() -> CGFloat {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return CGFloat(seed >> 8) / CGFloat(1 << 24)
    }
    let colors = [0xFFD84D, 0x5CE1E6, 0xFF7BAC, 0xFFFFFF, 0x8CE99A]
    for index in 0..<46 {
      context.saveGState()
      context.translateBy(x: next() * 160, y: next() * 74)
      context.rotate(by: next() * .pi)
      context.setFillColor(UIColor(hex: colors[index % colors.count]).withAlphaComponent(0.9).cgColor)
      let size = 3 + next() * 4
      if index % 3 == 0 {
        context.fillEllipse(in: CGRect(x: -size / 2, y: -size / 2, width: size, height: size))
      } else {
        context.fill(CGRect(x: -size, y: -size / 4, width: size * 2, height: size / 2))
      }
      context.restoreGState()
    }
  }

  /// Hills, each darker than the one behind it.
  private func drawHills(in context: CGContext) {
    context.setFillColor(UIColor(white: 1, alpha: 0.85).cgColor)
    context.fillEllipse(in: CGRect(x: 112, y: 14, width: 24, height: 24))
    for (index, color) in [0x7CC4A6, 0x45A07C, 0x1D7A58].enumerated() {
      let y = CGFloat(50 + index * 14)
      context.move(to: CGPoint(x: 0, y: y))
      context.addCurve(
        to: CGPoint(x: 160, y: y - 4), control1: CGPoint(x: 50, y: y - 30 + CGFloat(index) * 16),
        control2: CGPoint(x: 96, y: y + 22 - CGFloat(index) * 12))
      context.addLine(to: CGPoint(x: 160, y: 100))
      context.addLine(to: CGPoint(x: 0, y: 100))
      context.closePath()
      context.setFillColor(UIColor(hex: color).cgColor)
      context.fillPath()
    }
  }

  /// The phases of the moon: what a smaller disc leaves of a larger one.
  private func drawMoons(in context: CGContext) {
    for (index, phase) in [-9, -5, 0, 5, 9].enumerated() {
      let center = CGPoint(x: 26 + CGFloat(index) * 27, y: 36)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor(hex: 0xFFE9B0).cgColor)
      context.fillEllipse(in: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20))
      if phase != 0 {
        context.setBlendMode(.destinationOut)
        context.fillEllipse(in: CGRect(x: center.x - 10 + CGFloat(phase), y: center.y - 10, width: 20, height: 20))
      }
      context.endTransparencyLayer()
    }
  }
}
