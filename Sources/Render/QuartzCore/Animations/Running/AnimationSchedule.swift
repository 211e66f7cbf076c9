// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// When the animations of a context's tree begin and end.
///
/// Beginnings and ends stand in a heap, so that a tick costs what happens in it, whatever the number of animations.
/// Beginnings are only there where a delegate wants to hear of them.
@MainActor final class AnimationSchedule {
  private enum Happening {
    case start(RunningAnimation)
    case end(RunningAnimation)

    var animation: RunningAnimation {
      switch self {
      case .start(let animation), .end(let animation): animation
      }
    }
  }

  /// Added since the last commit.
  private var waiting: [RunningAnimation] = []
  private var running: [UInt64: RunningAnimation] = [:]
  private var heap = EventHeap<Happening>()
  /// Whether a layer's time space changed, or much of the heap is about animations that are no more.
  private var isStale = false
  private var abandoned = 0
  /// Whether any layer of the tree has had a time space of its own; until then moving layers moves no ends.
  private(set) var hasTimedLayers = false
  /// How many events were looked at, for tests.
  private(set) var eventsVisited = 0

  /// An end that is closer than this counts as reached: three times 0.1 is not quite 0.3.
  private static let tolerance = 1e-6
  /// What lies so far ahead, in seconds, never comes.
  private static let horizon = 1e9

  var hasWaiting: Bool { !waiting.isEmpty }

  /// How many animations are waiting for a commit or running.
  var count: Int { running.count + waiting.count { $0.stage == .waiting } }

  func add(_ animation: RunningAnimation) {
    waiting.append(animation)
  }

  /// An animation was removed before its end.
  func forget(_ animation: RunningAnimation) {
    guard running.removeValue(forKey: animation.sequence) != nil else { return }
    abandoned += 1
    if abandoned > 64 + heap.count / 2 { isStale = true }
  }

  /// A layer's time space changed, or a layer came into another one.
  func noteTimingChange() {
    hasTimedLayers = true
    isStale = true
  }

  /// Begins what was added since the last commit; `now` is media time.
  func startWaiting(at now: CFTimeInterval) {
    let animations = waiting
    waiting = []
    for animation in animations where animation.stage == .waiting {
      guard let layer = animation.layer, layer.sync.isInTree else { continue }
      animation.start(at: layer.localTime(fromMedia: now))
      running[animation.sequence] = animation
      enter(animation, now: now)
    }
  }

  private func enter(_ animation: RunningAnimation, now: CFTimeInterval) {
    let span = animation.mediaSpan
    // Beginnings come before ends of the same time.
    if animation.delegatesStart {
      if span.start <= now + Self.tolerance {
        animation.tellStart()
      } else if span.start < Self.horizon {
        heap.insert(.init(time: span.start, order: animation.sequence * 2, element: .start(animation)))
      }
    }
    if span.end < Self.horizon {
      heap.insert(.init(time: span.end, order: animation.sequence * 2 + 1, element: .end(animation)))
    }
  }

  /// When the next animation begins, with a delegate to hear of it, or ends, in media time.
  func nextEvent(now: CFTimeInterval) -> CFTimeInterval? {
    refresh(now: now)
    while let event = heap.first {
      if event.element.animation.stage == .running { return event.time }
      eventsVisited += 1
      _ = heap.popFirst()
    }
    return nil
  }

  /// Tells of beginnings up to `now`; returns the animations that have come to their end, in order.
  func advance(to now: CFTimeInterval) -> [RunningAnimation] {
    refresh(now: now)
    var ended: [RunningAnimation] = []
    while let event = heap.first, event.time <= now + Self.tolerance {
      eventsVisited += 1
      _ = heap.popFirst()
      let animation = event.element.animation
      guard animation.stage == .running else { continue }
      switch event.element {
      case .start: animation.tellStart()
      case .end:
        running[animation.sequence] = nil
        ended.append(animation)
      }
    }
    return ended
  }

  private func refresh(now: CFTimeInterval) {
    guard isStale else { return }
    isStale = false
    abandoned = 0
    heap.removeAll()
    for animation in running.values { enter(animation, now: now) }
  }
}
