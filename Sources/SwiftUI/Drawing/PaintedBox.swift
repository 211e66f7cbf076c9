// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// A box that is filled with a paint: a colour's.
class PaintedBox: Box {
  private let layers = FillLayers()

  /// What fills the box.
  final var paint = Paint.color(CGColor(gray: 0, alpha: 0)) {
    didSet { if paint != oldValue { appearanceDidChange() } }
  }

  override func draw(into drawing: inout Drawing, at place: CGRect) {
    layers.draw(paint, at: place, into: &drawing, isRightToLeft: isRightToLeft)
  }

  override func isHit(_ point: CGPoint) -> Bool {
    guard CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
    guard case .color(let color) = paint else { return true }
    return color.alpha > 0
  }
}

extension GradientPaint {
  /// Makes a gradient layer show the gradient in a size in points.
  @MainActor func apply(to layer: CAGradientLayer, size: CGSize, isRightToLeft: Bool) {
    layer.colors = stops.map(\.color)
    layer.locations = stops.map { NSNumber(value: Double($0.location)) }
    func point(_ point: UnitPoint) -> CGPoint { CGPoint(x: isRightToLeft ? 1 - point.x : point.x, y: point.y) }
    switch kind {
    case .linear(let start, let end):
      layer.type = .axial
      layer.startPoint = point(start)
      layer.endPoint = point(end)
    case .radial(let center, let start, let end):
      layer.type = .radial
      layer.startPoint = point(center)
      // The end point of a layer's gradient is a corner of the ellipse's box.
      let (width, height) = (max(size.width, 1e-3), max(size.height, 1e-3))
      layer.endPoint = CGPoint(x: layer.startPoint.x + end / width, y: layer.startPoint.y + end / height)
      layer.locations = shifted(start: end > 0 ? start / end : 0)
    case .elliptical(let center, let start, let end):
      layer.type = .radial
      layer.startPoint = point(center)
      layer.endPoint = CGPoint(x: layer.startPoint.x + end, y: layer.startPoint.y + end)
      layer.locations = shifted(start: end > 0 ? start / end : 0)
    case .angular(let center, let start, let end):
      layer.type = .conic
      layer.startPoint = point(center)
      let radius = 0.5
      layer.endPoint = CGPoint(
        x: layer.startPoint.x + radius * cos(start), y: layer.startPoint.y + radius * sin(start))
      let share = min(max(abs(end - start) / (2 * .pi), 0), 1)
      layer.locations = stops.map { NSNumber(value: Double($0.location) * share) }
    }
  }

  /// The locations where the first stop begins at a share of the radius.
  private func shifted(start: CGFloat) -> [NSNumber] {
    stops.map { NSNumber(value: Double(start + (1 - start) * $0.location)) }
  }
}
