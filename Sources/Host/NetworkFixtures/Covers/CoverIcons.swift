// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// What signs of apps show.
enum CoverIcon: String, CaseIterable {
  case note, bubble, camera, weather, heart, bolt, leaf, play, chart, compass, pin, check, wave, bookmark, ringed, key
}

extension CoverCanvas {
  /// A white sign on a slope of colour.
  mutating func draw(_ icon: CoverIcon) {
    let from = random.pick(palette.bright.filter { $0.luminance < 0.8 } + [palette.ground])
    let ground = from.luminance > 0.8 ? from.darker(0.35) : from
    let end = random.chance(0.5) ? ground.darker(0.38) : random.pick(palette.bright).darker(0.3)
    slope([(0, ground.lighter(0.22)), (1, end)], (0, 0), (width * 0.3, height))
    context.saveGState()
    context.translateBy(x: width / 2 - 0.5, y: height / 2 - 0.5)
    sign(icon, CoverInk.white, hole: ground.mixed(end, 0.5))
    context.restoreGState()
    vertical([(0, CoverInk.white.faded(0.12)), (0.5, CoverInk.clear)], to: height)
  }

  /// - Parameter hole: What is seen through the sign.
  private func sign(_ icon: CoverIcon, _ ink: CoverInk, hole: CoverInk) {
    switch icon {
    case .note:
      disc(0.37, 0.68, 0.095, ink)
      disc(0.65, 0.62, 0.095, ink)
      rect(0.425, 0.3, 0.042, 0.38, ink)
      rect(0.705, 0.24, 0.042, 0.38, ink)
      polygon([(0.425, 0.3), (0.747, 0.22), (0.747, 0.33), (0.425, 0.41)], ink)
    case .bubble:
      rounded(CGRect(x: 0.2, y: 0.24, width: 0.6, height: 0.42), 0.2, ink)
      polygon([(0.3, 0.58), (0.28, 0.79), (0.5, 0.63)], ink)
      for x in [0.36, 0.5, 0.64] as [CGFloat] { disc(x, 0.45, 0.04, hole) }
    case .camera:
      rounded(CGRect(x: 0.19, y: 0.32, width: 0.62, height: 0.43), 0.09, ink)
      rounded(CGRect(x: 0.37, y: 0.25, width: 0.26, height: 0.15), 0.04, ink)
      disc(0.5, 0.535, 0.145, hole)
      disc(0.5, 0.535, 0.1, ink)
      disc(0.5, 0.535, 0.06, hole)
    case .weather:
      disc(0.62, 0.37, 0.14, 0xFFD24A)
      disc(0.38, 0.58, 0.13, ink)
      disc(0.55, 0.52, 0.165, ink)
      disc(0.69, 0.6, 0.11, ink)
      rounded(CGRect(x: 0.26, y: 0.57, width: 0.54, height: 0.145), 0.07, ink)
    case .heart:
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0.5, y: 0.77))
      path.addCurve(
        to: CGPoint(x: 0.5, y: 0.36), control1: CGPoint(x: 0.02, y: 0.48), control2: CGPoint(x: 0.32, y: 0.1))
      path.addCurve(
        to: CGPoint(x: 0.5, y: 0.77), control1: CGPoint(x: 0.68, y: 0.1), control2: CGPoint(x: 0.98, y: 0.48))
      fill(path, ink)
    case .bolt: polygon([(0.56, 0.16), (0.28, 0.56), (0.47, 0.56), (0.42, 0.84), (0.72, 0.42), (0.52, 0.42)], ink)
    case .leaf:
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0.26, y: 0.74))
      path.addCurve(
        to: CGPoint(x: 0.76, y: 0.22), control1: CGPoint(x: 0.16, y: 0.38), control2: CGPoint(x: 0.44, y: 0.2))
      path.addCurve(
        to: CGPoint(x: 0.26, y: 0.74), control1: CGPoint(x: 0.84, y: 0.56), control2: CGPoint(x: 0.6, y: 0.84))
      fill(path, ink)
      line([(0.24, 0.78), (0.58, 0.42)], 0.03, hole)
    case .play:
      disc(0.5, 0.5, 0.31, ink)
      stroke(Self.path([(0.44, 0.38), (0.44, 0.62), (0.63, 0.5)], isClosed: true), 0.04, hole)
      polygon([(0.44, 0.38), (0.44, 0.62), (0.63, 0.5)], hole)
    case .chart:
      for (index, tall) in ([0.18, 0.3, 0.24, 0.46] as [CGFloat]).enumerated() {
        rounded(CGRect(x: 0.22 + CGFloat(index) * 0.15, y: 0.75 - tall, width: 0.11, height: tall), 0.03, ink)
      }
    case .compass:
      ring(0.5, 0.5, 0.29, 0.055, ink)
      polygon([(0.64, 0.36), (0.55, 0.55), (0.45, 0.45)], 0xFF5A4A)
      polygon([(0.36, 0.64), (0.55, 0.55), (0.45, 0.45)], ink)
    case .pin:
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0.5, y: 0.82))
      path.addCurve(
        to: CGPoint(x: 0.5, y: 0.18), control1: CGPoint(x: 0.16, y: 0.5), control2: CGPoint(x: 0.24, y: 0.18))
      path.addCurve(
        to: CGPoint(x: 0.5, y: 0.82), control1: CGPoint(x: 0.76, y: 0.18), control2: CGPoint(x: 0.84, y: 0.5))
      fill(path, ink)
      disc(0.5, 0.41, 0.095, hole)
    case .check:
      rounded(CGRect(x: 0.22, y: 0.22, width: 0.56, height: 0.56), 0.14, ink)
      line([(0.36, 0.5), (0.47, 0.61), (0.66, 0.39)], 0.065, hole)
    case .wave:
      for (index, tall) in ([0.1, 0.26, 0.44, 0.2, 0.36, 0.14] as [CGFloat]).enumerated() {
        rounded(CGRect(x: 0.2 + CGFloat(index) * 0.104, y: 0.5 - tall / 2, width: 0.062, height: tall), 0.03, ink)
      }
    case .bookmark:
      polygon([(0.32, 0.2), (0.68, 0.2), (0.68, 0.8), (0.5, 0.65), (0.32, 0.8)], ink)
      disc(0.5, 0.4, 0.07, hole)
    case .ringed:
      disc(0.5, 0.5, 0.2, ink)
      turned(-0.06, about: 0.5, 0.5) {
        context.setStrokeColor(hole.cg)
        context.setLineWidth(0.09)
        context.strokeEllipse(in: CGRect(x: 0.16, y: 0.41, width: 0.68, height: 0.18))
        context.setStrokeColor(ink.cg)
        context.setLineWidth(0.04)
        context.strokeEllipse(in: CGRect(x: 0.16, y: 0.41, width: 0.68, height: 0.18))
        clipped(CGRect(x: 0.2, y: 0.2, width: 0.6, height: 0.3)) { disc(0.5, 0.5, 0.2, ink) }
      }
    case .key:
      ring(0.36, 0.5, 0.12, 0.065, ink)
      rect(0.46, 0.47, 0.36, 0.062, ink)
      rect(0.68, 0.5, 0.055, 0.13, ink)
      rect(0.77, 0.5, 0.05, 0.1, ink)
    }
  }
}
