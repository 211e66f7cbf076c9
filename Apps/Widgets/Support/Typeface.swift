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
    _ size: CGFloat, _ weight: UIFont.Weight = .regular, like style: UIFont.TextStyle = .body, upTo largest: CGFloat
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: largest)
  }
}

extension UILabel {
  /// A label that follows the text size and is laid out by constraints; 0 lines are as many as it takes.
  convenience init(_ font: UIFont, color: UIColor = .label, lines: Int = 1, alignment: NSTextAlignment = .natural) {
    self.init(frame: .zero)
    self.font = font
    textColor = color
    numberOfLines = lines
    textAlignment = alignment
    adjustsFontForContentSizeCategory = true
    translatesAutoresizingMaskIntoConstraints = false
  }
}

extension UIImageView {
  /// A symbol as large as text of a font.
  convenience init(symbol name: String? = nil, font: UIFont, color: UIColor? = nil) {
    self.init(image: name.flatMap { UIImage(systemName: $0) })
    preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font)
    tintColor = color
    contentMode = .center
    translatesAutoresizingMaskIntoConstraints = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }
}

extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill, _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    translatesAutoresizingMaskIntoConstraints = false
  }
}

extension UIView {
  /// A view that takes what room is left.
  static func spacer() -> UIView {
    let view = UIView()
    view.setContentHuggingPriority(.init(1), for: .vertical)
    view.setContentHuggingPriority(.init(1), for: .horizontal)
    view.setContentCompressionResistancePriority(.init(1), for: .vertical)
    view.setContentCompressionResistancePriority(.init(1), for: .horizontal)
    return view
  }

  /// Pins the edges to those of another view, `inset` points inside. The bottom gives way where there is too little room.
  func pin(to view: UIView, inset: CGFloat = 0) {
    translatesAutoresizingMaskIntoConstraints = false
    let bottom = bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      bottom,
    ])
  }
}
