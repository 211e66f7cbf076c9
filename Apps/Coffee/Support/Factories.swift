// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

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

/// A label of as many lines as it takes, laid out by constraints.
func makeLabel(_ text: String? = nil, font: UIFont, color: UIColor = .label, lines: Int = 0) -> UILabel {
  let label = UILabel()
  label.translatesAutoresizingMaskIntoConstraints = false
  label.text = text
  label.font = font
  label.textColor = color
  label.numberOfLines = lines
  label.adjustsFontForContentSizeCategory = true
  return label
}

/// Text for the end of a row, as wide as it needs: tables place accessories by their frames.
func makeAccessoryLabel(_ text: String, color: UIColor) -> UILabel {
  let label = makeLabel(text, font: font(.subheadline, .semibold), color: color, lines: 1)
  label.translatesAutoresizingMaskIntoConstraints = true
  label.sizeToFit()
  return label
}

/// A symbol as large as text of a style.
func makeSymbol(_ name: String, like style: UIFont.TextStyle, color: UIColor) -> UIImageView {
  let image = UIImageView(image: UIImage(systemName: name))
  image.translatesAutoresizingMaskIntoConstraints = false
  image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: style)
  image.tintColor = color
  image.contentMode = .center
  image.setContentHuggingPriority(.required, for: .horizontal)
  image.setContentCompressionResistancePriority(.required, for: .horizontal)
  return image
}

/// A green button whose ends are round.
func makeCapsuleButton(_ title: String, radius: CGFloat, insets: NSDirectionalEdgeInsets) -> UIButton {
  var configuration = UIButton.Configuration.filled()
  configuration.title = title
  configuration.baseBackgroundColor = Palette.darkGreen
  configuration.baseForegroundColor = .white
  configuration.cornerStyle = .fixed
  configuration.background.cornerRadius = radius
  configuration.contentInsets = insets
  let button = UIButton(configuration: configuration)
  button.translatesAutoresizingMaskIntoConstraints = false
  return button
}
