// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Motion that fingers, code and new content break into, and who is told of it in which order.
@MainActor struct UIScrollViewInterruptionTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let recorder = ScrollRecorder()
  private let window: TestWindow
  private var finger: Finger { window.finger }

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 4000)
    window = makeWindow(300, 400, holding: scrollView)
    scrollView.delegate = recorder
  }

  /// Flicks the content on at 1000 points a second.
  private func flick(up: Bool = true) {
    finger.down(100, 200)
    for step in 1...6 { finger.move(to: 100, CGFloat(200 + (up ? -8 : 8) * step)) }
    finger.up()
  }

  @Test func everyoneIsToldInOrderAndOnce() {
    flick()
    finger.wait(0.5)
    finger.wait(5)
    #expect(
      recorder.calls == [
        "will drag", "scroll", "scroll", "scroll", "scroll", "scroll", "will end drag", "did end drag true",
        "will decelerate", "scroll", "scroll", "did decelerate",
      ])
  }

  @Test func theStatesAreThereWhenTheDelegateHearsOfThem() {
    final class Witness: NSObject, UIScrollViewDelegate {
      var states: [String] = []
      private func note(_ name: String, _ view: UIScrollView) {
        states.append("\(name) \(view.isTracking) \(view.isDragging) \(view.isDecelerating)")
      }
      func scrollViewWillBeginDragging(_ view: UIScrollView) { note("drag", view) }
      func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) { note("end", view) }
      func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("fly", view) }
      func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("rest", view) }
    }
    let witness = Witness()
    scrollView.delegate = witness
    flick()
    finger.wait(9)
    #expect(
      witness.states == [
        "drag true true false", "end false false true", "fly false false true", "rest false false false",
      ])
  }

  @Test func aFingerThatCatchesTheContentNeitherSelectsNorAddsToItsSpeed() {
    final class Cell: UIView {
      var heard = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
    }
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
    scrollView.addSubview(cell)
    flick()
    finger.wait(0.1)
    recorder.calls = []
    let caught = scrollView.contentOffset
    finger.down(100, 200)
    #expect(recorder.calls == ["did decelerate"])
    #expect(scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
    finger.wait(1)
    finger.up()
    #expect(cell.heard == 0)
    #expect(scrollView.contentOffset == caught)
    #expect(recorder.calls == ["did decelerate"])
    // The next flick is as fast as its own finger.
    flick()
    finger.wait(0.05)
    flick()
    #expect(abs((recorder.velocity?.y ?? 0) - 1) < 0.0001)
    finger.cancel()
  }

  @Test func aTapThatCatchesTheContentIsNotForRecognisersOnIt() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
    let tap = UITapGestureRecognizer()
    cell.addGestureRecognizer(tap)
    scrollView.addSubview(cell)
    flick()
    finger.wait(0.1)
    finger.down(100, 200)
    #expect(tap.state == .failed)
    finger.up()
    #expect(tap.state == .possible)
  }

  @Test func aBounceCanBeCaughtAndGoesOnWhenLetGo() {
    finger.down(100, 100)
    finger.move(to: 100, 310)
    finger.up(after: 0.5)
    finger.wait(0.05)
    let caught = scrollView.contentOffset.y
    #expect(caught < -20)
    recorder.calls = []
    finger.down(100, 100)
    finger.wait(0.5)
    #expect(scrollView.contentOffset.y == caught)
    finger.up()
    finger.wait(1.5)
    #expect(scrollView.contentOffset.y == 0)
    #expect(recorder.milestones == ["did decelerate", "will decelerate", "did decelerate"])
  }

  @Test func aCaughtBounceIsDraggedFromWhereItIs() {
    finger.down(100, 100)
    finger.move(to: 100, 310)
    finger.up(after: 0.5)
    finger.wait(0.05)
    let caught = scrollView.contentOffset.y
    finger.down(100, 100)
    finger.move(to: 100, 111)
    #expect(abs(scrollView.contentOffset.y - caught) < 1)
    #expect(scrollView.contentOffset.y < caught)
    finger.cancel()
  }

  @Test func anAnimatedOffsetIsStoppedByAFinger() {
    finger.wait(0)
    scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    #expect(scrollView.isScrollAnimating)
    finger.wait(0.1)
    let offset = scrollView.contentOffset
    #expect(offset.y > 0 && offset.y < 1000)
    finger.down(100, 200)
    #expect(recorder.milestones == ["animated"])
    finger.wait(1)
    finger.up()
    #expect(scrollView.contentOffset == offset)
    #expect(!scrollView.isScrollAnimating)
  }

  @Test func anotherAnimatedOffsetTakesOverFromWhereTheContentIs() {
    finger.wait(0)
    scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    finger.wait(0.125)
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    finger.wait(0.35)
    #expect(scrollView.contentOffset.y == 200)
    #expect(recorder.milestones == ["animated", "animated"])
  }

  @Test func aDelegateThatSendsTheContentElsewhereAfterADragHearsNothingOfDeceleration() {
    recorder.onEndOfDrag = { $0.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
    flick()
    #expect(scrollView.isScrollAnimating && !scrollView.isDecelerating)
    finger.wait(0.35)
    #expect(scrollView.contentOffset.y == 900)
    #expect(recorder.milestones == ["will drag", "will end drag", "did end drag true", "animated"])
  }

  @Test func anOffsetSetWithoutAnimationStopsTheContent() {
    flick()
    finger.wait(0.1)
    let offset = scrollView.contentOffset
    scrollView.setContentOffset(offset, animated: false)
    #expect(!scrollView.isDecelerating)
    finger.wait(1)
    #expect(scrollView.contentOffset == offset)
    #expect(recorder.milestones.last == "did decelerate")
  }

  @Test func everythingStopsWhenAsked() {
    flick()
    finger.wait(0.1)
    scrollView.stopScrollingAndZooming()
    #expect(!scrollView.isDecelerating)
    finger.down(100, 200)
    finger.move(to: 100, 150)
    scrollView.stopScrollingAndZooming()
    #expect(!scrollView.isDragging)
    let offset = scrollView.contentOffset
    finger.move(to: 100, 50)
    finger.up()
    #expect(scrollView.contentOffset == offset)
    #expect(scrollView.panGestureRecognizer.isEnabled)
  }

  // MARK: - The ground moves

  @Test func anOffsetSetWhileContentFliesCarriesTheFlightAlong() {
    flick()
    finger.wait(0.2)
    let rest = recorder.proposed?.y ?? 0
    // As an endless list does that puts rows above what is seen.
    recorder.onScroll = { [unowned recorder] view in
      recorder.onScroll = nil
      view.contentSize.height += 1000
      view.contentOffset.y += 1000
    }
    finger.wait(0.1)
    finger.wait(5)
    #expect(abs(scrollView.contentOffset.y - (rest + 1000)) < 1.5)
  }

  @Test func contentThatShrinksUnderAFlightBouncesAtItsNewEnd() {
    scrollView.contentOffset.y = 1000
    flick()
    finger.wait(0.1)
    scrollView.contentSize.height = scrollView.contentOffset.y + 400 + 20
    var most: CGFloat = 0
    for _ in 0..<120 {
      finger.wait(1.0 / 60)
      most = max(most, scrollView.contentOffset.y)
    }
    #expect(most > scrollView.contentSize.height - 400 + 5)
    #expect(scrollView.contentOffset.y == scrollView.contentSize.height - 400)
  }

  @Test func anInsetThatComesWhileAFingerPullsDoesNotJerkTheContent() {
    finger.down(100, 100)
    finger.move(to: 100, 310)
    let pulled = scrollView.contentOffset.y
    scrollView.contentInset.top = 60
    #expect(scrollView.contentOffset.y == pulled)
    finger.move(to: 100, 310.5)
    #expect(abs(scrollView.contentOffset.y - pulled) < 1)
    finger.up(after: 0.5)
    finger.wait(2)
    #expect(scrollView.contentOffset.y == -60)
  }

  // MARK: - Edges

  @Test func bouncingIsUpToEachAxis() {
    #expect(scrollView.bounces && scrollView.bouncesHorizontally && scrollView.bouncesVertically)
    scrollView.bouncesVertically = false
    #expect(scrollView.bounces)
    finger.down(100, 100)
    finger.move(to: 100, 300)
    #expect(scrollView.contentOffset.y == 0)
    finger.up()
    #expect(!scrollView.isDecelerating)
    scrollView.bounces = false
    #expect(!scrollView.bouncesHorizontally)
    scrollView.bounces = true
    #expect(scrollView.bouncesVertically && scrollView.bouncesHorizontally)
  }

  @Test func withoutBouncesAFlickStopsAtTheEdge() {
    scrollView.bounces = false
    scrollView.contentOffset.y = 60
    flick(up: false)
    for _ in 0..<60 {
      finger.wait(1.0 / 60)
      #expect(scrollView.contentOffset.y >= 0)
    }
    #expect(scrollView.contentOffset.y == 0)
    #expect(recorder.milestones.last == "did decelerate")
  }

  @Test func contentThatFitsIsDraggedOnlyWhereItAlwaysBounces() {
    scrollView.contentSize = CGSize(width: 300, height: 100)
    flick(up: false)
    #expect(recorder.calls.isEmpty)
    scrollView.alwaysBounceVertical = true
    flick(up: false)
    #expect(scrollView.contentOffset.y < 0)
    finger.wait(3)
    #expect(scrollView.contentOffset.y == 0)
    #expect(recorder.milestones.last == "did decelerate")
  }

  @Test func aDragAcrossTheDiagonalIsNotLocked() {
    scrollView.contentSize.width = 2000
    scrollView.isDirectionalLockEnabled = true
    finger.down(200, 300)
    finger.move(to: 180, 275)
    finger.move(to: 170, 250)
    #expect(scrollView.contentOffset.x > 0 && scrollView.contentOffset.y > 0)
    finger.cancel()
  }

  @Test func theFastRateRestsSooner() {
    scrollView.decelerationRate = .fast
    flick()
    #expect(abs((recorder.proposed?.y ?? 0) - (38 + 98.504)) < 1)
    finger.wait(0.5)
    #expect(!scrollView.isDecelerating)
    #expect(abs(scrollView.contentOffset.y - (38 + 98.01)) < 0.6)
  }

  // MARK: - The top

  @Test func theDelegateMayKeepTheContentFromItsTop() {
    finger.wait(0)
    scrollView.contentOffset.y = 500
    recorder.calls = []
    recorder.scrollsToTop = false
    scrollView.scrollToTop()
    finger.wait(1)
    #expect(scrollView.contentOffset.y == 500)
    #expect(recorder.calls == ["should top"])
    recorder.scrollsToTop = true
    scrollView.scrollToTop()
    finger.wait(1)
    #expect(scrollView.contentOffset.y == 0)
    #expect(recorder.milestones == ["should top", "should top", "did top"])
  }

  @Test func scrollViewsThatCannotBeSeenDoNotKeepAnotherFromItsTop() {
    finger.wait(0)
    window.makeKey()
    let elsewhere = UIScrollView(frame: CGRect(x: 900, y: 0, width: 10, height: 10))
    let clear = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    clear.alpha = 0
    window.addSubview(elsewhere)
    window.addSubview(clear)
    scrollView.contentOffset.y = 500
    UIApplication.shared.statusBarTapped()
    finger.wait(1)
    #expect(scrollView.contentOffset.y == 0)
    UIApplication.shared.storedKeyWindow = nil
  }
}
