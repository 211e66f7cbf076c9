// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card with a title, which opens when it is tapped.
public final class CardView: UIControl {
  public let titleLabel = UILabel()
  public private(set) var isOpen = false
  public var onOpen: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.numberOfLines = 0
    addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
    addTarget(self, action: #selector(toggle), for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func toggle() {
    UIView.animate(withDuration: 0.3) {
      self.alpha = 0.5
    } completion: { _ in
      self.isOpen = true
      self.onOpen?()
    }
  }
}
