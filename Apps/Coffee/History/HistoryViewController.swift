// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Stars that came and went, by month, from the server.
final class HistoryViewController: UITableViewController {
  enum State: Equatable {
    case loading
    case shown(HistoryViewModel)
    case empty
    case failed(HistoryError)
  }

  private(set) var state = State.loading
  private let loader: TransactionLoading
  private var sections: [HistoryViewModel.Section] = []

  init(loader: TransactionLoading) {
    self.loader = loader
    super.init(style: .plain)
    title = "History"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The first screen makes the history.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
    tableView.register(HistoryCell.self, forCellReuseIdentifier: HistoryCell.reuseIdentifier)
    tableView.register(
      HistoryHeaderView.self, forHeaderFooterViewReuseIdentifier: HistoryHeaderView.reuseIdentifier)
    tableView.separatorStyle = .none
    tableView.sectionHeaderTopPadding = 0
    tableView.allowsSelection = false
    let refreshControl = UIRefreshControl()
    refreshControl.addTarget(self, action: #selector(pulled), for: .valueChanged)
    self.refreshControl = refreshControl
    show(.loading)
    load()
  }

  // MARK: - Loading

  private func load() {
    loader.loadTransactions { [weak self] result in
      self?.loaded(result)
    }
  }

  private func loaded(_ result: Result<[Transaction], HistoryError>) {
    refreshControl?.endRefreshing()
    switch result {
    case .success(let transactions) where transactions.isEmpty: show(.empty)
    case .success(let transactions): show(.shown(HistoryViewModel(transactions)))
    case .failure(let error): show(.failed(error))
    }
  }

  private func show(_ state: State) {
    self.state = state
    sections = if case .shown(let history) = state { history.sections } else { [] }
    tableView.backgroundView = backgroundView(for: state)
    tableView.reloadData()
  }

  private func backgroundView(for state: State) -> UIView? {
    switch state {
    case .shown: nil
    case .loading: HistoryStateView.loading()
    case .empty:
      HistoryStateView(
        symbol: "star", title: "No stars yet", text: "Your first drink brings two.", button: nil)
    case .failed(let error):
      HistoryStateView(
        symbol: "wifi.slash", title: "That did not work", text: error.message, button: retryButton())
    }
  }

  private func retryButton() -> UIButton {
    let insets = NSDirectionalEdgeInsets(top: 12, leading: 24, bottom: 12, trailing: 24)
    let button = makeCapsuleButton("Try again", radius: 22, insets: insets)
    button.addTarget(self, action: #selector(retryTapped), for: .primaryActionTriggered)
    return button
  }

  @objc private func retryTapped() {
    show(.loading)
    load()
  }

  @objc private func pulled() {
    load()
  }

  @objc private func doneTapped() {
    dismiss(animated: true)
  }

  // MARK: - Table

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: HistoryCell.reuseIdentifier, for: indexPath)
    (cell as? HistoryCell)?.show(sections[indexPath.section].rows[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: HistoryHeaderView.reuseIdentifier)
    (header as? HistoryHeaderView)?.titleLabel.text = sections[section].title
    return header
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    80
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    80
  }
}
