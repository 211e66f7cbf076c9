// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Fifty rows, of which some can be deleted, and a search.
final class ListViewController: UITableViewController, UISearchResultsUpdating {
  private var all = (0..<50).map { "Row \($0)" }
  private var search = ""
  private var rows: [String] { search.isEmpty ? all : all.filter { $0.contains(search) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.accessibilityIdentifier = "rows"
    let controller = UISearchController(searchResultsController: nil)
    controller.searchResultsUpdater = self
    controller.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = controller
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    search = searchController.searchBar.text ?? ""
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "All rows" }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    cell.accessibilityIdentifier = "row-\(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    let row = rows[indexPath.row]
    all.removeAll { $0 == row }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
