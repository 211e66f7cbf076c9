// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// A font at a size. Lengths are points.
///
/// The system font is Tessera Sans, which is as wide and as high as iOS's. An app's own fonts (`UIAppFonts`) are what their
/// files say. Others that are asked for by name are shown in it too, or in Tessera Mono if their name is that of a font with letters of one width; a line on standard error says
/// so once for each name.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationMark()

  /// How the font follows the text size that a person chose.
  enum Scaling: Hashable {
    case none
    case style(UIFont.TextStyle)
    case metrics(UIFont.TextStyle, base: FontDescriptor, maximumPointSize: CGFloat)
  }

  // Set by the initialisers alone.
  private(set) final var engineFont = FontDescriptor(size: 14)
  private(set) final var scaling = Scaling.none

  /// Creates the system font at its default size, 14 points.
  public override init() {
    super.init()
  }

  /// Reads a font from an archive: by its name, or as the system's with its weight.
  public required init?(coder: NSCoder) {
    let size = UIFont.sane(CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")))
    guard coder.containsValue(forKey: "UIFontName"),
      let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") as String?
    else { return nil }
    if name.hasPrefix(".") {
      engineFont = FontDescriptor(
        size: size, weight: FontWeight(rawValue: CGFloat(coder.decodeDouble(forKey: "UIFontWeight"))),
        isItalic: coder.decodeBool(forKey: "UIFontItalic"))
    } else if let named = NamedFonts.descriptor(named: name, size: size) {
      engineFont = named
    } else {
      return nil
    }
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Writes the font's name and size into an archive; of the system's fonts also weight and slant.
  open func encode(with coder: NSCoder) {
    coder.encode(fontName as NSString, forKey: "UIFontName")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    coder.encode(Double(engineFont.weight.rawValue), forKey: "UIFontWeight")
    coder.encode(engineFont.isItalic, forKey: "UIFontItalic")
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  convenience init(_ engineFont: FontDescriptor, scaling: Scaling = .none) {
    self.init()
    self.engineFont = engineFont
    self.scaling = scaling
  }

  /// A font by its PostScript or family name; `nil` for a name that iOS does not have either.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = NamedFonts.descriptor(named: fontName, size: UIFont.sane(fontSize)) else { return nil }
    self.init(font)
  }

  /// The font of a descriptor; a size above 0 replaces the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.engineFont.withSize(pointSize) : descriptor.engineFont)
  }

  /// UIKit takes 0 and less for the default size.
  private static func sane(_ size: CGFloat) -> CGFloat { size > 0 ? size : 14 }

  // MARK: - System fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontDescriptor(size: sane(fontSize), weight: FontWeight(rawValue: weight.rawValue)))
  }

  /// The system font in semibold, as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: sane(fontSize), isItalic: true))
  }

  /// A system font with letters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontDescriptor(size: sane(fontSize), weight: FontWeight(rawValue: weight.rawValue), design: .monospaced))
  }

  /// The system font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(
      FontDescriptor(size: sane(fontSize), weight: FontWeight(rawValue: weight.rawValue), design: .monospacedDigit))
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  // MARK: - Dynamic Type

  /// The font for a kind of text at the present text size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a kind of text at the text size that the traits ask for.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = AmbientTraits.category(traitCollection)
    return UIFont(style.engineStyle.font(category.engineCategory), scaling: .style(style))
  }

  /// The same font for another text size; itself if it does not follow the text size.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    switch scaling {
    case .none:
      return self
    case .style(let style):
      let size = style.engineStyle.pointSize(AmbientTraits.category(traits).engineCategory)
      return size == pointSize ? self : UIFont(engineFont.withSize(size), scaling: scaling)
    case .metrics(let style, let base, let maximum):
      return UIFontMetrics(forTextStyle: style)
        .scaled(base, maximumPointSize: maximum, traits: traits)
    }
  }

  // MARK: - Families

  /// The families that there are, sorted: iOS's, whose text is shown in Tessera's own fonts, and the app's.
  open class var familyNames: [String] { NamedFonts.familyNames }

  /// The PostScript names of a family's fonts, sorted; none for a family that there is not.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    NamedFonts.fontNames(ofFamily: familyName)
  }

  // MARK: - Names and measures

  open var familyName: String { NamedFonts.familyName(of: engineFont) }

  /// The PostScript name; those of system fonts begin with a dot.
  open var fontName: String { NamedFonts.fontName(of: engineFont) }

  open var pointSize: CGFloat { engineFont.size }

  /// From the baseline to the top of a line.
  open var ascender: CGFloat { metrics.ascender }

  /// From the baseline to the bottom of a line; negative.
  open var descender: CGFloat { metrics.descender }

  /// The height of capital letters.
  open var capHeight: CGFloat { metrics.capHeight }

  /// The height of small letters.
  open var xHeight: CGFloat { metrics.xHeight }

  /// The height of a line; not rounded.
  open var lineHeight: CGFloat { metrics.lineHeight }

  /// The gap between lines.
  open var leading: CGFloat { metrics.leading }

  private var metrics: FontMetrics { SystemFont.metrics(for: engineFont) }

  open var fontDescriptor: UIFontDescriptor {
    if case .style(let style) = scaling { return UIFontDescriptor(engineFont, textStyle: style) }
    return UIFontDescriptor(engineFont)
  }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(engineFont.withSize(Self.sane(fontSize))) }

  // MARK: - NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.engineFont == engineFont }

  open override var hash: Int { engineFont.hashValue }

  open override var description: String {
    "<UIFont: font-family: \"\(familyName)\"; font-weight: \(NamedFonts.styleName(of: engineFont)); "
      + "font-style: \(engineFont.isItalic ? "italic" : "normal"); font-size: \(pointSize.shortText)pt>"
  }
}
