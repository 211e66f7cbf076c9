// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// A span or a point of time, in seconds.
public typealias CFTimeInterval = TimeInterval

/// The one clock that animations and `CACurrentMediaTime()` read; the host sets it, tests step it by hand.
package enum MediaClock {
  /// Seconds since some fixed moment; stands still at 0 until a host sets it.
  @MainActor package static var now: () -> CFTimeInterval = { 0 }
  /// How long a frame of the screen takes, in seconds of the clock.
  @MainActor package static var frameDuration: CFTimeInterval = 1.0 / 60
}

/// The media clock's time, in seconds since some fixed moment.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.now()
}
