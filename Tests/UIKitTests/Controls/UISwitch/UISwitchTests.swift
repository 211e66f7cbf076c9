// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UISwitchTests {
  private let toggle = UISwitch().at(scale: 2)
  private let window: TestWindow
  private var finger: Finger { window.finger }

  init() {
    toggle.frame.origin = CGPoint(x: 20, y: 20)
    window = makeWindow(300, 400, holding: toggle)
  }

  private var knob: ControlKnob { toggle.subviews[0].subviews.compactMap { $0 as? ControlKnob }[0] }

  @Test func itHasASizeOfItsOwnWhateverFrameItIsGiven() {
    #expect(UISwitch().frame.size == CGSize(width: 68, height: 30))
    #expect(
      UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 3)).frame == CGRect(x: 5, y: 6, width: 68, height: 30))
    #expect(toggle.intrinsicContentSize == CGSize(width: 66, height: 30))
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 68, height: 30))
    toggle.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(toggle.frame == CGRect(x: 1, y: 2, width: 68, height: 30))
    toggle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    toggle.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(toggle.center == CGPoint(x: 50, y: 20))
    #expect(toggle.bounds.size == CGSize(width: 68, height: 30))
  }

  @Test func constraintsAlignAllButTwoPointsOfIt() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    toggle.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(toggle)
    toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
    toggle.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 218, y: 35, width: 68, height: 30))
  }

  @Test func theKnobStandsTwoAndAHalfPointsWithin() {
    #expect(knob.frame == CGRect(x: 2.5, y: 2.5, width: 38, height: 25))
    toggle.isOn = true
    window.layoutIfNeeded()
    #expect(knob.frame == CGRect(x: 27.5, y: 2.5, width: 38, height: 25))
    toggle.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(knob.frame.minX == 2.5)
  }

  @Test func aTapTogglesItWhenTheFingerIsLifted() {
    let log = EventLog(toggle, touches: true)
    finger.down(50, 35)
    #expect(!toggle.isOn)
    finger.up()
    #expect(toggle.isOn)
    #expect(log.take() == ["down", "value", "primary", "up"])
    finger.tap(50, 35)
    #expect(!toggle.isOn)
  }

  @Test func codeSendsNothing() {
    let log = EventLog(toggle)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(log.words.isEmpty)
  }

  @Test func aDragTurnsItWhenTheKnobComesToTheOtherEnd() {
    let log = EventLog(toggle)
    finger.down(40, 35)
    finger.move(to: 55, 35)
    #expect(knob.center.x == 21.5 + 15)
    finger.up()
    #expect(!toggle.isOn)
    finger.down(40, 35)
    finger.move(to: 80, 35)
    #expect(!toggle.isOn)
    finger.up()
    #expect(toggle.isOn)
    #expect(log.take() == ["value"])
    finger.down(70, 35)
    finger.move(to: 20, 35)
    finger.move(to: 70, 35)
    finger.up()
    #expect(toggle.isOn)
    #expect(log.take().isEmpty)
  }

  @Test func aFingerThatIsTakenAwayChangesNothing() {
    let log = EventLog(toggle)
    finger.down(40, 35)
    finger.move(to: 80, 35)
    finger.cancel()
    #expect(!toggle.isOn)
    #expect(log.words.isEmpty)
    window.layoutIfNeeded()
    #expect(knob.center.x == 21.5)
  }

  @Test func theKnobMovesByTheFilmedCurve() throws {
    window.bench.frame()
    toggle.setOn(true, animated: true)
    let motion = try #require(knob.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(abs(motion.duration - 0.336) < 1e-6)
    #expect(toggle.subviews[0].layer.animation(forKey: "backgroundColor") is CASpringAnimation)
  }

  @Test func spaceTogglesIt() {
    let log = EventLog(toggle)
    toggle.pressKey(" ")
    #expect(toggle.isOn)
    #expect(log.words == ["value"])
    toggle.isEnabled = false
    toggle.pressKey(" ")
    #expect(toggle.isOn)
  }

  @Test func aDisabledOneTakesNoTouches() {
    toggle.isEnabled = false
    finger.tap(50, 35)
    #expect(!toggle.isOn)
    window.layoutIfNeeded()
    #expect(toggle.subviews[0].alpha == 0.5)
  }

  @Test func assistiveTechnologyMeetsASwitch() {
    toggle.accessibilityLabel = "Wi-Fi"
    #expect(toggle.accessibilityValue == "0")
    #expect(toggle.layer.accessibility?.role == "switch")
    #expect(toggle.layer.accessibility?.isSelected == false)
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    #expect(toggle.layer.accessibility?.isSelected == true)
    #expect(toggle.accessibilityTraits.contains(.toggleButton))
  }

  @Test func coloursAreThoseOfTheAppOrTheSystem() {
    toggle.isOn = true
    window.layoutIfNeeded()
    #expect(toggle.subviews[0].backgroundColor == .systemGreen)
    toggle.onTintColor = .purple
    window.layoutIfNeeded()
    #expect(toggle.subviews[0].backgroundColor == .purple)
    toggle.isOn = false
    window.layoutIfNeeded()
    #expect(toggle.subviews[0].backgroundColor == .secondarySystemFill)
  }

  @Test func actionsRunForAChange() {
    var count = 0
    let other = UISwitch(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    window.addSubview(other)
    other.frame.origin = CGPoint(x: 20, y: 100)
    window.layoutIfNeeded()
    finger.tap(50, 110)
    #expect(other.isOn)
    #expect(count == 1)
  }
}
