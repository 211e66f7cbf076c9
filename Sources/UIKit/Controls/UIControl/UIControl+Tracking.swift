// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// From touches to control events.

extension UIControl {
  /// How far outside a finger may be and still count as inside, in points.
  private static let tolerance: CGFloat = 70

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(touch.location(in: self))
  }

  func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard trackedTouch == nil, let touch = touches.min(by: { $0.identifier < $1.identifier }) else { return }
    isTouchInside = true
    isHighlighted = true
    guard beginTracking(touch, with: event) else {
      isTouchInside = false
      isHighlighted = false
      return
    }
    trackedTouch = touch
    isTracking = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    let isInside = isInside(touch)
    isTouchInside = isInside
    isHighlighted = isInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    var events: Event = isInside ? .touchDragInside : .touchDragOutside
    if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
    send(events, event)
  }

  func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isInside(touch)
    isTouchInside = isInside
    isHighlighted = false
    endTracking(touch, with: event)
    stopTracking()
    if isInside { willTap() }
    send(isInside ? tapEvents : .touchUpOutside, event)
  }

  func trackCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isHighlighted = false
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, event)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
