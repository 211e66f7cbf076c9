// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Rows that pulling renews, ten to a section, with an index of these.
final class RefreshedViewController: UITableViewController {
  private var rounds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
          guard let self else { return }
          self.rounds += 1
          self.tableView.reloadData()
          self.refreshControl?.endRefreshing()
        }
      }, for: .valueChanged)
    refreshControl = refresh
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 6 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { "ABCDEF".map(String.init) }

  private func number(_ path: IndexPath) -> Int { path.section * 10 + path.row }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(number(indexPath)), round \(rounds)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "chose \(number(indexPath))"
  }
}
