// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Batches, one by one and in each other.
@MainActor struct TableBatchTests {
  @Test func aBatchMovesWhatStaysBySpring() {
    let stage = TableStage(count: 5)
    stage.view.performBatchUpdates {
      stage.source.sections[0].insert("new", at: 1)
      stage.view.insertRows(at: [path(0, 1)], with: .automatic)
    }
    #expect(stage.shown == ["0", "new", "1", "2", "3", "4"])
    stage.frame()
    #expect(stage.shownY("1").isNear(60))
    #expect(stage.cell("new")?.shown.opacity == 0)
    // What is left of spring B after nine frames (FACTS §24).
    stage.jump(9.0 / 60)
    stage.frame()
    let left = (100 - (stage.shownY("1") ?? 0)) / 40
    #expect(abs(left - 0.179) < 0.002)
    stage.jump(1)
    stage.frame()
    #expect(stage.shownY("1").isNear(100))
  }

  @Test(arguments: [
    (UITableView.RowAnimation.left, CGPoint(x: -150, y: 60)), (.right, CGPoint(x: 450, y: 60)),
    (.top, CGPoint(x: 150, y: 20)), (.bottom, CGPoint(x: 150, y: 100)), (.fade, CGPoint(x: 150, y: 60)),
    (.none, CGPoint(x: 150, y: 60)),
  ])
  func rowsComeAsTheirAnimationSays(animation: UITableView.RowAnimation, start: CGPoint) {
    let stage = TableStage(count: 3)
    stage.source.sections[0].insert("new", at: 1)
    stage.view.insertRows(at: [path(0, 1)], with: animation)
    stage.frame()
    #expect(stage.cell("new")?.shown.position == start)
    #expect(stage.cell("new")?.shown.opacity == (animation == .fade ? 0 : 1))
    #expect(stage.shownY("1").isNear(60))
  }

  @Test func deletedRowsGoAndArePutAway() {
    let stage = TableStage(count: 5)
    stage.source.sections[0].remove(at: 1)
    stage.view.deleteRows(at: [path(0, 1)], with: .left)
    stage.frame()
    #expect(stage.view.engine.elements.leaving.count == 1)
    #expect(stage.cell("1")?.center.x == -150)
    stage.jump(1)
    #expect(stage.view.engine.elements.leaving.isEmpty)
    #expect(stage.shown == ["0", "2", "3", "4"])
  }

  @Test func rowsDeletedWithoutAnimationAreGoneAtOnceWhileOthersMove() {
    let stage = TableStage(count: 5)
    stage.source.sections[0].remove(at: 1)
    stage.view.deleteRows(at: [path(0, 1)], with: .none)
    stage.frame()
    #expect(stage.cell("1")?.shown.opacity == 0)
    #expect(stage.shownY("2").isNear(100))
    stage.jump(1)
    stage.frame()
    #expect(stage.shown == ["0", "2", "3", "4"])
    // The view that went comes back whole.
    stage.source.sections[0].insert("new", at: 1)
    stage.view.insertRows(at: [path(0, 1)], with: .none)
    stage.frame()
    #expect(stage.cell("new")?.shown.opacity == 1)
  }

  @Test func rowsReloadedWithoutAnimationAreOthersAtOnce() {
    let stage = TableStage(count: 3)
    let old = stage.cell("1")
    stage.source.sections[0][1] = "one"
    stage.view.reloadRows(at: [path(0, 1)], with: .none)
    stage.frame()
    #expect(old?.shown.opacity == 0)
    #expect(stage.cell("one")?.shown.opacity == 1)
  }

  @Test func updatesWithinUpdatesAreOneBatch() {
    let stage = TableStage(count: 3)
    var ended = 0
    stage.view.beginUpdates()
    stage.source.sections[0].insert("x", at: 0)
    stage.view.insertRows(at: [path(0, 0)], with: .fade)
    stage.view.beginUpdates()
    stage.source.sections[0].removeLast()
    stage.view.deleteRows(at: [path(0, 2)], with: .fade)
    stage.view.performBatchUpdates({}, completion: { _ in ended += 1 })
    stage.view.endUpdates()
    #expect(stage.view.hasUncommittedUpdates)
    stage.view.endUpdates()
    #expect(!stage.view.hasUncommittedUpdates)
    #expect(stage.shown == ["x", "0", "1"])
    stage.frame()
    stage.jump(1)
    #expect(ended == 1)
    // One more than there were begun does nothing.
    stage.view.endUpdates()
    #expect(stage.shown == ["x", "0", "1"])
  }

  @Test func anEmptyBatchAsksForHeightsAgainAndAnimatesThem() {
    let ears = TableHeights()
    let stage = TableStage(count: 4, ears: ears)
    ears.height = { $0.row == 1 ? 90 : 50 }
    stage.view.beginUpdates()
    stage.view.endUpdates()
    stage.frame()
    #expect(stage.shownY("2").isNear(125))
    stage.jump(1)
    stage.frame()
    #expect(stage.shownY("2").isNear(165))
    #expect(stage.cell("1")?.frame.height == 90)
  }

