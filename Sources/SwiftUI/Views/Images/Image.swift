// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A picture.
public struct Image: Equatable, @unchecked Sendable {
  indirect enum Storage: Equatable {
    case named(String, Bundle?, variableValue: Double?)
    case symbol(String, variableValue: Double?)
    case ui(UIImage)
    case cg(CGImage, scale: CGFloat, orientation: Orientation)
    case resource(ImageResource)
  }

  /// How a picture is seen from how its pixels lie.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored

    var uiOrientation: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// Whether a picture has its own colours or the foreground style's.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How large symbols are beside text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large

    var uiScale: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// How a picture fills another size.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// How smooth a picture of another size is.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  struct Resizing: Equatable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  var storage: Storage
  /// What the picture is read as; `nil` for its name, empty for nothing.
  var label: Text?
  var isDecorative = false
  var resizing: Resizing?
  var mode: TemplateRenderingMode?
  var interpolation: Interpolation?
  var symbolMode: SymbolRenderingMode?

  private init(_ storage: Storage, label: Text? = nil, isDecorative: Bool = false) {
    self.storage = storage
    self.label = label
    self.isDecorative = isDecorative
  }

  /// The picture of that name in an asset catalog, of the main bundle where none is said.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle, variableValue: nil)) }

  /// The picture of that name, read as a text.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle, variableValue: nil), label: label)
  }

  /// The picture of that name, which is not read.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle, variableValue: nil), isDecorative: true)
  }

  /// The picture of that name, showing a share of what it can show, 0…1.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle, variableValue: variableValue))
  }

  /// The picture of a resource.
  public init(_ resource: ImageResource) { self.init(.resource(resource)) }

  /// The symbol of that name.
  public init(systemName: String) { self.init(.symbol(systemName, variableValue: nil)) }

  /// The symbol of that name, showing a share of what it can show, 0…1.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, variableValue: variableValue))
  }

  public init(uiImage: UIImage) { self.init(.ui(uiImage)) }

  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
    self.init(.cg(cgImage, scale: scale, orientation: orientation), label: label)
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(.cg(cgImage, scale: scale, orientation: orientation), isDecorative: true)
  }
}

extension Image {
  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Has the picture fill what it is given, except for caps in points.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
    changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Shows the picture in its own colours or the foreground style's; `nil` leaves it to the picture.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    changed { $0.mode = renderingMode }
  }

  public func interpolation(_ interpolation: Image.Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// A hint that edges are smoothed, as they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolMode = mode }
  }
}

/// Which colours the parts of a symbol have.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable { case monochrome, hierarchical, palette, multicolor }
  let kind: Kind

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// Forms of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  let suffixes: [String]

  public static let none = SymbolVariants(suffixes: [])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let slash = SymbolVariants(suffixes: ["slash"])

  /// Whether the form has all that another one has.
  public func contains(_ other: SymbolVariants) -> Bool { other.suffixes.allSatisfy(suffixes.contains) }

  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
  public var square: SymbolVariants { SymbolVariants(suffixes: suffixes + ["square"]) }
  public var rectangle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["rectangle"]) }
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private struct SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// How large symbols are beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Shows symbols in a form, where they have it.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = SymbolVariants(
        suffixes: $0.suffixes + variant.suffixes.filter { [known = $0.suffixes] in !known.contains($0) })
    }
  }
}

extension Image: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafElement(view.value, inputs))
  }
}
