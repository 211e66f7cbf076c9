// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises two fingers that turn about each other.
///
/// It begins when they have travelled 10 points around their middle, which do not count towards the rotation, changes
/// while both are down, and ends when both are lifted.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians, clockwise; more than a full turn is possible. Setting it makes the
  /// present angle count as that.
  open var rotation: CGFloat = 0 {
    didSet { if !isTurning { gauge = SpeedGauge() } }
  }

  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { gauge.speed }

  private var angle: CGFloat?
  private var isTurning = false
  private var gauge = SpeedGauge()
  /// How far the fingers have turned while the gesture was only possible.
  private var lead: CGFloat = 0

  override var countedTouches: [UITouch] { liveTouches }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in liveTouches.dropFirst(2) { ignore(touch, for: event) }
    // A finger that comes again goes on where the other left off.
    if let fingers = TwoFingers(liveTouches) { angle = fingers.angle }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingers(liveTouches), let angle else { return }
    let turn = fingers.turn(from: angle)
    self.angle = fingers.angle
    if state == .possible {
      lead += turn
      let radius = max(fingers.distance / 2, 1)
      guard abs(lead) * radius >= TwoFingers.slop else { return }
      let slop = TwoFingers.slop / radius
      update(by: lead - (lead > 0 ? slop : -slop), event)
      state = .began
    } else if state.isActive {
      update(by: turn, event)
      state = .changed
    }
  }

  private func update(by turn: CGFloat, _ event: UIEvent) {
    isTurning = true
    rotation += turn
    isTurning = false
    gauge.note(rotation, at: event.timestamp)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard liveTouches.isEmpty else { return }
    state = state.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    isTurning = true
    (rotation, angle, lead, gauge) = (0, nil, 0, SpeedGauge())
    isTurning = false
  }
}
