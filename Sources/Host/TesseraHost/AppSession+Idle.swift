// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CHostClock
internal import Foundation
internal import UIKit

// Time that goes on by itself while the main thread waits: how tests of other people's packages live.

extension AppSession {
  /// The session of a process in which time passes whenever the main thread waits.
  private static var idling: AppSession?

  /// From now on whoever runs the main run loop has frames made and the clock go on, without real time: while nothing
  /// is under way, the clock goes to the next moment at which something is due.
  ///
  /// - Precondition: The session's clock has taken over the process.
  package func passTimeWhileWaiting() {
    Self.idling = self
    // What a test has changed is laid out and committed when it says so, without waiting.
    application.session.flushHandler = { AppSession.idling?.makeFrameUnlessMaking() }
    host_timeline_set_idler(
      HostIdler(
        step: { MainActor.assumeIsolated { AppSession.idling?.settle() } },
        advance: { end in MainActor.assumeIsolated { AppSession.idling?.passIdleTime(to: end) ?? false } }))
  }

  /// Whether a frame is being made: what it calls may run the loop.
  private static var isMakingFrame = false

  /// Does what is due and makes a frame, without running the run loop, which is who asks.
  private func settle() {
    application.session.run {
      clock.runTimeline()
      makeFrameUnlessMaking()
    }
  }

  private func makeFrameUnlessMaking() {
    guard !Self.isMakingFrame else { return }
    Self.isMakingFrame = true
    defer { Self.isMakingFrame = false }
    makeFrame(runsDueWork: false)
  }

  /// Goes on to the next moment at which anything happens; frames are no closer than on a screen.
  private func passIdleTime(to end: Int64) -> Bool {
    let now = clock.now
    let frame = now + Self.frameDuration
    var next = clock.nextDeadline ?? .infinity
    if clock.hasDueWork { next = min(next, frame) }
    if let wake = application.nextWake { next = min(next, max(wake, frame)) }
    if end < .max { next = min(next, Double(end) / 1e9) }
    guard next.isFinite else { return false }
    clock.advance(by: max(0, next - now))
    return true
  }
}
