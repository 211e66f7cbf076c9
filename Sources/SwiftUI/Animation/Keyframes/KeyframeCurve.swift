// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One part of a value over time: the pieces between its keyframes.
struct KeyframeCurve<Value: Animatable> {
  private typealias Vector = Value.AnimatableData

  private struct Piece {
    var start: TimeInterval
    var duration: TimeInterval
    /// The vector at a time since the start of the piece.
    var value: (TimeInterval) -> Vector
  }

  private let initial: Value
  private var pieces: [Piece] = []
  private(set) var duration: TimeInterval = 0

  init(from initial: Value, _ steps: _KeyframeSteps<Value>) {
    self.initial = initial
    var from = initial.animatableData
    var velocity = Vector.zero
    for (index, step) in steps.steps.enumerated() {
      let next = index + 1 < steps.steps.count ? steps.steps[index + 1] : nil
      let piece = Self.piece(from: from, velocity: velocity, step, next: next)
      pieces.append(Piece(start: duration, duration: step.duration, value: piece.value))
      duration += step.duration
      from = piece.value(step.duration)
      velocity = piece.endVelocity
    }
  }

  private static func piece(
    from: Vector, velocity: Vector, _ step: _KeyframeSteps<Value>.Step, next: _KeyframeSteps<Value>.Step?
  ) -> (value: (TimeInterval) -> Vector, endVelocity: Vector) {
    let to = step.value.animatableData
    let way = to - from
    let length = step.duration
    guard length > 0 else { return ({ _ in to }, .zero) }
    switch step.kind {
    case .move: return ({ _ in to }, .zero)
    case .linear(let curve):
      return (
        { from + way.scaled(by: curve.value(at: $0 / length)) }, way.scaled(by: curve.velocity(at: 1) / length)
      )
    case .spring(let spring, let start):
      let start = start ?? velocity
      return (
        { from + spring.value(target: way, initialVelocity: start, time: $0) },
        spring.velocity(target: way, initialVelocity: start, time: length)
      )
    case .cubic(let start, let end):
      let start = (start ?? velocity).scaled(by: length)
      let endVelocity = end ?? smoothVelocity(from: from, step, next: next)
      let end = endVelocity.scaled(by: length)
      return (
        { time in
          let x = min(max(time / length, 0), 1)
          let (square, cube) = (x * x, x * x * x)
          return from + way.scaled(by: 3 * square - 2 * cube) + start.scaled(by: cube - 2 * square + x)
            + end.scaled(by: cube - square)
        }, endVelocity
      )
    }
  }

  /// The velocity at the end of a cubic piece that goes smoothly on: as in a Catmull-Rom spline, that of the straight
  /// line between the values on both sides.
  private static func smoothVelocity(
    from: Vector, _ step: _KeyframeSteps<Value>.Step, next: _KeyframeSteps<Value>.Step?
  ) -> Vector {
    guard let next, next.duration > 0 else { return .zero }
    let way = next.value.animatableData - step.value.animatableData
    switch next.kind {
    case .move: return .zero
    case .linear(let curve): return way.scaled(by: curve.velocity(at: 0) / next.duration)
    case .cubic(let start?, _), .spring(_, let start?): return start
    case .cubic, .spring:
      return (next.value.animatableData - from).scaled(by: 1 / (step.duration + next.duration))
    }
  }

  func value(at time: TimeInterval) -> Value {
    guard let piece = pieces.last(where: { $0.start <= time }) else { return initial }
    var value = initial
    value.animatableData = piece.value(min(time - piece.start, piece.duration))
    return value
  }
}
