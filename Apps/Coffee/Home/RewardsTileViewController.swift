// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The tile that says how many stars there are and what they buy.
final class RewardsTileViewController: UIViewController {
  private let balance: Int
  let graphView: RewardsGraphView
  let optionsView = RewardsOptionsView(rewards: Reward.all)
  let optionsButton = UIButton(type: .custom)
  let chevron = makeSymbol("chevron.down", like: .footnote, color: .label)
  private(set) var isExpanded = false
  /// Where the button stands: beside the balance, or below it where the text is as large as it gets.
  private var (beside, below): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
  private lazy var optionsHeight = optionsView.heightAnchor.constraint(equalToConstant: 0)

  init(balance: Int) {
    self.balance = balance
    graphView = RewardsGraphView(balance: balance)
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
    let balanceView = makeBalanceView()
    setUpOptionsButton()
    graphView.translatesAutoresizingMaskIntoConstraints = false
    optionsView.translatesAutoresizingMaskIntoConstraints = false
    optionsView.alpha = 0
    for subview in [balanceView, optionsButton, chevron, graphView, optionsView] { view.addSubview(subview) }
    NSLayoutConstraint.activate([
      balanceView.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 2),
      balanceView.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2),

      chevron.centerYAnchor.constraint(equalTo: optionsButton.centerYAnchor),
      chevron.leadingAnchor.constraint(equalTo: optionsButton.trailingAnchor, constant: 6),

      graphView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      graphView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      graphView.heightAnchor.constraint(equalToConstant: RewardsGraph.height),

      optionsView.topAnchor.constraint(equalToSystemSpacingBelow: graphView.bottomAnchor, multiplier: 1),
      optionsView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: optionsView.trailingAnchor, constant: 16),
      optionsHeight,
      view.bottomAnchor.constraint(equalToSystemSpacingBelow: optionsView.bottomAnchor, multiplier: 2),
    ])
    beside = [
      view.trailingAnchor.constraint(equalToSystemSpacingAfter: chevron.trailingAnchor, multiplier: 2),
      optionsButton.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: balanceView.trailingAnchor, multiplier: 1),
      optionsButton.bottomAnchor.constraint(equalTo: balanceView.bottomAnchor),
      graphView.topAnchor.constraint(equalToSystemSpacingBelow: balanceView.bottomAnchor, multiplier: 1),
    ]
    below = [
      view.trailingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: chevron.trailingAnchor, multiplier: 2),
      view.trailingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: balanceView.trailingAnchor, multiplier: 2),
      optionsButton.leadingAnchor.constraint(equalTo: balanceView.leadingAnchor),
      optionsButton.topAnchor.constraint(equalToSystemSpacingBelow: balanceView.bottomAnchor, multiplier: 1),
      graphView.topAnchor.constraint(equalToSystemSpacingBelow: optionsButton.bottomAnchor, multiplier: 1),
    ]
    placeOptionsButton()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    placeOptionsButton()
  }

  private func placeOptionsButton() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate(isLarge ? beside : below)
    NSLayoutConstraint.activate(isLarge ? below : beside)
  }

  private func makeBalanceView() -> UIView {
    let number = makeLabel("\(balance)", font: font(.largeTitle, .bold), lines: 1)
    let star = makeSymbol("star.fill", like: .body, color: Palette.star)
    let row = UIStackView(arrangedSubviews: [number, star])
    row.alignment = .center
    row.spacing = 4
    let caption = makeLabel("Star balance", font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    let column = UIStackView(arrangedSubviews: [row, caption])
    column.translatesAutoresizingMaskIntoConstraints = false
    column.axis = .vertical
    column.alignment = .leading
    column.isAccessibilityElement = true
    column.accessibilityLabel = "Star balance: \(balance)"
    return column
  }

  private func setUpOptionsButton() {
    optionsButton.translatesAutoresizingMaskIntoConstraints = false
    optionsButton.setTitle("Rewards options", for: .normal)
    optionsButton.setTitleColor(.label, for: .normal)
    optionsButton.setTitleColor(.secondaryLabel, for: .highlighted)
    optionsButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    optionsButton.titleLabel?.adjustsFontForContentSizeCategory = true
    optionsButton.titleLabel?.numberOfLines = 0
    optionsButton.accessibilityValue = "Closed"
    optionsButton.addTarget(self, action: #selector(optionsTapped(_:)), for: .primaryActionTriggered)
  }

  // MARK: - Expanding

  @objc private func optionsTapped(_ sender: UIButton) {
    isExpanded.toggle()
    optionsButton.accessibilityValue = isExpanded ? "Open" : "Closed"
    if isExpanded { expand() } else { collapse() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Other widths and sizes of text change how high the open list is.
    guard isExpanded, optionsHeight.constant != openHeight else { return }
    optionsHeight.constant = openHeight
  }

  private var openHeight: CGFloat { optionsView.contentHeight(for: optionsView.bounds.width) }

  private func expand() {
    let opening = UIViewPropertyAnimator(duration: 0.75, curve: .easeInOut) {
      self.optionsHeight.constant = self.openHeight
      self.chevron.transform = CGAffineTransform(rotationAngle: .pi)
      self.layOutTiles()
    }
    opening.startAnimation()
    let showing = UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut) {
      self.optionsView.alpha = 1
    }
    showing.startAnimation(afterDelay: 0.5)
  }

  private func collapse() {
    let closing = UIViewPropertyAnimator(duration: 0.75, curve: .easeInOut) {
      self.optionsHeight.constant = 0
      self.optionsView.alpha = 0
      self.chevron.transform = .identity
      self.layOutTiles()
    }
    closing.startAnimation()
  }

  /// The tiles below move along.
  private func layOutTiles() {
    (parent?.view ?? view).layoutIfNeeded()
  }
}
