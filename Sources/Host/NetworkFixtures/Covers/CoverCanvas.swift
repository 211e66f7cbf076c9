// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// What covers are drawn on: lengths are shares of the shorter side, y runs down.
struct CoverCanvas {
  let context: CGContext
  let width: CGFloat
  /// May be more than is seen.
  var height: CGFloat
  let palette: CoverPalette
  var random: CoverRandom

  typealias Stop = (CGFloat, CoverInk)

  var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
  var centre: CGPoint { CGPoint(x: width / 2, y: height / 2) }

  // MARK: - Areas

  func fill(_ ink: CoverInk) { fill(bounds, ink) }

  func fill(_ rect: CGRect, _ ink: CoverInk) {
    context.setFillColor(ink.cg)
    context.fill(rect)
  }

  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ ink: CoverInk) {
    fill(CGRect(x: x, y: y, width: width, height: height), ink)
  }

  func fill(_ path: CGPath, _ ink: CoverInk) {
    context.setFillColor(ink.cg)
    context.addPath(path)
    context.fillPath()
  }

  func rounded(_ rect: CGRect, _ radius: CGFloat, _ ink: CoverInk) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    fill(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil), ink)
  }

  func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ ink: CoverInk) {
    ellipse(x, y, radius, radius, ink)
  }

  func ellipse(_ x: CGFloat, _ y: CGFloat, _ across: CGFloat, _ down: CGFloat, _ ink: CoverInk) {
    context.setFillColor(ink.cg)
    context.fillEllipse(in: CGRect(x: x - across, y: y - down, width: 2 * across, height: 2 * down))
  }

  func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ line: CGFloat, _ ink: CoverInk) {
    context.setStrokeColor(ink.cg)
    context.setLineWidth(line)
    context.strokeEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  func polygon(_ points: [(CGFloat, CGFloat)], _ ink: CoverInk) { fill(Self.path(points, isClosed: true), ink) }

  func line(_ points: [(CGFloat, CGFloat)], _ line: CGFloat, _ ink: CoverInk, isRound: Bool = true) {
    stroke(Self.path(points, isClosed: false), line, ink, isRound: isRound)
  }

  func stroke(_ path: CGPath, _ line: CGFloat, _ ink: CoverInk, isRound: Bool = true) {
    context.setStrokeColor(ink.cg)
    context.setLineWidth(line)
    context.setLineCap(isRound ? .round : .butt)
    context.setLineJoin(isRound ? .round : .miter)
    context.addPath(path)
    context.strokePath()
  }

  static func path(_ points: [(CGFloat, CGFloat)], isClosed: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    if isClosed { path.closeSubpath() }
    return path
  }

  /// A closed curve through points.
  static func blob(_ points: [(CGFloat, CGFloat)]) -> CGPath {
    let path = CGMutablePath()
    let count = points.count
    func middle(_ index: Int) -> CGPoint {
      let (one, other) = (points[index % count], points[(index + 1) % count])
      return CGPoint(x: (one.0 + other.0) / 2, y: (one.1 + other.1) / 2)
    }
    path.move(to: middle(count - 1))
    for index in 0..<count {
      path.addQuadCurve(to: middle(index), control: CGPoint(x: points[index].0, y: points[index].1))
    }
    path.closeSubpath()
    return path
  }

  /// A slice of a circle, angles in turns, clockwise from the right.
  static func slice(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from: CGFloat, to: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x, y: y))
    path.addArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: from * 2 * .pi, endAngle: to * 2 * .pi, clockwise: false)
    path.closeSubpath()
    return path
  }

  // MARK: - Light

  private static func gradient(_ stops: [Stop]) -> CGGradient {
    CGGradient(
      stops: stops.map {
        .init(
          location: $0.0,
          color: RGBAColor(
            red: Float($0.1.red), green: Float($0.1.green), blue: Float($0.1.blue), alpha: Float($0.1.alpha)))
      })
  }

  /// Colours from the upper edge to the lower one, or from one height to another: the last goes on below, and nothing is
  /// drawn above.
  func vertical(_ stops: [Stop], from: CGFloat = 0, to: CGFloat? = nil) {
    clipped(CGRect(x: -1, y: from == 0 ? -1 : from, width: width + 2, height: height + 2)) {
      slope(stops, (0, from), (0, to ?? height))
    }
  }

  func slope(_ stops: [Stop], _ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)) {
    context.drawLinearGradient(
      Self.gradient(stops), start: CGPoint(x: start.0, y: start.1), end: CGPoint(x: end.0, y: end.1),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  /// Colours from a point outwards; beyond the radius nothing is drawn.
  func radial(_ stops: [Stop], _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    let centre = CGPoint(x: x, y: y)
    context.drawRadialGradient(
      Self.gradient(stops), startCenter: centre, startRadius: 0, endCenter: centre, endRadius: radius, options: [])
  }

  /// Light around a point, as lenses add it.
  func glow(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ ink: CoverInk, _ strength: CGFloat = 1) {
    blending(.screen) {
      radial(
        [
          (0, ink.faded(strength)), (0.25, ink.faded(strength * 0.56)), (0.5, ink.faded(strength * 0.22)),
          (0.75, ink.faded(strength * 0.06)), (1, ink.faded(0)),
        ], x, y, radius)
    }
  }

  /// Darker towards the corners.
  func vignette(_ strength: CGFloat = 0.45) {
    let reach = (width * width + height * height).squareRoot() / 2
    radial(
      [(0, CoverInk.black.faded(0)), (0.55, CoverInk.black.faded(0)), (1, CoverInk.black.faded(strength))], width / 2,
      height / 2, reach * 1.05)
  }

  // MARK: - States

  func blending(_ mode: CGBlendMode, _ body: () -> Void) {
    context.saveGState()
    context.setBlendMode(mode)
    body()
    context.restoreGState()
  }

  func clipped(_ path: CGPath, _ body: () -> Void) {
    context.saveGState()
    context.addPath(path)
    context.clip()
    body()
    context.restoreGState()
  }

  func clipped(_ rect: CGRect, _ body: () -> Void) {
    context.saveGState()
    context.clip(to: rect)
    body()
    context.restoreGState()
  }

  /// Draws turned about a point, an angle in turns, and larger.
  func turned(_ turns: CGFloat, about x: CGFloat, _ y: CGFloat, scale: CGFloat = 1, _ body: () -> Void) {
    context.saveGState()
    context.translateBy(x: x, y: y)
    context.rotate(by: turns * 2 * .pi)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -x, y: -y)
    body()
    context.restoreGState()
  }

  // MARK: - Landscape

  /// The heights of a rough line, 0 to 1, by halving.
  mutating func ridge(_ count: Int, roughness: CGFloat) -> [CGFloat] {
    var size = 1
    while size < count { size *= 2 }
    var heights = [CGFloat](repeating: 0, count: size + 1)
    (heights[0], heights[size]) = (random.unit(), random.unit())
    var (step, swing) = (size, CGFloat(0.5))
    while step > 1 {
      for start in stride(from: 0, to: size, by: step) {
        heights[start + step / 2] =
          (heights[start] + heights[start + step]) / 2 + (random.unit() - 0.5) * swing
      }
      (step, swing) = (step / 2, swing * roughness)
    }
    let (low, high) = (heights.min() ?? 0, heights.max() ?? 1)
    return heights.map { ($0 - low) / max(high - low, 0.001) }
  }

  /// The area below a rough line across the picture.
  mutating func hills(_ base: CGFloat, _ swing: CGFloat, roughness: CGFloat = 0.5, points: Int = 64) -> CGPath {
    let heights = ridge(points, roughness: roughness)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -0.01, y: height + 0.01))
    for (index, value) in heights.enumerated() {
      path.addLine(
        to: CGPoint(
          x: CGFloat(index) / CGFloat(heights.count - 1) * (width + 0.02) - 0.01, y: base - value * swing))
    }
    path.addLine(to: CGPoint(x: width + 0.01, y: height + 0.01))
    path.closeSubpath()
    return path
  }

  /// The area below a soft wave.
  static func swell(
    _ base: CGFloat, _ swing: CGFloat, waves: CGFloat, phase: CGFloat, width: CGFloat, bottom: CGFloat
  ) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -0.01, y: bottom))
    for step in 0...48 {
      let x = CGFloat(step) / 48 * (width + 0.02) - 0.01
      path.addLine(to: CGPoint(x: x, y: base + sin((x / width * waves + phase) * 2 * .pi) * swing))
    }
    path.addLine(to: CGPoint(x: width + 0.01, y: bottom))
    path.closeSubpath()
    return path
  }

  mutating func stars(_ count: Int, below: CGFloat, _ ink: CoverInk = .white) {
    for _ in 0..<count {
      let (x, y) = (random.unit() * width, random.unit() * below)
      let size = random.unit()
      disc(x, y, 0.0012 + size * size * 0.0026, ink.faded(0.35 + 0.65 * random.unit()))
    }
  }

  /// A heap of soft light, as clouds are.
  mutating func cloud(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat, _ ink: CoverInk, _ strength: CGFloat = 0.5) {
    for _ in 0..<9 {
      let (dx, dy) = ((random.unit() - 0.5) * size * 2.2, (random.unit() - 0.5) * size * 0.5)
      let reach = size * random.between(0.35, 0.75)
      radial(
        [(0, ink.faded(strength)), (0.5, ink.faded(strength * 0.45)), (1, ink.faded(0))], x + dx,
        y + dy - reach * 0.2, reach)
    }
  }

  /// A fir, from its foot.
  func fir(_ x: CGFloat, _ y: CGFloat, _ tall: CGFloat, _ ink: CoverInk) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x, y: y - tall))
    let steps = 5
    for side in [1, -1] as [CGFloat] {
      for step in side > 0 ? Array(1...steps) : Array((1...steps).reversed()) {
        let share = CGFloat(step) / CGFloat(steps)
        let out = CGPoint(x: x + side * tall * 0.24 * share, y: y - tall + tall * 0.94 * share)
        let inner = CGPoint(x: x + side * tall * 0.10 * share, y: y - tall + tall * (0.94 * share - 0.03))
        path.addLine(to: side > 0 ? out : inner)
        path.addLine(to: side > 0 ? inner : out)
      }
    }
    path.closeSubpath()
    fill(path, ink)
    rect(x - tall * 0.02, y - tall * 0.08, tall * 0.04, tall * 0.09, ink)
  }

  /// Somebody who stands, from the feet.
  func figure(_ x: CGFloat, _ y: CGFloat, _ tall: CGFloat, _ ink: CoverInk) {
    disc(x, y - tall * 0.90, tall * 0.085, ink)
    let body = Self.blob([
      (x - tall * 0.16, y - tall * 0.76), (x + tall * 0.16, y - tall * 0.76), (x + tall * 0.15, y - tall * 0.42),
      (x + tall * 0.09, y), (x + tall * 0.015, y), (x, y - tall * 0.3), (x - tall * 0.015, y), (x - tall * 0.09, y),
      (x - tall * 0.15, y - tall * 0.42),
    ])
    fill(body, ink)
    rounded(CGRect(x: x - tall * 0.075, y: y - tall * 0.45, width: tall * 0.065, height: tall * 0.45), tall * 0.02, ink)
    rounded(CGRect(x: x + tall * 0.01, y: y - tall * 0.45, width: tall * 0.065, height: tall * 0.45), tall * 0.02, ink)
  }

  /// A head and shoulders seen from the side, looking right, in a box.
  static func profile(_ box: CGRect) -> CGPath {
    let path = CGMutablePath()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    path.move(to: point(0.02, 1))
    path.addCurve(to: point(0.27, 0.74), control1: point(0.03, 0.84), control2: point(0.18, 0.82))
    path.addCurve(to: point(0.20, 0.50), control1: point(0.30, 0.68), control2: point(0.24, 0.60))
    path.addCurve(to: point(0.48, 0.03), control1: point(0.08, 0.24), control2: point(0.26, 0.04))
    path.addCurve(to: point(0.76, 0.25), control1: point(0.66, 0.02), control2: point(0.76, 0.12))
    path.addCurve(to: point(0.755, 0.345), control1: point(0.76, 0.29), control2: point(0.745, 0.32))
    path.addCurve(to: point(0.835, 0.475), control1: point(0.775, 0.40), control2: point(0.835, 0.45))
    path.addCurve(to: point(0.775, 0.505), control1: point(0.838, 0.50), control2: point(0.79, 0.495))
    path.addCurve(to: point(0.795, 0.555), control1: point(0.785, 0.525), control2: point(0.80, 0.54))
    path.addCurve(to: point(0.775, 0.58), control1: point(0.79, 0.565), control2: point(0.78, 0.572))
    path.addCurve(to: point(0.785, 0.625), control1: point(0.79, 0.595), control2: point(0.795, 0.61))
    path.addCurve(to: point(0.755, 0.70), control1: point(0.775, 0.65), control2: point(0.785, 0.68))
    path.addCurve(to: point(0.60, 0.70), control1: point(0.72, 0.725), control2: point(0.65, 0.705))
    path.addCurve(to: point(0.62, 0.80), control1: point(0.575, 0.72), control2: point(0.59, 0.76))
    path.addCurve(to: point(0.98, 1), control1: point(0.74, 0.84), control2: point(0.96, 0.86))
    path.closeSubpath()
    return path
  }
}
