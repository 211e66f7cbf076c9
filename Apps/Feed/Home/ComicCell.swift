// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A cover with its title.
final class ComicCell: UICollectionViewCell {
  private let imageView = RemoteImageView()
  private let titleLabel = makeLabel(style: .caption1, weight: .medium, upTo: ComicCell.largestText, lines: 2)
  private static let largestText: CGFloat = 22

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.layer.cornerRadius = 8
    imageView.layer.cornerCurve = .continuous
    imageView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(imageView)
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 1.5),
      titleLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 6),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The strip makes its cells.")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.show(nil)
  }

  func show(_ item: FeedItem) {
    imageView.show(item.artwork)
    titleLabel.text = item.title
    accessibilityLabel = item.title
  }

  static func width(for traits: UITraitCollection) -> CGFloat {
    traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular ? 160 : 100
  }

  /// The cover, and two lines.
  static func height(for traits: UITraitCollection) -> CGFloat {
    let text = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits)
    let line = min(text.lineHeight, largestText * 1.2)
    return (width(for: traits) * 1.5 + 6 + line * 2).rounded(.up)
  }
}
