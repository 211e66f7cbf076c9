// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CHostClock
package import QuartzCore

/// A clock that stands still until it is stepped; the media clock, the wall clock and what waits for later follow it.
@MainActor package final class VirtualClock {
  private var steppedTime: Double = 0
  private let startDate: Double?
  private let timeline: OpaquePointer
  private let session: InterfaceSession

  /// Makes the clock the one that a session goes by.
  ///
  /// - Parameter date: What the wall clock shows at the start, in seconds since 1970. The clock then takes over the
  ///   process for good, with all its clocks and everything in it that waits. `nil` leaves the process alone, as tests
  ///   that share one must: the clock has only what the main queue asks itself to do.
  package init(date: Double?, of session: InterfaceSession) {
    startDate = date
    self.session = session
    if let date {
      host_clock_take_over(date)
      timeline = host_timeline_take_over()
      host_timeline_set(timeline, 0)
    } else {
      timeline = host_timeline_make()
    }
    // Weak: a test may drop its clock while views that read it live on; time ends for them.
    session.clock = { [weak self] in self?.now ?? 0 }
    session.timeline = timeline
    Timelines.add(timeline, of: session)
  }

  isolated deinit {
    session.timeline = nil
    Timelines.remove(timeline)
    host_timeline_end(timeline)
  }

  /// Seconds since the clock was made.
  package var now: Double {
    // An app that sleeps on the main thread moves the clock of a process that is its own.
    startDate == nil ? steppedTime : steppedTime + Double(host_timeline_slept()) / 1e9
  }

  /// Moves on by `seconds`.
  package func advance(by seconds: Double) {
    steppedTime += seconds
    let now = now
    if let startDate { host_clock_set(startDate + now) }
    host_timeline_set(timeline, Self.nanoseconds(now))
  }

  // MARK: - What waits

  /// Moves on to the next later moment at which something is due, if that is `end` at the latest. What is still due now,
  /// because it asks for itself again and again, does not hold it up.
  package func advanceToNextDeadline(notAfter end: Double) -> Bool {
    let next = host_timeline_next(timeline, Self.nanoseconds(now))
    guard next <= Self.nanoseconds(end) else { return false }
    advance(by: max(0, Double(next) / 1e9 - now))
    return true
  }

  /// Does what is due now, in the order of time and then of asking, and what comes of that.
  package func runDueWork() {
    for _ in 0..<Self.mostTurns {
      if startDate != nil {
        // What other threads are at work on is there first, or who is faster would decide what comes first.
        host_work_settle()
        // Timers, and what libdispatch gives the main queue by itself.
        _ = RunLoop.current.run(mode: .default, before: .distantPast)
        host_work_settle()
      }
      guard hasDueWork else { return }
      host_timeline_run(timeline)
    }
  }

  /// When the next thing later than now is due; `nil` where nothing waits.
  var nextDeadline: Double? {
    let next = host_timeline_next(timeline, Self.nanoseconds(now))
    return next == .max ? nil : Double(next) / 1e9
  }

  /// Whether something is due now, or was.
  var hasDueWork: Bool { host_timeline_next(timeline, .min) <= Self.nanoseconds(now) }

  /// Does what is due now, without running the run loop.
  func runTimeline() {
    if hasDueWork { host_timeline_run(timeline) }
  }

  /// Turns of the main queue at one moment; an app that asks for another in each is not waited for.
  private static let mostTurns = 1000

  private static func nanoseconds(_ seconds: Double) -> Int64 {
    Int64((min(seconds, 1e9) * 1e9).rounded())
  }
}
