// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The first screen: a header that gives way, tiles that scroll beneath it, and a button that stays.
final class HomeViewController: UIViewController {
  let headerView: HomeHeaderView
  let scrollView = UIScrollView()
  let stackView = UIStackView()
  let scanButton = makeCapsuleButton(
    "Scan in store", radius: 30, insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))

  private let member: Member
  private let transactions: TransactionLoading
  private lazy var headerTop = headerView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)

  /// Points that the tiles are scrolled before the greeting makes room for them.
  private static let snapOffset: CGFloat = 30

  init(member: Member, transactions: TransactionLoading) {
    self.member = member
    self.transactions = transactions
    headerView = HomeHeaderView(greeting: Greeting(to: member.name, at: AppClock.now()))
    super.init(nibName: nil, bundle: nil)
    title = "Home"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The tab bar controller makes this screen.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    setUpViews()
    setUpConstraints()
    addTiles()
    headerView.inboxButton.addTarget(self, action: #selector(inboxTapped(_:)), for: .primaryActionTriggered)
    headerView.historyButton.addTarget(self, action: #selector(historyTapped(_:)), for: .primaryActionTriggered)
    scanButton.addTarget(self, action: #selector(scanTapped(_:)), for: .primaryActionTriggered)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  private func setUpViews() {
    headerView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInset.bottom = 60 + 2 * 16
    scrollView.delegate = self
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    stackView.spacing = 8
    view.addSubview(scrollView)
    view.addSubview(headerView)
    view.addSubview(scanButton)
    scrollView.addSubview(stackView)
  }

  private func setUpConstraints() {
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      headerTop,
      headerView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      headerView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),

      scrollView.topAnchor.constraint(equalToSystemSpacingBelow: headerView.bottomAnchor, multiplier: 1),
      scrollView.leadingAnchor.constraint(equalToSystemSpacingAfter: safeArea.leadingAnchor, multiplier: 1),
      safeArea.trailingAnchor.constraint(equalToSystemSpacingAfter: scrollView.trailingAnchor, multiplier: 1),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      stackView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),

      safeArea.trailingAnchor.constraint(equalTo: scanButton.trailingAnchor, constant: 16),
      safeArea.bottomAnchor.constraint(equalTo: scanButton.bottomAnchor, constant: 16),
      scanButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 170),
      scanButton.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  private func addTiles() {
    let tiles = [RewardsTileViewController(balance: member.stars)] + Tile.all.map { TileViewController(tile: $0) }
    for tile in tiles {
      addChild(tile)
      stackView.addArrangedSubview(tile.view)
      tile.didMove(toParent: self)
    }
  }

  // MARK: - Actions

  @objc private func inboxTapped(_ sender: UIButton) {
    present(UINavigationController(rootViewController: InboxViewController()), animated: true)
  }

  @objc private func historyTapped(_ sender: UIButton) {
    let history = HistoryViewController(loader: transactions)
    present(UINavigationController(rootViewController: history), animated: true)
  }

  @objc private func scanTapped(_ sender: UIButton) {
    showTab(.scan)
  }
}

// MARK: - Snapping

extension HomeViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let y = scrollView.contentOffset.y
    let isCollapsed = y > Self.snapOffset
    let labelHeight = headerView.greetingLabel.frame.height + 16

    UIView.animate(withDuration: 0.3) {
      self.headerView.greetingLabel.alpha = y <= 0 ? 1 : 0
    }
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.3, delay: 0, options: [],
      animations: {
        self.headerTop.constant = isCollapsed ? -labelHeight : 0
        self.view.layoutIfNeeded()
      })
  }
}