  @Test func anEmptyBatchMeasuresCellsAgain() {
    let stage = TableStage(count: 4, rowHeight: UITableView.automaticDimension)
    stage.cell("1")?.height = 90
    stage.view.performBatchUpdates(nil)
    stage.jump(1)
    stage.frame()
    #expect(stage.cell("2")?.frame.minY == 130)
  }

  @Test func reconfiguredRowsKeepTheirCells() {
    let stage = TableStage(count: 4)
    let cell = stage.cell("1")
    stage.source.sections[0][1] = "one"
    stage.view.reconfigureRows(at: [path(0, 1)])
    #expect(cell?.text == "one")
    #expect(stage.view.cellForRow(at: path(0, 1)) === cell)
    #expect(cell?.reuses == 0)
  }

  @Test func aDelegateIsAskedForHeightsWhenRowsAreReconfigured() {
    let ears = TableHeights()
    let stage = TableStage(count: 20, ears: ears)
    ears.height = { $0.row == 1 ? 90 : 50 }
    stage.view.reconfigureRows(at: [path(0, 1)])
    stage.jump(1)
    stage.frame()
    #expect(stage.cell("1")?.frame.height == 90)
    #expect(stage.view.contentSize.height == 1040)
  }

  @Test(arguments: [40, UITableView.automaticDimension])
  func aHeaderThatBecomesFirstIsMeasuredAgain(rowHeight: CGFloat) {
    let stage = TableStage([["a"], ["b"]], style: .grouped, rowHeight: rowHeight) { view in
      (view.dataSource as? TableTexts)?.titles = ["First", "Second"]
    }
    let first = stage.view.rectForHeader(inSection: 0).height
    #expect(stage.view.rectForHeader(inSection: 1).height < first - 17)
    stage.source.sections.removeFirst()
    stage.source.titles.removeFirst()
    stage.view.deleteSections([0], with: .fade)
    stage.jump(1)
    stage.frame()
    #expect(stage.view.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 300, height: first))
    let place = stage.cell("b")?.frame.minY
    #expect(place.isNear(first))
  }

  @Test func aCellThatTheAppKeepsMayBeGivenAgain() {
    final class Kept: TableTexts {
      let cells = (0..<3).map { _ in TextRow(style: .default, reuseIdentifier: nil) }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
      }
    }
    let kept = Kept([["a", "b", "c"]])
    let stage = TableStage([[]]) { $0.dataSource = kept }
    stage.view.reloadRows(at: [path(0, 1)], with: .fade)
    stage.frame()
    stage.jump(1)
    stage.frame()
    #expect(kept.cells[1].superview === stage.view)
    #expect(stage.view.cellForRow(at: path(0, 1)) === kept.cells[1])
  }

  @Test func sectionsComeAndGo() {
    let stage = TableStage([["a"], ["b"]])
    stage.view.performBatchUpdates {
      stage.source.sections = [["b"], ["c", "d"]]
      stage.view.deleteSections([0], with: .fade)
      stage.view.insertSections([1], with: .right)
    }
    stage.jump(1)
    stage.frame()
    #expect(stage.shown == ["b", "c", "d"])
    stage.source.sections = [["c", "d"], ["b"]]
    stage.view.moveSection(1, toSection: 0)
    #expect(stage.shown == ["c", "d", "b"])
    stage.source.sections[0] = ["e"]
    stage.view.reloadSections([0], with: .automatic)
    #expect(stage.shown == ["e", "b"])
  }

  @Test func reloadingWithinABatchThrowsItsChangesAway() {
    let stage = TableStage(count: 5)
    stage.view.performBatchUpdates {
      stage.view.deleteRows(at: [path(0, 0)], with: .fade)
      stage.source.sections = [["x", "y"]]
      stage.view.reloadData()
    }
    stage.jump(1)
    stage.frame()
    #expect(stage.shown == ["x", "y"])
  }

  @Test func selectedRowsMoveAlong() {
    let stage = TableStage(count: 5)
    stage.view.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
    stage.source.sections[0].insert("new", at: 0)
    stage.view.insertRows(at: [path(0, 0)], with: .none)
    #expect(stage.view.indexPathForSelectedRow == path(0, 3))
    #expect(stage.cell("2")?.isSelected == true)
  }

  @Test func numbersThatDoNotAddUpStopTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableStage(count: 3).view.deleteRows(at: [path(0, 0)], with: .fade) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid batch updates detected: the number of sections and/or rows"))
  }

  @Test(arguments: [1_000, 100_000])
  func aRowAtTheFrontOfManyThatSizeThemselvesAsksForNoOther(count: Int) {
    let stage = TableStage(count: count, rowHeight: UITableView.automaticDimension)
    let asked = stage.source.asked
    stage.source.sections[0].insert("new", at: 0)
    stage.view.insertRows(at: [path(0, 0)], with: .automatic)
    stage.jump(1)
    stage.frame()
    #expect(stage.source.asked == asked + 1)
    #expect(stage.shown.first == "new")
  }
}
