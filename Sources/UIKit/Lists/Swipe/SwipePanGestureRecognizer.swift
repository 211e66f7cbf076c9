// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Begins when a finger goes sideways on a row that has actions there. A finger elsewhere closes the row that is open.
@MainActor final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private weak var swipes: ListSwipes?

  init(swipes: ListSwipes) {
    self.swipes = swipes
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  /// Whether the finger came down on the content of the row that is open: it may pan it, and closes it by a tap.
  private var closesOnLift = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let swipes, swipes.isOpen, let touch = touches.first else { return }
    let place = swipes.place(of: touch)
    guard place != .buttons else { return }
    // The finger is for the row that is open and for nothing under it.
    for touch in touches { touch.isTakenFromView = true }
    closesOnLift = place == .openRow
    guard place == .elsewhere else { return }
    swipes.close(animated: true)
    state = .failed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if closesOnLift, state == .possible { swipes?.close(animated: true) }
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    closesOnLift = false
  }

  override func shouldBegin(travel: CGPoint) -> Bool {
    guard let swipes, abs(travel.x) >= Self.slop, abs(travel.x) > abs(travel.y) else { return false }
    return swipes.prepare(for: trackedTouches.first, towardsRight: travel.x > 0)
  }

  override func tellTargets() {
    swipes?.panDidChange(self)
    super.tellTargets()
  }
}
