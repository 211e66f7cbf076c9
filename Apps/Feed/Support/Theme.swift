// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The app's colours, each for light and dark.
enum Theme {
  static let canvas = dynamic(light: .white, dark: UIColor(red: 0.063, green: 0.063, blue: 0.078, alpha: 1))
  static let card = dynamic(
    light: UIColor(red: 0.965, green: 0.961, blue: 0.973, alpha: 1),
    dark: UIColor(red: 0.118, green: 0.114, blue: 0.137, alpha: 1))
  static let placeholder = dynamic(
    light: UIColor(red: 0.925, green: 0.918, blue: 0.937, alpha: 1),
    dark: UIColor(red: 0.153, green: 0.149, blue: 0.176, alpha: 1))
  static let accent = dynamic(
    light: UIColor(red: 0.788, green: 0.114, blue: 0.416, alpha: 1),
    dark: UIColor(red: 0.976, green: 0.353, blue: 0.557, alpha: 1))

  // The gradient of rings, from the bottom leading corner to the top trailing one; the same in light and dark.
  static let ringStart = UIColor(red: 0.961, green: 0.522, blue: 0.161, alpha: 1)
  static let ringEnd = UIColor(red: 0.867, green: 0.165, blue: 0.482, alpha: 1)

  private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

/// A font of a text style in another weight, which grows with the reader's choice as the style does.
///
/// - Parameter largest: points beyond which it would no longer fit where it is used.
func font(
  _ style: UIFont.TextStyle, _ weight: UIFont.Weight, upTo largest: CGFloat = .greatestFiniteMagnitude
) -> UIFont {
  let usual = UITraitCollection(preferredContentSizeCategory: .large)
  let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: usual).pointSize
  return UIFontMetrics(forTextStyle: style)
    .scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: largest)
}

/// A label that follows the text size and is laid out by constraints.
func makeLabel(
  _ text: String? = nil, style: UIFont.TextStyle, weight: UIFont.Weight = .regular,
  upTo largest: CGFloat = .greatestFiniteMagnitude, color: UIColor = .label, lines: Int = 0
) -> UILabel {
  let label = UILabel()
  label.translatesAutoresizingMaskIntoConstraints = false
  label.text = text
  label.font = font(style, weight, upTo: largest)
  label.textColor = color
  label.numberOfLines = lines
  label.adjustsFontForContentSizeCategory = true
  return label
}
