// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CHostClock
internal import QuartzCore

/// A clock that stands still until it is stepped; the media clock and the wall clock follow it.
@MainActor package final class VirtualClock {
  /// Seconds since the clock was made.
  package private(set) var now: Double = 0
  private let startDate: Double?

  /// - Parameter date: What the wall clock shows at the start, in seconds since 1970; `nil` leaves the wall clock of
  ///   the process alone, as tests that share a process must.
  package init(date: Double?) {
    startDate = date
    if let date { host_clock_take_over(date) }
    // Weak: a test may drop its clock while views that read it live on; time ends for them.
    MediaClock.now = { [weak self] in self?.now ?? 0 }
  }

  /// Moves on by `seconds`.
  package func advance(by seconds: Double) {
    now += seconds
    if let startDate { host_clock_set(startDate + now) }
  }
}
