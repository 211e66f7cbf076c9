// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A transaction: what it was, when, and how many stars.
final class HistoryCell: UITableViewCell {
  static let reuseIdentifier = "HistoryCell"

  private let starView = makeSymbol("star.fill", like: .body, color: Palette.star)
  // Rows stay as high as they are: text grows within them, and no further.
  private let titleLabel = makeLabel(font: font(.body, .regular, upTo: 30), lines: 1)
  private let dateLabel = makeLabel(font: font(.footnote, .regular, upTo: 24), color: .secondaryLabel, lines: 1)
  private let amountLabel = makeLabel(font: font(.body, .semibold, upTo: 30), lines: 1)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    amountLabel.setContentHuggingPriority(.required, for: .horizontal)
    amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [titleLabel, dateLabel, amountLabel] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    let texts = UIStackView(arrangedSubviews: [titleLabel, dateLabel])
    texts.axis = .vertical
    texts.spacing = 2
    texts.translatesAutoresizingMaskIntoConstraints = false
    for view in [starView, texts, amountLabel] { contentView.addSubview(view) }
    NSLayoutConstraint.activate([
      starView.leadingAnchor.constraint(equalToSystemSpacingAfter: contentView.leadingAnchor, multiplier: 2),
      starView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      texts.leadingAnchor.constraint(equalToSystemSpacingAfter: starView.trailingAnchor, multiplier: 2),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      amountLabel.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: texts.trailingAnchor, multiplier: 1),
      amountLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      contentView.trailingAnchor.constraint(equalToSystemSpacingAfter: amountLabel.trailingAnchor, multiplier: 2),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The table makes its cells.")
  }

  func show(_ row: HistoryViewModel.Row) {
    titleLabel.text = row.title
    dateLabel.text = row.date
    amountLabel.text = row.amount
    amountLabel.textColor = row.isGain ? Palette.green : .secondaryLabel
    starView.tintColor = row.isGain ? Palette.star : .systemGray3
    isAccessibilityElement = true
    accessibilityLabel = "\(row.title), \(row.date), \(row.amount) stars"
  }
}

/// A month's name.
final class HistoryHeaderView: UITableViewHeaderFooterView {
  static let reuseIdentifier = "HistoryHeaderView"

  let titleLabel = makeLabel(font: font(.title2, .bold, upTo: 44), lines: 1)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.backgroundColor = Palette.tileBrown
    titleLabel.accessibilityTraits = .header
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: contentView.leadingAnchor, multiplier: 2),
      contentView.trailingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: titleLabel.trailingAnchor, multiplier: 2),
      contentView.bottomAnchor.constraint(equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 1.5),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The table makes its headers.")
  }
}
