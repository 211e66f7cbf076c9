// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A picture with a few words and a way to the menu.
final class TileViewController: UIViewController {
  private let tile: Tile
  let imageView = UIImageView()
  let orderButton = makeCapsuleButton(
    "Order", radius: 20, insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))

  init(tile: Tile) {
    self.tile = tile
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The first screen makes its tiles.")
  }

  override func loadView() {
    view = TileBackgroundView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.image = UIImage(named: tile.picture)
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 6
    imageView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = tile.pictureDescription
    imageView.accessibilityTraits = .image
    let titleLabel = makeLabel(tile.title, font: font(.title3, .bold))
    let subtitleLabel = makeLabel(
      tile.subtitle, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    orderButton.accessibilityLabel = "Order: \(tile.title)"
    orderButton.addTarget(self, action: #selector(orderTapped(_:)), for: .primaryActionTriggered)
    for subview in [imageView, titleLabel, subtitleLabel, orderButton] { view.addSubview(subview) }

    // The picture takes the height that its shape has at the tile's width.
    let size = imageView.image?.size ?? CGSize(width: 2, height: 1)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: view.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: size.height / size.width),

      titleLabel.topAnchor.constraint(equalToSystemSpacingBelow: imageView.bottomAnchor, multiplier: 2),
      titleLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2),
      view.trailingAnchor.constraint(equalToSystemSpacingAfter: titleLabel.trailingAnchor, multiplier: 2),

      subtitleLabel.topAnchor.constraint(equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 1),
      subtitleLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      subtitleLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),

      orderButton.topAnchor.constraint(equalToSystemSpacingBelow: subtitleLabel.bottomAnchor, multiplier: 2),
      orderButton.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      view.bottomAnchor.constraint(equalToSystemSpacingBelow: orderButton.bottomAnchor, multiplier: 2),
    ])
  }

  @objc private func orderTapped(_ sender: UIButton) {
    showTab(.order)
  }
}
