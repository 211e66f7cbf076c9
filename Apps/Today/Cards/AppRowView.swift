// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// One app in a list: icon, name, tagline, button.
final class AppRowView: UIView {
  private let iconView = UIImageView()
  private let nameLabel = UILabel(
    font: Typeface.font(16, .semibold, like: .callout, upTo: 26), color: Palette.ink, lines: 1)
  private let taglineLabel = UILabel(
    font: Typeface.font(13, .regular, like: .footnote, upTo: 22), color: Palette.quiet, lines: 1)
  private let getButton = GetButton(style: .onCard)
  private let separator = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  func show(_ app: StoreApp, isLast: Bool) {
    iconView.image = UIImage(named: app.icon)
    nameLabel.text = app.name
    taglineLabel.text = app.tagline
    getButton.app = app
    separator.isHidden = isLast
  }

  private func assemble() {
    iconView.contentMode = .scaleAspectFill
    iconView.clipsToBounds = true
    iconView.layer.cornerRadius = 11
    separator.backgroundColor = Palette.hairline

    let text = UIStackView(arrangedSubviews: [nameLabel, taglineLabel])
    text.axis = .vertical
    text.alignment = .leading
    text.spacing = 1
    for label in [nameLabel, taglineLabel] {
      label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }

    for view in [iconView, text, getButton, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: 66),

      iconView.leadingAnchor.constraint(equalTo: leadingAnchor),
      iconView.centerYAnchor.constraint(equalTo: centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 48),
      iconView.heightAnchor.constraint(equalToConstant: 48),

      text.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12),
      text.centerYAnchor.constraint(equalTo: centerYAnchor),
      text.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
      text.trailingAnchor.constraint(lessThanOrEqualTo: getButton.leadingAnchor, constant: -10),

      getButton.trailingAnchor.constraint(equalTo: trailingAnchor),
      getButton.centerYAnchor.constraint(equalTo: centerYAnchor),

      separator.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }
}
