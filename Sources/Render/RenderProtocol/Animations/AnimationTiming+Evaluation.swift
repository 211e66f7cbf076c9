// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The plan of this file: from the parent's time to the time that has passed since the beginning ("elapsed", in the
// animation's own seconds), which decides whether it is active; from there, with the offset, to a run and a place in it.

extension AnimationTiming {
  /// A place in the runs of an animation.
  package struct Moment: Hashable, Sendable {
    /// Seconds from the start of the run, going back on an autoreversed way back.
    package var time: Double
    /// The share of the run's duration, 0…1.
    package var share: Double
    /// How many runs, there and back if they reverse, came before.
    package var completedRuns: Int

    package init(time: Double, share: Double, completedRuns: Int) {
      self.time = time
      self.share = share
      self.completedRuns = completedRuns
    }
  }

  /// How long all runs take, in own seconds; may be infinite.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    guard duration > 0 else { return 0 }
    // Core Animation's unset repeat count is 0 and means one run.
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// When it begins and when it is over, in the parent's time; it never is over while it stands still.
  package var activeEnd: Double {
    speed == 0 ? .infinity : beginTime + activeDuration / abs(speed)
  }

  /// The share of a run within which a time counts as that of a run's end: three times 0.1 is not quite 0.3.
  private static let instant = 1e-9

  /// One run and, where it reverses, its way back.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// Where in its runs an animation is; `nil` where it is not active and does not fill.
  ///
  /// The offset does not change when it is active: an animation that starts in its middle goes round. A negative speed
  /// plays it from its end. One that stands still (speed 0) is always active, at its offset.
  ///
  /// - Parameter parent: A time of the parent's, in seconds.
  package func moment(at parent: Double) -> Moment? {
    let active = activeDuration
    var elapsed = speed == 0 ? 0 : (parent - beginTime) * abs(speed)
    // Or the last instant of an animation would show its first run's start, as the start of a run that never comes.
    let margin = active.isFinite ? Self.instant * min(active, cycle) : 0
    let isBefore = elapsed < -margin
    let isAfter = speed != 0 && elapsed >= active - margin
    if isBefore {
      guard fill == .backwards || fill == .both else { return nil }
      elapsed = 0
    } else if isAfter {
      guard fill == .forwards || fill == .both else { return nil }
      elapsed = active
    }
    if speed == 0 { return place(min(max(timeOffset, 0), active), endsRuns: true) }
    if speed < 0 { return place(timeOffset - elapsed, endsRuns: !isAfter) }
    return place(timeOffset + elapsed, endsRuns: isAfter)
  }

  /// - Parameters:
  ///   - time: Counted from the first run's start, in own seconds.
  ///   - endsRuns: Whether the moment between two runs belongs to the first of them.
  private func place(_ time: Double, endsRuns: Bool) -> Moment {
    guard duration > 0 else { return Moment(time: 0, share: endsRuns && !autoreverses ? 1 : 0, completedRuns: 0) }
    guard duration.isFinite, time.isFinite else {
      return Moment(time: time.isFinite ? max(time, 0) : 0, share: 0, completedRuns: 0)
    }
    var cycles = time / cycle
    if abs(cycles - cycles.rounded()) < Self.instant { cycles = cycles.rounded() }
    var run = cycles.rounded(.down)
    var within = cycles - run
    if within == 0, endsRuns, time > 0 || speed < 0 {
      run -= 1
      within = 1
    }
    var share = autoreverses ? within * 2 : within
    if share > 1 { share = 2 - share }
    return Moment(time: share * duration, share: share, completedRuns: Int(min(max(run, 0), 1e9)))
  }

  // MARK: - A layer's time space

  /// The time of a layer with this timing, from its superlayer's.
  package func localTime(at parent: Double) -> Double {
    (parent - beginTime) * speed + timeOffset
  }

  /// The superlayer's time at a time of a layer with this timing; `nil` where the layer's time stands still.
  package func parentTime(at local: Double) -> Double? {
    speed == 0 ? nil : (local - timeOffset) / speed + beginTime
  }
}
