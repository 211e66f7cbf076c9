// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// A span or a point of time, in seconds.
public typealias CFTimeInterval = TimeInterval

/// The one clock that animations and `CACurrentMediaTime()` read; the host sets it, tests step it by hand.
package enum MediaClock {
  /// What the clock said last, for threads that may not ask it.
  private static let latest = Latest()

  private final class Latest: @unchecked Sendable {
    private let lock = NSLock()
    private var time: CFTimeInterval = 0

    var value: CFTimeInterval {
      get { lock.withLock { time } }
      set { lock.withLock { time = newValue } }
    }
  }

  /// The time, on any thread. Off the main queue it is the time of the step that the main queue is at.
  static var anywhere: CFTimeInterval {
    guard MainQueue.isCurrent else { return latest.value }
    let time = MainActor.assumeIsolated { now() }
    latest.value = time
    return time
  }

  /// Seconds since some fixed moment; stands still at 0 until a host sets it.
  @MainActor package static var now: () -> CFTimeInterval = { 0 }
  /// How long a frame of the screen takes, in seconds of the clock.
  @MainActor package static var frameDuration: CFTimeInterval = 1.0 / 60
}

/// The media clock's time, in seconds since some fixed moment.
///
/// Any thread may ask. Off the main queue the clock moves with what the main queue reads of it.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.anywhere }
