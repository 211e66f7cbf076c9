// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// Colours that pass into each other.
public struct Gradient: Equatable, Sendable {
  /// A colour at a place, 0…1.
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// The device's own space.
    public static let device = ColorSpace(isPerceptual: false)
    /// A space in which steps look alike.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Gradient.Stop]

  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// Creates a gradient with colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  @MainActor func paints(_ environment: EnvironmentValues) -> [GradientPaint.Stop] {
    stops.map { GradientPaint.Stop(color: $0.color.shown(environment), location: $0.location) }
  }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    _Paint(
      .gradient(GradientPaint(kind: .linear(start: .top, end: .bottom), stops: paints(context.environment))))
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Sendable {
  public typealias Resolved = Never
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in context: _PaintContext) -> _Paint {
    let stops = gradient.paints(context.environment)
    return _Paint(.gradient(GradientPaint(kind: .linear(start: startPoint, end: endPoint), stops: stops)))
  }
}

/// A gradient from a circle to a larger one around it; radii are points.
public struct RadialGradient: ShapeStyle, Sendable {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _paint(in context: _PaintContext) -> _Paint {
    let stops = gradient.paints(context.environment)
    return _Paint(
      .gradient(
        GradientPaint(kind: .radial(center: center, start: startRadius, end: endRadius), stops: stops)))
  }
}

/// A gradient from an ellipse to a larger one around it; radii are shares of the sides.
public struct EllipticalGradient: ShapeStyle, Sendable {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let start: CGFloat
  let end: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func _paint(in context: _PaintContext) -> _Paint {
    let stops = gradient.paints(context.environment)
    return _Paint(.gradient(GradientPaint(kind: .elliptical(center: center, start: start, end: end), stops: stops)))
  }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle, Sendable {
  public typealias Resolved = Never
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient once around, from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  /// Colours once around, from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public func _paint(in context: _PaintContext) -> _Paint {
    let stops = gradient.paints(context.environment)
    return _Paint(
      .gradient(
        GradientPaint(
          kind: .angular(center: center, start: startAngle.radians, end: endAngle.radians), stops: stops)))
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

// As views, gradients fill what they are given.

extension LinearGradient: View {
  public typealias Body = Never
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafElement(view.value, inputs))
  }
}

extension RadialGradient: View {
  public typealias Body = Never
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafElement(view.value, inputs))
  }
}

extension EllipticalGradient: View {
  public typealias Body = Never
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafElement(view.value, inputs))
  }
}

extension AngularGradient: View {
  public typealias Body = Never
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafElement(view.value, inputs))
  }
}

/// A style that is a view by itself.
protocol PaintedView: LeafView, ShapeStyle where LeafBox == PaintedBox {}

extension PaintedView {
  func makeBox(_ element: ViewElement) -> PaintedBox { PaintedBox(element) }
  func resolve(_ box: PaintedBox, _ environment: EnvironmentValues) { box.paint = paint(environment) }
}

extension LinearGradient: PaintedView {}
extension RadialGradient: PaintedView {}
extension EllipticalGradient: PaintedView {}
extension AngularGradient: PaintedView {}

/// A soft gradient of one colour.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  public typealias Resolved = Never
  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func _paint(in context: _PaintContext) -> _Paint { gradient._paint(in: context) }

  public static func == (a: AnyGradient, b: AnyGradient) -> Bool { a.gradient == b.gradient }
  public func hash(into hasher: inout Hasher) { hasher.combine(gradient.stops.count) }
}

extension Color {
  /// A soft gradient of the colour, lighter at the top. Chosen: a tenth of white.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self]))
  }
}
