// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A moment that a recogniser waits for, on the media clock.
@MainActor final class GestureTimer {
  private var token: DelayedActions.Token?

  var isRunning: Bool { token != nil }

  /// Runs `action` after `delay` seconds, unless stopped or started anew before.
  func start(_ delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    stop()
    token = UIApplication.shared.delayedActions.schedule(at: CACurrentMediaTime() + delay) { [weak self] in
      self?.token = nil
      action()
    }
  }

  func stop() {
    if let token { UIApplication.shared.delayedActions.cancel(token) }
    token = nil
  }
}
