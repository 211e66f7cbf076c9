// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Gives a wheel's turns to whatever scrolls under the pointer.
@MainActor final class WheelInput {
  /// A pan that is being driven by the wheel.
  private weak var pan: UIPanGestureRecognizer?
  private var ending: DelayedActions.Token?
  /// A wheel that has stood still for this long, in seconds, is done; wheels don't tell.
  private static let pause = 0.1

  func turn(in window: UIWindow, at location: CGPoint, delta: CGPoint, event: UIEvent) {
    let hit = window.hitTest(location, with: event)
    if let pan, let view = pan.view, let hit, hit.isDescendant(of: view), pan.takesWheel {
      drive(pan, delta, at: location, event)
      return
    }
    var view = hit
    while let current = view {
      for recognizer in current.storedGestureRecognizers {
        if let pan = recognizer as? UIPanGestureRecognizer, pan.takesWheel, pan.shouldReceive(event) {
          finish()
          self.pan = pan
          drive(pan, delta, at: location, event)
          return
        }
      }
      if current.scrollByWheel(delta) { return }
      view = current.superview
    }
  }

  private func drive(_ pan: UIPanGestureRecognizer, _ delta: CGPoint, at location: CGPoint, _ event: UIEvent) {
    pan.modifierFlags = event.modifierFlags
    pan.turnWheel(by: delta, at: location, time: event.timestamp)
    ending?.cancel()
    ending = pan.view?.owningApplication.schedule(after: Self.pause) { [weak self] in self?.finish() }
  }

  private func finish() {
    ending?.cancel()
    ending = nil
    pan?.stopWheel()
    pan = nil
  }
}
