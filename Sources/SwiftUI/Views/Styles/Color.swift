// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization
internal import ViewLayoutCore

/// A colour, resolved where it is shown.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  /// How a colour's components are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  indirect enum Storage: Hashable, Sendable {
    case fixed(space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case system(SystemColor)
    case ui(UIColor)
    case named(String, Bundle?)
    case faded(Color, opacity: Double)
    case mixed(Color, Color, fraction: Double)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .fixed(space: colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue (in turns), saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let part = sector - sector.rounded(.down)
    let (low, falling, rising) = (
      brightness * (1 - saturation), brightness * (1 - saturation * part), brightness * (1 - saturation * (1 - part))
    )
    let (red, green, blue): (Double, Double, Double) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// The colour of that name in an asset catalog, of the main bundle where none is said.
  public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name, bundle) }

  /// The colour of a resource.
  public init(_ resource: ColorResource) { storage = .ui(UIColor(resource: resource)) }

  public init(uiColor: UIColor) { storage = .ui(uiColor) }
  // Colours of asset catalogs are members of both types: `Color(.brand)` means the resource.
  @_disfavoredOverload public init(_ color: UIColor) { storage = .ui(color) }
  public init(cgColor: CGColor) { storage = .ui(UIColor(cgColor: cgColor)) }
  public init(_ cgColor: CGColor) { storage = .ui(UIColor(cgColor: cgColor)) }

  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let white = Color(.system(.white))
  public static let gray = Color(.system(.gray))
  public static let black = Color(.system(.black))
  public static let clear = Color(.system(.clear))
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
  /// The app's accent colour, or the tint where one is set.
  public static var accentColor: Color { Color(.system(.accent)) }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    if case .faded(let color, let own) = storage { return Color(.faded(color, opacity: own * opacity)) }
    if case .fixed(let space, let red, let green, let blue, let own) = storage {
      return Color(space, red: red, green: green, blue: blue, opacity: own * opacity)
    }
    return Color(.faded(self, opacity: opacity))
  }

  /// The colour with a share of another one, mixed in sRGB.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mixed(self, rhs, fraction: min(max(fraction, 0), 1)))
  }

  /// The colour's value where it does not depend on an environment.
  public var cgColor: CGColor? {
    switch storage {
    case .fixed(let space, let red, let green, let blue, let opacity):
      return Self.cgColor(space, red, green, blue, opacity)
    case .faded(let color, let opacity):
      return color.cgColor.map { $0.faded(opacity) }
    case .ui(let color):
      return color.cgColor
    default:
      return nil
    }
  }

  static func cgColor(
    _ space: RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) -> CGColor {
    switch space {
    case .sRGB: CGColor(red: red, green: green, blue: blue, alpha: opacity)
    case .displayP3: CGColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
    case .sRGBLinear:
      CGColor(
        red: Resolved.encoded(red), green: Resolved.encoded(green), blue: Resolved.encoded(blue), alpha: opacity)
    }
  }

  public var description: String {
    switch storage {
    case .system(let color): return color.rawValue
    case .named(let name, let bundle): return "NamedColor(name: \"\(name)\", bundle: \(String(describing: bundle)))"
    case .ui(let color): return color.description
    case .faded(let color, let opacity): return "\(Int((opacity * 100).rounded()))% \(color)"
    case .mixed(let first, let second, let fraction): return "\(first) mixed \(fraction) with \(second)"
    case .fixed(let space, let red, let green, let blue, let opacity):
      let parts = space == .sRGBLinear ? [red, green, blue].map(Resolved.encoded) : [red, green, blue]
      let hex = (parts + [opacity]).map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }
      return "#" + hex.joined()
    }
  }

  /// A colour by name.
  enum SystemColor: String, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, white, gray, black, clear
    case primary, secondary, accent

    var uiColor: UIColor {
      switch self {
      case .red: .systemRed
      case .orange: .systemOrange
      case .yellow: .systemYellow
      case .green: .systemGreen
      case .mint: .systemMint
      case .teal: .systemTeal
      case .cyan: .systemCyan
      case .blue: .systemBlue
      case .indigo: .systemIndigo
      case .purple: .systemPurple
      case .pink: .systemPink
      case .brown: .systemBrown
      case .white: .white
      case .gray: .systemGray
      case .black: .black
      case .clear: .clear
      case .primary: .label
      case .secondary: .secondaryLabel
      case .accent: .tintColor
      }
    }
  }
}

