// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UIRefreshControlTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let control = UIRefreshControl()
  private let window: TestWindow
  private var finger: Finger { window.finger }

  /// Counts what the control sends.
  private final class Counter {
    var count = 0
  }
  private let sent = Counter()

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    scrollView.refreshControl = control
    window = makeWindow(300, 400, holding: scrollView)
    control.addAction(UIAction { [sent] _ in sent.count += 1 }, for: .valueChanged)
  }

  /// Pulls the content down to `offset`.
  private func pull(to offset: CGFloat) {
    finger.down(100, 20)
    finger.move(to: 100, 30.001)
    let asked = RubberBand.askedOffset(offset, in: 0...1600, dimension: 400)
    finger.move(to: 100, 30 - asked)
  }

  @Test func itIsSixtyPointsTallAboveTheContentAndHiddenAtFirst() {
    #expect(control.superview === scrollView)
    #expect(scrollView.subviews.first === control)
    #expect(control.isHidden)
    #expect(!control.isRefreshing)
    #expect(control.bounds.height == 60)
    pull(to: -30)
    #expect(!control.isHidden)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    finger.move(to: 100, 300)
    #expect(control.frame.minY == scrollView.contentOffset.y)
    finger.cancel()
  }

  @Test func contentPulledFarEnoughRefreshesOnceWhileTheFingerIsDown() {
    pull(to: -85)
    #expect(sent.count == 0)
    finger.move(to: 100, 30 - RubberBand.askedOffset(-92, in: 0...1600, dimension: 400))
    #expect(sent.count == 1)
    #expect(control.isRefreshing)
    let pulled = scrollView.contentOffset.y
    finger.move(to: 100, 30.3 - RubberBand.askedOffset(-92, in: 0...1600, dimension: 400))
    #expect(abs(scrollView.contentOffset.y - pulled) < 1)
    finger.up(after: 0.5)
    finger.wait(2)
    #expect(scrollView.contentOffset.y == -60)
    #expect(scrollView.adjustedContentInset.top == 60)
    #expect(scrollView.contentInset.top == 0)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(scrollView.contentOffset.y == -60)
    finger.wait(0.3)
    #expect(scrollView.contentOffset.y == 0)
    #expect(control.isHidden)
    #expect(sent.count == 1)
  }

  @Test func aFingerThatRefreshedMustLetGoBeforeItRefreshesAgain() {
    pull(to: -95)
    #expect(sent.count == 1)
    control.endRefreshing()
    finger.move(to: 100, 250)
    finger.move(to: 100, 300)
    #expect(sent.count == 1)
    finger.up(after: 0.5)
    finger.wait(2)
    #expect(scrollView.contentOffset.y == 0)
    pull(to: -95)
    #expect(sent.count == 2)
    finger.cancel()
  }

  @Test func aFlickThatBouncesDoesNotRefresh() {
    scrollView.contentOffset.y = 100
    finger.down(100, 100)
    for step in 1...6 { finger.move(to: 100, CGFloat(100 + 40 * step)) }
    finger.up()
    for _ in 0..<90 { finger.wait(1.0 / 60) }
    #expect(sent.count == 0)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func aRefreshThatCodeBeginsSendsNothingAndDoesNotScroll() {
    // Takes the clock before anything moves by it: other tests ran since this one was set up.
    let finger = finger
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(sent.count == 0)
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.adjustedContentInset.top == 60)
    scrollView.contentOffset.y = -60
    control.endRefreshing()
    finger.wait(1)
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.adjustedContentInset.top == 0)
  }

  @Test func aTitleMakesItTaller() {
    control.attributedTitle = NSAttributedString(string: "Pull")
    pull(to: -30)
    #expect(control.frame.height == 84.5)
    finger.cancel()
    control.beginRefreshing()
    #expect(scrollView.adjustedContentInset.top == 84.5)
    control.endRefreshing()
  }

  @Test func contentThatFitsCanBePulledToo() {
    scrollView.contentSize.height = 50
    pull(to: -40)
    #expect(scrollView.contentOffset.y < -30)
    finger.cancel()
  }

  @Test func oneThatIsAddedAsASubviewIsTheScrollViewsOwn() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let added = UIRefreshControl()
    other.addSubview(added)
    #expect(other.refreshControl === added)
    other.refreshControl = nil
    #expect(added.superview == nil)
  }

  private var spokes: SpokesView? { control.subviews.compactMap { $0 as? SpokesView }.first }

  @Test func nothingMovesWhenItIsDone() {
    finger.wait(0)
    control.beginRefreshing()
    #expect(spokes?.isTurning == true)
    finger.wait(0.13)
    control.endRefreshing()
    finger.wait(1)
    #expect(!scrollView.tick(to: finger.time))
    #expect(spokes?.isTurning == false)
    #expect(!UIApplication.shared.needsTick)
  }

  @Test func theSpokesComeWithThePullAndThenTurn() throws {
    let view = try #require(spokes)
    let spokes = try #require(view.layer.sublayers)
    #expect(spokes.count == 8)
    #expect(spokes[0].bounds.size == CGSize(width: 3.5, height: 10))
    pull(to: -45)
    #expect(spokes.map { $0.opacity > 0.9 } == [true, true, true, true, false, false, false, false])
    #expect(!view.isTurning)
    finger.move(to: 100, 30 - RubberBand.askedOffset(-95, in: 0...1600, dimension: 400))
    #expect(view.isTurning)
    // The turning is the render server's: eight values, a tenth of a second each.
    let turn = try #require(spokes[1].animation(forKey: "turn") as? CAKeyframeAnimation)
    #expect(turn.calculationMode == .discrete)
    #expect(abs(turn.duration - 0.8) < 1e-9)
    let strengths = try #require(turn.values).compactMap { ($0 as? Float).map { ($0 * 10).rounded() } }
    #expect(strengths == [3, 10, 9, 8, 7, 6, 5, 4])
    finger.cancel()
  }
}
