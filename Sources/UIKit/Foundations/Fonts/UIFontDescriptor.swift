// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// What a font is asked to be: size, weight, slant, design, features.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationMark()

  // Set by the initialisers alone.
  private(set) final var engineFont: FontDescriptor
  private(set) final var textStyle: UIFont.TextStyle?
  /// The PostScript name that was asked for, whether there is a font of it or not.
  private(set) final var askedName: String?

  /// A descriptor of the system font.
  public override init() {
    engineFont = FontDescriptor(size: 0)
    super.init()
  }

  // Not designated: an initialiser that apps cannot see would keep the others from their subclasses.
  convenience init(_ engineFont: FontDescriptor, textStyle: UIFont.TextStyle? = nil) {
    self.init()
    self.engineFont = engineFont
    self.textStyle = textStyle
  }

  /// A descriptor with attributes; the system font for what they do not say.
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    engineFont = Self.changed(FontDescriptor(size: 0), by: attributes)
    textStyle = Self.textStyle(attributes[.textStyle])
    askedName = attributes[.name] as? String
    super.init()
  }

  // MARK: - Archives

  open class var supportsSecureCoding: Bool { true }

  /// Reads a descriptor from an archive: a named font, or the system's with its weight and slant.
  public required init?(coder: NSCoder) {
    guard let font = UIFont(coder: coder) else { return nil }
    engineFont = font.engineFont
    if coder.decodeBool(forKey: "UIFontMonospaced") { engineFont.design = .monospaced }
    super.init()
    guard coder.containsValue(forKey: "UIFontTextStyle") else { return }
    textStyle = (coder.decodeObject(of: NSString.self, forKey: "UIFontTextStyle") as String?)
      .map { UIFont.TextStyle(rawValue: $0) }
  }

  /// Writes the descriptor into an archive: its font's name and size; of the system's fonts also weight, slant and design.
  open func encode(with coder: NSCoder) {
    UIFont(engineFont).encode(with: coder)
    coder.encode(engineFont.design == .monospaced, forKey: "UIFontMonospaced")
    if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "UIFontTextStyle") }
  }

  /// A descriptor of a font by name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(NamedFonts.descriptor(named: fontName, size: size) ?? FontDescriptor(size: size))
    askedName = fontName
  }

  /// A descriptor of a font by name, whose outlines are changed by a matrix.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    var font = NamedFonts.descriptor(named: fontName, size: 0) ?? FontDescriptor(size: 0)
    font.matrix = matrix
    self.init(font)
    askedName = fontName
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

  /// How outlines are changed; the identity where they are as the font has them.
  open var matrix: CGAffineTransform { engineFont.matrix }

  open var symbolicTraits: SymbolicTraits {
    var result: SymbolicTraits = []
    if engineFont.isItalic { result.insert(.traitItalic) }
    if engineFont.weight.rawValue >= FontWeight.semibold.rawValue { result.insert(.traitBold) }
    if engineFont.design == .monospaced { result.insert(.traitMonoSpace) }
    return result
  }

  /// The font with these traits and no others; bold is semibold, as in the system font's own bold.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard
      symbolicTraits.isDisjoint(with: [
        .traitExpanded, .traitCondensed, .traitVertical, .traitTightLeading, .traitLooseLeading,
      ])
    else { return nil }
    let font = Self.changed(engineFont, traits: symbolicTraits, previous: self.symbolicTraits)
    // A family of the app's own has the styles that it has files of.
    if let file = font.file, file.isItalic != symbolicTraits.contains(.traitItalic) { return nil }
    if font.file != nil,
      UIFontDescriptor(font).symbolicTraits.contains(.traitBold) != symbolicTraits.contains(.traitBold)
    {
      return nil
    }
    return UIFontDescriptor(font, textStyle: textStyle)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(engineFont.withSize(newPointSize), textStyle: textStyle)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The font of the same family in another style, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// The font with its outlines changed.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }

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
    return UIFontDescriptor(font, textStyle: textStyle)
  }

  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    let copy = UIFontDescriptor(
      Self.changed(engineFont, by: attributes), textStyle: Self.textStyle(attributes[.textStyle]) ?? textStyle)
    copy.askedName = attributes[.name] as? String ?? askedName
    return copy
  }

  /// What the descriptor was made of, as far as a font needs it.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { ownAttributes }

  /// What the font is like in one respect; `nil` for what cannot be said of it.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { value(of: anAttribute) }

  /// The fonts that are what the descriptor says in these respects, the nearest first; with none named, in any it says.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] { matches(in: mandatoryKeys) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.engineFont == engineFont }

  open override var hash: Int { engineFont.hashValue }
}
