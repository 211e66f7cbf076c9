// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// Tables as iOS teams write them do what they do on iOS.
@MainActor struct TableAdopterTests {
  private let screen = TestScreen(.iPhoneSE)

  private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test func aTableControllerInsertsAndGrowsRowsByPairsOfUpdates() {
    let controller = GroceriesViewController()
    screen.show(controller)
    screen.step()
    #expect(texts(controller.tableView) == ["Apples", "Bread", "Carrots", "Dill", "Eggs"])
    controller.addTapped()
    screen.advance(by: 1)
    #expect(texts(controller.tableView).first == "Flour")
    controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    screen.advance(by: 1)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 88)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 132)
  }

  @Test func aDiffableDataSourceHasTitlesAndRowsThatComeLater() async {
    let controller = ContactsViewController()
    screen.show(controller)
    screen.step()
    let source = controller.dataSource
    #expect(source?.snapshot().numberOfItems == 4)
    #expect(
      source?.indexPath(for: source?.snapshot().itemIdentifiers[1] ?? Contact(name: ""))
        == IndexPath(row: 0, section: 1))
  }

  @Test func cellsWithConstraintsAreAsHighAsTheirTextNeeds() throws {
    let controller = ReviewsViewController()
    screen.show(controller)
    controller.bodies = ["Short.", String(repeating: "Long enough for a number of lines. ", count: 8)]
    screen.step()
    let heights = controller.tableView.visibleCells.map(\.frame.height)
    #expect(heights.count == 2)
    #expect(heights[1] > heights[0] + 60)
  }

  @Test func headersOfAnAppsOwnStandAboveTheirRows() {
    let controller = GlossaryViewController()
    screen.show(controller)
    screen.step()
    let header = controller.tableView.headerView(forSection: 1) as? GlossaryHeader
    #expect(header?.title.text == "B")
    #expect(header?.frame.height == 32)
    #expect(controller.tableView.rectForFooter(inSection: 2).height > 0)
  }

  @Test func editingAddsARowToInsertBy() {
    let controller = PlaylistViewController()
    screen.show(controller)
    screen.step()
    controller.setEditing(true, animated: true)
    screen.advance(by: 1)
    #expect(texts(controller.tableView).last == "Add song")
    controller.setEditing(false, animated: true)
    screen.advance(by: 1)
    #expect(texts(controller.tableView) == ["Aria", "Ballad", "Canon", "Dirge"])
  }
}
