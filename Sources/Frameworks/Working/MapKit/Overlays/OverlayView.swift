// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows what a renderer draws.
class OverlayView: UIView {
  let renderer: MKOverlayRenderer

  init(_ renderer: MKOverlayRenderer) {
    self.renderer = renderer
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("not in nibs") }

  static func view(for renderer: MKOverlayRenderer) -> OverlayView {
    if let tiles = renderer as? MKTileOverlayRenderer { return TileOverlayView(tiles) }
    // Classes of the app's own draw themselves; what these draw is known.
    let known: [MKOverlayRenderer.Type] = [MKPolylineRenderer.self, MKPolygonRenderer.self, MKCircleRenderer.self]
    if let path = renderer as? MKOverlayPathRenderer, known.contains(where: { $0 == type(of: renderer) }) {
      return PathOverlayView(path)
    }
    return DrawnOverlayView(renderer)
  }

  /// - Parameters:
  ///   - rect: What the map shows.
  ///   - scale: Points a map point.
  ///   - again: Whether the renderer has something else to draw.
  func show(_ rect: MKMapRect, scale: Double, in bounds: CGRect, again: Bool) {
    alpha = renderer.alpha
    renderer.contentScaleFactor = traitCollection.displayScale
  }
}

/// An outline, which moves with the map and is made again for another scale.
private final class PathOverlayView: OverlayView {
  private let shape = CAShapeLayer()
  private let outline: MKOverlayPathRenderer
  private var shownScale = 0.0

  init(_ renderer: MKOverlayPathRenderer) {
    outline = renderer
    super.init(renderer)
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { fatalError("not in nibs") }

  override func show(_ rect: MKMapRect, scale: Double, in bounds: CGRect, again: Bool) {
    super.show(rect, scale: scale, in: bounds, again: again)
    if again { paint() }
    if again || scale != shownScale {
      shownScale = scale
      var transform = CGAffineTransform(scaleX: scale, y: scale)
      shape.path = outline.path?.copy(using: &transform)
      shape.lineWidth = outline.lineWidth == 0 ? 12 : outline.lineWidth
    }
    let corner = outline.overlay.boundingMapRect.origin
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.position = CGPoint(x: (corner.x - rect.minX) * scale, y: (corner.y - rect.minY) * scale)
    CATransaction.commit()
  }

  private func paint() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.fillColor = outline.fillColor?.resolvedColor(with: traitCollection).cgColor
    shape.strokeColor = outline.strokeColor?.resolvedColor(with: traitCollection).cgColor
    shape.fillRule = .evenOdd
    shape.lineCap = outline.lineCap == .butt ? .butt : outline.lineCap == .square ? .square : .round
    shape.lineJoin = outline.lineJoin == .miter ? .miter : outline.lineJoin == .bevel ? .bevel : .round
    shape.lineDashPattern = outline.lineDashPattern
    shape.lineDashPhase = outline.lineDashPhase
    if let line = outline as? MKPolylineRenderer {
      (shape.strokeStart, shape.strokeEnd) = (line.strokeStart, line.strokeEnd)
    }
    CATransaction.commit()
  }
}

/// What a renderer of the app's draws, again whenever the map moves.
private final class DrawnOverlayView: OverlayView {
  private var rect = MKMapRect.null
  private var scale = 0.0

  override func show(_ rect: MKMapRect, scale: Double, in bounds: CGRect, again: Bool) {
    super.show(rect, scale: scale, in: bounds, again: again)
    guard again || rect != self.rect || scale != self.scale else { return }
    (self.rect, self.scale, frame) = (rect, scale, bounds)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard scale > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let corner = renderer.overlay.boundingMapRect.origin
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: corner.x - self.rect.minX, y: corner.y - self.rect.minY)
    if renderer.canDraw(self.rect, zoomScale: scale) { renderer.draw(self.rect, zoomScale: scale, in: context) }
  }
}
