// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// What stars buy, a row for each reward, on a sheet of its own.
final class RewardsOptionsView: UIView {
  private let stackView = UIStackView()
  private static let margin: CGFloat = 16

  init(rewards: [Reward]) {
    super.init(frame: .zero)
    backgroundColor = Palette.tileBrown
    layer.cornerRadius = 10
    clipsToBounds = true
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    stackView.spacing = 26
    for reward in rewards { stackView.addArrangedSubview(StarRowView(reward: reward)) }
    addSubview(stackView)
    NSLayoutConstraint.activate([
      // Only from above: closed, the sheet is lower than its rows.
      stackView.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
      stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
      trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: Self.margin),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The rewards tile makes its list.")
  }

  /// How high the sheet is with all of its rows.
  func contentHeight(for width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 2 * Self.margin, height: UIView.layoutFittingCompressedSize.height)
    let size = stackView.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return size.height + 2 * Self.margin
  }
}

/// A number of stars and what it buys.
private final class StarRowView: UIView {
  init(reward: Reward) {
    super.init(frame: .zero)
    let points = makeLabel("\(reward.points)", font: font(.callout, .bold), lines: 1)
    points.setContentHuggingPriority(.required, for: .horizontal)
    points.setContentCompressionResistancePriority(.required, for: .horizontal)
    let star = makeSymbol("star.fill", like: .footnote, color: Palette.star)
    let text = makeLabel(reward.description, font: .preferredFont(forTextStyle: .footnote))
    for view in [points, star, text] { addSubview(view) }
    let height = heightAnchor.constraint(greaterThanOrEqualTo: points.heightAnchor)
    // The texts begin below each other, whatever the numbers' widths.
    let column = text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 68)
    column.priority = .defaultHigh
    NSLayoutConstraint.activate([
      height, column,
      points.leadingAnchor.constraint(equalTo: leadingAnchor),
      points.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
      star.leadingAnchor.constraint(equalTo: points.trailingAnchor, constant: 4),
      star.centerYAnchor.constraint(equalTo: points.centerYAnchor),
      text.leadingAnchor.constraint(greaterThanOrEqualTo: star.trailingAnchor, constant: 8),
      text.topAnchor.constraint(equalTo: topAnchor),
      text.trailingAnchor.constraint(equalTo: trailingAnchor),
      text.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    isAccessibilityElement = true
    accessibilityLabel = "\(reward.points) stars: \(reward.description)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The list makes its rows.")
  }
}
