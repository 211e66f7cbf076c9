// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a time space lies in its parent's, as `CAMediaTiming` has it.
///
/// Local time is `(parent - beginTime) * speed + timeOffset`. When something is active depends on `beginTime`, `speed`
/// and `activeDuration` alone; the offset says where in its runs it starts. All times are in seconds.
package struct AnimationTiming: Hashable, Sendable {
  /// What shows before and after the active time.
  package enum Fill: UInt8, Hashable, Sendable, CaseIterable {
    case removed = 0
    case forwards, backwards, both
  }

  package var beginTime: Double = 0
  /// One run's length; `.infinity` for a layer's own time space.
  package var duration: Double = .infinity
  package var speed: Double = 1
  package var timeOffset: Double = 0
  /// How many runs; need not be whole, may be infinite. Ignored where `repeatDuration` is not 0.
  package var repeatCount: Double = 1
  package var repeatDuration: Double = 0
  package var autoreverses = false
  package var fill = Fill.removed

  package init() {}

  /// A layer's own time space when nothing was set: the parent's.
  package static let identity = AnimationTiming()
}
