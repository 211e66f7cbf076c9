// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Get started: a list of apps under a band that carries the heading.
final class GetStartedCardView: CardView {
  private let band = UIView()
  private let rows = UIStackView()

  override func show(_ story: Story) {
    super.show(story)
    for (index, app) in story.apps.enumerated() {
      row(at: index).show(app, isLast: index == story.apps.count - 1)
    }
    for (index, view) in rows.arrangedSubviews.enumerated() {
      view.isHidden = index >= story.apps.count
    }
  }

  override func assemble() {
    super.assemble()
    categoryLabel.textColor = Palette.quiet
    titleLabel.textColor = Palette.ink
    titleLabel.numberOfLines = 2

    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    band.backgroundColor = Palette.card
    band.alpha = 0.95
    band.translatesAutoresizingMaskIntoConstraints = false
    addSubview(band)
    placeHeading()

    // 100 points at the default text size, and never less than the heading needs.
    let height = band.bottomAnchor.constraint(equalTo: page.topAnchor, constant: 100 - CardView.margin)
    height.priority = UILayoutPriority(700)
    NSLayoutConstraint.activate([
      band.topAnchor.constraint(equalTo: topAnchor),
      band.leadingAnchor.constraint(equalTo: leadingAnchor),
      band.trailingAnchor.constraint(equalTo: trailingAnchor),
      band.bottomAnchor.constraint(greaterThanOrEqualTo: titleLabel.bottomAnchor, constant: 8),
      height,

      rows.topAnchor.constraint(equalTo: band.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
  }

  private func row(at index: Int) -> AppRowView {
    if index < rows.arrangedSubviews.count, let row = rows.arrangedSubviews[index] as? AppRowView {
      return row
    }
    let row = AppRowView()
    rows.addArrangedSubview(row)
    return row
  }
}
