// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// A controller whose view is a table.
@MainActor struct UITableViewControllerTests {
  private final class Letters: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["a", "b", "c"][indexPath.row]
      return cell
    }
  }

  private func shown(_ controller: UIViewController) -> Bench {
    let bench = Bench(size: CGSize(width: 393, height: 852))
    bench.take()
    bench.window.rootViewController = controller
    bench.window.makeKeyAndVisible()
    bench.frame()
    return bench
  }

  @Test func theTableIsTheView() {
    let bench = Bench()
    bench.take()
    let controller = Letters(style: .insetGrouped)
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(Letters().tableView.style == .plain)
    #expect(Letters(nibName: nil, bundle: nil).tableView.style == .plain)
  }

  @Test func rowsAreShownAndEditingGoesAlong() {
    let controller = Letters()
    let bench = shown(controller)
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    #expect(controller.editButtonItem.title == "Done" || controller.isEditing)
    _ = bench
  }

  @Test(arguments: [true, false])
  func theSelectionGoesWhenTheViewComesBack(clears: Bool) {
    let controller = Letters()
    controller.clearsSelectionOnViewWillAppear = clears
    let bench = shown(controller)
    controller.tableView.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : path(0, 1)))
    _ = bench
  }

  @Test func aRefreshControlIsTheTables() {
    let bench = Bench()
    bench.take()
    let controller = Letters()
    let refresh = UIRefreshControl()
    controller.refreshControl = refresh
    #expect(controller.tableView.refreshControl === refresh)
  }
}
