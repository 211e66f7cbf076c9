// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// A finger on a window, event by event.
@MainActor final class Press {
  private let window: UIWindow
  private let touch: UITouch
  private let event = UIEvent()

  init(in window: UIWindow, at point: CGPoint, tapCount: Int = 1) {
    self.window = window
    touch = UITouch(identifier: 1, window: window, location: point, timestamp: 0)
    touch.phase = .began
    touch.tapCount = tapCount
    event.allTouches = [touch]
    window.touchDispatcher.dispatch(event)
  }

  func move(to point: CGPoint) { send(.moved, point) }
  func lift(at point: CGPoint? = nil) { send(.ended, point ?? touch.windowLocation) }
  func cancel() { send(.cancelled, touch.windowLocation) }

  private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = point
    touch.phase = phase
    window.touchDispatcher.dispatch(event)
  }
}

@MainActor struct UIControlTests {
  final class Target: NSObject {
    var log: [String] = []
    func plain() { log.append("plain") }
    func sender(_ sender: UIControl) { log.append("sender") }
    func both(_ sender: UIControl, _ event: UIEvent?) { log.append(event == nil ? "both" : "both+event") }
    static let plain = Selector._tessera("plain", Target.self, { $0.plain })
    static let sender = Selector._tessera("sender:", Target.self, { $0.sender(_:) })
    static let both = Selector._tessera("both:event:", Target.self, { $0.both(_:_:) })
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 40))

  init() {
    window.isHidden = false
    window.addSubview(control)
  }

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "in"), (.touchDragOutside, "out"),
    (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"), (.touchUpOutside, "upOutside"),
    (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
  ]

  private func log(_ control: UIControl) -> () -> [String] {
    final class Box { var log: [String] = [] }
    let box = Box()
    for (event, name) in Self.names { control.addAction(UIAction { _ in box.log.append(name) }, for: event) }
    return { box.log }
  }

  @Test func aTapIsDownAndUpInside() {
    let log = log(control)
    let finger = Press(in: window, at: CGPoint(x: 110, y: 110))
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    finger.lift()
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    #expect(log() == ["down", "up"])
  }

  @Test func aFingerMayBeSeventyPointsOutside() {
    let log = log(control)
    let finger = Press(in: window, at: CGPoint(x: 110, y: 110))
    finger.move(to: CGPoint(x: 219, y: 110))
    #expect(control.isHighlighted)
    finger.move(to: CGPoint(x: 221, y: 110))
    #expect(!control.isHighlighted)
    finger.move(to: CGPoint(x: 300, y: 110))
    finger.move(to: CGPoint(x: 150, y: 110))
    #expect(control.isHighlighted)
    finger.move(to: CGPoint(x: 300, y: 110))
    finger.lift()
    #expect(log() == ["down", "in", "out", "exit", "out", "in", "enter", "out", "exit", "upOutside"])
  }

  @Test func cancelledTouchesSendCancel() {
    let log = log(control)
    Press(in: window, at: CGPoint(x: 110, y: 110)).cancel()
    #expect(log() == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func aSecondTapIsARepeat() {
    let log = log(control)
    Press(in: window, at: CGPoint(x: 110, y: 110), tapCount: 2).lift()
    #expect(log() == ["down", "repeat", "up"])
  }

  @Test func targetsAreToldInTheOrderInWhichTheyWereAdded() {
    let target = Target()
    control.addTarget(target, action: Target.both, for: .touchUpInside)
    control.addTarget(target, action: Target.plain, for: .touchUpInside)
    control.addAction(UIAction { _ in target.log.append("action") }, for: .touchUpInside)
    control.addTarget(target, action: Target.sender, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.log == ["both", "plain", "action", "sender"])
  }

  @Test func theSameTargetAndActionAreToldOnce() {
    let target = Target()
    control.addTarget(target, action: Target.plain, for: .touchUpInside)
    control.addTarget(target, action: Target.plain, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(target.log == ["plain"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["plain"])
    #expect(control.allTargets == [AnyHashable(target)])
  }

  @Test func removingTakesAwayEventsOrAll() {
    let target = Target()
    control.addTarget(target, action: Target.plain, for: [.touchUpInside, .valueChanged])
    control.addTarget(target, action: Target.sender, for: .touchUpInside)
    control.removeTarget(target, action: Target.plain, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.log == ["sender"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(target.log == ["sender"])
    #expect(control.allTargets.isEmpty)
  }

  @Test func targetsAreNotKept() {
    var target: Target? = Target()
    weak let watched = target
    control.addTarget(target, action: Target.plain, for: .touchUpInside)
    target = nil
    #expect(watched == nil)
    control.sendActions(for: .touchUpInside)
  }

  @Test func anActionTakesThePlaceOfOneWithItsIdentifier() {
    var log: [String] = []
    control.addAction(UIAction(identifier: .init("a")) { _ in log.append("first") }, for: .valueChanged)
    control.addAction(
      UIAction(identifier: .init("a")) { action in log.append(action.sender === control ? "second" : "?") },
      for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["second"])
    control.removeAction(identifiedBy: .init("a"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["second"])
  }

  final class Listener: UIView {
    var began = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  }

  @Test func aDisabledControlPassesTouchesOn() {
    let listener = Listener(frame: window.bounds)
    window.addSubview(listener)
    listener.addSubview(control)
    let log = log(control)
    control.isEnabled = false
    Press(in: window, at: CGPoint(x: 110, y: 110)).lift()
    #expect(listener.began == 1)
    #expect(log().isEmpty)
  }

  final class Refusing: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  }

  @Test func aControlMayRefuseToTrack() {
    let control = Refusing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(control)
    let log = log(control)
    Press(in: window, at: CGPoint(x: 10, y: 10)).lift()
    #expect(log().isEmpty)
    #expect(!control.isHighlighted)
  }

  @Test func statesAddUp() {
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
    #expect(control.accessibilityTraits == [.selected, .notEnabled])
  }

  @Test func aButtonSendsItsPrimaryEventToo() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    window.addSubview(button)
    let log = log(button)
    Press(in: window, at: CGPoint(x: 10, y: 10)).lift()
    #expect(log() == ["down", "up", "primary"])
  }

  @Test func aTapOnAButtonIsNotOneOnTheCardAroundIt() {
    let target = Target()
    let card = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    window.addSubview(card)
    card.addSubview(button)
    card.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.plain))
    let log = log(button)
    Press(in: window, at: CGPoint(x: 20, y: 220)).lift()
    #expect(log() == ["down", "up", "primary"])
    #expect(target.log.isEmpty)
    Press(in: window, at: CGPoint(x: 150, y: 220)).lift()
    #expect(target.log == ["plain"])
    button.isEnabled = false
    Press(in: window, at: CGPoint(x: 20, y: 220)).lift()
    #expect(target.log == ["plain", "plain"])
  }
}
