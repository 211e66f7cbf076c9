// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
internal import UIKit

/// Lets a launched app's time pass: sixty frames a second from the launch on, as a screen makes them, but for those in which
/// nothing could happen.
@MainActor final class FrameCourse {
  let session: AppSession

  init(session: AppSession) {
    self.session = session
  }

  /// Times closer than this are the same, in seconds.
  private static let moment = 1e-6
  /// An animation that goes on for longer is not waited for, in seconds.
  private static let longestAnimation = 60.0

  private var application: UIApplication { session.application }

  /// Lets time pass.
  ///
  /// - Parameters:
  ///   - end: Where it stands afterwards, unless it pauses before.
  ///   - pause: Where it stops earlier.
  func advance(to end: Double, until pause: AutomationPause) {
    let clock = session.clock
    runDueWork()
    if application.layerContext.hasWork { makeFrame() }
    while clock.now < end - Self.moment {
      if pause == .rest, unrest == nil { return }
      guard let frame = nextFrame, frame <= end + Self.moment else { break }
      pass(to: frame)
      makeFrame()
      if pause == .change { return }
    }
    pass(to: end)
  }

  /// One frame at the present moment.
  func makeFrame() {
    changes += 1
    session.makeFrame()
  }

  /// How often anything has happened.
  private var changes = 0

  var state: AutomationState {
    AutomationState(time: session.clock.now, changes: changes, unrest: unrest, next: nextFrame ?? .infinity)
  }

  private func runDueWork() {
    if session.clock.hasDueWork { changes += 1 }
    session.clock.runDueWork()
  }

  /// What is due before a moment happens at its own.
  private func pass(to time: Double) {
    let clock = session.clock
    while clock.advanceToNextDeadline(notAfter: time) { runDueWork() }
    clock.advance(by: max(0, time - clock.now))
  }

  /// The time of the next frame in which anything can happen; `nil` where nothing will by itself.
  private var nextFrame: Double? {
    let clock = session.clock
    let next = frame(after: clock.now)
    if clock.hasDueWork || application.layerContext.hasWork { return next }
    guard let event = [clock.nextDeadline, application.nextWake].compactMap({ $0 }).min() else { return nil }
    return event <= next ? next : frame(after: event - Self.moment)
  }

  private func frame(after time: Double) -> Double {
    (((time + Self.moment) / AppSession.frameDuration).rounded(.down) + 1) * AppSession.frameDuration
  }

  /// Why the app is not at rest; `nil` where it is. Timers in the future, requests under way and animations without an end
  /// don't count.
  var unrest: String? {
    let clock = session.clock
    if clock.hasDueWork { return "the main queue has work" }
    if application.layerContext.hasWork { return "views are to be laid out" }
    if let wake = application.nextWake, wake <= clock.now { return "something moves" }
    // A display link has frames made for ever, and is no animation.
    let layers = application.layerContext
    if layers.isAnimating, let event = layers.nextAnimationEvent, event <= clock.now + Self.longestAnimation {
      return "an animation runs"
    }
    return nil
  }
}
