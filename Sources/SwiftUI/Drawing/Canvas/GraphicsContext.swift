// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Draws shapes, texts and pictures on a canvas.
///
/// A copy has a transform, clips, an opacity and a blend mode of its own, and draws on the same canvas.
@dynamicMemberLookup public struct GraphicsContext {
  /// How what is drawn is mixed with what was drawn before.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

    public static var normal: BlendMode { BlendMode(.normal) }
    public static var multiply: BlendMode { BlendMode(.multiply) }
    public static var screen: BlendMode { BlendMode(.screen) }
    public static var overlay: BlendMode { BlendMode(.overlay) }
    public static var darken: BlendMode { BlendMode(.darken) }
    public static var lighten: BlendMode { BlendMode(.lighten) }
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    public static var softLight: BlendMode { BlendMode(.softLight) }
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    public static var difference: BlendMode { BlendMode(.difference) }
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    public static var hue: BlendMode { BlendMode(.hue) }
    public static var saturation: BlendMode { BlendMode(.saturation) }
    public static var color: BlendMode { BlendMode(.color) }
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    public static var clear: BlendMode { BlendMode(.clear) }
    public static var copy: BlendMode { BlendMode(.copy) }
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    public static var xor: BlendMode { BlendMode(.xor) }
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }

  /// What is done to the pixels of what is drawn.
  public struct Filter {
    let shadow: (color: Color, radius: CGFloat, offset: CGSize)

    /// A shadow; lengths are points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(shadow: (color, radius, CGSize(width: x, height: y))) }
  }

  /// How clips are combined.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What lies outside the shape is drawn.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  let base: CGContext
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  let symbols: CanvasSymbols

  /// How opaque what is drawn is, 0…1. Defaults to 1.
  public var opacity = 1.0
  /// How what is drawn is mixed with what was drawn before. Defaults to `normal`.
  public var blendMode = BlendMode.normal
  /// From the space of what is drawn to that of the canvas, in points.
  public var transform = CGAffineTransform.identity
  private var clips: [(path: Path, isEvenOdd: Bool, isInverse: Bool)] = []
  private var filters: [Filter] = []

  init(_ base: CGContext, _ environment: EnvironmentValues, _ symbols: CanvasSymbols) {
    self.base = base
    self.environment = environment
    self.symbols = symbols
  }

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }

  // MARK: - State

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Transforms what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// The rectangle around what is not clipped away, in the space of what is drawn.
  public var clipBoundingRect: CGRect {
    let inverse = transform.inverted()
    let bounds = clips.filter { !$0.isInverse }.map { $0.path.boundingRect }
    return bounds.dropFirst().reduce(bounds.first ?? .infinite) { $0.intersection($1) }.applying(inverse)
  }

  /// Draws within a shape alone from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()
  ) {
    clips.append((path.applying(transform), style.isEOFilled, options.contains(.inverse)))
  }

  /// Adds something that is done to the pixels of what is drawn from now on.
  public mutating func addFilter(_ filter: GraphicsContext.Filter) { filters.append(filter) }

  /// Draws something with the state of the context, in the space of what is drawn.
  func draw(_ body: (CGContext) -> Void) {
    base.saveGState()
    defer { base.restoreGState() }
    for clip in clips {
      if clip.isInverse {
        // All but the shape: a large rectangle with a hole.
        base.addRect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
        base.addPath(clip.path.cgPath)
        base.clip(using: .evenOdd)
      } else {
        base.addPath(clip.path.cgPath)
        base.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
      }
    }
    base.concatenate(transform)
    base.setBlendMode(CGBlendMode(rawValue: blendMode.rawValue) ?? .normal)
    base.setAlpha(CGFloat(opacity))
    for filter in filters {
      let shadow = filter.shadow
      let color = onMain(shadow.color) { $0.shown($1) }
      base.setShadow(offset: shadow.offset, blur: shadow.radius * 2, color: color)
    }
    body(base)
  }

  // MARK: - Layers

  /// Draws on a layer of its own, which is drawn as one picture with the state of the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    base.saveGState()
    defer { base.restoreGState() }
    for clip in clips where !clip.isInverse {
      base.addPath(clip.path.cgPath)
      base.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
    }
    base.setBlendMode(CGBlendMode(rawValue: blendMode.rawValue) ?? .normal)
    base.setAlpha(CGFloat(opacity))
    base.beginTransparencyLayer(auxiliaryInfo: nil)
    defer { base.endTransparencyLayer() }
    var inner = self
    inner.opacity = 1
    inner.blendMode = .normal
    inner.clips = []
    inner.filters = []
    try content(&inner)
  }

  /// Draws with Core Graphics, in the space of what is drawn; y points down.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    var failure: (any Error)?
    draw { context in
      do { try content(context) } catch { failure = error }
    }
    if let failure { try rethrowing { throw failure } }
  }

  /// Asks something of the main actor, on which canvases are drawn, with the environment of the canvas.
  func onMain<Value, Result>(_ value: Value, _ body: @MainActor (Value, EnvironmentValues) -> Result) -> Result {
    let passed = Unchecked((value, environment))
    return MainActorValue.get { Unchecked(body(passed.value.0, passed.value.1)) }.value
  }

  private func rethrowing(_ body: () throws -> Void) rethrows { try body() }
}
