// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What fingers and keys do to a stepper's value.

/// A finger on a stepper.
struct StepperPress {
  /// The half that it came down on: -1 or 1.
  let direction: Double
  var isInside = true
  /// Whether it has been held so long that it counted.
  var hasRepeated = false
  /// Whether it changed the value and nobody has been told.
  var owesEvent = false
  var timer: DelayedActions.Token?
}

extension UIStepper {
  /// How long a press is held until it counts, and until it counts again, in seconds.
  private static let repeatInterval: TimeInterval = 0.5

  func held(_ value: Double) -> Double {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  func setValue(_ value: Double) {
    let value = held(value)
    guard value != storedValue else { return }
    KeyValueObserving.changing(self, "value") { storedValue = value }
    stateDidChange()
  }

  func rangeDidChange() {
    value = held(value)
    stateDidChange()
  }

  /// Whether a press in a direction would change the value.
  func canStep(towards direction: Double) -> Bool {
    guard isEnabled else { return false }
    return wraps || (direction > 0 ? value < maximumValue : value > minimumValue)
  }

  private func step(towards direction: Double) -> Bool {
    let next = value + direction * stepValue
    let old = value
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    return value != old
  }

  /// A press by a key or by assistive technology.
  func press(towards direction: Double) {
    guard isEnabled, step(towards: direction) else { return }
    send([.valueChanged, .primaryActionTriggered], nil)
  }

  // MARK: - Fingers

  /// The half at a place: -1 or 1.
  private func direction(at place: CGPoint) -> Double {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (place.x < bounds.midX) != isMirrored ? -1 : 1
  }

  func beginPress(_ touch: UITouch) {
    press = StepperPress(direction: direction(at: touch.location(in: self)))
    setNeedsLayout()
    scheduleRepeat()
  }

  private func scheduleRepeat() {
    guard autorepeat else { return }
    press?.timer = owningApplication.schedule(after: Self.repeatInterval) { [weak self] in
      guard let self, let press else { return }
      self.press?.hasRepeated = true
      if press.isInside, isEnabled { count(press.direction, nil) }
      scheduleRepeat()
    }
  }

  private func count(_ direction: Double, _ event: UIEvent?) {
    guard step(towards: direction) else { return }
    if isContinuous { send([.valueChanged, .primaryActionTriggered], event) } else { press?.owesEvent = true }
  }

  func continuePress(_ touch: UITouch) {
    guard let press else { return }
    let place = touch.location(in: self)
    let isInside = isTouchInside && direction(at: place) == press.direction
    guard isInside != press.isInside else { return }
    self.press?.isInside = isInside
    setNeedsLayout()
  }

  func endPress(counts: Bool, _ event: UIEvent?) {
    guard let ended = press else { return }
    ended.timer?.cancel()
    if counts, ended.isInside, isTouchInside, !ended.hasRepeated { count(ended.direction, event) }
    let owesEvent = press?.owesEvent ?? false
    press = nil
    setNeedsLayout()
    if owesEvent { send([.valueChanged, .primaryActionTriggered], event) }
  }
}
