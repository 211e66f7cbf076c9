// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A colour or pattern that shapes and text are filled with.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved

  /// What is painted. Ours alone: styles of an app have the default, which paints what they resolve to.
  @MainActor func _paint(in context: _PaintContext) -> _Paint
}

/// Where something is painted.
public struct _PaintContext {
  var environment: EnvironmentValues
  /// The level of hierarchical styles: 0 for the primary one.
  var level = 0
  /// The style that hierarchical ones are levels of is being worked out, so that they must not ask for it.
  var isBase = false
}

/// What is painted.
public struct _Paint {
  var kind: Paint

  init(_ kind: Paint) {
    self.kind = kind
  }
}

/// What fills a shape.
enum Paint: Equatable {
  case color(CGColor)
  case gradient(GradientPaint)
  case material(MaterialPaint)

  /// The colour of text and thin things: a gradient's first, a material's own.
  var color: CGColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? CGColor(gray: 0, alpha: 0)
    case .material(let material): material.cover
    }
  }

  /// The same with less opacity.
  func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.faded(opacity))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { .init(color: $0.color.faded(opacity), location: $0.location) }
      return .gradient(gradient)
    case .material(var material):
      material.blur *= opacity
      material.cover = material.cover.faded(opacity)
      return .material(material)
    }
  }
}

extension CGColor {
  func faded(_ opacity: Double) -> CGColor { copy(alpha: alpha * CGFloat(opacity)) ?? self }
}

/// A gradient in the unit square of what it fills.
struct GradientPaint: Equatable {
  enum Kind: Equatable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, start: CGFloat, end: CGFloat)
    /// Radii as shares of the sides.
    case elliptical(center: UnitPoint, start: CGFloat, end: CGFloat)
    case angular(center: UnitPoint, start: Double, end: Double)
  }

  struct Stop: Equatable {
    var color: CGColor
    var location: CGFloat
  }

  var kind: Kind
  var stops: [Stop]
}

extension ShapeStyle {
  @MainActor public func _paint(in context: _PaintContext) -> _Paint {
    resolve(in: context.environment)._paint(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) does not resolve to another style.")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle {
  @MainActor func paint(_ environment: EnvironmentValues) -> Paint {
    _paint(in: _PaintContext(environment: environment)).kind
  }

  /// The style with less opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(style: self, opacity: opacity) }
}

/// A style with less opacity.
struct FadedStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never
  let style: Style
  let opacity: Double

  func _paint(in context: _PaintContext) -> _Paint { _Paint(style._paint(in: context).kind.opacity(opacity)) }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let style: any ShapeStyle

  public init<S>(_ style: S) where S: ShapeStyle {
    self.style = style
  }

  public func _paint(in context: _PaintContext) -> _Paint { style._paint(in: context) }
}

// MARK: - Styles of the environment

private struct ForegroundStyleKey: EnvironmentKey { static let defaultValue: ForegroundStyles? = nil }
private struct TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private struct BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

/// The foreground styles of a view: one a level, the last of which goes on.
struct ForegroundStyles {
  var levels: [AnyShapeStyle]
}

extension EnvironmentValues {
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The style of backgrounds without one of their own; `nil` for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// What text and shapes are painted with at a level.
  @MainActor func foregroundPaint(level: Int = 0) -> Paint {
    let context = _PaintContext(environment: self, level: level, isBase: true)
    guard let styles = foregroundStyles, let last = styles.levels.last else { return Self.labelPaint(level, self) }
    if level < styles.levels.count { return styles.levels[level]._paint(in: Self.first(context)).kind }
    // Levels beyond those that were given are fainter forms of the last one.
    let paint = last._paint(in: Self.first(context)).kind
    return paint.opacity(HierarchicalShapeStyle.opacity(ofLevel: level - styles.levels.count + 1))
  }

  private static func first(_ context: _PaintContext) -> _PaintContext {
    var context = context
    context.level = 0
    return context
  }

  /// The colours of labels, which are the levels where no style is set.
  @MainActor static func labelPaint(_ level: Int, _ environment: EnvironmentValues) -> Paint {
    let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    return .color(colors[min(level, 3)].resolvedCGColor(with: environment.traits))
  }
}

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let level: Int

  init(level: Int) {
    self.level = level
  }

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// How much is left of a colour at a level. Decided: sources name about 0.5, 0.25 and 0.18.
  static func opacity(ofLevel level: Int) -> Double { [1, 0.5, 0.25, 0.18, 0.12][min(max(level, 0), 4)] }

  public func _paint(in context: _PaintContext) -> _Paint {
    // Within the base itself there is nothing that this could be a level of.
    if context.isBase { return _Paint(EnvironmentValues.labelPaint(level + context.level, context.environment)) }
    return _Paint(context.environment.foregroundPaint(level: level + context.level))
  }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in context: _PaintContext) -> _Paint {
    if context.isBase { return _Paint(EnvironmentValues.labelPaint(context.level, context.environment)) }
    return _Paint(context.environment.foregroundPaint(level: context.level))
  }
}

/// The background style of the environment.
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in context: _PaintContext) -> _Paint {
    if let style = context.environment.backgroundStyle {
      var context = context
      context.environment.backgroundStyle = nil
      return style._paint(in: context)
    }
    return _Paint(.color(UIColor.systemBackground.resolvedCGColor(with: context.environment.traits)))
  }
}

/// The tint of the environment, the app's accent colour where none is set.
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in context: _PaintContext) -> _Paint {
    if let tint = context.environment.tint {
      var context = context
      context.environment.tint = nil
      return tint._paint(in: context)
    }
    return _Paint(.color(UIColor.tintColor.resolvedCGColor(with: context.environment.traits)))
  }
}

/// A colour of the system's for one purpose.
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in context: _PaintContext) -> _Paint {
    _Paint(.color(UIColor.separator.resolvedCGColor(with: context.environment.traits)))
  }
}

/// The colour of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in context: _PaintContext) -> _Paint {
    _Paint(.color(UIColor.placeholderText.resolvedCGColor(with: context.environment.traits)))
  }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in context: _PaintContext) -> _Paint {
    _Paint(.color(UIColor.link.resolvedCGColor(with: context.environment.traits)))
  }
}

/// The colour of fills behind content.
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in context: _PaintContext) -> _Paint {
    let colors: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    return _Paint(.color(colors[min(context.level, 3)].resolvedCGColor(with: context.environment.traits)))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { .init() }
}
