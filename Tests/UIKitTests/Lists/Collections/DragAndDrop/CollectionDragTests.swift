// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Items of a collection view that are dragged to another place, out of it, and into another collection view.
@MainActor struct CollectionDragTests {
  private let fixture = DragFixture(["a", "b", "c", "d", "e", "f"])
  private var view: UICollectionView { fixture.view }
  private var bench: CollectionInteractionBench { fixture.bench }

  private func lift(_ y: CGFloat) {
    bench.down(1, 100, y)
    bench.advance(0.8)
  }

  private func drop() {
    bench.up(1)
    bench.advance(1)
  }

  @Test func phonesDragNothingUnlessAsked() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!view.dragInteractionEnabled)
    #expect(view.reorderingCadence == .immediate)
    #expect(!view.hasActiveDrag)
    #expect(!view.hasActiveDrop)
  }

  @Test func theOthersMakeRoomAndTheDataFollows() {
    lift(50)
    #expect(view.hasActiveDrag)
    #expect(fixture.heard() == ["items 0"])
    bench.move(1, to: 100, 250)
    bench.advance(0.5)
    #expect(view.hasActiveDrop)
    #expect(fixture.textsByPlace == ["b", "c", "a", "d"])
    #expect(fixture.data == ["a", "b", "c", "d", "e", "f"])
    // The gap is empty: what is dragged is under the finger.
    #expect(view.carriedCells.map(\.isHidden) == [true])
    #expect(view.cellForItem(at: path(0, 0))?.isHidden == true)
    drop()
    #expect(fixture.data == ["b", "c", "a", "d", "e", "f"])
    #expect(fixture.textsByPlace == ["b", "c", "a", "d"])
    #expect(view.visibleCells.allSatisfy { !$0.isHidden && $0.contentView.alpha == 1 })
    #expect(fixture.heard() == ["drag begins", "enter", "drop 0 → 2 move", "drop ends", "drag ends"])
    #expect(!view.hasActiveDrag)
    #expect(!view.hasActiveDrop)
    #expect(bench.window.subviews.filter { $0 is DragPlatter }.isEmpty)
  }

  @Test func whatIsDroppedFliesToItsCell() {
    lift(50)
    bench.move(1, to: 100, 230)
    bench.up(1)
    let platter = bench.window.subviews.lazy.compactMap { $0 as? DragPlatter }.first
    #expect(platter?.center == CGPoint(x: 150, y: 250))
    // The cell is not seen twice.
    #expect(view.cellForItem(at: path(0, 2))?.isHidden == true)
    bench.advance(1)
    #expect(view.cellForItem(at: path(0, 2))?.isHidden == false)
  }

  @Test func leavingClosesTheGapAndTheItemFliesBack() {
    lift(50)
    bench.move(1, to: 100, 250)
    bench.advance(0.5)
    bench.move(1, to: 340, 250)
    bench.advance(0.5)
    #expect(fixture.textsByPlace == ["a", "b", "c", "d"])
    #expect(!view.hasActiveDrop)
    #expect(view.cellForItem(at: path(0, 0))?.contentView.alpha == 0.5)
    bench.up(1)
    let platter = bench.window.subviews.lazy.compactMap { $0 as? DragPlatter }.first
    #expect(platter?.center == CGPoint(x: 150, y: 50))
    bench.advance(1)
    #expect(fixture.data == ["a", "b", "c", "d", "e", "f"])
    #expect(fixture.heard() == ["items 0", "drag begins", "enter", "exit", "drop ends", "drag ends"])
    #expect(view.cellForItem(at: path(0, 0))?.contentView.alpha == 1)
  }

  @Test func withAnotherIntentNothingMakesRoom() {
    fixture.intent = .unspecified
    lift(50)
    bench.move(1, to: 100, 250)
    bench.advance(0.5)
    #expect(fixture.textsByPlace == ["a", "b", "c", "d"])
    drop()
    #expect(fixture.heard().contains("drop 0 → 2 move"))
    #expect(fixture.data == ["b", "c", "a", "d", "e", "f"])
  }

  @Test func aSlowCadenceWaitsUntilTheFingerRests() {
    view.reorderingCadence = .slow
    lift(50)
    bench.move(1, to: 100, 250)
    bench.advance(0.3)
    #expect(fixture.textsByPlace == ["a", "b", "c", "d"])
    bench.advance(0.5)
    #expect(fixture.textsByPlace == ["b", "c", "a", "d"])
    bench.cancel(1)
    bench.advance(1)
    #expect(fixture.textsByPlace == ["a", "b", "c", "d"])
  }

  @Test func nearTheEdgeItScrollsAndGoesOn() {
    let fixture = DragFixture((0..<30).map { "\($0)" })
    fixture.bench.down(1, 100, 50)
    fixture.bench.advance(0.8)
    fixture.bench.move(1, to: 100, 390)
    fixture.bench.advance(1)
    #expect(fixture.view.contentOffset.y > 500)
    let place = Int((fixture.view.contentOffset.y + 390) / 100)
    fixture.bench.up(1)
    fixture.bench.advance(1)
    #expect(fixture.data[place] == "0")
    #expect(fixture.data.count == 30)
  }

  @Test func itemsGoToAnotherCollection() {
    let other = DragFixture(["x", "y"], in: bench, at: CGRect(x: 0, y: 200, width: 300, height: 200))
    view.frame.size.height = 200
    bench.frame()
    lift(50)
    bench.move(1, to: 100, 290)
    drop()
    #expect(other.heard() == ["enter", "drop foreign → 0 move", "drop ends"])
    #expect(other.data == ["a", "x", "y"])
    #expect(fixture.data == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func newDataWhileDraggingClosesTheGap() {
    lift(150)
    bench.move(1, to: 100, 320)
    bench.advance(0.5)
    #expect(fixture.textsByPlace == ["a", "c", "d", "b"])
    fixture.data.remove(at: 0)
    view.deleteItems(at: [path(0, 0)])
    bench.advance(0.5)
    #expect(fixture.textsByPlace == ["b", "c", "d", "e"])
    bench.move(1, to: 100, 250)
    drop()
    #expect(fixture.data == ["c", "d", "b", "e", "f"])
  }

  @Test func interactionsGoWithTheirDelegates() {
    #expect(view.interactions.count == 2)
    view.dragDelegate = nil
    view.dropDelegate = nil
    #expect(view.interactions.isEmpty)
    lift(50)
    #expect(fixture.heard() == [])
    bench.up(1)
  }

  @Test func cellsAreToldOfTheDrag() {
    let cell = view.cellForItem(at: path(0, 0)) as? DragCell
    lift(50)
    bench.move(1, to: 100, 90)
    bench.cancel(1)
    bench.advance(1)
    #expect(cell?.states == [.lifting, .dragging, .none])
  }
}
