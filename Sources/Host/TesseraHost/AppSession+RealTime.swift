// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import UIKit

// Time as it is outside, for tests with servers or threads that look at the clock themselves.

extension AppSession {
  /// The session that goes by real time, and what wakes it.
  private static var following: (session: AppSession, timer: any DispatchSourceTimer)?

  /// From now on the clock goes with real time, and a frame is made as often as a screen makes them, whenever the main run
  /// loop turns.
  ///
  /// - Precondition: The session's clock has left the process alone.
  package func followRealTime() {
    application.session.makeProcessWide()
    let start = ContinuousClock.now
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: Self.frameDuration)
    timer.setEventHandler {
      MainActor.assumeIsolated { AppSession.following?.session.follow((.now - start) / .seconds(1)) }
    }
    Self.following = (self, timer)
    timer.activate()
  }

  /// Real seconds from now on, whether or not the main run loop turns.
  package static func stopwatch() -> @MainActor @Sendable () -> Double {
    let start = ContinuousClock.now
    return { (.now - start) / .seconds(1) }
  }

  /// Waits in real time, while the main queue stands still.
  package static func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: max(0, seconds)) }

  /// Brings the clock to so many seconds, and makes a frame.
  private func follow(_ seconds: Double) {
    application.session.run {
      clock.advance(by: max(0, seconds - clock.now))
      makeFrame()
    }
  }
}
