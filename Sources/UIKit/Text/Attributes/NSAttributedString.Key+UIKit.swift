// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension NSAttributedString.Key {
  /// A `UIFont`. Where it is missing, Helvetica 12; in a label, the label's font.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; black where it is missing, in a label the label's colour.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points after every character, as a number; 0 turns pair kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points after every character, as a number, added to the font's own spacing and kerning.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// An `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; the text's where it is missing.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// An `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`; the text's where it is missing.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Points above the baseline, as a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A `URL` or a string; shown in the colour of links and underlined.
  public static let link = NSAttributedString.Key("NSLink")
  /// The width of lines along the glyphs' outlines, in hundredths of the font size, as a number: above 0 there are only
  /// lines, below 0 the text is filled too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A `UIColor` for those lines; the text's where it is missing.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How far glyphs lean to the right for each point above the baseline, as a number.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of how much wider glyphs are than in the font, as a number.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An `NSAttributedString.TextEffectStyle`'s raw value.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Directions that the text has whatever its letters are: an array of numbers, the outer ones first, each an
  /// `NSWritingDirection` and an `NSWritingDirectionFormatType` added up.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  @available(*, unavailable, message: "Tessera does not write from top to bottom.")
  public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
  /// Whether letters may be joined to one glyph, as a number; the fonts here have no such glyphs to leave out.
  public static let ligature = NSAttributedString.Key("NSLigature")

  /// A string, by which a text view's delegate knows a part that can be pressed.
  public static let textItemTag = NSAttributedString.Key("UITextItemTagAttributeName")
  /// An `NSAttributedString.TextHighlightStyle`: a field of colour behind the text.
  public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
  /// An `NSAttributedString.TextHighlightColorScheme`, the colours of the highlight.
  public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
  @available(*, unavailable, message: "Tessera has no pictures that people make in place of emoji.")
  public static let adaptiveImageGlyph = NSAttributedString.Key("CTAdaptiveImageProvider")

  // What is read out. Tessera does not speak: pages give screen readers the text, which choose their voice themselves.

  /// Whether signs are read out too, as a number; kept for whoever reads the string.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// A language's code, as a string; kept for whoever reads the string.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// From 0 to 2, as a number; kept for whoever reads the string.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for the one before, as a number; kept for whoever reads the string.
  public static let accessibilitySpeechQueueAnnouncement =
    NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How urgent an announcement is; kept for whoever reads the string.
  public static let accessibilitySpeechAnnouncementPriority =
    NSAttributedString.Key("UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// How the text is spoken, in the international phonetic alphabet; kept for whoever reads the string.
  public static let accessibilitySpeechIPANotation =
    NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
  /// Whether each character is read out by itself, as a number; kept for whoever reads the string.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// From 1 to 6, the level of a heading, or 0 for none, as a number; kept for whoever reads the string.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
  /// Further things to say of the text, as an array; kept for whoever reads the string.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
}

extension NSAttributedString {
  /// How text is drawn besides being filled.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// As if the text were pressed into what it stands on.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// How text is highlighted.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
  }

  /// The colours of highlighted text. They were chosen, not measured.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
    public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
    public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
    public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
    public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
    public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")

    /// What a highlight is made of.
    var color: UIColor {
      switch self {
      case .purple: .systemPurple
      case .pink: .systemPink
      case .orange: .systemOrange
      case .mint: .systemMint
      case .blue: .systemBlue
      default: .systemYellow
      }
    }
  }
}

/// What a direction holds for.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// For what has no direction of its own, such as numbers and signs.
  case embedding = 0
  /// For letters too.
  case override = 2
}
