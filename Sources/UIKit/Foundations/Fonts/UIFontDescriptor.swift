// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// What a font is asked to be: size, weight, slant, design.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let foundationMark = FoundationMark()

  /// What a font looks like, in a few words.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// Which of the system's designs is meant.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// Has the default design's outlines here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Has the default design's outlines here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }

  /// What `addingAttributes(_:)` can change.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A family, as `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A PostScript name, as `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// Points, as a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of `TraitKey`s.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// What the `traits` attribute can hold.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// `SymbolicTraits`' raw value.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  // Set by the initialisers alone.
  private(set) final var engineFont: FontDescriptor

  /// A descriptor of the system font.
  public override init() {
    engineFont = FontDescriptor(size: 0)
    super.init()
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  convenience init(_ engineFont: FontDescriptor) {
    self.init()
    self.engineFont = engineFont
  }

  /// A descriptor with attributes; the system font for what they do not say.
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    engineFont = Self.changed(FontDescriptor(size: 0), by: attributes)
    super.init()
  }

  /// A descriptor of a font by name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(NamedFonts.descriptor(named: fontName, size: size) ?? FontDescriptor(size: size))
  }

  /// The descriptor of a text style at the present text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style at the text size that the traits ask for.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var postscriptName: String { NamedFonts.fontName(of: engineFont) }

  open var pointSize: CGFloat { engineFont.size }

  open var symbolicTraits: SymbolicTraits {
    var result: SymbolicTraits = []
    if engineFont.isItalic { result.insert(.traitItalic) }
    if engineFont.weight.rawValue >= FontWeight.semibold.rawValue { result.insert(.traitBold) }
    if engineFont.design == .monospaced { result.insert(.traitMonoSpace) }
    return result
  }

  /// The font with these traits and no others; bold is semibold, as in the system font's own bold.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let font = Self.changed(engineFont, traits: symbolicTraits, previous: self.symbolicTraits)
    // A family of the app's own has the styles that it has files of.
    if let file = font.file, file.isItalic != symbolicTraits.contains(.traitItalic) { return nil }
    if font.file != nil,
      UIFontDescriptor(font).symbolicTraits.contains(.traitBold) != symbolicTraits.contains(.traitBold)
    {
      return nil
    }
    return UIFontDescriptor(font)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(engineFont.withSize(newPointSize))
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The font in another design; `nil` for one that there is none of.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var font = engineFont
    switch design {
    case .default: font.design = .default
    case .monospaced: font.design = .monospaced
    case .rounded, .serif:
      NamedFonts.tellMissing("\(design == .serif ? "serif" : "rounded") design of the system font")
      font.design = .default
    default: return nil
    }
    return UIFontDescriptor(font)
  }

  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(Self.changed(engineFont, by: attributes))
  }

  private static func changed(_ font: FontDescriptor, by attributes: [AttributeName: Any]) -> FontDescriptor {
    var font = font
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    if let name, var named = NamedFonts.descriptor(named: name, size: font.size) {
      if attributes[.name] == nil {
        named.weight = font.weight
        named.isItalic = font.isItalic
      }
      font = named
    }
    if let size = number(attributes[.size]) { font = font.withSize(size) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let symbolic = traits[.symbolic] as? UInt32 {
        let old = UIFontDescriptor(font).symbolicTraits
        font = changed(font, traits: SymbolicTraits(rawValue: symbolic), previous: old)
      }
      if let weight = traits[.weight] as? UIFont.Weight {
        font.weight = FontWeight(rawValue: weight.rawValue)
      } else if let weight = number(traits[.weight]) {
        font.weight = FontWeight(rawValue: weight)
      }
      font = AppFonts.sibling(font)
    }
    return font
  }

  private static func changed(
    _ font: FontDescriptor, traits: SymbolicTraits, previous: SymbolicTraits
  ) -> FontDescriptor {
    var font = font
    font.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != previous.contains(.traitBold) {
      font.weight = traits.contains(.traitBold) ? .semibold : .regular
    }
    if font.file != nil { return AppFonts.sibling(font) }
    if traits.contains(.traitMonoSpace) {
      font.design = .monospaced
    } else if font.design == .monospaced {
      font.design = .default
    }
    return font
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.engineFont == engineFont }

  open override var hash: Int { engineFont.hashValue }
}
