// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Recognisers as apps write them.
@MainActor struct CustomGestureTests {
  private let bench = GestureBench()
  private let view: LoggedView

  init() {
    view = bench.view("view")
    view.log = nil
  }

  /// Recognises a finger that goes right, then left: one of a single moment.
  final class Check: UIGestureRecognizer {
    var log: [String] = []
    private var start: CGPoint?
    private var turned = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard touches.count == 1, numberOfTouches == 1 else {
        state = .failed
        return
      }
      start = touches.first?.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard state != .failed, let start, let touch = touches.first else { return }
      let now = touch.location(in: view)
      if now.x < touch.previousLocation(in: view).x { turned = true }
      if turned, now.x > start.x + 50 { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      if state == .possible { state = turned ? .recognized : .failed }
      log.append("ended as \(state.rawValue)")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func reset() {
      super.reset()
      start = nil
      turned = false
      log.append("reset")
    }
  }

  @Test func aRecogniserOfOneMoment() {
    let check = bench.add(Check(), "check", to: view)
    bench.down(1, 50, 50)
    bench.move(1, 90, 50)
    bench.move(1, 60, 50)
    bench.up(1)
    bench.down(1, 50, 50)
    bench.up(1)
    bench.down(1, 50, 50)
    bench.down(2, 60, 60)
    bench.up(1)
    bench.up(2)
    #expect(bench.log.take() == ["check recognized"].map { _ in "check ended" })
    #expect(check.log == ["ended as 3", "reset", "ended as 5", "reset", "reset"])
    #expect(check.state == .possible)
  }

  /// Goes on while a finger is down, as many do that log or dim.
  final class Touching: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if state == .possible { state = .began } else { touches.forEach { ignore($0, for: event) } }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  }

  @Test func aContinuousRecogniserThatIgnoresFurtherFingers() {
    let touching = bench.add(Touching(), "touching", to: view)
    bench.down(1, 50, 50)
    bench.down(2, 90, 90)
    #expect(touching.numberOfTouches == 1)
    bench.move(2, 99, 99)
    bench.move(1, 51, 50)
    bench.up(2)
    bench.up(1)
    #expect(bench.log.take() == ["touching began", "touching changed", "touching ended"])
  }

  /// Asks for states that can't follow each other.
  final class Confused: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .changed
      state = .began
      state = .began
      state = .possible
      state = .changed
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  }

  @Test func statesThatCannotFollowAreLeftOut() {
    bench.add(Confused(), "confused", to: view)
    bench.down(1, 50, 50)
    bench.move(1, 51, 50)
    bench.up(1)
    #expect(bench.log.take() == ["confused began", "confused changed", "confused cancelled"])
  }

  /// Never says anything; some do so until it matters.
  final class Silent: UIGestureRecognizer {}

  @Test func oneThatSaysNothingHoldsNobodyUp() {
    view.log = bench.log
    let silent = bench.add(Silent(), "silent", to: view)
    bench.add(UITapGestureRecognizer(), "tap", to: view).require(toFail: silent)
    bench.tap(50, 50)
    #expect(bench.log.take() == ["view down", "view lost", "tap ended"])
    silent.state = .ended
    #expect(bench.log.take() == ["silent ended"])
    #expect(silent.state == .possible)
  }

  final class Rude: UIPanGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      otherGestureRecognizer.name == "press"
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      otherGestureRecognizer.name == "tap"
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) && event.type == .touches }
  }

  @Test func subclassesSayWhoWaitsForThem() {
    bench.log.showsTimes = true
    bench.add(UITapGestureRecognizer(), "tap", to: view)
    let press = bench.add(UILongPressGestureRecognizer(), "press", to: view)
    press.allowableMovement = 20
    bench.add(Rude(), "pan", to: view)
    bench.down(1, 50, 50)
    bench.move(1, 65, 50)
    bench.wait(0.1)
    bench.move(1, 75, 50)
    bench.up(1)
    #expect(bench.log.take() == ["pan began 0.1", "pan ended 0.1"])
    bench.tap(50, 50)
    #expect(bench.log.take() == ["tap ended 0.15"])
  }

  @Test func aTimerMaySetTheStateLater() {
    let silent = bench.add(Silent(), "silent", to: view)
    bench.down(1, 50, 50)
    silent.state = .began
    #expect(bench.log.take() == ["silent began"])
    bench.up(1)
    silent.state = .changed
    silent.state = .ended
    #expect(bench.log.take() == ["silent changed", "silent ended"])
    #expect(silent.state == .possible)
  }

  @Test func aRecogniserOfAnArchiveHasNothing() {
    let pan = UIPanGestureRecognizer(coder: NSCoder())
    #expect(pan?.minimumNumberOfTouches == 1)
    #expect(pan?.view == nil)
  }

  @Test func targetsAreToldOnceInOrderAndNotKept() {
    @MainActor final class Target: NSObject {
      var log: GestureLog?
      func first() { log?.add("first") }
      func second(_ recognizer: UIGestureRecognizer) { log?.add("second") }
      static let first = Selector._tessera("first", Target.self, { $0.first })
      static let second = Selector._tessera("second:", Target.self, { $0.second(_:) })
    }
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    let target = Target()
    target.log = bench.log
    tap.addTarget(target, action: Target.second)
    tap.addTarget(target, action: Target.first)
    tap.addTarget(target, action: Target.second)
    var short: Target? = Target()
    weak let watched = short
    if let short { tap.addTarget(short, action: Target.first) }
    short = nil
    #expect(watched == nil)
    bench.tap(50, 50)
    #expect(bench.log.take() == ["second", "first"])
    tap.removeTarget(target, action: Target.first)
    bench.tap(50, 50)
    #expect(bench.log.take() == ["second"])
    tap.removeTarget(nil, action: nil)
    bench.tap(50, 50)
    #expect(bench.log.take() == [])
  }
}
