// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// What stands in the place of a list.
enum FeedNotice: Equatable {
  case loading
  case empty(title: String, text: String)
  case failed(NetworkError)

  /// - Parameter retry: For a failure's button.
  func makeView(retry: @escaping () -> Void) -> UIView {
    switch self {
    case .loading: return SkeletonView()
    case .empty(let title, let text): return NoticeView(symbol: "tray", title: title, text: text)
    case .failed(let error):
      return NoticeView(symbol: "wifi.slash", title: "Could Not Load", text: error.message, retry: retry)
    }
  }
}

/// A symbol, a title, a text, and perhaps a button, in the middle.
final class NoticeView: UIView {
  let retryButton = UIButton(configuration: .tinted())

  init(symbol: String, title: String, text: String, retry: (() -> Void)? = nil) {
    super.init(frame: .zero)
    let image = UIImageView(image: UIImage(systemName: symbol))
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    image.tintColor = .tertiaryLabel
    image.contentMode = .center
    let titleLabel = makeLabel(title, style: .title3, weight: .bold)
    let textLabel = makeLabel(text, style: .subheadline, color: .secondaryLabel)
    let stack = UIStackView(arrangedSubviews: [image, titleLabel, textLabel])
    for label in [titleLabel, textLabel] { label.textAlignment = .center }
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    if let retry {
      retryButton.configuration?.title = "Try Again"
      retryButton.configuration?.cornerStyle = .capsule
      retryButton.addAction(UIAction { _ in retry() }, for: .primaryActionTriggered)
      stack.addArrangedSubview(retryButton)
      stack.setCustomSpacing(20, after: textLabel)
    }
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor, constant: 16),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A list makes its notice.")
  }
}

/// The shape of what is to come: squares in three columns, which breathe.
final class SkeletonView: UIView {
  private let squares = (0..<60).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Loading"
    for square in squares {
      square.backgroundColor = Theme.placeholder
      addSubview(square)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A list makes its skeleton.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width / 3
    let top = safeAreaInsets.top
    for (index, square) in squares.enumerated() {
      let place = CGRect(x: CGFloat(index % 3) * side, y: top + CGFloat(index / 3) * side, width: side, height: side)
      square.frame = place.insetBy(dx: 1, dy: 1)
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    layer.removeAnimation(forKey: "breath")
    guard window != nil else { return }
    let breath = CABasicAnimation(keyPath: "opacity")
    breath.fromValue = 1
    breath.toValue = 0.45
    breath.duration = 0.9
    breath.autoreverses = true
    breath.repeatCount = .infinity
    layer.add(breath, forKey: "breath")
  }
}
