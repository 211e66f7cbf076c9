// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What becomes of gestures, and of their views' touches, when things change meanwhile.
@MainActor struct GestureLifeTests {
  private let bench = GestureBench()
  private let view: LoggedView

  init() {
    view = bench.view("view")
  }

  private func pan() -> UIPanGestureRecognizer { bench.add(UIPanGestureRecognizer(), "pan", to: view) }

  @Test func switchingOffCancelsAndSwitchingOnWaitsForNewFingers() {
    let pan = pan()
    bench.down(1, 50, 50)
    bench.move(1, 80, 50)
    pan.isEnabled = false
    pan.isEnabled = true
    #expect(pan.state == .possible)
    bench.move(1, 120, 50)
    bench.up(1)
    #expect(bench.log.take() == ["view down", "view lost", "pan began", "pan cancelled"])
    bench.down(1, 50, 50)
    bench.move(1, 80, 50)
    bench.up(1)
    #expect(bench.log.take() == ["view down", "view lost", "pan began", "pan ended"])
  }

  @Test func aHandlerMaySwitchItsRecogniserOff() {
    let pan = pan()
    bench.log.onState = { if $0.state == .changed { $0.isEnabled = false } }
    bench.down(1, 50, 50)
    bench.move(1, 80, 50)
    bench.move(1, 90, 50)
    bench.move(1, 95, 50)
    bench.up(1)
    #expect(bench.log.take() == ["view down", "view lost", "pan began", "pan changed", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test func removingTheViewCancelsItsGesturesAndItsTouchesGoOn() {
    _ = pan()
    let child = bench.view("child", CGRect(x: 0, y: 0, width: 100, height: 100), in: view)
    bench.down(1, 300, 300)
    bench.move(1, 330, 300)
    view.removeFromSuperview()
    bench.move(1, 360, 300)
    bench.up(1)
    #expect(bench.log.take() == ["view down", "view lost", "pan began", "pan cancelled"])
    bench.window.addSubview(view)
    bench.down(1, 50, 50)
    child.removeFromSuperview()
    bench.move(1, 51, 50)
    bench.up(1)
    #expect(bench.log.take() == ["child down", "child move", "child up"])
  }

  @Test func removingTheRecogniserCancelsIt() {
    let pan = pan()
    bench.down(1, 50, 50)
    bench.move(1, 80, 50)
    view.removeGestureRecognizer(pan)
    bench.up(1)
    #expect(bench.log.take() == ["view down", "view lost", "pan began", "pan cancelled"])
    #expect(pan.view == nil)
  }

  @Test func aRecogniserAddedMeanwhileWaitsForNewFingers() {
    bench.down(1, 50, 50)
    _ = pan()
    bench.move(1, 90, 50)
    bench.down(2, 50, 200)
    bench.move(2, 90, 200)
    bench.up(1, 2)
    #expect(bench.log.take() == ["view down", "view move", "pan began", "pan ended", "view up"])
  }

  @Test func systemCancelsReachEverybody() {
    _ = pan()
    bench.down(1, 50, 50)
    bench.cancel(1)
    #expect(bench.log.take() == ["view down", "view lost"])
    bench.down(1, 50, 50)
    bench.move(1, 80, 50)
    bench.cancel(1)
    #expect(bench.log.take() == ["view down", "view lost", "pan began", "pan cancelled"])
  }

  // MARK: - Delays

  @Test func aViewMayHaveToWaitForTheBeginningToo() {
    pan().delaysTouchesBegan = true
    bench.down(1, 50, 50)
    bench.move(1, 55, 50)
    #expect(bench.log.take() == [])
    bench.up(1)
    #expect(bench.log.take() == ["view down", "view move", "view up"])
    bench.down(1, 50, 50)
    bench.move(1, 80, 50)
    bench.up(1)
    #expect(bench.log.take() == ["pan began", "pan ended"])
  }

  final class Tracker: UIView {
    var seen: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    private func note(_ touches: Set<UITouch>) {
      for touch in touches { seen.append("\(touch.phase) \(Int(touch.location(in: self).x))") }
    }
  }

  @Test func whatIsToldLateIsToldAsItWas() {
    let tracker = Tracker(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    bench.window.addSubview(tracker)
    bench.add(UIPanGestureRecognizer(), "pan", to: tracker).delaysTouchesBegan = true
    bench.down(1, 50, 50)
    bench.move(1, 53, 50)
    bench.move(1, 56, 50)
    bench.up(1)
    #expect(tracker.seen == ["began 50", "moved 56", "ended 56"])
    bench.down(1, 50, 50)
    tracker.seen = []
    tracker.gestureRecognizers?[0].delaysTouchesBegan = false
    bench.move(1, 54, 50)
    bench.move(1, 80, 50)
    #expect(tracker.seen == ["began 50", "moved 54", "cancelled 80"])
  }

  // MARK: - Several fingers

  @Test func aViewGetsOneFingerUnlessItWantsMore() {
    bench.down([(1, 50, 50), (2, 90, 50)])
    bench.move([(1, 51, 50), (2, 91, 50)])
    bench.up(1, 2)
    #expect(bench.log.take() == ["view down", "view move", "view up"])
    view.isMultipleTouchEnabled = true
    bench.down([(1, 50, 50), (2, 90, 50)])
    bench.move([(1, 51, 50), (2, 91, 50)])
    bench.up(1)
    bench.up(2)
    #expect(bench.log.take() == ["view down ×2", "view move ×2", "view up", "view up"])
  }

  @Test func anExclusiveViewKeepsOthersFromFingers() {
    let a = bench.view("a", CGRect(x: 0, y: 0, width: 100, height: 100), in: view)
    _ = bench.view("b", CGRect(x: 200, y: 0, width: 100, height: 100), in: view)
    a.isExclusiveTouch = true
    bench.down(1, 50, 50)
    bench.down(2, 250, 50)
    bench.up(2)
    bench.up(1)
    bench.down(2, 250, 50)
    bench.down(1, 50, 50)
    bench.up(1)
    bench.up(2)
    #expect(bench.log.take() == ["a down", "a up", "b down", "b up"])
  }

  @Test func anEventKnowsItsTouches() {
    final class Listener: UIView {
      var event: UIEvent?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.event = event }
    }
    let listener = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.window.addSubview(listener)
    let tap = bench.add(UITapGestureRecognizer(), "tap", to: listener)
    bench.down([(1, 50, 50), (2, 300, 300)])
    let event = listener.event
    #expect(event?.allTouches?.count == 2)
    #expect(event?.touches(for: listener)?.count == 1)
    #expect(event?.touches(for: bench.window)?.count == 2)
    #expect(event?.touches(for: tap)?.count == 1)
    if let touch = bench.touch(1) {
      #expect(event?.coalescedTouches(for: touch) == [touch])
      #expect(event?.predictedTouches(for: touch) == [])
      #expect(touch.gestureRecognizers == [tap])
      #expect(touch.type == .direct)
    }
    bench.up(1, 2)
  }

  @Test func viewsAndRecognisersAreNotKept() {
    weak var watched: UIView?
    do {
      let gone = LoggedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      watched = gone
      bench.window.addSubview(gone)
      bench.add(UITapGestureRecognizer(), "tap", to: gone)
      bench.add(UITapGestureRecognizer(), "double", to: gone).numberOfTapsRequired = 2
      bench.tap(50, 50)
      bench.wait(1)
      gone.removeFromSuperview()
    }
    #expect(watched == nil)
  }
}
