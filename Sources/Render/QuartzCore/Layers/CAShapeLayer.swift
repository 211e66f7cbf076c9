// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
package import RenderProtocol

/// A layer that fills and strokes one path, between its background and its sublayers.
///
/// The path is in the layer's bounds space; it is not clipped to the bounds unless `masksToBounds` says so.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  final var shape = Values()

  /// The properties that a shape layer adds.
  struct Values {
    var path: CGPath?
    var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
  }

  /// Creates a shape layer without a path.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer's property values; those of the shape only from a shape layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  /// Fails: layers are not read from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The outline; `nil` draws nothing. Defaults to `nil`.
  open var path: CGPath? {
    get { shape.path }
    set {
      // A mutable path can change behind our back: what is shown is the path as it was when it was set.
      changeShape(\.path, to: newValue.map { CGPath(elements: $0.elements) }, "path")
    }
  }

  /// What fills the path; `nil` for nothing. Defaults to opaque black.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { changeShape(\.fillColor, to: newValue, "fillColor") }
  }

  /// Which rule says what is inside the path. Defaults to `nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { changeShape(\.fillRule, to: newValue, "fillRule") }
  }

  /// The colour of the line along the path; `nil` for no line. Defaults to `nil`.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { changeShape(\.strokeColor, to: newValue, "strokeColor") }
  }

  /// Where along the path's length the line begins, 0…1. Defaults to 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { changeShape(\.strokeStart, to: newValue, "strokeStart") }
  }

  /// Where along the path's length the line ends, 0…1. Defaults to 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { changeShape(\.strokeEnd, to: newValue, "strokeEnd") }
  }

  /// The width of the line, in points; half of it lies on each side of the path. Defaults to 1.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { changeShape(\.lineWidth, to: newValue, "lineWidth") }
  }

  /// How long a miter may be, in line widths, before the corner is cut off. Defaults to 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { changeShape(\.miterLimit, to: newValue, "miterLimit") }
  }

  /// The shape of the line's ends. Defaults to `butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { changeShape(\.lineCap, to: newValue, "lineCap") }
  }

  /// The shape of the line's corners. Defaults to `miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { changeShape(\.lineJoin, to: newValue, "lineJoin") }
  }

  /// How far into the dash pattern the line begins, in points. Defaults to 0.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { changeShape(\.lineDashPhase, to: newValue, "lineDashPhase") }
  }

  /// The lengths of dashes and gaps by turns, in points; `nil` for an unbroken line. Defaults to `nil`.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { changeShape(\.lineDashPattern, to: newValue, "lineDashPattern") }
  }

  /// Whether y points up in the layer's space: the path stands on its head, and sublayers stand from the bottom up. Defaults
  /// to `false`.
  open override var isGeometryFlipped: Bool {
    didSet { if isGeometryFlipped != oldValue { markChanged(LayerChange.contents) } }
  }

  open override var bounds: CGRect {
    didSet { if isGeometryFlipped, bounds != oldValue { markChanged(LayerChange.contents) } }
  }

  /// The path as it is shown.
  private var shownPath: CGPath? {
    guard isGeometryFlipped, let path = shape.path else { return shape.path }
    var flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    return path.copy(using: &flip)
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    let values = Values()
    return switch key {
    case "fillColor": values.fillColor
    case "fillRule": values.fillRule
    case "strokeStart": values.strokeStart
    case "strokeEnd": values.strokeEnd
    case "lineWidth": values.lineWidth
    case "miterLimit": values.miterLimit
    case "lineCap": values.lineCap
    case "lineJoin": values.lineJoin
    case "lineDashPhase": values.lineDashPhase
    default: super.defaultValue(forKey: key)
    }
  }

  // Without a path there is no shape that the properties could be looked up in.
  open override func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "path": path
    case "fillColor": fillColor
    case "strokeColor": strokeColor
    case "lineWidth": lineWidth
    case "strokeStart": strokeStart
    case "strokeEnd": strokeEnd
    default: super.value(forKeyPath: keyPath)
    }
  }

  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    switch keyPath {
    case "path": path = value as? CGPath
    case "fillColor": fillColor = value as? CGColor
    case "strokeColor": strokeColor = value as? CGColor
    default:
      guard let property = AnimatedProperty(keyPath: keyPath), property.kind == .numbers(1), let value,
        case .numbers(let numbers)? = AnimatedValue(value, kind: .numbers(1))
      else { return super.setValue(value, forKeyPath: keyPath) }
      let number = CGFloat(numbers[0])
      switch property {
      case .lineWidth: lineWidth = number
      case .strokeStart: strokeStart = number
      case .strokeEnd: strokeEnd = number
      default: super.setValue(value, forKeyPath: keyPath)
      }
    }
  }

  /// The shape; without a path, what the layer has as any layer.
  package override var renderContents: LayerContents {
    guard let path = shownPath else { return super.renderContents }
    return .shape(
      LayerShape(
        path: path, fillColor: shape.fillColor?.rgba, evenOdd: shape.fillRule == .evenOdd,
        strokeColor: shape.strokeColor?.rgba, stroke: strokeStyle, strokeStart: shape.strokeStart,
        strokeEnd: shape.strokeEnd))
  }

  package override func take(_ property: AnimatedProperty, from state: LayerState) {
    super.take(property, from: state)
    guard case .shape(let shown) = state.contents else { return }
    switch property {
    // What is shown of a flipped path is not the path that the app set.
    case .path: if !isGeometryFlipped { shape.path = shown.path }
    case .fillColor: shape.fillColor = shown.fillColor.map(CGColor.init(rgba:))
    case .strokeColor: shape.strokeColor = shown.strokeColor.map(CGColor.init(rgba:))
    case .lineWidth: shape.lineWidth = shown.stroke.width
    case .strokeStart: shape.strokeStart = shown.strokeStart
    case .strokeEnd: shape.strokeEnd = shown.strokeEnd
    case .lineDashPhase: shape.lineDashPhase = shown.stroke.dashPhase
    case .miterLimit: shape.miterLimit = shown.stroke.miterLimit
    default: break
    }
  }

  package override func makePresentationCopy() -> CALayer { CAShapeLayer(layer: self) }

  private var strokeStyle: DisplayList.StrokeStyle {
    let lengths = (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    // A pattern that never gets anywhere, or has no meaning, is no pattern.
    let isUsable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    return DisplayList.StrokeStyle(
      width: shape.lineWidth, cap: shape.lineCap.lineCap, join: shape.lineJoin.lineJoin, miterLimit: shape.miterLimit,
      dashPhase: shape.lineDashPhase, dashLengths: isUsable ? lengths : [])
  }

  private func changeShape<Value: Equatable>(_ keyPath: WritableKeyPath<Values, Value>, to value: Value, _ key: String)
  {
    guard shape[keyPath: keyPath] != value else { return }
    let action = willChange(key)
    shape[keyPath: keyPath] = value
    markChanged(LayerChange.contents)
    didChange(key, action)
  }
}
