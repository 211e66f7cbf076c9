// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The colours of a colour set.
struct ColorSet: Sendable {
  private struct Entry: Sendable {
    var variant: AssetVariant
    var color: UIColor
  }

  private var entries: [Entry] = []

  /// Reads a set; `nil`, with a warning, where it has no colour.
  init?(_ url: URL) {
    let file = url.appendingPathComponent("Contents.json")
    guard let contents = AssetContents.read(file), let list = AssetContents.list("colors", in: contents, of: file)
    else {
      return nil
    }
    for item in list {
      guard let color = item["color"] as? [String: Any] else { continue }
      guard let parsed = Self.color(color) else {
        AssetWarnings.warn(
          "Asset catalog: \(file.path) has a colour that cannot be read: \(color); expected components as 0.0 to 1.0, 0 to 255 or 0x00 to 0xFF."
        )
        continue
      }
      entries.append(Entry(variant: AssetVariant(item, of: url), color: parsed))
    }
    guard !entries.isEmpty else {
      AssetWarnings.warn("Asset catalog: \(file.path) has no colours.")
      return nil
    }
  }

  func color(for traits: UITraitCollection) -> UIColor {
    let best = AssetVariant.best(entries, for: traits, language: AssetLibrary.language) { $0.variant }
    return (best ?? entries[0]).color
  }

  private static func color(_ color: [String: Any]) -> UIColor? {
    if let reference = color["reference"] as? String { return systemColors[reference] }
    guard let components = color["components"] as? [String: Any], let alpha = component(components["alpha"] ?? "1.0")
    else { return nil }
    if let white = components["white"] {
      return component(white).map { UIColor(white: $0, alpha: alpha) }
    }
    guard let red = component(components["red"]), let green = component(components["green"]),
      let blue = component(components["blue"])
    else { return nil }
    switch color["color-space"] as? String {
    case "display-p3":
      let (red, green, blue) = DisplayP3.sRGB(red: red, green: green, blue: blue)
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case "extended-linear-srgb":
      return UIColor(
        red: DisplayP3.encoded(red), green: DisplayP3.encoded(green), blue: DisplayP3.encoded(blue), alpha: alpha)
    default:
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// Components come as `0xFF`, as `255`, or as `1.000`; the point tells the last two apart.
  private static func component(_ value: Any?) -> CGFloat? {
    let result: CGFloat?
    switch value {
    case let text as String where text.hasPrefix("0x") || text.hasPrefix("0X"):
      result = Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    case let text as String where text.contains("."):
      result = Double(text).map { CGFloat($0) }
    case let text as String:
      result = Int(text).map { CGFloat($0) / 255 }
    case let number as NSNumber:
      result = number.doubleValue > 1 ? CGFloat(number.doubleValue) / 255 : CGFloat(number.doubleValue)
    default:
      result = nil
    }
    guard let result, result.isFinite else { return nil }
    return min(max(result, 0), 1)
  }

  private static let systemColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "whiteColor": .white, "blackColor": .black,
    "clearColor": .clear, "darkTextColor": .darkText, "lightTextColor": .lightText,
  ]
}

/// Colours of the wider Display P3 space as the nearest that sRGB has.
private enum DisplayP3 {
  static func sRGB(red: CGFloat, green: CGFloat, blue: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249401763 * r - 0.2249401763 * g), encoded(-0.0420569547 * r + 1.0420569547 * g),
      encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
    )
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ value: CGFloat) -> CGFloat {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
