// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct PanTests {
  private let bench = GestureBench()
  private let view: LoggedView
  private let pan: UIPanGestureRecognizer

  init() {
    view = bench.view("view")
    pan = bench.add(UIPanGestureRecognizer(), "pan", to: view)
  }

  @Test func itBeginsAfterTenPointsThatDoNotCount() {
    var log: [CGPoint] = []
    bench.log.onState = { [pan] _ in log.append(pan.translation(in: nil)) }
    bench.down(1, 50, 50)
    bench.move(1, 59, 50)
    bench.move(1, 62, 50)
    bench.move(1, 82, 55)
    bench.up(1)
    #expect(
      bench.log.take() == [
        "view down", "view move", "view lost", "pan began", "pan changed", "pan ended",
      ])
    #expect(log == [CGPoint(x: 2, y: 0), CGPoint(x: 22, y: 5), CGPoint(x: 22, y: 5)])
  }

  @Test func velocityIsOfTheLastTenthOfASecond() {
    bench.down(1, 0, 50)
    for step in 1...10 {
      bench.wait(0.02)
      bench.move(1, CGFloat(step) * 10, 50)
    }
    #expect(abs(pan.velocity(in: nil).x - 500) < 0.01)
    #expect(pan.velocity(in: nil).y == 0)
    bench.wait(0.3)
    var velocity = CGPoint(x: 1, y: 1)
    bench.log.onState = { [pan] _ in velocity = pan.velocity(in: nil) }
    bench.up(1)
    #expect(velocity == .zero)
  }

  @Test func settingTheTranslationStartsFromThere() {
    bench.down(1, 50, 50)
    bench.move(1, 80, 50)
    pan.setTranslation(.zero, in: view)
    bench.move(1, 85, 57)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 7))
    pan.setTranslation(CGPoint(x: 100, y: 0), in: view)
    #expect(pan.translation(in: view) == CGPoint(x: 100, y: 0))
  }

  @Test func aFingerMoreDoesNotMakeItJump() {
    bench.down(1, 50, 50)
    bench.move(1, 80, 50)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    bench.down(2, 200, 300)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    bench.move([(1, 90, 50), (2, 210, 300)])
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    bench.up(1)
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    bench.move(2, 211, 300)
    #expect(pan.translation(in: nil) == CGPoint(x: 31, y: 0))
    #expect(pan.numberOfTouches == 1)
    bench.log.entries = []
    bench.up(2)
    #expect(bench.log.take() == ["pan ended"])
    #expect(abs(pan.velocity(in: nil).x) < 1_000)
  }

  @Test func fewerFingersThanNeededDoNotPan() {
    pan.minimumNumberOfTouches = 2
    view.log = nil
    bench.down(1, 50, 50)
    bench.move(1, 100, 50)
    #expect(bench.log.take() == [])
    bench.down(2, 200, 50)
    bench.move([(1, 120, 50), (2, 220, 50)])
    bench.up(1)
    bench.move(2, 300, 50)
    bench.up(2)
    #expect(bench.log.take() == ["pan began", "pan ended"])
  }

  @Test func moreFingersThanAllowedFailItOrAreLeftOut() {
    pan.maximumNumberOfTouches = 1
    view.log = nil
    bench.down(1, 50, 50)
    bench.down(2, 90, 50)
    bench.move(1, 100, 50)
    bench.up(1, 2)
    #expect(bench.log.take() == [])
    bench.down(1, 50, 50)
    bench.move(1, 80, 50)
    bench.down(2, 200, 300)
    bench.move(2, 300, 300)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    bench.up(1)
    bench.up(2)
    #expect(bench.log.take() == ["pan began", "pan ended"])
  }

  @Test func translationIsInTheViewsSpace() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    bench.down(1, 50, 50)
    bench.move(1, 80, 50)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    pan.setTranslation(CGPoint(x: 1, y: 0), in: view)
    #expect(pan.translation(in: nil) == CGPoint(x: 2, y: 0))
  }

  // MARK: - Edges

  private func edgePan(_ edges: UIRectEdge) {
    pan.isEnabled = false
    bench.add(UIScreenEdgePanGestureRecognizer(), "edge", to: view).edges = edges
    view.log = nil
  }

  @Test func anEdgePanStartsWithinTwentyPoints() {
    edgePan(.left)
    bench.down(1, 20, 100)
    bench.move(1, 40, 100)
    bench.up(1)
    #expect(bench.log.take() == ["edge began", "edge ended"])
    bench.down(1, 21, 100)
    bench.move(1, 60, 100)
    bench.up(1)
    #expect(bench.log.take() == [])
  }

  @Test func anEdgePanLeadsInwards() {
    edgePan([.right, .bottom])
    bench.down(1, 390, 100)
    bench.move(1, 390, 140)
    bench.move(1, 300, 140)
    bench.up(1)
    #expect(bench.log.take() == [])
    bench.down(1, 390, 100)
    bench.move(1, 370, 104)
    bench.up(1)
    bench.down(1, 200, 395)
    bench.move(1, 200, 350)
    bench.up(1)
    #expect(bench.log.take() == ["edge began", "edge ended", "edge began", "edge ended"])
  }
}
