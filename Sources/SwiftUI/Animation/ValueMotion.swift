// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// The animations of one vector: what is still missing of its last value.
struct VectorMotion<V: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    /// From where the run begins to where it ends.
    var way: V
    var start: TimeInterval
    var context: AnimationContext<V>
  }

  private var runs: [Run] = []

  var isRunning: Bool { !runs.isEmpty }

  /// What to add to the last value to get the one that is shown.
  ///
  /// Drops what is over.
  mutating func offset(at time: TimeInterval) -> V {
    var sum = V.zero
    var left: [Run] = []
    for var run in runs {
      guard let covered = run.animation.animate(value: run.way, time: time - run.start, context: &run.context) else {
        continue
      }
      sum += covered - run.way
      left.append(run)
    }
    runs = left
    return sum
  }

  /// The value becomes another one.
  ///
  /// - Parameter difference: The new value less the old one.
  mutating func add(_ difference: V, _ animation: Animation, at time: TimeInterval, _ environment: EnvironmentValues) {
    let shown = offset(at: time)
    // An animation without end would go on for ever beside the new one.
    if runs.contains(where: { !AnimationPlan($0.animation).duration.isFinite }) {
      runs = [Run(animation: animation, way: difference - shown, start: time, context: .init(environment: environment))]
      return
    }
    if runs.count == 1, var last = runs.last,
      animation.shouldMerge(
        previous: last.animation, value: last.way, time: time - last.start, context: &last.context)
    {
      runs = [Run(animation: animation, way: difference - shown, start: time, context: last.context)]
      return
    }
    runs.append(Run(animation: animation, way: difference, start: time, context: .init(environment: environment)))
  }

  mutating func stop() { runs = [] }
}

/// Shows an animatable value of an element on its way: the element is run again with each frame.
@MainActor final class ValueMotion<Value: Animatable> {
  private var motion = VectorMotion<Value.AnimatableData>()

  /// Whether the value is shown on its way.
  var isRunning: Bool { motion.isRunning }

  /// Whether values of the type have anything in between.
  static var isPossible: Bool { Value.AnimatableData.self != EmptyAnimatableData.self }

  /// The element's value becomes another one, in the transaction of the update under way.
  func change(from old: Value, to new: Value, in element: ViewElement) {
    let difference = new.animatableData - old.animatableData
    guard difference != .zero else { return }
    let transaction = element.transaction
    guard let animation = transaction.animation, let host = element.host, host.canAnimate else { return motion.stop() }
    motion.add(difference, animation, at: host.time, element.environmentValues)
    transaction.noteAnimation(animation, at: host.time)
    host.animator.frames.add(element)
  }

  /// The value as it is shown now.
  func shown(_ value: Value, in element: ViewElement) -> Value {
    guard motion.isRunning, let host = element.host else { return value }
    let offset = motion.offset(at: host.time)
    guard motion.isRunning else { return value }
    host.animator.frames.add(element)
    var shown = value
    shown.animatableData += offset
    return shown
  }
}

/// Runs elements again with the next frame.
@MainActor final class FrameDriver {
  private var waiting: [ViewElement] = []
  private var link: CADisplayLink?

  /// Whether no frame is waited for.
  var isIdle: Bool { waiting.isEmpty }

  /// Has an element run again in the next frame.
  func add(_ element: ViewElement) {
    guard !waiting.contains(where: { $0 === element }) else { return }
    waiting.append(element)
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] _ in self?.tick() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func tick() {
    let due = waiting
    waiting = []
    for element in due where !element.isRemoved { element.markDirty() }
    if due.isEmpty { stop() }
  }

  /// Ends the frames.
  func stop() {
    link?.invalidate()
    link = nil
    waiting = []
  }
}
