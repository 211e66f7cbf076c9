// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A section's title.
final class TitleHeaderView: UICollectionReusableView {
  let titleLabel = makeLabel(style: .title3, weight: .bold, upTo: 44)

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.accessibilityTraits = .header
    addSubview(titleLabel)
    let bottom = bottomAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      bottom,
      titleLabel.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
      safeAreaLayoutGuide.trailingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 16),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The list makes its headers.")
  }
}
