// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import TesseraText

/// A font, resolved where text is shown.
public struct Font: Hashable, Sendable {
  indirect enum Storage: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case sized(CGFloat, weight: Weight?, design: Design?)
    /// A named font; scales as a style does, or not.
    case named(String, size: CGFloat, scaling: TextStyle?)
    case ui(UIFont)
    case modified(Font, Modifier)
  }

  enum Modifier: Hashable, Sendable {
    case weight(Weight)
    case bold
    case italic
    case monospacedDigit
    case monospaced
    case smallCaps
    case leading(Leading)
    case design(Design)
    case width(Width)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Takes over a font of UIKit's as it is.
  public init(_ font: UIFont) { storage = .ui(font) }

  /// What text is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    var uiStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The shape of a system font's letters.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  /// The thickness of a font's strokes.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  /// How wide a font's letters are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    /// - Parameter value: 0 for the usual width, less for narrower letters.
    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
  public static let title = Font(.style(.title, design: nil, weight: nil))
  public static let title2 = Font(.style(.title2, design: nil, weight: nil))
  public static let title3 = Font(.style(.title3, design: nil, weight: nil))
  public static let headline = Font(.style(.headline, design: nil, weight: nil))
  public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
  public static let body = Font(.style(.body, design: nil, weight: nil))
  public static let callout = Font(.style(.callout, design: nil, weight: nil))
  public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
  public static let caption = Font(.style(.caption, design: nil, weight: nil))
  public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))

  /// The system font of a style, which follows the text size.
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font { Font(.style(style, design: design, weight: weight)) }

  /// The system font of a style, which follows the text size.
  @_disfavoredOverload public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// The system font at a size in points, whatever the text size.
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
    Font(.sized(size, weight: weight, design: design))
  }

  /// The system font at a size in points, whatever the text size.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font {
    Font(.sized(size, weight: weight, design: design))
  }

  /// A font by name; its size, in points, follows the text size as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: size, scaling: .body))
  }

  /// A font by name; its size, in points, follows the text size as a style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    Font(.named(name, size: size, scaling: textStyle))
  }

  /// A font by name at a size in points, whatever the text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: fixedSize, scaling: nil))
  }

  public func weight(_ weight: Font.Weight) -> Font { Font(.modified(self, .weight(weight))) }
  public func width(_ width: Font.Width) -> Font { Font(.modified(self, .width(width))) }
  public func bold() -> Font { Font(.modified(self, .bold)) }
  public func italic() -> Font { Font(.modified(self, .italic)) }
  public func monospacedDigit() -> Font { Font(.modified(self, .monospacedDigit)) }
  public func monospaced() -> Font { Font(.modified(self, .monospaced)) }
  public func smallCaps() -> Font { Font(.modified(self, .smallCaps)) }
  public func leading(_ leading: Font.Leading) -> Font { Font(.modified(self, .leading(leading))) }
}

// MARK: - Resolving

/// A font at a size.
struct ResolvedFont {
  var font: UIFont
  /// How much lines are apart from the font's own, in points.
  var extraLeading: CGFloat = 0
}

extension Font {
  /// The font under traits.
  @MainActor func resolve(_ traits: UITraitCollection) -> ResolvedFont {
    switch storage {
    case .style(let style, let design, let weight):
      let font = UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
      return ResolvedFont(font: Self.changed(font, weight: weight, design: design))
    case .sized(let size, let weight, let design):
      let font = UIFont.systemFont(ofSize: size, weight: UIFont.Weight((weight ?? .regular).value))
      return ResolvedFont(font: Self.changed(font, weight: nil, design: design))
    case .named(let name, let size, let scaling):
      var points = size
      if let scaling {
        points = UIFontMetrics(forTextStyle: scaling.uiStyle).scaledValue(for: size, compatibleWith: traits).rounded()
      }
      return ResolvedFont(font: UIFont(name: name, size: points) ?? UIFont.systemFont(ofSize: points))
    case .ui(let font):
      return ResolvedFont(font: font)
    case .modified(let font, let modifier):
      var resolved = font.resolve(traits)
      Self.apply(modifier, to: &resolved)
      return resolved
    }
  }