extension Color: ShapeStyle {
  /// The colour's value in an environment, in linear sRGB.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    nonisolated(unsafe) let environment = environment
    let color = MainActorValue.get { shown(environment) }
    return Resolved(color)
  }

  public func _paint(in context: _PaintContext) -> _Paint {
    let color = shown(context.environment)
    // A level of a plain colour is a fainter one.
    let opacity = HierarchicalShapeStyle.opacity(ofLevel: context.level)
    return _Paint(.color(context.level == 0 ? color : color.faded(opacity)))
  }

  /// The colour as it is drawn in an environment.
  @MainActor func shown(_ environment: EnvironmentValues) -> CGColor {
    switch storage {
    case .fixed(let space, let red, let green, let blue, let opacity):
      return Self.cgColor(space, red, green, blue, opacity)
    case .system(.accent):
      return TintShapeStyle().paint(environment).color
    case .system(let color):
      return color.uiColor.resolvedCGColor(with: environment.traits)
    case .ui(let color):
      return color.resolvedCGColor(with: environment.traits)
    case .named(let name, let bundle):
      let found = UIColor(named: name, in: bundle, compatibleWith: environment.traits)
      return found?.resolvedCGColor(with: environment.traits) ?? CGColor(gray: 0, alpha: 0)
    case .faded(let color, let opacity):
      return color.shown(environment).faded(opacity)
    case .mixed(let first, let second, let fraction):
      let (a, b) = (first.shown(environment).rgba, second.shown(environment).rgba)
      func part(_ a: Float, _ b: Float) -> CGFloat { CGFloat(a) + CGFloat(b - a) * fraction }
      return CGColor(
        red: part(a.red, b.red), green: part(a.green, b.green), blue: part(a.blue, b.blue),
        alpha: part(a.alpha, b.alpha))
    }
  }

  /// The components of a colour in linear sRGB.
  public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Float(Self.linear(Double(red)))
      linearGreen = isLinear ? green : Float(Self.linear(Double(green)))
      linearBlue = isLinear ? blue : Float(Self.linear(Double(blue)))
      self.opacity = opacity
    }

    init(_ color: CGColor) {
      let rgba = color.rgba
      self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha)
    }

    public var red: Float {
      get { Float(Self.encoded(Double(linearRed))) }
      set { linearRed = Float(Self.linear(Double(newValue))) }
    }
    public var green: Float {
      get { Float(Self.encoded(Double(linearGreen))) }
      set { linearGreen = Float(Self.linear(Double(newValue))) }
    }
    public var blue: Float {
      get { Float(Self.encoded(Double(linearBlue))) }
      set { linearBlue = Float(Self.linear(Double(newValue))) }
    }

    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    public var description: String {
      let parts = [red, green, blue, opacity].map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }
      return "#" + parts.joined()
    }

    static func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    static func encoded(_ value: Double) -> Double {
      value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }

  public init(_ resolved: Color.Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint { _Paint(.color(cgColor)) }
}

/// Works out a value of the main actor's where the caller is known to be on it.
enum MainActorValue {
  static func get<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) var result: Value?
      MainActor.assumeIsolated { result = body() }
      guard let result else { fatalError("assumeIsolated did not run its body") }
      return result
    }
  }
}

extension Color: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafElement(view.value, inputs))
  }
}

extension Color: LeafView {
  func makeBox(_ element: ViewElement) -> PaintedBox { PaintedBox(element) }
  func resolve(_ box: PaintedBox, _ environment: EnvironmentValues) { box.paint = .color(shown(environment)) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color(.system(.red)) }
  public static var orange: Color { Color(.system(.orange)) }
  public static var yellow: Color { Color(.system(.yellow)) }
  public static var green: Color { Color(.system(.green)) }
  public static var mint: Color { Color(.system(.mint)) }
  public static var teal: Color { Color(.system(.teal)) }
  public static var cyan: Color { Color(.system(.cyan)) }
  public static var blue: Color { Color(.system(.blue)) }
  public static var indigo: Color { Color(.system(.indigo)) }
  public static var purple: Color { Color(.system(.purple)) }
  public static var pink: Color { Color(.system(.pink)) }
  public static var brown: Color { Color(.system(.brown)) }
  public static var white: Color { Color(.system(.white)) }
  public static var gray: Color { Color(.system(.gray)) }
  public static var black: Color { Color(.system(.black)) }
  public static var clear: Color { Color(.system(.clear)) }
}

extension UIColor {
  /// The colour of SwiftUI's, resolved under the traits where it is shown.
  public convenience init(_ color: Color) {
    self.init { traits in
      UIColor(
        cgColor: MainActorValue.get {
          var environment = EnvironmentValues()
          environment.apply(traits)
          return color.shown(environment)
        })
    }
  }
}
