// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Fonts that have the given size at the default text size and grow with the reader's choice.
enum Typeface {
  /// - Parameters:
  ///   - size: points at the default text size.
  ///   - style: the text style whose growth the font follows.
  ///   - largest: points beyond which it would no longer fit where it is used.
  static func font(
    _ size: CGFloat, _ weight: UIFont.Weight, like style: UIFont.TextStyle, upTo largest: CGFloat
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: largest)
  }
}

extension UILabel {
  /// A label that wraps, follows the text size and is laid out by constraints.
  convenience init(font: UIFont, color: UIColor, lines: Int = 0) {
    self.init(frame: .zero)
    self.font = font
    textColor = color
    numberOfLines = lines
    adjustsFontForContentSizeCategory = true
    translatesAutoresizingMaskIntoConstraints = false
  }
}
