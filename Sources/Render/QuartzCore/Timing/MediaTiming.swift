// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// The values of `CAMediaTiming`, and the times that follow from them.
struct MediaTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A layer's when nothing was set: its parent's time, without an end.
  static let layer = MediaTiming(duration: .infinity)

  /// From the parent's time to local time.
  func local(fromParent time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// From local time to the parent's; where time stands still that is the begin time, whatever the local time.
  func parent(fromLocal time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
  }

  /// How long all runs take together, in local time.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let run = max(duration, 0) * (autoreverses ? 2 : 1)
    return repeatCount > 0 && run > 0 ? run * CFTimeInterval(repeatCount) : run
  }

  /// From when to when the object is active, in the parent's time; without an end where time stands still.
  ///
  /// The offset does not move it: what starts in its middle goes round.
  var activeSpan: TimeSpan {
    let length = speed == 0 ? .infinity : activeDuration / CFTimeInterval(abs(speed))
    return TimeSpan(start: beginTime, end: beginTime + length)
  }

  /// The same as it travels in commits; what is no number is as if it had not been set.
  var wire: AnimationTiming {
    var timing = AnimationTiming()
    timing.beginTime = beginTime.isFinite ? beginTime : 0
    timing.duration = duration >= 0 ? duration : 0
    timing.speed = speed.isFinite ? Double(speed) : 1
    timing.timeOffset = timeOffset.isFinite ? timeOffset : 0
    timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
    timing.repeatDuration = repeatDuration >= 0 ? repeatDuration : 0
    timing.autoreverses = autoreverses
    timing.fill = fillMode.fill
    return timing
  }
}

/// A stretch of time, in seconds.
struct TimeSpan: Equatable {
  var start: CFTimeInterval
  var end: CFTimeInterval

  /// The stretch in another time space; one that runs backwards swaps the ends.
  func mapped(by map: (CFTimeInterval) -> CFTimeInterval) -> TimeSpan {
    let (first, last) = (map(start), map(end))
    return TimeSpan(start: min(first, last), end: max(first, last))
  }
}

extension CAMediaTimingFillMode {
  /// The mode as it travels; an unknown one fills nothing.
  var fill: AnimationTiming.Fill {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    default: .removed
    }
  }
}
