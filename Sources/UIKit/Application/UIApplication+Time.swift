// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// When the app has something to do by itself, and doing it.

extension UIApplication {
  /// Runs `action` in the first tick that comes `delay` seconds from now, or later.
  @discardableResult
  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> DelayedActions.Token {
    delayedActions.schedule(at: now + delay, action)
  }

  /// Runs what is due at `time`, in seconds of `CACurrentMediaTime()`'s clock, and moves on what moves by itself.
  ///
  /// The host calls it before each `makeFrame()`, and no later than at `nextWake`.
  package func tick(to time: TimeInterval) {
    session.run {
      layerContext.tick(to: time)
      delayedActions.fire(upTo: time)
      frameTickers.tick(to: time)
    }
  }

  /// When `tick(to:)` is to be called next, in seconds of the media clock; `nil` where nothing will happen by itself.
  ///
  /// Where something moves it is the present: the host then makes a frame as soon as frames come.
  package var nextWake: TimeInterval? {
    guard frameTickers.isEmpty else { return now }
    return [delayedActions.next, layerContext.nextAnimationEvent].compactMap { $0 }.min()
  }

  /// Whether something will happen by itself.
  package var needsTick: Bool { nextWake != nil }

  /// Called when `nextWake` has come earlier; set by the host.
  package var tickObserver: (() -> Void)? {
    get { frameTickers.onStart }
    set {
      frameTickers.onStart = newValue
      delayedActions.onEarlier = newValue
    }
  }
}
