// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A moment that a recogniser waits for, on the media clock.
@MainActor final class GestureTimer {
  private var token: DelayedActions.Token?

  var isRunning: Bool { token != nil }

  /// Runs `action` after `delay` seconds of the clock that `view` goes by, unless stopped or started anew before.
  func start(_ delay: TimeInterval, with view: UIView?, _ action: @escaping @MainActor () -> Void) {
    stop()
    token = (view?.owningApplication ?? UIApplication.current).schedule(after: delay) { [weak self] in
      self?.token = nil
      action()
    }
  }

  func stop() {
    token?.cancel()
    token = nil
  }
}
