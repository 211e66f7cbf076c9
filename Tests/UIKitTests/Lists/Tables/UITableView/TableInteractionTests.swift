// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Selection by fingers, keys and code; editing; the index; prefetching.
@MainActor struct TableInteractionTests {
  private func bench(_ stage: TableStage) -> CollectionInteractionBench { CollectionInteractionBench(stage.view) }

  @Test func aTapTellsTheDelegateInTheOrderOfTheSystem() {
    let stage = TableStage(count: 5)
    let bench = bench(stage)
    bench.tap(100, 60)
    #expect(
      stage.delegate.take() == [
        "should highlight 1", "did highlight 1", "did unhighlight 1", "will select 1", "did select 1",
      ])
    bench.tap(100, 100)
    #expect(
      stage.delegate.take() == [
        "should highlight 2", "did highlight 2", "did unhighlight 2", "will select 2", "will deselect 1",
        "did deselect 1", "did select 2",
      ])
    #expect(stage.view.indexPathForSelectedRow == path(0, 2))
    #expect(stage.view.indexPathsForSelectedRows == [path(0, 2)])
    stage.view.deselectRow(at: path(0, 2), animated: true)
    #expect(stage.view.indexPathsForSelectedRows == nil)
    #expect(stage.delegate.take() == [])
  }

  @Test func theDelegateMaySelectAnotherRowOrNone() {
    final class Other: TableEars {
      override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 0 ? nil : path(0, 4)
      }
    }
    let stage = TableStage(count: 5, ears: Other())
    let bench = bench(stage)
    bench.tap(100, 20)
    #expect(stage.view.indexPathForSelectedRow == nil)
    bench.tap(100, 60)
    #expect(stage.view.indexPathForSelectedRow == path(0, 4))
  }

  @Test func severalRowsAreSelectedOneByOne() {
    let stage = TableStage(count: 5)
    stage.view.allowsMultipleSelection = true
    let bench = bench(stage)
    bench.tap(100, 60)
    bench.tap(100, 140)
    #expect(stage.view.indexPathsForSelectedRows == [path(0, 1), path(0, 3)])
    _ = stage.delegate.take()
    bench.tap(100, 60)
    #expect(stage.delegate.take().suffix(2) == ["will deselect 1", "did deselect 1"])
    #expect(stage.view.indexPathsForSelectedRows == [path(0, 3)])
    stage.view.allowsMultipleSelection = false
    #expect(stage.view.indexPathsForSelectedRows == [path(0, 3)])
    stage.view.allowsSelection = false
    #expect(stage.view.indexPathsForSelectedRows == nil)
  }

  @Test func editingLetsGoOfWhatWasSelected() {
    let stage = TableStage(count: 5)
    stage.view.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    stage.view.setEditing(true, animated: false)
    #expect(stage.view.indexPathForSelectedRow == nil)
    #expect(stage.cell("1")?.isEditing == true)
    stage.view.allowsSelectionDuringEditing = true
    stage.view.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
    stage.view.isEditing = false
    #expect(stage.view.indexPathForSelectedRow == nil)
    #expect(stage.cell("1")?.isEditing == false)
  }

  @Test func arrowsGoFromRowToRowAndReturnSelects() {
    let stage = TableStage(count: 30)
    stage.view.allowsFocus = true
    let bench = bench(stage)
    bench.press("Tab", "ArrowDown", "ArrowDown", "Enter")
    #expect(stage.view.indexPathForSelectedRow == path(0, 2))
    for _ in 0..<15 { bench.press("ArrowDown") }
    #expect(stage.cell("17")?.isFocused == true)
    #expect(stage.view.contentOffset.y == 320)
  }

  @Test func rowsAheadAreAnnouncedAndTakenBack() {
    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
      var announced: [Int] = []
      var takenBack: [Int] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        announced += indexPaths.map(\.row)
      }
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        takenBack += indexPaths.map(\.row)
      }
    }
    let prefetcher = Prefetcher()
    let stage = TableStage([(0..<100).map(String.init)]) { $0.prefetchDataSource = prefetcher }
    #expect(prefetcher.announced == Array(10..<20))
    stage.view.contentOffset.y = 2000
    stage.frame()
    #expect(prefetcher.takenBack == Array(10..<20))
  }

  @Test func titlesOfAnIndexLeadToTheirSections() throws {
    final class Indexed: TableTexts {
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    }
    let source = Indexed([(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }, (0..<20).map { "c\($0)" }])
    let stage = TableStage([[]]) { $0.dataSource = source }
    let bar = try #require(stage.view.index.bar)
    #expect(bar.frame.width == 15)
    #expect(stage.cell("a0")?.place?.trailingRoom == 15)
    stage.view.showIndexTitle(1)
    stage.frame()
    #expect(stage.shown.first == "b0")
    stage.view.sectionIndexMinimumDisplayRowCount = 100
    stage.frame()
    #expect(stage.view.index.bar == nil)
  }

  @Test func aRowIsMovedByHandAndTheDataFollows() {
    let stage = TableStage(count: 6)
    stage.view.isEditing = true
    #expect(stage.view.beginMovement(of: path(0, 1), at: 60))
    stage.view.updateMovement(to: 150)
    stage.jump(1)
    #expect(stage.shown == ["0", "2", "3", "1", "4", "5"])
    #expect(stage.cell("1")?.center.y == 150)
    stage.view.endMovement()
    stage.jump(1)
    stage.frame()
    #expect(stage.source.sections == [["0", "2", "3", "1", "4", "5"]])
    #expect(stage.cell("1")?.frame.minY == 120)
    #expect(!stage.view.hasUncommittedUpdates)
  }

  @Test func aMovementThatIsCalledOffLeavesEverythingWhereItWas() {
    let stage = TableStage(count: 6)
    stage.view.beginMovement(of: path(0, 1), at: 60)
    stage.view.updateMovement(to: 230)
    stage.view.cancelMovement()
    stage.jump(1)
    stage.frame()
    #expect(stage.shown == (0..<6).map(String.init))
    #expect(stage.cell("1")?.frame.minY == 40)
  }
}
