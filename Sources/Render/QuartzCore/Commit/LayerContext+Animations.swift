// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// Render servers work out by themselves what moves; the app wakes only when something begins, ends or asks for frames.
extension LayerContext {
  /// Moves on to `time`, which is media time: ends the animations that are over, tells delegates and completion blocks
  /// of them in the order of their ends, and has display links called.
  package func tick(to time: CFTimeInterval) {
    session.run {
      for animation in schedule.advance(to: time) {
        if animation.animation.isRemovedOnCompletion {
          animation.layer?.remove(animation, finished: true)
        } else {
          animation.end(finished: true)
        }
      }
      session.callbacks.run()
      displayDrawnMoving(at: time)
      displayLinks.tick(to: time)
      if makers.contains(where: \.isMoving) { noteWork() }
    }
  }

  /// When `tick(to:)` is next to be called because of animations and display links, in media time; `nil` where nothing
  /// moves, or only what never ends.
  package var nextAnimationEvent: CFTimeInterval? {
    let now = session.clock()
    if !session.callbacks.isEmpty { return now }
    let making = makers.contains(where: \.isMoving) ? max(now, lastMaking + session.frameDuration) : nil
    return [schedule.nextEvent(now: now), displayLinks.nextTime, making, nextDrawing(now: now)].compactMap { $0 }.min()
  }

  /// Whether animations wait for a commit or run, be it for ever; those that are over and were left on their layers do
  /// not count.
  package var isAnimating: Bool { schedule.count > 0 }

  /// How many animations wait for a commit or run.
  package var animationCount: Int { schedule.count }

  /// How many beginnings and ends were looked at until now, for tests.
  package var animationEventsVisited: Int { schedule.eventsVisited }
}
