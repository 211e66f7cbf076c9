// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

extension UIFont {
  /// The thickness of a font's strokes, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// What a text is for, which decides its font together with the text size that the person chose.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(.largeTitle)
    public static let title1 = TextStyle(.title1)
    public static let title2 = TextStyle(.title2)
    public static let title3 = TextStyle(.title3)
    public static let headline = TextStyle(.headline)
    public static let body = TextStyle(.body)
    public static let callout = TextStyle(.callout)
    public static let subheadline = TextStyle(.subheadline)
    public static let footnote = TextStyle(.footnote)
    public static let caption1 = TextStyle(.caption1)
    public static let caption2 = TextStyle(.caption2)

    private init(_ style: TesseraText.TextStyle) {
      rawValue = style.rawValue
    }

    /// The text engine's style of that name; names of an app's own count as body.
    var engineStyle: TesseraText.TextStyle { TesseraText.TextStyle(rawValue: rawValue) ?? .body }
  }
}

extension UIContentSizeCategory {
  /// The text engine's category; the default where none is specified.
  var engineCategory: ContentSizeCategory { category ?? .large }
}
