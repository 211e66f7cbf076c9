// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Menus of rows of 50 points.
@MainActor struct TableContextMenuTests {
  @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("row \(indexPath.row)?")
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Share") { _ in self?.calls.append("share") }])
      })
    }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("will display") }
    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("will end") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("selected") }
  }

  @Test func aRestingFingerLiftsTheRowAndItsMenuIsChosenFrom() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 50
    table.dataSource = rows
    table.delegate = rows
    let bench = CollectionInteractionBench(table)
    // Under the status bar, where the table begins.
    let row = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
    bench.down(1, row.midX, row.midY)
    bench.advance(0.6)
    #expect(rows.calls == ["row 1?", "will display"])
    guard case .preview(let preview)? = bench.menu?.source else {
      Issue.record("Nothing is lifted")
      return
    }
    #expect(preview.targeted.view === table.cellForRow(at: IndexPath(row: 1, section: 0)))
    bench.up(1)
    bench.advance(1)
    bench.chooseFromMenu("Share")
    #expect(rows.calls == ["row 1?", "will display", "share", "will end"])
  }
}
