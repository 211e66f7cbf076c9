// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What moves by itself from frame to frame: scrolling that decelerates, indicators that fade.

/// Something that has work in every frame for a while.
@MainActor protocol FrameTicker: AnyObject {
  /// Moves on to `time`, in seconds of `CACurrentMediaTime()`'s clock; `false` when there is nothing more to do.
  func tick(to time: TimeInterval) -> Bool
}

/// The tickers that are at work, in the order in which they began.
@MainActor final class FrameTickers {
  private var active: [any FrameTicker] = []
  /// Called when the first ticker begins, so that the host makes frames.
  var onStart: (() -> Void)?

  var isEmpty: Bool { active.isEmpty }

  func contains(_ ticker: any FrameTicker) -> Bool { active.contains { $0 === ticker } }

  func start(_ ticker: any FrameTicker) {
    guard !active.contains(where: { $0 === ticker }) else { return }
    active.append(ticker)
    if active.count == 1 { onStart?() }
  }

  func stop(_ ticker: any FrameTicker) {
    active.removeAll { $0 === ticker }
  }

  /// Tickers that start or stop others on the way are allowed.
  func tick(to time: TimeInterval) {
    for ticker in active where active.contains(where: { $0 === ticker }) {
      if !ticker.tick(to: time) { stop(ticker) }
    }
  }
}

extension UIApplication {
  /// Runs what is due at `time`, in seconds of `CACurrentMediaTime()`'s clock, and moves on what moves by itself.
  ///
  /// The host calls it before each `makeFrame()`, and no later than at `nextWake`.
  package func tick(to time: TimeInterval) {
    layerContext.tick(to: time)
    delayedActions.fire(upTo: time)
    frameTickers.tick(to: time)
  }

  /// When `tick(to:)` is to be called next, in seconds of the media clock; `nil` where nothing will happen by itself.
  ///
  /// Where something moves it is the present: the host then makes a frame as soon as frames come.
  package var nextWake: TimeInterval? {
    guard frameTickers.isEmpty else { return CACurrentMediaTime() }
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
