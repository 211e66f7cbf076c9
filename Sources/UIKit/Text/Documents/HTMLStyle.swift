// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Declarations of CSS, as a `style` attribute has them.
struct HTMLStyle {
  private(set) var values: [String: String] = [:]

  init(_ text: String) {
    for part in text.split(separator: ";").prefix(64) {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = part[part.index(after: colon)...].replacingOccurrences(of: "!important", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      if !name.isEmpty, !value.isEmpty { values[name] = value }
    }
  }

  subscript(name: String) -> String? { values[name] }

  mutating func merge(_ other: HTMLStyle) { values.merge(other.values) { $1 } }

  /// A length in points; `em` is the font size around it, and what a percentage is of. A pixel is a point.
  static func length(_ text: String, em: CGFloat) -> CGFloat? {
    let text = text.lowercased()
    let end = text.firstIndex { !($0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+")) } ?? text.endIndex
    guard let number = Double(text[..<end]), number.isFinite, abs(number) < 1e5 else { return nil }
    let value = CGFloat(number)
    switch text[end...].trimmingCharacters(in: .whitespaces) {
    case "", "px", "pt": return value
    case "em", "rem": return value * em
    case "%": return value * em / 100
    case "in": return value * 96
    case "cm": return value * 96 / 2.54
    case "mm": return value * 96 / 25.4
    default: return nil
    }
  }

  static func fontSize(_ text: String, around size: CGFloat) -> CGFloat? {
    let factors: [String: CGFloat] = [
      "xx-small": 0.6, "x-small": 0.75, "small": 8 / 9, "medium": 1, "large": 1.2, "x-large": 1.5, "xx-large": 2,
    ]
    let text = text.lowercased()
    if let factor = factors[text] { return 12 * factor }
    if text == "smaller" { return size / 1.2 }
    if text == "larger" { return size * 1.2 }
    return length(text, em: size).flatMap { $0 > 0 ? min($0, 1000) : nil }
  }

  /// A colour of CSS: by name, in hexadecimal digits, `rgb()` and `rgba()`.
  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text == "transparent" { return .clear }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close {
      let parts = text[text.index(after: open)..<close].split { ", /".contains($0) }.map { part -> CGFloat? in
        part.hasSuffix("%") ? Double(part.dropLast()).map { CGFloat($0) * 2.55 } : Double(part).map { CGFloat($0) }
      }
      guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
      return UIColor(
        red: red / 255, green: green / 255, blue: blue / 255, alpha: parts.count > 3 ? parts[3] ?? 1 : 1)
    }
    return named[text].flatMap { hexadecimal(Substring($0)) }
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    var digits = String(digits)
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
    let value = digits.count == 6 ? number << 8 | 0xFF : number
    func part(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private static let named = [
    "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff", "maroon": "800000",
    "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff", "magenta": "ff00ff", "green": "008000",
    "lime": "00ff00", "olive": "808000", "yellow": "ffff00", "navy": "000080", "blue": "0000ff", "teal": "008080",
    "aqua": "00ffff", "cyan": "00ffff", "orange": "ffa500", "pink": "ffc0cb", "brown": "a52a2a", "gold": "ffd700",
    "indigo": "4b0082", "violet": "ee82ee", "crimson": "dc143c", "coral": "ff7f50", "salmon": "fa8072",
    "tomato": "ff6347", "darkgray": "a9a9a9", "darkgrey": "a9a9a9", "lightgray": "d3d3d3", "lightgrey": "d3d3d3",
    "dimgray": "696969", "darkred": "8b0000", "darkgreen": "006400", "darkblue": "00008b", "darkorange": "ff8c00",
    "lightblue": "add8e6", "lightgreen": "90ee90", "skyblue": "87ceeb", "steelblue": "4682b4", "royalblue": "4169e1",
    "turquoise": "40e0d0", "khaki": "f0e68c", "beige": "f5f5dc", "ivory": "fffff0", "tan": "d2b48c",
    "chocolate": "d2691e", "firebrick": "b22222", "forestgreen": "228b22", "hotpink": "ff69b4",
    "deeppink": "ff1493", "slategray": "708090", "whitesmoke": "f5f5f5",
  ]
}

/// The rules of `style` elements: of selectors those of one element, a class, an identifier, or an element with one.
struct HTMLStyleSheet {
  private var rules: [(selector: String, style: HTMLStyle)] = []
  /// More rules than this are not read.
  private static let greatestNumberOfRules = 1000

  mutating func add(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let style = HTMLStyle(String(rest[rest.index(after: open)..<close]))
      for selector in rest[..<open].split(separator: ",") where rules.count < Self.greatestNumberOfRules {
        rules.append((selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), style))
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.range(of: "/*") {
      result += rest[..<open.lowerBound]
      guard let close = rest[open.upperBound...].range(of: "*/") else { return result }
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// What holds for an element, its own `style` last.
  func style(of name: String, _ attributes: [String: String]) -> HTMLStyle {
    var selectors: Set = ["*", name]
    for word in (attributes["class"] ?? "").lowercased().split(separator: " ").prefix(16) {
      selectors.formUnion([".\(word)", "\(name).\(word)"])
    }
    if let id = attributes["id"]?.lowercased() { selectors.formUnion(["#\(id)", "\(name)#\(id)"]) }
    var result = HTMLStyle("")
    for rule in rules where selectors.contains(rule.selector) { result.merge(rule.style) }
    if let own = attributes["style"] { result.merge(HTMLStyle(own)) }
    return result
  }
}
