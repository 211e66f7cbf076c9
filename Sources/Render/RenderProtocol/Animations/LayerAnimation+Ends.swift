// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension LayerAnimation {
  /// When the animation is over, in its layer's time; `.infinity` where it never is: repeated for ever, or standing
  /// still.
  ///
  /// An animation in a group is over with the group, or before it where the group plays once, forwards.
  package var end: Double { end(from: 0) }

  private func end(from index: Int) -> Double {
    guard index < timings.count else { return .infinity }
    let timing = timings[index]
    let own = timing.activeEnd
    guard index + 1 < timings.count, timing.isPlain, index >= groupPacings.count || groupPacings[index] == .even
    else { return own }
    return min(own, timing.beginTime + end(from: index + 1) / timing.speed)
  }

  /// The first time from `layerTime` on at which the animation may show something else than before, in its layer's time:
  /// `layerTime` itself while it moves, its begin while it waits; `nil` where nothing comes any more.
  package func nextChange(from layerTime: Double) -> Double? {
    guard let outermost = timings.first, outermost.speed != 0 else { return nil }
    if layerTime < outermost.beginTime { return outermost.beginTime }
    // At the very end it is what it will be for ever.
    let end = end
    guard layerTime < end else { return nil }
    guard timings.contains(where: { $0.speed == 0 }) else { return layerTime }
    // One that stands still in a group goes with the group.
    return end.isFinite ? end : nil
  }
}

extension AnimationTiming {
  /// Whether the parent's time runs through it once, from its start.
  fileprivate var isPlain: Bool {
    speed > 0 && timeOffset == 0 && !autoreverses && repeatDuration == 0 && (repeatCount == 0 || repeatCount == 1)
  }
}
