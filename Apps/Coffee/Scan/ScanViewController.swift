// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The card to hold under the till's reader.
final class ScanViewController: UIViewController {
  private let member: Member
  let scrollView = UIScrollView()
  private(set) lazy var cardView = MemberCardView(member: member)

  init(member: Member) {
    self.member = member
    super.init(nibName: nil, bundle: nil)
    title = "Scan"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The tab bar controller makes this screen.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    let hint = makeLabel(
      "Hold the code under the reader at the till. Every drink brings two stars.",
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    hint.textAlignment = .center
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(cardView)
    scrollView.addSubview(hint)
    let room = scrollView.contentLayoutGuide
    let width = cardView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -48)
    // Narrower than the largest text would like: its labels shrink.
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      room.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),

      cardView.topAnchor.constraint(equalTo: room.topAnchor, constant: 24),
      cardView.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      cardView.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      width,

      hint.topAnchor.constraint(equalTo: cardView.bottomAnchor, constant: 32),
      hint.leadingAnchor.constraint(equalTo: cardView.leadingAnchor),
      hint.trailingAnchor.constraint(equalTo: cardView.trailingAnchor),
      hint.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -24),
    ])
  }
}
