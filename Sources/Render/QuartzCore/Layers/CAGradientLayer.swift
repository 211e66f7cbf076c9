// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
package import RenderProtocol

/// A layer that draws a gradient across its bounds, over its background.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  final var gradient = Values()

  /// The properties that a gradient layer adds.
  struct Values {
    var colors: [CGColor]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  /// Creates a gradient layer without colours.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer's property values; those of the gradient only from a gradient layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
  }

  /// Fails: layers are not read from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colours, each a `CGColor`, from the start to the end; `nil` draws nothing. Defaults to `nil`.
  ///
  /// - Precondition: every element is a `CGColor`.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      let colors = newValue?.map { element -> CGColor in
        guard let color = element as? CGColor else {
          fatalError(
            "CAGradientLayer colors must be CGColors, not \(Swift.type(of: element)). Layer: \(briefDescription)")
        }
        return color
      }
      changeGradient(\.colors, to: colors, "colors")
    }
  }

  /// Where each colour stands, 0…1 and rising; `nil` spreads them evenly. Defaults to `nil`.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { changeGradient(\.locations, to: newValue, "locations") }
  }

  /// Where the first colour stands, in the unit square; the centre of radial and conic gradients. Defaults to (0.5, 0).
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { changeGradient(\.startPoint, to: newValue, "startPoint") }
  }

  /// Where the last colour stands, in the unit square; a corner of the box around a radial gradient's ellipse, the
  /// direction in which a conic gradient begins. Defaults to (0.5, 1).
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { changeGradient(\.endPoint, to: newValue, "endPoint") }
  }

  /// Along a line, from a centre outwards, or around a centre. Defaults to `axial`.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { changeGradient(\.type, to: newValue, "type") }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    let values = Values()
    return switch key {
    case "startPoint": values.startPoint
    case "endPoint": values.endPoint
    case "type": values.type
    default: super.defaultValue(forKey: key)
    }
  }

  /// The gradient; without colours, what the layer has as any layer.
  package override var renderContents: LayerContents {
    guard let colors = gradient.colors, !colors.isEmpty else { return super.renderContents }
    let locations = stopLocations(count: colors.count)
    let stops = zip(colors, locations).map { CGGradient.Stop(location: $1, color: $0.rgba) }
    return .gradient(
      LayerGradient(
        kind: gradient.type.kind, stops: stops, start: gradient.startPoint, end: gradient.endPoint))
  }

  package override func take(_ property: AnimatedProperty, from state: LayerState) {
    super.take(property, from: state)
    guard case .gradient(let shown) = state.contents else { return }
    switch property {
    case .gradientColors: gradient.colors = shown.stops.map { CGColor(rgba: $0.color) }
    case .gradientLocations: gradient.locations = shown.stops.map { NSNumber(value: Double($0.location)) }
    case .gradientStartPoint: gradient.startPoint = shown.start
    case .gradientEndPoint: gradient.endPoint = shown.end
    default: break
    }
  }

  package override func makePresentationCopy() -> CALayer { CAGradientLayer(layer: self) }

  /// One location for each colour: those that were set, if there are as many, else an even spread.
  private func stopLocations(count: Int) -> [CGFloat] {
    if let locations = gradient.locations, locations.count == count {
      return locations.map { CGFloat($0.doubleValue) }
    }
    return (0..<count).map { CGFloat($0) / CGFloat(max(count - 1, 1)) }
  }

  private func changeGradient<Value: Equatable>(
    _ keyPath: WritableKeyPath<Values, Value>, to value: Value, _ key: String
  ) {
    guard gradient[keyPath: keyPath] != value else { return }
    let action = willChange(key)
    gradient[keyPath: keyPath] = value
    markChanged(LayerChange.contents)
    didChange(key, action)
  }
}

/// How a gradient layer's colours run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point.
  public static let conic = CAGradientLayerType(rawValue: "conic")

  var kind: LayerGradient.Kind {
    switch self {
    case .radial: .radial
    case .conic: .conic
    default: .axial
    }
  }
}
