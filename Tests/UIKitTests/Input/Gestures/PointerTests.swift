// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct PointerTests {
  private let bench = GestureBench()
  private let view: LoggedView
  private let hover: UIHoverGestureRecognizer

  init() {
    view = bench.view("view", CGRect(x: 0, y: 0, width: 100, height: 100))
    hover = bench.add(UIHoverGestureRecognizer(), "hover", to: view)
  }

  private func move(_ x: CGFloat, _ y: CGFloat) {
    bench.window.touchDispatcher.hover.move(to: CGPoint(x: x, y: y), UIEvent(type: .hover))
  }

  private func leave() { bench.window.touchDispatcher.hover.leave(UIEvent(type: .hover)) }

  @Test func hoveringBeginsOverTheViewAndEndsOutside() {
    move(300, 300)
    move(50, 50)
    #expect(hover.state == .began)
    #expect(hover.location(in: view) == CGPoint(x: 50, y: 50))
    #expect(hover.numberOfTouches == 0)
    move(60, 50)
    move(300, 300)
    #expect(hover.state == .possible)
    move(60, 50)
    leave()
    #expect(
      bench.log.take() == ["hover began", "hover changed", "hover ended", "hover began", "hover ended"])
  }

  @Test func aPointerIsUprightAndOnTheScreen() {
    #expect(hover.zOffset == 0)
    #expect(hover.altitudeAngle == .pi / 2)
    #expect(hover.azimuthAngle(in: view) == 0)
    #expect(hover.azimuthUnitVector(in: view) == CGVector(dx: 1, dy: 0))
  }

  @Test func innerAndOuterViewsAreHoveredTogether() {
    let inner = bench.view("inner", CGRect(x: 0, y: 0, width: 50, height: 50), in: view)
    bench.add(UIHoverGestureRecognizer(), "inner", to: inner)
    move(20, 20)
    move(70, 70)
    leave()
    #expect(bench.log.take() == ["inner began", "hover began", "inner ended", "hover changed", "hover ended"])
  }

  @Test func hoveringEndsWithTheViewOrTheRecogniser() {
    move(20, 20)
    hover.isEnabled = false
    move(30, 20)
    hover.isEnabled = true
    move(40, 20)
    view.removeFromSuperview()
    move(50, 20)
    #expect(bench.log.take() == ["hover began", "hover cancelled", "hover began", "hover cancelled"])
    #expect(hover.state == .possible)
  }

  @Test func aDelegateMayRefuse() {
    let rules = GestureRules()
    hover.delegate = rules
    var asked = 0
    rules.begins = { _ in
      asked += 1
      return false
    }
    move(20, 20)
    move(30, 20)
    leave()
    #expect(bench.log.take() == [])
    #expect(asked == 1)
  }

  @Test func touchesAreNoBusinessOfHovering() {
    bench.tap(50, 50)
    #expect(bench.log.take() == ["view down", "view up"])
  }

  // MARK: - Wheels

  private func turn(_ wheel: WheelInput, _ dx: CGFloat, _ dy: CGFloat) {
    let event = UIEvent(type: .scroll)
    event.timestamp = bench.time
    wheel.turn(in: bench.window, at: CGPoint(x: 50, y: 50), delta: CGPoint(x: dx, y: dy), event: event)
  }

  @Test func aPanThatWantsWheelsIsDrivenByThem() {
    let wheel = WheelInput()
    let pan = bench.add(UIPanGestureRecognizer(), "pan", to: view)
    bench.wait(0)
    turn(wheel, 0, 30)
    #expect(bench.log.take() == [])
    pan.allowedScrollTypesMask = .discrete
    turn(wheel, 0, 30)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -30))
    bench.wait(0.05)
    turn(wheel, 0, 10)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -40))
    #expect(pan.numberOfTouches == 0)
    #expect(pan.location(in: view) == CGPoint(x: 50, y: 50))
    bench.wait(0.2)
    #expect(bench.log.take() == ["pan began", "pan changed", "pan ended"])
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test func aFingerEndsTheWheelsPan() {
    let wheel = WheelInput()
    let pan = bench.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.allowedScrollTypesMask = .all
    view.log = nil
    bench.wait(0)
    turn(wheel, 0, 30)
    bench.down(1, 50, 50)
    bench.move(1, 50, 80)
    bench.up(1)
    bench.wait(0.2)
    #expect(bench.log.take() == ["pan began", "pan ended", "pan began", "pan ended"])
  }
}
