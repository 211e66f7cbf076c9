// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// What elements of an SVG file inherit: colours, lines.
struct SVGStyle {
  /// The properties by name, in CSS's spelling.
  private(set) var inherited: [String: String] = [:]
  /// Those of the element alone.
  private(set) var own: [String: String] = [:]

  private static let ownNames: Set<String> = [
    "opacity", "clip-path", "display", "stop-color", "stop-opacity", "mask", "filter",
  ]
  private static let names: Set<String> = [
    "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "stroke-opacity", "color", "clip-rule", "visibility",
  ]

  subscript(name: String) -> String? { own[name] ?? inherited[name] }

  /// The style of an element within one of this style.
  ///
  /// - Parameter sheet: Declarations by class (`.name`), element and `#id`.
  func of(_ element: NibElement, sheet: [String: [String: String]]) -> SVGStyle {
    var style = self
    style.own = [:]
    style.add(element.attributes)
    if let rules = sheet[element.name] { style.add(rules) }
    for name in (element["class"] ?? "").split(separator: " ") {
      if let rules = sheet["." + name] { style.add(rules) }
    }
    if let rules = element.id.flatMap({ sheet["#" + $0] }) { style.add(rules) }
    if let text = element["style"] { style.add(Self.declarations(text)) }
    return style
  }

  private mutating func add(_ values: [String: String]) {
    for (name, value) in values where value != "inherit" {
      if Self.names.contains(name) {
        inherited[name] = value
      } else if Self.ownNames.contains(name) {
        own[name] = value
      }
    }
  }

  static func declarations(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for part in text.split(separator: ";") {
      let sides = part.split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { continue }
      result[sides[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
        sides[1].trimmingCharacters(in: .whitespacesAndNewlines).replacingOccurrences(of: "!important", with: "")
    }
    return result
  }

  /// The rules of a `style` element: plain selectors only.
  static func sheet(_ text: String) -> [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for rule in text.split(separator: "}") {
      let sides = rule.split(separator: "{", maxSplits: 1)
      guard sides.count == 2 else { continue }
      for selector in sides[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        result[name, default: [:]].merge(declarations(String(sides[1]))) { $1 }
      }
    }
    return result
  }

  /// A number, or a share in per cent.
  static func share(_ text: String?) -> CGFloat? {
    guard let text else { return nil }
    var numbers = SVGNumbers(text)
    guard let value = numbers.number() else { return nil }
    return text.hasSuffix("%") ? value / 100 : value
  }

  /// A length in points; pixels of SVG are points, as Xcode takes them.
  static func length(_ text: String?, of whole: CGFloat = 0) -> CGFloat? {
    guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
    var numbers = SVGNumbers(text)
    guard let value = numbers.number() else { return nil }
    for (unit, factor) in [("mm", 72 / 25.4), ("cm", 72 / 2.54), ("in", 72), ("pc", 12), ("em", 16)]
    where text.hasSuffix(unit) {
      return value * CGFloat(factor)
    }
    return text.hasSuffix("%") ? value / 100 * whole : value
  }
}

/// Colours as SVG writes them.
enum SVGColor {
  static func read(_ text: String, current: String?) -> RGBAColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text == "currentcolor" { return current.flatMap { read($0, current: nil) } ?? .black }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close {
      let parts = text[text.index(after: open)..<close].split { ", /".contains($0) }.map(String.init)
      guard parts.count >= 3 else { return nil }
      let values = parts.prefix(3).map { part in
        (SVGStyle.share(part) ?? 0) / (part.hasSuffix("%") ? 1 : 255)
      }
      return RGBAColor(
        red: Float(values[0]), green: Float(values[1]), blue: Float(values[2]),
        alpha: Float(parts.count > 3 ? SVGStyle.share(parts[3]) ?? 1 : 1))
    }
    return named[text].flatMap { hexadecimal($0[...]) }
  }

  private static func hexadecimal(_ digits: Substring) -> RGBAColor? {
    guard let value = UInt64(digits, radix: 16) else { return nil }
    func part(_ shift: UInt64, _ bits: UInt64) -> Float {
      Float(value >> shift & ((1 << bits) - 1)) / Float((1 << bits) - 1)
    }
    switch digits.count {
    case 3: return RGBAColor(red: part(8, 4), green: part(4, 4), blue: part(0, 4))
    case 4: return RGBAColor(red: part(12, 4), green: part(8, 4), blue: part(4, 4), alpha: part(0, 4))
    case 6: return RGBAColor(red: part(16, 8), green: part(8, 8), blue: part(0, 8))
    case 8: return RGBAColor(red: part(24, 8), green: part(16, 8), blue: part(8, 8), alpha: part(0, 8))
    default: return nil
    }
  }

  private static let named = [
    "black": "000000", "white": "ffffff", "red": "ff0000", "green": "008000", "blue": "0000ff", "yellow": "ffff00",
    "orange": "ffa500", "gray": "808080", "grey": "808080", "silver": "c0c0c0", "navy": "000080", "purple": "800080",
    "teal": "008080", "maroon": "800000", "lime": "00ff00", "aqua": "00ffff", "cyan": "00ffff", "fuchsia": "ff00ff",
    "magenta": "ff00ff", "olive": "808000", "pink": "ffc0cb", "brown": "a52a2a", "gold": "ffd700", "indigo": "4b0082",
    "violet": "ee82ee", "crimson": "dc143c", "tomato": "ff6347", "coral": "ff7f50", "salmon": "fa8072",
    "khaki": "f0e68c", "turquoise": "40e0d0", "skyblue": "87ceeb", "steelblue": "4682b4", "royalblue": "4169e1",
    "darkblue": "00008b", "darkgreen": "006400", "darkred": "8b0000", "darkgray": "a9a9a9", "darkgrey": "a9a9a9",
    "lightgray": "d3d3d3", "lightgrey": "d3d3d3", "dimgray": "696969", "whitesmoke": "f5f5f5",
    "transparent": "00000000",
  ]
}
