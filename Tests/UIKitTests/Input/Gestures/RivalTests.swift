// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Who wins, who waits, who goes along.
@MainActor struct RivalTests {
  private let bench = GestureBench()
  private let outer: LoggedView
  private let inner: LoggedView
  private let rules = GestureRules()

  init() {
    outer = bench.view("outer")
    inner = bench.view("inner", CGRect(x: 0, y: 0, width: 200, height: 200), in: outer)
    outer.log = nil
    inner.log = nil
  }

  private func drag() {
    bench.down(1, 50, 50)
    bench.move(1, 80, 50)
    bench.move(1, 90, 50)
    bench.up(1)
  }

  // MARK: - Exclusivity

  @Test func theInnerViewsGestureWinsByDefault() {
    bench.add(UIPanGestureRecognizer(), "outer", to: outer)
    bench.add(UIPanGestureRecognizer(), "inner", to: inner)
    drag()
    #expect(bench.log.take() == ["inner began", "inner changed", "inner ended"])
  }

  @Test func theFirstOfOneViewWinsByDefault() {
    bench.add(UIPanGestureRecognizer(), "first", to: outer)
    bench.add(UIPanGestureRecognizer(), "second", to: outer)
    drag()
    #expect(bench.log.take() == ["first began", "first changed", "first ended"])
  }

