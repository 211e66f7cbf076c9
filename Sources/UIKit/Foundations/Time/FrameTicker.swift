// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What moves by itself from frame to frame: scrolling that decelerates, indicators that fade.

/// Something that has work in every frame for a while.
@preconcurrency @MainActor protocol FrameTicker: AnyObject {
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
