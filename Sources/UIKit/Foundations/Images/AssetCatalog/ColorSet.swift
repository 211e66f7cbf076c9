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

  /// Whether a set says no colour, as the one has that Xcode puts into new projects.
  static func isEmpty(_ url: URL) -> Bool {
    let list = AssetContents.read(url.appendingPathComponent("Contents.json"))?["colors"] as? [[String: Any]]
    return list?.allSatisfy { $0["color"] == nil } ?? true
  }

  func color(for traits: UITraitCollection) -> UIColor {
    let best = AssetVariant.best(entries, for: traits, language: AssetLibrary.language) { $0.variant }
    return (best ?? entries[0]).color
  }

  private static func color(_ color: [String: Any]) -> UIColor? {
    if let reference = color["reference"] as? String { return systemColors[reference] }
    guard let components = color["components"] as? [String: Any], let alpha = alpha(components["alpha"])
    else { return nil }
    if let white = components["white"] {
      return component(white).map { UIColor(white: $0, alpha: alpha) }
    }
    guard let red = component(components["red"]), let green = component(components["green"]),
      let blue = component(components["blue"])
    else { return nil }
    switch color["color-space"] as? String {
    case "display-p3":
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case "extended-linear-srgb":
      return UIColor(
        red: SRGB.encoded(red), green: SRGB.encoded(green), blue: SRGB.encoded(blue), alpha: alpha)
    default:
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// An alpha of `1` is all of it, whoever wrote it without the point.
  private static func alpha(_ value: Any?) -> CGFloat? {
    guard let value else { return 1 }
    return (value as? String) == "1" ? 1 : component(value)
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

/// How sRGB stores amounts of light.
private enum SRGB {
  static func encoded(_ value: CGFloat) -> CGFloat {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
