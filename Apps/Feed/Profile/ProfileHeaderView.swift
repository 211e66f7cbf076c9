// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A round picture beside three counters, a name, a few words, and a button.
final class ProfileHeaderView: UICollectionReusableView {
  private static let side: CGFloat = 90

  private let imageView = RemoteImageView()
  private let counters = ["Posts", "Followers", "Following"].map(CounterView.init)
  private let nameLabel = makeLabel(style: .headline, weight: .semibold, upTo: 40)
  private let aboutLabel = makeLabel(style: .subheadline, upTo: 34, color: .secondaryLabel)
  let followButton = UIButton(configuration: .filled())
  private var isFollowed = false {
    didSet { showFollowing() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.layer.cornerRadius = Self.side / 2
    imageView.widthAnchor.constraint(equalToConstant: Self.side).isActive = true
    imageView.heightAnchor.constraint(equalToConstant: Self.side).isActive = true
    imageView.isAccessibilityElement = true
    imageView.accessibilityTraits = .image
    followButton.configuration?.cornerStyle = .capsule
    followButton.addAction(UIAction { [unowned self] _ in isFollowed.toggle() }, for: .primaryActionTriggered)
    showFollowing()

    let numbers = UIStackView(arrangedSubviews: counters)
    numbers.distribution = .fillEqually
    numbers.alignment = .center
    let top = UIStackView(arrangedSubviews: [imageView, numbers])
    top.spacing = 16
    top.alignment = .center
    let stack = UIStackView(arrangedSubviews: [top, nameLabel, aboutLabel, followButton])
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(12, after: top)
    stack.setCustomSpacing(14, after: aboutLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let bottom = bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 16)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
      bottom,
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The list makes its header.")
  }

  func show(_ profile: Profile, picture: URL?) {
    imageView.show(picture)
    imageView.accessibilityLabel = profile.name
    nameLabel.text = profile.name
    aboutLabel.text = profile.about
    for (counter, number) in zip(counters, [profile.posts, profile.followers, profile.following]) {
      counter.show(number)
    }
  }

  private func showFollowing() {
    followButton.configuration?.title = isFollowed ? "Following" : "Follow"
    followButton.configuration?.baseBackgroundColor = isFollowed ? Theme.placeholder : Theme.accent
    followButton.configuration?.baseForegroundColor = isFollowed ? .label : .white
  }
}

/// A number over what it counts.
private final class CounterView: UIView {
  private let numberLabel = makeLabel(style: .headline, weight: .bold, upTo: 32, lines: 1)
  private let nameLabel: UILabel

  init(name: String) {
    nameLabel = makeLabel(name, style: .caption1, upTo: 20, color: .secondaryLabel, lines: 1)
    super.init(frame: .zero)
    for label in [numberLabel, nameLabel] {
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    let stack = UIStackView(arrangedSubviews: [numberLabel, nameLabel])
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -2),
    ])
    isAccessibilityElement = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The header makes its counters.")
  }

  func show(_ number: Int) {
    numberLabel.text = NumberFormatter.localizedString(from: NSNumber(value: number), number: .decimal)
    accessibilityLabel = "\(nameLabel.text ?? ""): \(numberLabel.text ?? "")"
  }
}
