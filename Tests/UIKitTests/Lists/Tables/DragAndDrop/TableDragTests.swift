// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Dragging rows within a table and from one to another.
@MainActor struct TableDragTests {
  @Test func aDataSourceThatMovesRowsNeedsNoDropDelegate() {
    let stage = TableDragStage(["a", "b", "c", "d"])
    stage.movesRows = true
    stage.drag(from: CGPoint(x: 100, y: 50), over: CGPoint(x: 100, y: 70), CGPoint(x: 100, y: 250), letsGo: false)
    #expect(stage.view.hasActiveDrag && stage.view.hasActiveDrop)
    #expect(stage.texts == ["b", "c", "a", "d"])
    #expect(stage.cell("a")?.isHidden == true)
    stage.bench.up(1)
    stage.bench.advance(1)
    #expect(stage.data == ["b", "c", "a", "d"])
    #expect(stage.texts == ["b", "c", "a", "d"])
    #expect(stage.heard() == ["items 0", "begins", "move 0 → 2", "ends"])
    #expect(stage.cell("a")?.isHidden == false)
    #expect(stage.cell("a")?.states == [.lifting, .dragging, .none])
    #expect(stage.cell("a")?.contentView.alpha == 1)
    #expect(!stage.view.hasActiveDrag && !stage.view.hasActiveDrop && !stage.view.hasUncommittedUpdates)
  }

  @Test func whereNobodyMovesRowsTheyGoBack() {
    let stage = TableDragStage(["a", "b", "c"])
    stage.drag(from: CGPoint(x: 100, y: 50), over: CGPoint(x: 100, y: 70), CGPoint(x: 100, y: 250))
    #expect(stage.texts == ["a", "b", "c"])
    #expect(stage.heard() == ["items 0", "begins", "ends"])
    #expect(stage.view.visibleCells.allSatisfy { !$0.isHidden })
  }

  @Test func aDropDelegateMovesRows() {
    let stage = TableDragStage(["a", "b", "c", "d"])
    let drops = TableDrops()
    stage.view.dropDelegate = drops
    drops.perform = { view, coordinator in
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let destination = coordinator.destinationIndexPath
      else { return }
      stage.data.insert(stage.data.remove(at: source.row), at: destination.row)
      view.performBatchUpdates {
        view.deleteRows(at: [source], with: .automatic)
        view.insertRows(at: [destination], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: destination)
    }
    stage.drag(from: CGPoint(x: 100, y: 350), over: CGPoint(x: 100, y: 330), CGPoint(x: 100, y: 150))
    #expect(stage.data == ["a", "d", "b", "c"])
    #expect(stage.texts == ["a", "d", "b", "c"])
    #expect(drops.log == ["enter", "drop 3 → 1", "end"])
    #expect(stage.view.visibleCells.allSatisfy { !$0.isHidden })
  }

  @Test func rowsFromElsewhereGoBehindTheLastOne() {
    let stage = TableDragStage(["a", "b"])
    let drops = TableDrops()
    drops.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    stage.view.dropDelegate = drops
    let source = TableDragStage(["x"], in: stage.bench, at: CGRect(x: 300, y: 0, width: 100, height: 400))
    drops.perform = { view, coordinator in
      let place = coordinator.destinationIndexPath ?? IndexPath(row: stage.data.count, section: 0)
      stage.data.insert("x", at: place.row)
      view.insertRows(at: [place], with: .automatic)
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: place)
    }
    source.drag(from: CGPoint(x: 350, y: 50), over: CGPoint(x: 340, y: 70), CGPoint(x: 100, y: 230))
    #expect(drops.log == ["enter", "drop foreign → 2", "end"])
    #expect(stage.texts == ["a", "b", "x"])
    drops.proposal = UITableViewDropProposal(operation: .copy)
    source.drag(from: CGPoint(x: 350, y: 50), over: CGPoint(x: 340, y: 70), CGPoint(x: 100, y: 390))
    #expect(drops.log.contains("drop foreign → nowhere"))
  }

  @Test(arguments: [(10, true), (50, false), (95, true)])
  func theAutomaticIntentGoesByWhereInTheRowTheFingerIs(y: Int, isBetween: Bool) {
    let stage = TableDragStage(["a", "b", "c"])
    let drops = TableDrops()
    drops.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
    stage.view.dropDelegate = drops
    let source = TableDragStage(["x"], in: stage.bench, at: CGRect(x: 300, y: 0, width: 100, height: 400))
    var intent: UITableViewDropProposal.Intent?
    drops.perform = { intent = $1.proposal.intent }
    source.drag(
      from: CGPoint(x: 350, y: 50), over: CGPoint(x: 340, y: CGFloat(100 + y)), CGPoint(x: 100, y: CGFloat(100 + y)))
    #expect(intent == (isBetween ? .insertAtDestinationIndexPath : .insertIntoDestinationIndexPath))
  }

  @Test func aPlaceholderStandsForARowUntilItIsThere() throws {
    let stage = TableDragStage(["a", "b"])
    let drops = TableDrops()
    drops.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    stage.view.dropDelegate = drops
    let source = TableDragStage(["x"], in: stage.bench, at: CGRect(x: 300, y: 0, width: 100, height: 400))
    var context: (any UITableViewDropPlaceholderContext)?
    drops.perform = { _, coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "placeholder", rowHeight: 60)
      placeholder.cellUpdateHandler = { ($0 as? TableDragCell)?.text = "…" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    source.drag(from: CGPoint(x: 350, y: 50), over: CGPoint(x: 340, y: 70), CGPoint(x: 100, y: 150))
    #expect(stage.texts == ["a", "…", "b"])
    #expect(stage.cell("…")?.frame == CGRect(x: 0, y: 100, width: 300, height: 60))
    #expect(stage.cell("b")?.frame.minY == 160)
    #expect(stage.view.hasUncommittedUpdates)
    #expect(stage.view.indexPathForRow(at: CGPoint(x: 10, y: 120)) == nil)
    #expect(stage.view.indexPathForRow(at: CGPoint(x: 10, y: 200)) == path(0, 1))
    let isCommitted = try #require(context).commitInsertion { stage.data.insert("x", at: $0.row) }
    stage.bench.advance(1)
    #expect(isCommitted)
    #expect(stage.texts == ["a", "x", "b"])
    #expect(stage.cell("x")?.frame.height == 100)
    #expect(context?.deletePlaceholder() == false)
    #expect(!stage.view.hasUncommittedUpdates)
  }
}
