// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card by itself, with the amounts that it may be worth.
final class GiftCardViewController: UIViewController {
  private let card: GiftCard
  private static let amounts = [10, 25, 50]
  let amountControl = UISegmentedControl(items: GiftCardViewController.amounts.map { "$\($0)" })

  init(card: GiftCard) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
    title = card.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The grid makes this screen.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    let cardView = GiftCardView()
    cardView.card = card
    amountControl.selectedSegmentIndex = 1
    let insets = NSDirectionalEdgeInsets(top: 14, leading: 24, bottom: 14, trailing: 24)
    let sendButton = makeCapsuleButton("Send", radius: 24, insets: insets)
    sendButton.addTarget(self, action: #selector(sendTapped), for: .primaryActionTriggered)
    let column = UIStackView(arrangedSubviews: [cardView, amountControl, sendButton])
    column.translatesAutoresizingMaskIntoConstraints = false
    column.axis = .vertical
    column.spacing = 24
    view.addSubview(column)
    let width = column.widthAnchor.constraint(equalTo: view.safeAreaLayoutGuide.widthAnchor, constant: -32)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      width,
      cardView.heightAnchor.constraint(equalTo: cardView.widthAnchor, multiplier: 0.625),
    ])
  }

  @objc private func sendTapped() {
    let amount = Self.amounts[max(0, amountControl.selectedSegmentIndex)]
    let alert = UIAlertController(
      title: "Sent", message: "“\(card.title)” is on its way, with $\(amount) on it.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
