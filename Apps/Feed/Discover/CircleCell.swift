// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A round picture in a ring of two colours, with a name.
final class CircleCell: UICollectionViewCell {
  /// In points; the ring is as wide as the cell.
  static let width: CGFloat = 120

  private let ringView = RingView()
  private let imageView = RemoteImageView()
  private let nameLabel = makeLabel(style: .caption1, weight: .medium, upTo: CircleCell.largestText, lines: 1)
  private static let largestText: CGFloat = 24

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.textAlignment = .center
    for view in [imageView, ringView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    contentView.addSubview(nameLabel)
    let gap = RingView.lineWidth + 3
    imageView.layer.cornerRadius = Self.width / 2 - gap
    NSLayoutConstraint.activate([
      ringView.topAnchor.constraint(equalTo: contentView.topAnchor),
      ringView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      ringView.widthAnchor.constraint(equalToConstant: Self.width),
      ringView.heightAnchor.constraint(equalToConstant: Self.width),
      imageView.topAnchor.constraint(equalTo: ringView.topAnchor, constant: gap),
      imageView.leadingAnchor.constraint(equalTo: ringView.leadingAnchor, constant: gap),
      imageView.trailingAnchor.constraint(equalTo: ringView.trailingAnchor, constant: -gap),
      imageView.bottomAnchor.constraint(equalTo: ringView.bottomAnchor, constant: -gap),
      nameLabel.topAnchor.constraint(equalTo: ringView.bottomAnchor, constant: 6),
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityHint = "Removes it"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The list makes its cells.")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.show(nil)
  }

  func show(_ item: FeedItem) {
    imageView.show(item.artwork)
    nameLabel.text = item.title
    accessibilityLabel = item.title
  }

  /// The ring, and a line.
  static func height(for traits: UITraitCollection) -> CGFloat {
    let text = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits)
    return (width + 6 + min(text.lineHeight, largestText * 1.2)).rounded(.up)
  }
}
