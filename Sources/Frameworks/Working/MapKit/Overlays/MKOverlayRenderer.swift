// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Draws an overlay. Its own coordinates are map points from the corner of what the overlay covers.
open class MKOverlayRenderer: NSObject {
  open private(set) var overlay: any MKOverlay
  /// From 0 to 1. Defaults to 1.
  open var alpha: CGFloat = 1 { didSet { onChange?() } }
  /// How many points are as wide as a map point where it is drawn.
  open internal(set) var contentScaleFactor: CGFloat = 1
  /// Told when it is to be drawn again.
  var onChange: (() -> Void)?

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let corner = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - corner.x, y: mapPoint.y - corner.y)
  }

  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let corner = overlay.boundingMapRect.origin
    return MKMapPoint(x: Double(point.x) + corner.x, y: Double(point.y) + corner.y)
  }

  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin), size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }

  /// Whether it can draw now. Defaults to `true`.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws into a context whose points are those of the renderer. Draws nothing by itself.
  ///
  /// - Parameter zoomScale: Points a map point.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  open func setNeedsDisplay() { onChange?() }
  open func setNeedsDisplay(_ mapRect: MKMapRect) { onChange?() }
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { onChange?() }
}

/// Points a map point.
public typealias MKZoomScale = CGFloat

/// How wide a road is at a scale, in map points.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 12 / zoomScale }

/// Draws an outline, filled and stroked. Lines are as wide on the screen whatever the scale.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// Defaults to `nil`: nothing is filled.
  open var fillColor: UIColor? { didSet { onChange?() } }
  /// Defaults to `nil`: no line is drawn.
  open var strokeColor: UIColor? { didSet { onChange?() } }
  /// Points; 0, the default, stands for as wide as a road.
  open var lineWidth: CGFloat = 0 { didSet { onChange?() } }
  open var lineJoin: CGLineJoin = .round { didSet { onChange?() } }
  open var lineCap: CGLineCap = .round { didSet { onChange?() } }
  open var miterLimit: CGFloat = 10 { didSet { onChange?() } }
  /// Points.
  open var lineDashPhase: CGFloat = 0 { didSet { onChange?() } }
  /// Points. Defaults to `nil`: the line is whole.
  open var lineDashPattern: [NSNumber]? { didSet { onChange?() } }
  /// A hint.
  open var shouldRasterize = false

  private var shape: CGPath?
  private var isCreating = false

  /// In the renderer's coordinates; made by `createPath()` when it is asked for first.
  open var path: CGPath! {
    get {
      if shape == nil {
        isCreating = true
        createPath()
        isCreating = false
      }
      return shape
    }
    set {
      shape = newValue
      // Whoever asked for the path is about to draw it.
      if !isCreating { onChange?() }
    }
  }

  /// Sets `path`; subclasses say how.
  open func createPath() {}

  open func invalidatePath() {
    shape = nil
    onChange?()
  }

  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    context.setLineWidth((lineWidth == 0 ? 12 : lineWidth) / zoomScale)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    if let lineDashPattern {
      context.setLineDash(
        phase: lineDashPhase / zoomScale, lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
    }
  }

  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  open func strokePath(_ path: CGPath, in context: CGContext) {
    guard strokeColor != nil else { return }
    context.addPath(path)
    context.strokePath()
  }

  open func fillPath(_ path: CGPath, in context: CGContext) {
    guard fillColor != nil else { return }
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    applyFillProperties(to: context, atZoomScale: zoomScale)
    fillPath(path, in: context)
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }

  /// An outline through places.
  fileprivate func outline(_ places: [MKMapPoint], isClosed: Bool, into path: CGMutablePath) {
    guard let first = places.first else { return }
    path.move(to: point(for: first))
    for place in places.dropFirst() { path.addLine(to: point(for: place)) }
    if isClosed { path.closeSubpath() }
  }
}

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  open var polyline: MKPolyline {
    guard let line = overlay as? MKPolyline else { fatalError("a polyline's renderer needs a polyline") }
    return line
  }
  /// From 0 to 1. Defaults to 0.
  open var strokeStart: CGFloat = 0 { didSet { onChange?() } }
  /// From 0 to 1. Defaults to 1.
  open var strokeEnd: CGFloat = 1 { didSet { onChange?() } }

  open override func createPath() {
    guard let line = overlay as? MKMultiPoint else { return }
    let path = CGMutablePath()
    outline(line.places, isClosed: false, into: path)
    self.path = path
  }
}

/// Draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  open var polygon: MKPolygon {
    guard let polygon = overlay as? MKPolygon else { fatalError("a polygon's renderer needs a polygon") }
    return polygon
  }

  open override func createPath() {
    guard let area = overlay as? MKPolygon else { return }
    let path = CGMutablePath()
    outline(area.places, isClosed: true, into: path)
    for hole in area.interiorPolygons ?? [] { outline(hole.places, isClosed: true, into: path) }
    self.path = path
  }
}

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  open var circle: MKCircle {
    guard let circle = overlay as? MKCircle else { fatalError("a circle's renderer needs a circle") }
    return circle
  }

  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil)
  }
}
