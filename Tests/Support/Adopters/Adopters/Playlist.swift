// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Rows that are marked, inserted, deleted and moved while the table is edited.
class PlaylistViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  lazy var tableView: UITableView = {
    let tableView = UITableView(frame: view.bounds, style: .grouped)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    tableView.allowsMultipleSelectionDuringEditing = false
    tableView.cellLayoutMarginsFollowReadableWidth = true
    return tableView
  }()
  var songs = ["Aria", "Ballad", "Canon", "Dirge"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    let last = IndexPath(row: songs.count, section: 0)
    tableView.performBatchUpdates {
      tableView.setEditing(editing, animated: animated)
      if editing {
        tableView.insertRows(at: [last], with: .top)
      } else {
        tableView.deleteRows(at: [last], with: .top)
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count + (tableView.isEditing ? 1 : 0)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = indexPath.row < songs.count ? songs[indexPath.row] : "Add song"
    cell.accessoryType = .detailButton
    cell.editingAccessoryType = .none
    cell.selectionStyle = .blue
    return cell
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.row < songs.count ? .delete : .insert
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row < songs.count
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath.row < songs.count
      ? proposedDestinationIndexPath : IndexPath(row: songs.count - 1, section: 0)
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    songs.insert(songs.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    switch editingStyle {
    case .delete:
      songs.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    case .insert:
      songs.append("New song")
      tableView.insertRows(at: [IndexPath(row: songs.count - 1, section: 0)], with: .automatic)
    case .none: break
    @unknown default: break
    }
  }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    songs[indexPath.row] += "!"
    tableView.reloadRows(at: [indexPath], with: .none)
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row % 2 }
}
