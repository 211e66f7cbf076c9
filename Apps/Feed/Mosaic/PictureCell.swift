// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A picture from edge to edge.
final class PictureCell: UICollectionViewCell {
  let imageView = RemoteImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The list makes its cells.")
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.7 : 1 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.show(nil)
  }

  func show(_ item: FeedItem) {
    imageView.show(item.artwork)
    accessibilityLabel = item.subtitle.isEmpty ? item.title : "\(item.title), \(item.subtitle)"
  }
}
