// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises two fingers that move towards or away from each other.
///
/// It begins when their distance has changed by 10 points, which do not count towards the scale, changes while both are
/// down, and ends when both are lifted.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance, relative to the one at the beginning. Setting it makes the present distance count as that.
  open var scale: CGFloat {
    get { storedScale }
    set {
      storedScale = newValue
      if let distance, newValue > 0 { unit = distance / newValue }
      gauge = SpeedGauge()
    }
  }

  /// How fast the scale changes, a second.
  open var velocity: CGFloat { gauge.speed }

  private var storedScale: CGFloat = 1
  /// The distance that is a scale of 1, in points.
  private var unit: CGFloat = 0
  private var distance: CGFloat?
  private var gauge = SpeedGauge()

  override var countedTouches: [UITouch] { liveTouches }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in liveTouches.dropFirst(2) { ignore(touch, for: event) }
    guard let fingers = TwoFingers(liveTouches) else { return }
    // A finger that comes again goes on where the other left off.
    distance = fingers.distance
    unit = max(fingers.distance, .leastNormalMagnitude) / storedScale
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingers(liveTouches) else { return }
    if state == .possible {
      let change = fingers.distance - unit
      guard abs(change) >= TwoFingers.slop else { return }
      unit += change > 0 ? TwoFingers.slop : -TwoFingers.slop
      update(fingers, event)
      state = .began
    } else if state.isActive {
      update(fingers, event)
      state = .changed
    }
  }

  private func update(_ fingers: TwoFingers, _ event: UIEvent) {
    distance = fingers.distance
    storedScale = fingers.distance / max(unit, 1)
    gauge.note(storedScale, at: event.timestamp)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard liveTouches.isEmpty else { return }
    state = state.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    (storedScale, unit, distance, gauge) = (1, 0, nil, SpeedGauge())
  }
}
