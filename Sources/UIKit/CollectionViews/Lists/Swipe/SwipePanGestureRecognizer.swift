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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let swipes, swipes.isOpen, let touch = touches.first, !swipes.isOfOpenRow(touch) {
      // The finger is for closing the row and for nothing under it.
      for touch in touches { touch.isTakenFromView = true }
      swipes.close(animated: true)
    }
    super.touchesBegan(touches, with: event)
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
