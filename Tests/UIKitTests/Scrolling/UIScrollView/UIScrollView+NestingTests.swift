// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Scroll views in scroll views: which of them a drag moves.
@MainActor struct UIScrollViewNestingTests {
  private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let window: TestWindow
  private var finger: Finger { window.finger }

  init() {
    for view in [outer, inner] { view.contentInsetAdjustmentBehavior = .never }
    outer.contentSize = CGSize(width: 300, height: 2000)
    inner.contentSize = CGSize(width: 300, height: 900)
    window = makeWindow(300, 400, holding: outer)
    outer.addSubview(inner)
  }

  private func drag(_ dx: CGFloat, _ dy: CGFloat) {
    finger.down(150, 100)
    finger.move(to: 150 + dx, 100 + dy)
  }

  @Test func theInnerMovesFirstAndGivesAtItsEdgeWithinOneDrag() {
    inner.contentOffset.y = 680
    drag(0, -60)
    #expect(inner.contentOffset.y > 700)
    #expect(outer.contentOffset.y == 0)
    finger.move(to: 150, -200)
    #expect(outer.contentOffset.y == 0)
    finger.up(after: 0.5)
    finger.wait(2)
    #expect(inner.contentOffset.y == 700)
  }

  @Test func atItsEdgeTheOuterTakesTheNextDrag() {
    inner.contentOffset.y = 700
    drag(0, -50)
    #expect(outer.isDragging && !inner.isDragging)
    #expect(outer.contentOffset.y == 40)
    #expect(inner.contentOffset.y == 700)
    finger.up(after: 0.5)
    // The other way there is content.
    drag(0, 50)
    #expect(inner.contentOffset.y == 660)
    #expect(outer.contentOffset.y == 40)
    finger.up(after: 0.5)
  }

  @Test func whereTheOuterCannotGoEitherTheInnerGives() {
    drag(0, 60)
    #expect(inner.isDragging && !outer.isDragging)
    #expect(inner.contentOffset.y < 0)
    finger.up(after: 0.5)
    finger.wait(2)
    #expect(inner.contentOffset.y == 0)
  }

  @Test func anInnerThatKeepsItsScrollingGivesAtItsEdge() {
    inner.transfersVerticalScrollingToParent = false
    inner.contentOffset.y = 700
    drag(0, -50)
    #expect(inner.contentOffset.y > 700)
    #expect(outer.contentOffset.y == 0)
    finger.up(after: 0.5)
  }

  @Test func pagesInPagesAreTurnedFromTheInsideOut() {
    outer.contentSize = CGSize(width: 900, height: 400)
    inner.contentSize = CGSize(width: 600, height: 200)
    for view in [outer, inner] { view.isPagingEnabled = true }
    func flick(_ dx: CGFloat) {
      finger.down(150, 100)
      for step in 1...5 { finger.move(to: 150 + dx * CGFloat(step) / 5, 100) }
      finger.up()
      finger.wait(2)
    }
    flick(-60)
    #expect(inner.contentOffset.x == 300 && outer.contentOffset.x == 0)
    flick(-60)
    #expect(inner.contentOffset.x == 300 && outer.contentOffset.x == 300)
  }

  @Test func theAxisOfTheFirstTenPointsDecides() {
    inner.contentSize = CGSize(width: 900, height: 200)
    drag(-9, -3)
    #expect(!inner.isDragging && !outer.isDragging)
    finger.move(to: 139, 90)
    #expect(inner.isDragging && !outer.isDragging)
    finger.move(to: 139, 0)
    #expect(outer.contentOffset.y == 0)
    finger.up(after: 0.5)
  }

  @Test func theOuterWaitsForAnInnerThatItRequiresToFail() {
    inner.contentSize = CGSize(width: 900, height: 200)
    outer.panGestureRecognizer.require(toFail: inner.panGestureRecognizer)
    drag(0, -50)
    #expect(!outer.isDragging)
    finger.cancel()
    drag(-50, 0)
    #expect(inner.isDragging && inner.contentOffset.x == 40)
    finger.cancel()
  }

  @Test func aWheelGoesToTheOuterWhenTheInnerIsAtItsEdge() {
    inner.contentOffset.y = 700
    #expect(!inner.scrollByWheel(CGPoint(x: 0, y: 30)))
    #expect(outer.scrollByWheel(CGPoint(x: 0, y: 30)))
    #expect(inner.scrollByWheel(CGPoint(x: 0, y: -30)))
    #expect(inner.contentOffset.y == 670)
  }
}
