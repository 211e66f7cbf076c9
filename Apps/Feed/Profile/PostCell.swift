// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A picture with its words below.
final class PostCell: UICollectionViewCell {
  private let imageView = RemoteImageView()
  private let titleLabel = makeLabel(style: .headline, weight: .semibold, upTo: 44)
  private let subtitleLabel = makeLabel(style: .subheadline, upTo: 40, color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [imageView, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let bottom = contentView.bottomAnchor.constraint(equalTo: texts.bottomAnchor, constant: 12)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      texts.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 10),
      texts.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor, constant: 8),
      texts.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor, constant: -8),
      bottom,
    ])
    isAccessibilityElement = true
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
    titleLabel.text = item.title
    subtitleLabel.text = [item.subtitle, item.detail].filter { !$0.isEmpty }.joined(separator: " · ")
    accessibilityLabel = [item.title, item.subtitle, item.detail].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
