// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// An item on a card, over the dimmed screen that it was chosen on.
final class ItemDetailViewController: UIViewController {
  let item: FeedItem
  let closeButton = UIButton(configuration: .gray())
  private let transition = DimTransition()
  private let stack = UIStackView()
  /// Where the picture stands beside its words.
  private var imageWidth: NSLayoutConstraint?

  init(item: FeedItem) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A feed makes this screen.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.card
    view.layer.cornerRadius = 28
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
    let imageView = RemoteImageView()
    imageView.show(item.artwork)
    imageView.layer.cornerRadius = 16
    imageView.layer.cornerCurve = .continuous
    imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor).isActive = true
    imageWidth = imageView.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.45)
    let titleLabel = makeLabel(item.title, style: .title2, weight: .bold)
    let subtitleLabel = makeLabel(item.subtitle, style: .body, color: .secondaryLabel)
    let detailLabel = makeLabel(item.detail, style: .footnote, color: .secondaryLabel)
    closeButton.configuration?.title = "Close"
    closeButton.configuration?.cornerStyle = .capsule
    closeButton.configuration?.buttonSize = .large
    closeButton.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .primaryActionTriggered)
    let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel, detailLabel, closeButton])
    texts.axis = .vertical
    texts.spacing = 6
    texts.setCustomSpacing(20, after: detailLabel)
    stack.addArrangedSubview(imageView)
    stack.addArrangedSubview(texts)
    stack.spacing = 16
    updateAxis()
    fill(with: stack)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAxis()
  }

  /// Puts the words beside the picture where there is little height.
  private func updateAxis() {
    let isLow = traitCollection.verticalSizeClass == .compact
    stack.axis = isLow ? .horizontal : .vertical
    stack.alignment = isLow ? .center : .fill
    imageWidth?.isActive = isLow
  }

  /// The card is as high as what is on it, and scrolls where that is too much.
  private func fill(with stack: UIStackView) {
    let scrollView = UIScrollView()
    scrollView.contentInsetAdjustmentBehavior = .never
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let room = scrollView.contentLayoutGuide
    let height = scrollView.heightAnchor.constraint(equalTo: room.heightAnchor)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      room.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      height,
      stack.topAnchor.constraint(equalTo: room.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -20),
    ])
  }
}
