// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One animated property of one layer, told once; render servers work out its value at any time.
///
/// Groups are told as their members, each with the group's timing before its own in `timings`. An animation never
/// changes `LayerState`, which is the model: it changes what is shown, until it is removed.
package struct LayerAnimation: Hashable, Sendable {
  /// Names the animation within its layer; animations of one layer are applied in ascending order.
  package var identifier: UInt32
  package var property: AnimatedProperty
  /// Outermost first: each maps its parent's time to its own; the first's parent time is the layer's.
  package var timings: [AnimationTiming]
  /// At least one; `nil` stands for the value below: the model's, with the animations before this one. In an additive
  /// animation it stands for nothing added.
  package var values: [AnimatedValue?]
  /// When each value is reached, 0…1 and ascending, as many as `values`.
  package var keyTimes: [Double]
  package var interpolation: AnimationInterpolation
  /// From the share of time that has passed to the share of the way.
  package var pacing: AnimationPacing
  /// A pacing for each stretch between two values; empty where all are even.
  package var stretchPacings: [AnimationPacing]
  /// How time runs inside each group, for all `timings` but the last; empty where all run evenly. No springs.
  package var groupPacings: [AnimationPacing]
  /// Whether values are added to the value below instead of standing in its place. Whole matrices are multiplied, the
  /// value first and then what is below; paths and contents cannot be added and take its place.
  package var isAdditive: Bool
  /// Whether each repetition adds to the value at the end of the one before.
  package var isCumulative: Bool

  package init(
    identifier: UInt32, property: AnimatedProperty, timings: [AnimationTiming], values: [AnimatedValue?],
    keyTimes: [Double] = [0, 1], interpolation: AnimationInterpolation = .linear, pacing: AnimationPacing = .even,
    stretchPacings: [AnimationPacing] = [], groupPacings: [AnimationPacing] = [], isAdditive: Bool = false,
    isCumulative: Bool = false
  ) {
    self.identifier = identifier
    self.property = property
    self.timings = timings
    self.values = values
    self.keyTimes = keyTimes
    self.interpolation = interpolation
    self.pacing = pacing
    self.stretchPacings = stretchPacings
    self.groupPacings = groupPacings
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }
}

/// What lies between two values.
package enum AnimationInterpolation: UInt8, Hashable, Sendable, CaseIterable {
  case linear = 0
  /// Each value holds until the next one's time.
  case discrete
  /// A smooth curve through all values (Catmull-Rom, with no tension, continuity or bias).
  case cubic
}

/// How the way is covered over time.
package enum AnimationPacing: Hashable, Sendable {
  case even
  /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points; the x are within 0…1.
  case curve(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A mass on a spring, let go at 0 and resting at 1. Time is the animation's own, in seconds, not a share of it.
  case spring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
}
