// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CHostClock
internal import QuartzCore

/// Whose the timelines are: the library of clocks knows no sessions, and asks.
@MainActor enum Timelines {
  private struct Weak {
    weak var session: InterfaceSession?
  }

  private static var sessions: [OpaquePointer: Weak] = [:]

  static func add(_ timeline: OpaquePointer, of session: InterfaceSession) {
    sessions[timeline] = Weak(session: session)
    host_timeline_set_keeper(
      // Both are called on the main queue only.
      { MainActor.assumeIsolated { Found(timeline: InterfaceSession.current.timeline) }.timeline },
      { timeline in
        guard let timeline else { return }
        let passed = Found(timeline: timeline)
        MainActor.assumeIsolated { Timelines.run(passed.timeline) }
      })
  }

  static func remove(_ timeline: OpaquePointer) {
    sessions[timeline] = nil
  }

  /// Does what is due on a timeline, as work of its session.
  private static func run(_ timeline: OpaquePointer?) {
    guard let timeline else { return }
    guard let session = sessions[timeline]?.session else { return host_timeline_run(timeline) }
    session.run { host_timeline_run(timeline) }
  }

  /// A pointer that crosses into the main actor; the library of clocks looks after its own threads.
  private struct Found: @unchecked Sendable {
    let timeline: OpaquePointer?
  }
}
