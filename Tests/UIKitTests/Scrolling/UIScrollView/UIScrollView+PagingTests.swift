// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UIScrollViewPagingTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let recorder = ScrollRecorder()
  private let window: TestWindow
  private var finger: Finger { window.finger }

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 1500, height: 400)
    scrollView.isPagingEnabled = true
    window = makeWindow(300, 400, holding: scrollView)
    scrollView.delegate = recorder
  }

  private func drag(by distance: CGFloat, steps: Int = 5, hold: Double = 0.008) {
    finger.down(150, 200)
    for step in 1...steps { finger.move(to: 150 + distance * CGFloat(step) / CGFloat(steps), 200) }
    finger.up(after: hold)
  }

  @Test func aFlickTurnsToTheNeighbourHoweverFast() {
    drag(by: -140, steps: 4)
    #expect(recorder.proposed == CGPoint(x: 300, y: 0))
    finger.wait(2)
    #expect(scrollView.contentOffset.x == 300)
    drag(by: -40)
    finger.wait(2)
    #expect(scrollView.contentOffset.x == 600)
    drag(by: 40)
    finger.wait(2)
    #expect(scrollView.contentOffset.x == 300)
  }

  @Test func aSlowDragGoesToTheNearerPage() {
    drag(by: -149, hold: 0.5)
    finger.wait(2)
    #expect(scrollView.contentOffset.x == 0)
    drag(by: -149, hold: 0.5)
    finger.down(100, 100)
    finger.move(to: 60, 100)
    finger.up(after: 0.5)
    finger.wait(2)
    #expect(scrollView.contentOffset.x == 300)
  }

  @Test func aFlickBackFromBetweenPagesGoesBack() {
    finger.down(250, 200)
    finger.move(to: 60, 200)
    finger.wait(0.3)
    for step in 1...5 { finger.move(to: CGFloat(60 + 5 * step), 200) }
    finger.up()
    finger.wait(2)
    #expect(scrollView.contentOffset.x == 0)
  }

  @Test func thePageTurnsWithoutOvershootingAndTheLastOneGives() {
    drag(by: -140, steps: 4)
    for _ in 0..<120 {
      finger.wait(1.0 / 60)
      #expect(scrollView.contentOffset.x <= 300)
    }
    scrollView.contentOffset.x = 1200
    finger.down(250, 200)
    finger.move(to: 140, 200)
    #expect(abs(scrollView.contentOffset.x - (1200 + RubberBand.shown(100, dimension: 300))) < 0.5)
    finger.up(after: 0.5)
    finger.wait(2)
    #expect(scrollView.contentOffset.x == 1200)
  }

  @Test func eachAxisHasItsPages() {
    scrollView.contentSize = CGSize(width: 900, height: 1200)
    finger.down(250, 350)
    for step in 1...5 { finger.move(to: CGFloat(250 - 10 * step), CGFloat(350 - 10 * step)) }
    finger.up()
    finger.wait(2)
    #expect(scrollView.contentOffset == CGPoint(x: 300, y: 400))
  }

  @Test func theDelegateMayChooseAnotherPage() {
    recorder.target = CGPoint(x: 900, y: 0)
    drag(by: -40)
    finger.wait(6)
    #expect(scrollView.contentOffset.x == 900)
  }

  @Test func aPageThatIsCaughtGoesOnWhenLetGo() {
    drag(by: -140, steps: 4)
    finger.wait(0.1)
    let caught = scrollView.contentOffset.x
    #expect(caught > 150 && caught < 300)
    finger.down(100, 100)
    finger.wait(1)
    #expect(scrollView.contentOffset.x == caught)
    finger.up()
    finger.wait(2)
    #expect(scrollView.contentOffset.x == 300)
  }

  @Test func aWheelTurnsAPageAtATime() {
    finger.wait(0)
    #expect(scrollView.scrollByWheel(CGPoint(x: 30, y: 0)))
    #expect(scrollView.scrollByWheel(CGPoint(x: 30, y: 0)))
    finger.wait(0.5)
    #expect(scrollView.contentOffset.x == 300)
    #expect(scrollView.scrollByWheel(CGPoint(x: -1, y: 0)))
    finger.wait(0.5)
    #expect(scrollView.contentOffset.x == 0)
    #expect(!scrollView.scrollByWheel(CGPoint(x: -30, y: 0)))
    #expect(!scrollView.scrollByWheel(CGPoint(x: 0, y: 30)))
  }
}
