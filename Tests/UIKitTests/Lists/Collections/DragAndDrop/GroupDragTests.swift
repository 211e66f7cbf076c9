// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Several items that are dragged together, and gaps for what comes from elsewhere.
@MainActor struct GroupDragTests {
  private let fixture = DragFixture(["a", "b", "c", "d", "e", "f"])
  private var view: UICollectionView { fixture.view }
  private var bench: CollectionInteractionBench { fixture.bench }

  /// Lifts the first item and carries it somewhat.
  private func begin() {
    bench.down(1, 100, 50)
    bench.advance(0.8)
    bench.move(1, to: 100, 70)
    bench.advance(0.2)
  }

  private func tap(_ y: CGFloat) {
    bench.down(2, 200, y)
    bench.up(2)
    bench.advance(0.5)
  }

  @Test func aTapDuringADragAddsAnItem() {
    begin()
    _ = fixture.heard()
    tap(250)
    #expect(fixture.heard() == ["add 2?"])
    #expect(bench.window.subviews.filter { $0 is DragPlatter }.count == 2)
    #expect(view.cellForItem(at: path(0, 2))?.configurationState.cellDragState == .dragging)
    #expect(view.indexPathsForSelectedItems == [])
    // It has come to the first one, and is not added again.
    #expect(fixture.textsByPlace == ["a", "c", "b", "d"])
    tap(150)
    #expect(fixture.heard() == [])
    bench.cancel(1)
    bench.advance(1)
    #expect(bench.window.subviews.filter { $0 is DragPlatter }.isEmpty)
    #expect(view.visibleCells.allSatisfy { !$0.isHidden && $0.contentView.alpha == 1 })
    #expect(fixture.data == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func theDelegateDecidesWhatIsAdded() {
    // Without a drag nobody is asked.
    tap(250)
    #expect(fixture.heard() == [])
    begin()
    fixture.addsItems = false
    _ = fixture.heard()
    tap(250)
    #expect(fixture.heard() == ["add 2?"])
    #expect(bench.window.subviews.filter { $0 is DragPlatter }.count == 1)
    bench.cancel(1)
    bench.advance(1)
  }

  @Test func theGroupLeavesOneGapAndIsDroppedTogether() {
    begin()
    tap(250)
    bench.move(1, to: 100, 320)
    bench.advance(0.5)
    #expect(fixture.textsByPlace == ["b", "d", "a", "c"])
    #expect(view.carriedCells.map(\.isHidden) == [true, true])
    #expect(fixture.data == ["a", "b", "c", "d", "e", "f"])
    _ = fixture.heard()
    bench.up(1)
    bench.advance(1)
    #expect(fixture.heard() == ["drop 0,2 → 2 move", "drop ends", "drag ends"])
    #expect(fixture.data == ["b", "d", "a", "c", "e", "f"])
    #expect(fixture.textsByPlace == ["b", "d", "a", "c"])
    #expect(view.visibleCells.allSatisfy { !$0.isHidden && $0.contentView.alpha == 1 })
  }

  @Test func aGroupThatIsCopiedLeavesItsPlacesAlone() {
    fixture.operation = .copy
    begin()
    tap(250)
    bench.move(1, to: 100, 320)
    bench.advance(0.5)
    #expect(fixture.textsByPlace == ["a", "b", "c"])
    #expect(view.numberOfItems(inSection: 0) == 7)
    #expect(view.hasUncommittedUpdates)
    bench.cancel(1)
    bench.advance(1)
    #expect(fixture.textsByPlace == ["a", "b", "c", "d"])
    #expect(!view.hasUncommittedUpdates)
  }

  @Test func whatComesFromElsewhereHasAGap() {
    let other = DragFixture(["x", "y", "z"], in: bench, at: CGRect(x: 0, y: 200, width: 300, height: 200))
    view.frame.size.height = 200
    bench.frame()
    bench.down(1, 100, 50)
    bench.advance(0.8)
    bench.move(1, to: 100, 330)
    bench.advance(0.5)
    #expect(other.textsByPlace == ["x"])
    #expect(other.view.numberOfItems(inSection: 0) == 4)
    #expect(other.view.indexPathForItem(at: CGPoint(x: 10, y: 150)) == nil)
    bench.up(1)
    bench.advance(1)
    #expect(other.data == ["x", "a", "y", "z"])
    #expect(other.textsByPlace == ["x", "a"])
    #expect(!other.view.hasUncommittedUpdates)
  }
}
