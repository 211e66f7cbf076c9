// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Items of sections that scroll across the layout, moved by hand and dragged.
@MainActor struct OrthogonalMovementTests {
  /// Cards of 100 × 100 points in a row that scrolls, and rows of 50 below.
  private let fixture = MovableFixture(
    items: [8, 10], layout: compositional([.cards(width: 100, spacing: 0), .rows(.absolute(50))]))
  private var view: UICollectionView { fixture.view }
  private var bench: CollectionInteractionBench { fixture.bench }
  private var scroller: UIScrollView? { view.orthogonalScrollView(section: 0) }

  @Test func aCardFollowsTheFingerOutsideOfItsSection() {
    let cell = view.cellForItem(at: path(0, 0))
    #expect(cell?.superview === scroller)
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    #expect(cell?.superview === view)
    #expect(cell?.center == CGPoint(x: 50, y: 50))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 60))
    bench.advance(1)
    #expect(cell?.center == CGPoint(x: 160, y: 60))
    #expect(fixture.textsByPlace.prefix(3) == ["0.1", "0.0", "0.2"])
    view.endInteractiveMovement()
    #expect(fixture.heard() == ["0-0 → 0-1"])
    // It goes back from where it was let go.
    #expect(cell?.superview === scroller)
    bench.advance(1)
    #expect(cell?.frame == rect(100, 0, 100, 100))
    #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 6)
  }

  @Test func aMovementThatIsCalledOffPutsTheCardBack() {
    let cell = view.cellForItem(at: path(0, 1))
    _ = view.beginInteractiveMovementForItem(at: path(0, 1))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    bench.advance(1)
    view.cancelInteractiveMovement()
    bench.advance(1)
    #expect(fixture.heard() == [])
    #expect(cell?.superview === scroller)
    #expect(cell?.frame == rect(100, 0, 100, 100))
  }

  @Test func placesAreThoseThatAreSeen() {
    scroller?.contentOffset.x = 250
    bench.frame()
    let cell = view.cellForItem(at: path(0, 3))
    _ = view.beginInteractiveMovementForItem(at: path(0, 3))
    #expect(cell?.center == CGPoint(x: 100, y: 50))
    // Item 4 is seen from 150 to 250.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 50))
    bench.advance(1)
    view.endInteractiveMovement()
    #expect(fixture.heard() == ["0-3 → 0-4"])
    bench.advance(1)
    #expect(cell?.frame == rect(400, 0, 100, 100))
  }

  @Test func heldAtTheSideTheSectionScrolls() throws {
    let fixture = MovableFixture(
      items: [40, 100], layout: compositional([.cards(width: 100, spacing: 0), .rows(.absolute(50))]))
    let scroller = try #require(fixture.view.orthogonalScrollView(section: 0))
    _ = fixture.view.beginInteractiveMovementForItem(at: path(0, 0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 290, y: 80))
    fixture.bench.advance(1)
    #expect(scroller.contentOffset.x > 400)
    #expect(fixture.view.contentOffset == .zero)
    let place = Int((scroller.contentOffset.x + 290) / 100)
    fixture.view.endInteractiveMovement()
    #expect(fixture.sections[0][place] == "0.0")
    fixture.bench.advance(1)
    // It has stopped, and goes on down where the finger is at the lower edge.
    let end = scroller.contentOffset.x
    _ = fixture.view.beginInteractiveMovementForItem(at: path(1, 0))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 290, y: 395))
    fixture.bench.advance(1)
    #expect(fixture.view.contentOffset.y > 400)
    #expect(scroller.contentOffset.x == end)
    fixture.view.cancelInteractiveMovement()
  }

  @Test func cardsBecomeRowsAndRowsCards() {
    let card = view.cellForItem(at: path(0, 0))
    _ = view.beginInteractiveMovementForItem(at: path(0, 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 125))
    bench.advance(1)
    view.endInteractiveMovement()
    bench.advance(1)
    #expect(fixture.heard() == ["0-0 → 1-0"])
    #expect(card?.superview === view)
    #expect(card?.frame == rect(0, 100, 300, 50))
    let row = view.cellForItem(at: path(1, 1))
    _ = view.beginInteractiveMovementForItem(at: path(1, 1))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
    bench.advance(1)
    view.endInteractiveMovement()
    bench.advance(1)
    #expect(fixture.heard() == ["1-1 → 0-1"])
    #expect(row?.superview === scroller)
    #expect(row?.frame == rect(100, 0, 100, 100))
  }

  @Test func cardsAreDraggedToOtherPlaces() throws {
    let drag = DragFixture(
      (0..<12).map { "\($0)" },
      layout: UICollectionViewCompositionalLayout(section: .cards(width: 100, spacing: 10)))
    let scroller = try #require(drag.view.orthogonalScrollView(section: 0))
    scroller.contentOffset.x = 220
    drag.bench.frame()
    // Item 2 is seen at 0, item 4 at 220. Between two, 5 points away from the one: near enough.
    drag.bench.down(1, 50, 50)
    drag.bench.advance(0.8)
    drag.bench.move(1, to: 213, 50)
    drag.bench.advance(0.2)
    #expect(drag.view.carriedCells.map(\.isHidden) == [true])
    drag.bench.up(1)
    drag.bench.advance(1)
    #expect(drag.data.prefix(6) == ["0", "1", "3", "2", "4", "5"])
    #expect(drag.view.visibleCells.allSatisfy { !$0.isHidden && $0.superview === scroller })
  }
}
