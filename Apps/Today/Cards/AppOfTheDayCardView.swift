// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The app of the day: its icon, three heavy lines, its name, and a button that gets it.
final class AppOfTheDayCardView: CardView {
  private let iconView = UIImageView()
  private let nameLabel = UILabel(
    font: Typeface.font(14, .medium, like: .subheadline, upTo: 24), color: Palette.onPicture, lines: 1)
  private let taglineLabel = UILabel(
    font: Typeface.font(12, .regular, like: .caption1, upTo: 20), color: Palette.onPicture, lines: 2)
  private let getButton = GetButton(style: .onPicture)
  private var titleTrailing: NSLayoutConstraint!

  override func show(_ story: Story) {
    super.show(story)
    let app = story.apps.first
    iconView.image = app.flatMap { UIImage(named: $0.icon) }
    nameLabel.text = app?.name
    taglineLabel.text = app?.tagline
    getButton.app = app
  }

  override func layoutSubviews() {
    // On the narrow card of an iPad row the words need the room that the wide ones leave empty.
    titleTrailing.constant = bounds.width < 260 ? 0 : CardView.margin - 50
    super.layoutSubviews()
  }

  override func assemble() {
    super.assemble()
    titleLabel.font = Typeface.font(42, .heavy, like: .largeTitle, upTo: 58)
    titleLabel.accessibilityTraits = .header
    iconView.contentMode = .scaleAspectFill
    iconView.clipsToBounds = true
    iconView.layer.cornerRadius = 14
    iconView.translatesAutoresizingMaskIntoConstraints = false
    taglineLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

    for view in [iconView, titleLabel, nameLabel, taglineLabel, getButton] {
      addSubview(view)
    }
    titleTrailing = titleLabel.trailingAnchor.constraint(
      lessThanOrEqualTo: page.trailingAnchor, constant: CardView.margin - 50)
    NSLayoutConstraint.activate([
      iconView.topAnchor.constraint(equalTo: page.topAnchor),
      iconView.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 60),
      iconView.heightAnchor.constraint(equalToConstant: 60),

      titleLabel.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      titleTrailing,
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),

      nameLabel.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor),
      nameLabel.bottomAnchor.constraint(equalTo: taglineLabel.topAnchor),

      taglineLabel.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      taglineLabel.trailingAnchor.constraint(lessThanOrEqualTo: getButton.leadingAnchor, constant: -10),
      taglineLabel.bottomAnchor.constraint(equalTo: page.bottomAnchor),

      getButton.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      getButton.centerYAnchor.constraint(equalTo: taglineLabel.centerYAnchor),
    ])
  }
}
