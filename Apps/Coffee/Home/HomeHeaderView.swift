// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The greeting, and below it the ways to messages and history.
final class HomeHeaderView: UIView {
  let greetingLabel: UILabel
  let inboxButton = HomeHeaderView.makeButton("Inbox", symbol: "envelope")
  let historyButton = HomeHeaderView.makeButton("History", symbol: "calendar")
  private lazy var buttons = UIStackView(arrangedSubviews: [inboxButton, historyButton])

  init(greeting: Greeting) {
    greetingLabel = makeLabel(greeting.text, font: .preferredFont(forTextStyle: .largeTitle))
    super.init(frame: .zero)
    greetingLabel.accessibilityTraits = .header
    addSubview(greetingLabel)
    buttons.translatesAutoresizingMaskIntoConstraints = false
    addSubview(buttons)
    arrangeButtons()
    NSLayoutConstraint.activate([
      greetingLabel.topAnchor.constraint(equalToSystemSpacingBelow: topAnchor, multiplier: 1),
      greetingLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 2),
      trailingAnchor.constraint(equalToSystemSpacingAfter: greetingLabel.trailingAnchor, multiplier: 2),

      buttons.topAnchor.constraint(equalToSystemSpacingBelow: greetingLabel.bottomAnchor, multiplier: 2),
      buttons.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 2),
      trailingAnchor.constraint(greaterThanOrEqualTo: buttons.trailingAnchor),
      bottomAnchor.constraint(equalToSystemSpacingBelow: buttons.bottomAnchor, multiplier: 1),
    ])
    for button in [inboxButton, historyButton] {
      // Large text may need more than a quarter.
      let quarter = button.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25)
      quarter.priority = .defaultHigh
      quarter.isActive = true
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The first screen makes its header.")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeButtons()
  }

  /// Side by side, or one below the other where the text is as large as it gets.
  private func arrangeButtons() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    buttons.axis = isLarge ? .vertical : .horizontal
    buttons.alignment = isLarge ? .leading : .center
  }

  private static func makeButton(_ title: String, symbol: String) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.image = UIImage(systemName: symbol)
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .body)
    configuration.imagePadding = 6
    configuration.baseForegroundColor = .label
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 4)
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.contentHorizontalAlignment = .leading
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    return button
  }
}
