// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Which rows are shown where, and what that costs.
@MainActor struct UITableViewTests {
  // MARK: - Rows

  @Test func rowsInSightHaveCellsAndThoseThatLeaveAreUsedAgain() {
    let stage = TableStage(count: 100)
    #expect(stage.shown == (0..<10).map(String.init))
    #expect(stage.view.contentSize == CGSize(width: 300, height: 4000))
    for step in 1...90 {
      stage.view.contentOffset.y = CGFloat(step * 40)
      stage.frame()
    }
    #expect(stage.shown == (90..<100).map(String.init))
    #expect(stage.view.engine.statistics.viewsMade <= 12)
  }

  @Test(arguments: [1_000, 1_000_000])
  func fixedRowsCostWhatIsSeen(count: Int) {
    let stage = TableStage(count: count)
    stage.view.contentOffset.y = CGFloat(count * 40 - 400)
    stage.frame()
    #expect(stage.shown.last == String(count - 1))
    #expect(stage.source.asked == 20)
    #expect(stage.view.tableLayout.geometry.sections[0].rows.runCount == 1)
  }

  @Test(arguments: [1_000, 100_000])
  func withoutAnEstimateTheDelegateIsAskedOnceForEachRow(count: Int) {
    let ears = TableHeights()
    let stage = TableStage(count: count, ears: ears)
    // Twice for the first: whether it has the method is found out with it.
    #expect(ears.asked == count + 1)
    #expect(stage.view.contentSize.height == CGFloat(count * 50))
    #expect(stage.source.asked == 8)
  }

  @Test(arguments: [1_000, 1_000_000])
  func withAnEstimateTheDelegateIsAskedForWhatIsSeen(count: Int) {
    let ears = TableHeights()
    let stage = TableStage([(0..<count).map(String.init)], ears: ears) { $0.estimatedRowHeight = 40 }
    #expect(ears.asked <= 12)
    #expect(stage.view.contentSize.height == CGFloat(count * 40 + 10 * (ears.asked - 1)))
    #expect(stage.view.rectForRow(at: path(0, 1)) == CGRect(x: 0, y: 50, width: 300, height: 50))
  }

  @Test(arguments: [1_000, 1_000_000])
  func rowsThatSizeThemselvesCostWhatIsSeen(count: Int) {
    let stage = TableStage([(0..<count).map(String.init)], rowHeight: UITableView.automaticDimension) {
      $0.estimatedRowHeight = 40
      ($0.dataSource as? TableTexts)?.heights = { CGFloat(30 + (Int($0) ?? 0) % 5 * 10) }
    }
    #expect(stage.source.asked <= 12)
    stage.view.contentOffset.y = 20 * CGFloat(count)
    stage.frame()
    #expect(stage.source.asked <= 30)
    #expect(stage.view.engine.statistics.viewsMade <= 24)
  }