  @Test(arguments: ["outer", "inner"]) func eitherDelegateLetsBothGoOn(_ asked: String) {
    let outerPan = bench.add(UIPanGestureRecognizer(), "outer", to: outer)
    let innerPan = bench.add(UIPanGestureRecognizer(), "inner", to: inner)
    (asked == "outer" ? outerPan : innerPan).delegate = rules
    rules.together = { recognizer, _ in recognizer.name == asked }
    drag()
    #expect(
      bench.log.take() == [
        "inner began", "outer began", "inner changed", "outer changed", "inner ended", "outer ended",
      ])
  }

  final class Meek: UIPanGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  final class Stubborn: UIPanGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test func subclassesMayLetOthersGoOn() {
    bench.add(UIPanGestureRecognizer(), "outer", to: outer)
    let meek = bench.add(Meek(), "meek", to: inner)
    drag()
    #expect(
      bench.log.take() == [
        "meek began", "outer began", "meek changed", "outer changed", "meek ended", "outer ended",
      ])
    meek.isEnabled = false
    bench.add(UIPanGestureRecognizer(), "inner", to: inner)
    bench.add(Stubborn(), "stubborn", to: outer)
    bench.down(1, 50, 50)
    bench.move(1, 80, 50)
    bench.up(1)
    #expect(bench.log.take() == ["inner began", "stubborn began", "inner ended", "stubborn ended"])
  }

  @Test func fingersOnSiblingsDoNotMeet() {
    let other = bench.view("other", CGRect(x: 200, y: 200, width: 200, height: 200), in: outer)
    other.log = nil
    bench.add(UIPanGestureRecognizer(), "a", to: inner)
    bench.add(UIPanGestureRecognizer(), "b", to: other)
    bench.down([(1, 50, 50), (2, 250, 250)])
    bench.move([(1, 80, 50), (2, 280, 250)])
    bench.up(1)
    bench.up(2)
    #expect(bench.log.take() == ["a began", "b began", "a ended", "b ended"])
  }

  @Test func aGestureUnderWayKeepsLaterFingersFromOthers() {
    bench.add(UIPanGestureRecognizer(), "pan", to: outer)
    bench.add(UITapGestureRecognizer(), "tap", to: inner)
    bench.down(1, 300, 300)
    bench.move(1, 300, 340)
    bench.down(2, 50, 50)
    bench.up(2)
    bench.up(1)
    #expect(bench.log.take() == ["pan began", "pan ended"])
  }

  // MARK: - Waiting

  @Test func aPanThatWaitsForASwipeBeginsWhenItFails() {
    bench.log.showsTimes = true
    let swipe = bench.add(UISwipeGestureRecognizer(), "swipe", to: inner)
    let pan = bench.add(UIPanGestureRecognizer(), "pan", to: inner)
    pan.require(toFail: swipe)
    bench.down(1, 50, 50)
    bench.wait(0.1)
    bench.move(1, 80, 50)
    #expect(pan.state == .possible)
    bench.wait(0.5)
    bench.move(1, 85, 50)
    bench.up(1)
    #expect(bench.log.take() == ["pan began 0.5", "pan changed 0.6", "pan ended 0.6"])
    bench.down(1, 50, 50)
    bench.move(1, 110, 50)
    bench.move(1, 150, 50)
    bench.up(1)
    #expect(bench.log.take() == ["swipe ended 0.6"])
  }

  @Test func threeTapsWaitForEachOther() {
    bench.log.showsTimes = true
    let taps = (1...3).map { count in
      let tap = bench.add(UITapGestureRecognizer(), "\(count)", to: inner)
      tap.numberOfTapsRequired = count
      return tap
    }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])
    for count in 1...3 {
      for _ in 0..<count {
        bench.tap(50, 50)
        bench.wait(0.05)
      }
      bench.wait(0.9)
    }
    #expect(bench.log.take() == ["1 ended 0.4", "2 ended 1.5", "3 ended 2.35"])
  }

  @Test func delegatesDecideWhoWaitsOnceAGesture() {
    var asked: [String] = []
    let single = bench.add(UITapGestureRecognizer(), "single", to: inner)
    let double = bench.add(UITapGestureRecognizer(), "double", to: inner)
    double.numberOfTapsRequired = 2
    single.delegate = rules
    rules.requires = { recognizer, other in
      asked.append("\(recognizer.name ?? "") after \(other.name ?? "")")
      return true
    }
    bench.tap(50, 50)
    #expect(bench.log.take() == [])
    bench.wait(0.5)
    #expect(bench.log.take() == ["single ended"])
    #expect(asked == ["single after double"])
  }

  @Test func theOtherSidesDelegateMayMakeItWaitToo() {
    let single = bench.add(UITapGestureRecognizer(), "single", to: inner)
    let double = bench.add(UITapGestureRecognizer(), "double", to: inner)
    double.numberOfTapsRequired = 2
    double.delegate = rules
    rules.isRequired = { _, other in other === single }
    bench.tap(50, 50)
    bench.wait(0.1)
    bench.tap(50, 50)
    bench.wait(0.5)
    #expect(bench.log.take() == ["double ended"])
  }

  @Test func waitingInACircleEnds() {
    let first = bench.add(UIPanGestureRecognizer(), "first", to: inner)
    let second = bench.add(UIPanGestureRecognizer(), "second", to: inner)
    first.require(toFail: second)
    second.require(toFail: first)
    drag()
    #expect(bench.log.take() == ["first began", "first changed", "first ended"])
  }

  @Test func nobodyWaitsForARecogniserWithoutTheFinger() {
    let elsewhere = bench.view("other", CGRect(x: 200, y: 200, width: 200, height: 200), in: outer)
    let other = bench.add(UIPanGestureRecognizer(), "other", to: elsewhere)
    bench.add(UIPanGestureRecognizer(), "pan", to: inner).require(toFail: other)
    drag()
    #expect(bench.log.take() == ["pan began", "pan changed", "pan ended"])
  }

  @Test func aDisabledOneIsNotWaitedFor() {
    let double = bench.add(UITapGestureRecognizer(), "double", to: inner)
    double.numberOfTapsRequired = 2
    let single = bench.add(UITapGestureRecognizer(), "single", to: inner)
    single.require(toFail: double)
    double.isEnabled = false
    bench.tap(50, 50)
    #expect(bench.log.take() == ["single ended"])
    double.isEnabled = true
    bench.tap(50, 50)
    #expect(bench.log.take() == [])
    double.isEnabled = false
    #expect(bench.log.take() == ["single ended"])
  }

  // MARK: - Asking

  final class Choosy: UIView {
    var allows = true
    var asked = 0
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked += 1
      return allows
    }
  }

  @Test func theViewAndTheDelegateAreAskedOnceBeforeItBegins() {
    let view = Choosy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    let pan = bench.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.delegate = rules
    var asked = 0
    rules.begins = { recognizer in
      asked += 1
      return recognizer.state != .possible
    }
    drag()
    #expect(bench.log.take() == [])
    #expect((asked, view.asked) == (1, 1))
    rules.begins = { _ in true }
    drag()
    #expect(bench.log.take() == ["pan began", "pan changed", "pan ended"])
    view.allows = false
    drag()
    #expect(bench.log.take() == [])
  }

  @Test func whatMayNotBeginLeavesTheGestureToOthers() {
    bench.add(UIPanGestureRecognizer(), "outer", to: outer)
    bench.add(UIPanGestureRecognizer(), "inner", to: inner).delegate = rules
    rules.begins = { _ in false }
    drag()
    #expect(bench.log.take() == ["outer began", "outer changed", "outer ended"])
  }

  @Test func touchesAndEventsMayBeRefused() {
    let tap = bench.add(UITapGestureRecognizer(), "tap", to: inner)
    tap.delegate = rules
    var order: [String] = []
    rules.receivesEvent = { _, event in
      order.append("event \(event.type)")
      return true
    }
    rules.receivesTouch = { _, touch in
      order.append("touch")
      return touch.location(in: nil).x > 100
    }
    bench.tap(50, 50)
    bench.tap(150, 50)
    #expect(bench.log.take() == ["tap ended"])
    #expect(order == ["event touches", "touch", "event touches", "touch"])
    rules.receivesEvent = { _, _ in false }
    bench.tap(150, 50)
    #expect(bench.log.take() == [])
  }
}
