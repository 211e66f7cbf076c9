// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// A table that shows snapshots.
@MainActor struct UITableViewDiffableDataSourceTests {
  private final class Titled: UITableViewDiffableDataSource<String, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  private let stage = TableStage([[]])
  private let source: Titled

  init() {
    source = Titled(tableView: stage.view) { view, path, item in
      let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? TextRow)?.text = item
      return cell
    }
    source.apply(Self.snapshot(["A": ["a", "b"], "B": ["c"]]))
    stage.frame()
  }

  private static func snapshot(_ content: KeyValuePairs<String, [String]>) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, items) in content {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func whatIsAppliedIsShown() {
    #expect(stage.shown == ["a", "b", "c"])
    #expect(source.snapshot().itemIdentifiers == ["a", "b", "c"])
    #expect(source.itemIdentifier(for: path(1, 0)) == "c")
    #expect(source.indexPath(for: "b") == path(0, 1))
    #expect(source.sectionIdentifier(for: 1) == "B")
    #expect(source.index(for: "A") == 0)
    #expect(stage.view.headerView(forSection: 1)?.place?.title == "B")
  }

  @Test func changesAreOneBatchThatMoves() {
    var ended = 0
    stage.view.selectRow(at: path(1, 0), animated: false, scrollPosition: .none)
    source.defaultRowAnimation = .left
    source.apply(Self.snapshot(["B": ["c", "d"], "A": ["b"]])) { ended += 1 }
    #expect(stage.shown == ["c", "d", "b"])
    stage.frame()
    #expect(stage.cell("d")?.shown.position.x == -150)
    #expect(stage.view.indexPathForSelectedRow == path(0, 0))
    stage.jump(1)
    stage.frame()
    #expect(ended == 1)
    #expect(stage.view.headerView(forSection: 0)?.place?.title == "B")
  }

  @Test func reconfiguredItemsKeepTheirCells() {
    let cell = stage.cell("b")
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(["b"])
    cell?.text = "?"
    source.apply(snapshot)
    #expect(cell?.text == "b")
    #expect(cell?.reuses == 0)
  }

  @Test func reloadingDataLetsGoOfTheSelection() {
    stage.view.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    source.applySnapshotUsingReloadData(Self.snapshot(["A": ["a"]]))
    stage.frame()
    #expect(stage.shown == ["a"])
    #expect(stage.view.indexPathForSelectedRow == nil)
  }
}