  @Test func aDelegateThatLeavesTheFirstHeightToTheTableIsAskedForTheOthers() {
    final class Some: TableEars {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? tableView.byDefault(tableView.rowHeight) : 60
      }
    }
    let stage = TableStage(count: 10, ears: Some())
    #expect(stage.view.rectForRow(at: path(0, 2)) == CGRect(x: 0, y: 100, width: 300, height: 60))
  }

  @Test func whatIsSeenStaysWhenRowsAboveTurnOutOtherwise() {
    let stage = TableStage([(0..<200).map(String.init)], rowHeight: UITableView.automaticDimension) {
      $0.estimatedRowHeight = 40
      ($0.dataSource as? TableTexts)?.heights = { _ in 70 }
    }
    stage.view.contentOffset.y = 4000
    stage.frame()
    for _ in 0..<60 {
      guard
        let row = stage.view.indexPathsForVisibleRows?.first(where: {
          stage.view.rectForRow(at: $0).minY >= stage.view.contentOffset.y
        })
      else { return }
      let before = stage.view.rectForRow(at: row).minY - stage.view.contentOffset.y
      stage.view.contentOffset.y -= 15
      stage.frame()
      #expect(abs(stage.view.rectForRow(at: row).minY - stage.view.contentOffset.y - before - 15) < 0.01)
    }
  }

  // MARK: - Places

  @Test func placesOfRowsAndSectionsAreKnownWithoutCells() {
    let stage = TableStage([["a", "b"], ["c"], []]) { $0.sectionHeaderTopPadding = 0 }
    let view = stage.view
    #expect(view.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(view.rect(forSection: 1) == CGRect(x: 0, y: 80, width: 300, height: 40))
    #expect(view.rectForRow(at: path(1, 0)) == CGRect(x: 0, y: 80, width: 300, height: 40))
    #expect(view.rectForRow(at: path(1, 5)) == .zero)
    #expect(view.indexPathForRow(at: CGPoint(x: 5, y: 79)) == path(0, 1))
    #expect(view.indexPathForRow(at: CGPoint(x: 5, y: 200)) == nil)
    #expect(
      view.indexPathsForRows(in: CGRect(x: 0, y: 30, width: 10, height: 60)) == [path(0, 0), path(0, 1), path(1, 0)])
    #expect(view.numberOfSections == 3)
    #expect(view.numberOfRows(inSection: 0) == 2)
    #expect(view.cellForRow(at: path(0, 1)) === stage.cell("b"))
    #expect(stage.cell("c").flatMap { view.indexPath(for: $0) } == path(1, 0))
    #expect(view.indexPathsForVisibleRows == [path(0, 0), path(0, 1), path(1, 0)])
  }

  @Test func theTablesOwnHeaderAndFooterStandAroundAllSections() {
    let (header, footer) = (UIView(frame: CGRect(x: 5, y: 9, width: 10, height: 70)), UIView())
    footer.frame.size.height = 30
    let stage = TableStage([["a"]]) {
      $0.tableHeaderView = header
      $0.tableFooterView = footer
    }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
    #expect(stage.cell("a")?.frame == CGRect(x: 0, y: 70, width: 300, height: 40))
    #expect(footer.frame == CGRect(x: 0, y: 110, width: 300, height: 30))
    #expect(stage.view.contentSize.height == 140)
    header.frame.size.height = 20
    stage.view.tableHeaderView = header
    stage.frame()
    #expect(stage.cell("a")?.frame.minY == 20)
    stage.view.tableHeaderView = nil
    stage.frame()
    #expect(header.superview == nil)
    #expect(stage.cell("a")?.frame.minY == 0)
  }

  @Test func cardsOfInsetGroupedTablesStandInFromTheEdges() {
    let stage = TableStage([["a"], ["b"]], style: .insetGrouped)
    #expect(stage.view.rectForRow(at: path(0, 0)) == CGRect(x: 16, y: 35, width: 268, height: 40))
    #expect(abs(stage.view.rectForRow(at: path(1, 0)).minY - 110) < 0.001)
    stage.view.frame.size.width = 393
    stage.frame()
    #expect(stage.view.rectForRow(at: path(0, 0)).minX == 20)
    #expect(stage.cell("a")?.frame == CGRect(x: 20, y: 35, width: 353, height: 40))
  }

  // MARK: - Headers

  @Test func headersOfPlainTablesStayInSightUntilTheNextPushesThem() {
    let ears = TableHeaders()
    ears.heights = [0: 30, 1: 30]
    let stage = TableStage([(0..<10).map { "a\($0)" }, (0..<20).map { "b\($0)" }], ears: ears) {
      $0.sectionHeaderTopPadding = 10
    }
    let view = stage.view
    #expect(view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 10, width: 300, height: 30))
    #expect(stage.cell("a0")?.frame.minY == 40)
    let header = view.engine.elements[TableLayout.key(header: 0)]?.view
    view.contentOffset.y = 200
    stage.frame()
    #expect(header?.frame.minY == 200)
    view.contentOffset.y = 425
    stage.frame()
    #expect(header?.frame.minY == 410)
    #expect(view.rectForHeader(inSection: 0).minY == 10)
    view.contentOffset.y = 0
    stage.frame()
    #expect(header?.frame.minY == 10)
  }

  @Test func sectionsWhoseHeaderHasNoViewHaveNone() {
    let ears = TableHeaders()
    ears.heights = [1: 30]
    let stage = TableStage([["a"], ["b"]], ears: ears) { $0.sectionHeaderTopPadding = 0 }
    #expect(stage.cell("a")?.frame.minY == 0)
    #expect(stage.cell("b")?.frame.minY == 70)
  }

  @Test func titlesMakeHeadersThatTellTheirHeights() {
    let stage = TableStage([["a"], ["b"]]) { view in
      (view.dataSource as? TableTexts)?.titles = ["First", nil]
    }
    let header = stage.view.headerView(forSection: 0)
    #expect(header?.place?.title == "First")
    #expect(header?.frame.height == stage.view.rectForHeader(inSection: 0).height)
    #expect(stage.view.headerView(forSection: 1) == nil)
    #expect(stage.cell("a")?.frame.minY == header?.frame.maxY)
  }

  @Test(
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [UIContentSizeCategory.large, .extraExtraExtraLarge])
  func headersWithOneLineAreAsHighAsTheyWereTakenFor(style: UITableView.Style, category: UIContentSizeCategory) {
    let stage = TableStage((0..<40).map { ["\($0)"] }, style: style) { view in
      (view.dataSource as? TableTexts)?.titles = (0..<40).map { "Section \($0)" }
      (view.dataSource as? TableTexts)?.footers = (0..<40).map { "End of \($0)" }
    }
    stage.window.overrideTraits { $0.preferredContentSizeCategory = category }
    stage.frame()
    let height = stage.view.contentSize.height
    while stage.view.contentOffset.y < height - 400 {
      stage.view.contentOffset.y += 300
      stage.frame()
    }
    #expect(stage.view.contentSize.height == height)
  }

  // MARK: - Scrolling

  @Test func scrollingToARowPutsItWhereItIsWanted() {
    let stage = TableStage(count: 100)
    let view = stage.view
    view.scrollToRow(at: path(0, 50), at: .top, animated: false)
    #expect(view.contentOffset.y == 2000)
    view.scrollToRow(at: path(0, 50), at: .bottom, animated: false)
    #expect(view.contentOffset.y == 1640)
    view.scrollToRow(at: path(0, 50), at: .middle, animated: false)
    #expect(view.contentOffset.y == 1820)
    view.scrollToRow(at: path(0, 52), at: .none, animated: false)
    #expect(view.contentOffset.y == 1820)
    view.scrollToRow(at: path(0, 99), at: .top, animated: false)
    #expect(view.contentOffset.y == 3600)
    view.selectRow(at: path(0, 3), animated: false, scrollPosition: .none)
    view.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(view.contentOffset.y == 120)
  }

  @Test func aRowBeyondWhatIsMeasuredIsReachedAllTheSame() {
    let stage = TableStage([(0..<300).map(String.init)], rowHeight: UITableView.automaticDimension) {
      $0.estimatedRowHeight = 40
      ($0.dataSource as? TableTexts)?.heights = { CGFloat(30 + (Int($0) ?? 0) % 7 * 10) }
    }
    stage.view.scrollToRow(at: path(0, 200), at: .top, animated: false)
    stage.frame()
    #expect(stage.view.rectForRow(at: path(0, 200)).minY == stage.view.contentOffset.y)
    #expect(stage.shown.first == "200")
  }

  @Test func aRowThatDoesNotExistStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TableStage(count: 3).view.scrollToRow(at: path(0, 7), at: .top, animated: false)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Attempted to scroll the table view to an out-of-bounds row (7) when there are only 3 rows"))
  }
}
