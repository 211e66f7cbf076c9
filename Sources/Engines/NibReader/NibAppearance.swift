// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A colour as nibs say it.
package enum NibColor: Equatable, Sendable {
  /// Red, green and blue of sRGB, from 0 to 1.
  case rgb(red: Double, green: Double, blue: Double, alpha: Double)
  /// The same of Display P3.
  case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
  case white(Double, alpha: Double)
  /// One of the system's, by the name of its property: `labelColor`.
  case system(String)
  /// One of the app's catalogs.
  case named(String)

  package init?(_ element: NibElement) {
    guard element.name == "color" else { return nil }
    let alpha = element.number("alpha") ?? 1
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
    {
      self = Self.old(name) ?? .system(name)
    } else if element["colorSpace"] == "catalog" {
      // A name of the Mac's, which attributed texts have.
      self =
        ["textColor", "labelColor", "controlTextColor"].contains(element["name"] ?? "")
        ? .system("labelColor") : .white(0, alpha: 1)
    } else if let name = element["name"] {
      self = .named(name)
    } else if let white = element.number("white") {
      self = .white(white, alpha: alpha)
    } else if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
      let isWide = element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3"
      self =
        isWide
        ? .displayP3(red: red, green: green, blue: blue, alpha: alpha)
        : .rgb(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }

  /// Names that are no longer properties of colours.
  private static func old(_ name: String) -> NibColor? {
    switch name {
    case "groupTableViewBackgroundColor": .system("systemGroupedBackgroundColor")
    case "tableCellGroupedBackgroundColor": .system("secondarySystemGroupedBackgroundColor")
    case "darkTextColor": .white(0, alpha: 1)
    case "lightTextColor": .white(1, alpha: 0.6)
    default: nil
    }
  }
}

/// A font as nibs say it.
package enum NibFont: Equatable, Sendable {
  /// The system's; the weight is the name of a property of `UIFont.Weight`.
  case system(weight: String, isItalic: Bool, size: Double?)
  case named(String, family: String?, size: Double)
  /// One that follows the reader's size of text, by the name of a property of `UIFont.TextStyle`.
  case style(String)

  package init?(_ element: NibElement) {
    guard element.name == "fontDescription" else { return nil }
    let size = element.number("pointSize")
    if let style = element["style"] {
      guard let name = Self.styles[style] else { return nil }
      self = .style(name)
    } else if let name = element["name"] {
      self = .named(name, family: element["family"], size: size ?? 17)
    } else {
      let type = element["type"]
      self = .system(
        weight: type == "boldSystem" ? "semibold" : element["weight"] ?? "regular", isItalic: type == "italicSystem",
        size: size ?? element["size"].flatMap { Self.sizes[$0] })
    }
  }

  private static let styles = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2",
    "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]

  private static let sizes: [String: Double] = ["system": 14, "smallSystem": 12, "label": 17, "button": 18]
}

extension NibElement {
  package func color(_ key: String) -> NibColor? { child(key: key).flatMap(NibColor.init) }
  package func font(_ key: String = "fontDescription") -> NibFont? { child(key: key).flatMap(NibFont.init) }
}
