// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import UIKit

/// A picture from an address: a placeholder first, then the picture, or a button to try again.
final class RemoteImageView: UIView {
  /// Seconds in which a picture appears that was not there yet.
  static let fade = 0.3

  private(set) var image: UIImage? {
    get { imageView.image }
    set { imageView.image = newValue }
  }

  let retryButton = UIButton(type: .system)
  private let imageView = UIImageView()
  private let loader: ImageLoader
  private var url: URL?
  private var pixels = 0
  private var request: AnyCancellable?

  init(loader: ImageLoader = AppServices.current.images) {
    self.loader = loader
    super.init(frame: .zero)
    backgroundColor = Theme.placeholder
    clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.frame = bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(imageView)
    retryButton.setImage(UIImage(systemName: "arrow.clockwise"), for: .normal)
    retryButton.accessibilityLabel = "Load Picture Again"
    retryButton.isHidden = true
    retryButton.addAction(UIAction { [unowned self] _ in load() }, for: .primaryActionTriggered)
    addSubview(retryButton)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A cell makes its picture.")
  }

  /// Shows another picture, or none. What was being loaded is cancelled.
  func show(_ url: URL?) {
    guard url != self.url else { return }
    self.url = url
    request = nil
    image = nil
    pixels = 0
    retryButton.isHidden = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    retryButton.frame = bounds
    let side = max(bounds.width, bounds.height) * max(traitCollection.displayScale, 1)
    guard url != nil, side > 0, Int(side.rounded(.up)) > pixels else { return }
    pixels = Int(side.rounded(.up))
    load()
  }

  private func load() {
    guard let url else { return }
    retryButton.isHidden = true
    if let cached = loader.cachedImage(at: url, pixels: pixels) {
      image = cached
      return
    }
    request = loader.image(at: url, pixels: pixels).sink(
      receiveCompletion: { [weak self] completion in
        if case .failure = completion { self?.retryButton.isHidden = self?.image != nil }
      },
      receiveValue: { [weak self] in self?.appear($0) })
  }

  private func appear(_ image: UIImage) {
    guard self.image == nil else {
      self.image = image
      return
    }
    UIView.transition(with: imageView, duration: Self.fade, options: [.transitionCrossDissolve, .allowUserInteraction])
    {
      self.image = image
    }
  }
}
