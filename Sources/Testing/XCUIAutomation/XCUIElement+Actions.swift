// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation
internal import RenderProtocol

/// How fast a finger moves, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public let rawValue: CGFloat

  public init(rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  public static let `default` = XCUIGestureVelocity(1500)
  public static let slow = XCUIGestureVelocity(500)
  public static let fast = XCUIGestureVelocity(3000)
}

extension XCUIElement {
  // MARK: - Taps

  /// Taps the element.
  public func tap() { touch("Tap \(words)") { Fingers.tap($0) } }

  /// Taps the element twice in quick succession.
  public func doubleTap() { touch("Double tap \(words)") { Fingers.tap($0, count: 2) } }

  /// Taps the element with two fingers.
  public func twoFingerTap() { touch("Tap with two fingers \(words)") { Fingers.tap($0, fingers: 2) } }

  /// Taps the element several times with several fingers.
  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    touch("Tap \(words) \(numberOfTaps) times with \(numberOfTouches) fingers") {
      Fingers.tap($0, count: numberOfTaps, fingers: numberOfTouches)
    }
  }

  /// Rests a finger on the element.
  public func press(forDuration duration: TimeInterval) {
    touch("Press \(words) for \(String(format: "%g", duration))s") { Fingers.press($0, duration) }
  }

  // MARK: - Drags

  /// Rests a finger on the element, then drags it to another one.
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(forDuration: duration, thenDragTo: otherElement, withVelocity: 1000, thenHoldForDuration: 0.1)
  }

  /// Rests a finger on the element, then drags it to another one at a velocity and rests it there.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval
  ) {
    guard let automation = Automation.current else { return }
    automation.act("Press \(words) for \(String(format: "%g", duration))s, then drag to \(otherElement.words)") {
      guard let start = automation.hitPoint(of: self), let end = automation.hitPoint(of: otherElement) else {
        return nil
      }
      return Fingers.drag(start, end, press: duration, velocity: velocity.rawValue, hold: holdDuration)
    }
  }

  /// Swipes up over the element.
  public func swipeUp() { swipeUp(velocity: .default) }
  /// Swipes down over the element.
  public func swipeDown() { swipeDown(velocity: .default) }
  /// Swipes to the left over the element.
  public func swipeLeft() { swipeLeft(velocity: .default) }
  /// Swipes to the right over the element.
  public func swipeRight() { swipeRight(velocity: .default) }

  /// Swipes up over the element at a velocity.
  public func swipeUp(velocity: XCUIGestureVelocity) { swipe("up", CGPoint(x: 0, y: -1), velocity) }
  /// Swipes down over the element at a velocity.
  public func swipeDown(velocity: XCUIGestureVelocity) { swipe("down", CGPoint(x: 0, y: 1), velocity) }
  /// Swipes to the left over the element at a velocity.
  public func swipeLeft(velocity: XCUIGestureVelocity) { swipe("left", CGPoint(x: -1, y: 0), velocity) }
  /// Swipes to the right over the element at a velocity.
  public func swipeRight(velocity: XCUIGestureVelocity) { swipe("right", CGPoint(x: 1, y: 0), velocity) }

  private func swipe(_ name: String, _ direction: CGPoint, _ velocity: XCUIGestureVelocity) {
    guard let automation = Automation.current else { return }
    automation.act("Swipe \(name) \(words)") {
      guard let start = automation.hitPoint(of: self), let index = automation.look(path).first,
        let lookup = automation.lookup
      else { return nil }
      let visible = lookup.tree.nodes[index].frame.intersection(lookup.tree.nodes[0].frame)
      return Fingers.swipe(from: start, direction, within: visible, velocity: velocity.rawValue)
    }
  }

  // MARK: - Two fingers

  /// Moves two fingers apart or towards each other; a scale above 1 makes things larger.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    twoFingers("Pinch \(words)") { Fingers.pinch($0, $1, scale: scale, velocity: velocity) }
  }

  /// Turns two fingers about the middle, by an angle in radians.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    twoFingers("Rotate \(words)") { Fingers.rotate($0, $1, rotation, velocity: velocity) }
  }

  private func twoFingers(_ name: String, _ make: (CGPoint, CGFloat) -> [Fingers.Moment]) {
    guard let automation = Automation.current else { return }
    automation.act(name) {
      guard automation.hitPoint(of: self) != nil, let index = automation.look(path).first,
        let frame = automation.lookup?.tree.nodes[index].frame
      else { return nil }
      return make(CGPoint(x: frame.midX, y: frame.midY), min(frame.width, frame.height) / 3)
    }
  }

  // MARK: - Values

  /// Drags a slider's thumb to a position from 0 to 1, as near as a finger gets.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    guard let automation = Automation.current else { return }
    automation.act("Adjust \(words) to \(String(format: "%g", Double(normalizedSliderPosition)))") {
      guard automation.hitPoint(of: self) != nil, let index = automation.look(path).first,
        let node = automation.lookup?.tree.nodes[index]
      else { return nil }
      guard let position = node.position else {
        automation.fail("Failed to adjust \(words): it is no slider")
        return nil
      }
      return Fingers.slide(node.frame, from: position, to: Double(min(max(normalizedSliderPosition, 0), 1)))
    }
  }

  /// The position of a slider's thumb, from 0 to 1.
  public var normalizedSliderPosition: CGFloat {
    guard let automation = Automation.current, let match = try? automation.match(self) else { return 0 }
    return CGFloat(match.node.position ?? 0)
  }

  /// Turns a picker's wheel to a row.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    guard let automation = Automation.current else { return }
    automation.turnWheel(self, to: pickerWheelValue)
  }

  // MARK: - Places

  /// A place in the element, by parts of its size.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalized: normalizedOffset, offset: .zero)
  }

  private func touch(_ name: String, _ make: (CGPoint) -> [Fingers.Moment]) {
    guard let automation = Automation.current else { return }
    automation.act(name) { automation.hitPoint(of: self).map(make) }
  }
}
