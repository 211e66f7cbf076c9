// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

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

  private let window = makeWindow(400, 400)
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 40))

  init() {
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
    let finger = Finger.pressing(110, 110, on: window)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    finger.up()
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    #expect(log() == ["down", "up"])
  }

  @Test func aFingerMayBeSeventyPointsOutside() {
    let log = log(control)
    let finger = Finger.pressing(110, 110, on: window)
    finger.move(to: 219, 110)
    #expect(control.isHighlighted)
    finger.move(to: 221, 110)
    #expect(!control.isHighlighted)
    finger.move(to: 300, 110)
    finger.move(to: 150, 110)
    #expect(control.isHighlighted)
    finger.move(to: 300, 110)
    finger.up()
    #expect(log() == ["down", "in", "out", "exit", "out", "in", "enter", "out", "exit", "upOutside"])
  }

  @Test func cancelledTouchesSendCancel() {
    let log = log(control)
    Finger.pressing(110, 110, on: window).cancel()
    #expect(log() == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func aSecondTapIsARepeat() {
    let finger = Finger(on: window)
    finger.tap(110, 110)
    let log = log(control)
    finger.tap(110, 110)
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
      UIAction(identifier: .init("a")) { action in log.append(action.sender as AnyObject? === control ? "second" : "?")
      },
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
    Finger.pressing(110, 110, on: window).up()
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
    Finger.pressing(10, 10, on: window).up()
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
    Finger.pressing(10, 10, on: window).up()
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
    Finger.pressing(20, 220, on: window).up()
    #expect(log() == ["down", "up", "primary"])
    #expect(target.log.isEmpty)
    Finger.pressing(150, 220, on: window).up()
    #expect(target.log == ["plain"])
    button.isEnabled = false
    Finger.pressing(20, 220, on: window).up()
    #expect(target.log == ["plain", "plain"])
  }
}