  @MainActor private static func changed(_ font: UIFont, weight: Weight?, design: Design?) -> UIFont {
    var described = font.described
    if let weight { described.weight = FontWeight(rawValue: weight.value) }
    switch design {
    case .monospaced: described.design = .monospaced
    case .rounded, .serif:
      // Says once that there is no such design here.
      _ = font.fontDescriptor.withDesign(design == .serif ? .serif : .rounded)
    case .default, nil: break
    }
    return described == font.described ? font : .described(described)
  }

  @MainActor static func apply(_ modifier: Modifier, to resolved: inout ResolvedFont) {
    var described = resolved.font.described
    switch modifier {
    case .weight(let weight): described.weight = FontWeight(rawValue: weight.value)
    case .bold:
      // As the bold trait of UIKit's fonts: semibold, and never lighter than it was.
      described.weight = FontWeight(rawValue: max(described.weight.rawValue, Weight.semibold.value))
    case .italic: described.isItalic = true
    case .monospacedDigit: described.design = described.design == .monospaced ? .monospaced : .monospacedDigit
    case .monospaced: described.design = .monospaced
    case .smallCaps: described.features.append(.tagged("smcp", 1))
    case .design(let design):
      resolved.font = changed(resolved.font, weight: nil, design: design)
      return
    case .width(let width):
      // Outlines are drawn out or pushed together: there are no faces of other widths.
      described.matrix = CGAffineTransform(scaleX: min(max(1 + width.value, 0.5), 1.5), y: 1)
    case .leading(let leading):
      // Two points less or more, as the traits of UIKit's descriptors.
      resolved.extraLeading = leading == .tight ? -2 : leading == .loose ? 2 : 0
      return
    }
    resolved.font = .described(described)
  }
}

// MARK: - Environment

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct FontModifiersKey: EnvironmentKey { static let defaultValue: [Font.Modifier] = [] }

extension EnvironmentValues {
  /// The font of text without one of its own; `nil` for body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// What is done to whatever font text has.
  var fontModifiers: [Font.Modifier] {
    get { self[FontModifiersKey.self] }
    set { self[FontModifiersKey.self] = newValue }
  }

  /// The font of the environment, with what is done to it.
  var effectiveFont: Font {
    fontModifiers.reduce(font ?? .body) { Font(.modified($0, $1)) }
  }
}

/// Changes whatever font the text of a view has.
struct FontChange {
  let kind: Kind
  let modifier: Font.Modifier?
}

extension FontChange: EnvironmentModifier {
  /// What is taken away before.
  enum Kind: Hashable { case weight, bold, italic, monospacedDigit, monospaced, design, width }

  func apply(to environment: inout EnvironmentValues) {
    var modifiers = environment.fontModifiers.filter { Self.kind($0) != kind }
    if let modifier { modifiers.append(modifier) }
    environment.fontModifiers = modifiers
  }

  private static func kind(_ modifier: Font.Modifier) -> Kind? {
    switch modifier {
    case .weight: .weight
    case .bold: .bold
    case .italic: .italic
    case .monospacedDigit: .monospacedDigit
    case .monospaced: .monospaced
    case .design: .design
    case .width: .width
    case .smallCaps, .leading: nil
    }
  }
}

extension View {
  /// Sets the font of text in the view; `nil` for the default one.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text in the view, whatever its font; `nil` leaves it to the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(FontChange(kind: .weight, modifier: weight.map { .weight($0) }))
  }

  /// Sets the width of letters of text in the view, whatever its font; `nil` leaves it to the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    modifier(FontChange(kind: .width, modifier: width.map { .width($0) }))
  }

  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    modifier(FontChange(kind: .bold, modifier: isActive ? .bold : nil))
  }

  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    modifier(FontChange(kind: .italic, modifier: isActive ? .italic : nil))
  }

  /// Makes digits as wide as one another.
  public nonisolated func monospacedDigit() -> some View {
    modifier(FontChange(kind: .monospacedDigit, modifier: .monospacedDigit))
  }

  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    modifier(FontChange(kind: .monospaced, modifier: isActive ? .monospaced : nil))
  }

  /// Sets the shape of letters of text in the view, whatever its font; `nil` leaves it to the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    modifier(FontChange(kind: .design, modifier: design.map { .design($0) }))
  }
}
