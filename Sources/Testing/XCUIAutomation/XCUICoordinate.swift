// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// A place on the screen, by an element's place and size. It may lie outside of the element.
@preconcurrency @MainActor open class XCUICoordinate: NSObject {
  /// The element that the place goes by.
  public let referencedElement: XCUIElement
  private let normalized: CGVector
  private let offset: CGVector

  init(element: XCUIElement, normalized: CGVector, offset: CGVector) {
    (referencedElement, self.normalized, self.offset) = (element, normalized, offset)
    super.init()
  }

  /// The place in the screen's space, in points.
  open var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * normalized.dx + offset.dx, y: frame.minY + frame.height * normalized.dy + offset.dy)
  }

  /// A place some points away.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      element: referencedElement, normalized: normalized,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// Taps there.
  open func tap() { touch("Tap coordinate") { Fingers.tap($0) } }

  /// Taps there twice in quick succession.
  open func doubleTap() { touch("Double tap coordinate") { Fingers.tap($0, count: 2) } }

  /// Rests a finger there.
  open func press(forDuration duration: TimeInterval) { touch("Press coordinate") { Fingers.press($0, duration) } }

  /// Rests a finger there, then drags it to another place.
  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
    press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: 1000, thenHoldForDuration: 0.1)
  }

  /// Rests a finger there, then drags it to another place at a velocity and rests it there.
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    touch("Press coordinate, then drag") { start in
      Fingers.drag(
        start, otherCoordinate.screenPoint, press: duration, velocity: velocity.rawValue, hold: holdDuration)
    }
  }

  private func touch(_ name: String, _ make: (CGPoint) -> [Fingers.Moment]) {
    guard let automation = Automation.current else { return }
    automation.act("\(name) of \(referencedElement.words)") {
      guard automation.snapshot(of: referencedElement) != nil else { return nil }
      return make(screenPoint)
    }
  }
}
