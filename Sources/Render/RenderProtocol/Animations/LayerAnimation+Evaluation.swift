// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// The plan of this file: time goes through the timings to a place in the innermost run, from there through the pacing to
// a share of the way, from there to the stretch between two values, and their mixture is the value.

extension LayerAnimation {
  /// Two neighbouring values and the place between them.
  struct Stretch {
    var from: AnimatedValue
    var to: AnimatedValue
    var share: Double
    var index: Int
  }

  /// Where in the innermost run the animation is at a time of its layer's; `nil` where it shows nothing.
  package func moment(at layerTime: Double) -> AnimationTiming.Moment? {
    var time = layerTime
    var result: AnimationTiming.Moment?
    for (index, timing) in timings.enumerated() {
      guard let moment = timing.moment(at: time) else { return nil }
      result = moment
      time = moment.time
      if index < groupPacings.count, timing.duration.isFinite {
        time = groupPacings[index].progress(share: moment.share, time: moment.time) * timing.duration
      }
    }
    return result
  }

  /// The value at a time of the layer's.
  ///
  /// - Parameters:
  ///   - layerTime: Seconds in the layer's own time space.
  ///   - below: The property's value without this animation.
  /// - Returns: `nil` where the animation shows nothing then.
  package func value(at layerTime: Double, below: AnimatedValue) -> AnimatedValue? {
    guard let moment = moment(at: layerTime), let stretch = stretch(at: moment, below: below) else { return nil }
    return value(stretch, moment, below: below)
  }

  private var isMatrix: Bool { property == .transform || property == .sublayerTransform }

  func value(_ stretch: Stretch, _ moment: AnimationTiming.Moment, below: AnimatedValue) -> AnimatedValue {
    var value: AnimatedValue
    if interpolation == .cubic, !isMatrix, let curved = curved(stretch, below: below) {
      value = curved
    } else {
      value = stretch.from.mixed(with: stretch.to, share: stretch.share, isMatrix: isMatrix)
    }
    if isCumulative, moment.completedRuns > 0, timings.last?.autoreverses == false, !isMatrix,
      case .numbers(let last)? = values.last ?? nil, case .numbers(let numbers) = value, numbers.count == last.count
    {
      value = .numbers(zip(numbers, last).map { $0 + $1 * Double(moment.completedRuns) })
    }
    return isAdditive ? value.added(to: below, isMatrix: isMatrix) : value
  }

  // MARK: - Between which values

  func stretch(at moment: AnimationTiming.Moment, below: AnimatedValue) -> Stretch? {
    guard !values.isEmpty, keyTimes.count == values.count else { return nil }
    let share = pacing.progress(share: moment.share, time: moment.time)
    let last = values.count - 1
    func whole(_ index: Int) -> Stretch {
      let value = resolved(index, below: below)
      return Stretch(from: value, to: value, share: 0, index: index)
    }
    // The last value whose time has come.
    let index = keyTimes.lastIndex { $0 <= share }
    if interpolation == .discrete || last == 0 { return whole(index ?? 0) }
    // Before the first and after the last value these hold, unless the pacing goes beyond its ends.
    if index == nil, keyTimes[0] > 0 || share >= 0 { return whole(0) }
    if index == last, keyTimes[last] < 1 || share <= 1 { return whole(last) }
    let start = min(index ?? 0, last - 1)
    let span = keyTimes[start + 1] - keyTimes[start]
    guard span > 0 else { return whole(share < 0 ? 0 : start + 1) }
    var within = (share - keyTimes[start]) / span
    if start < stretchPacings.count { within = stretchPacings[start].progress(share: within, time: 0) }
    return Stretch(
      from: resolved(start, below: below), to: resolved(start + 1, below: below), share: within, index: start)
  }

  private func resolved(_ index: Int, below: AnimatedValue) -> AnimatedValue {
    if let value = values[index] { return value }
    return isAdditive ? below.nothing(isMatrix: isMatrix) ?? below : below
  }

  // MARK: - A curve through all values

  /// Hermite's curve with Catmull and Rom's tangents: half of the way from the value before to the value after. At the
  /// ends the tangent is the whole way to the neighbour, so that two values make a straight line.
  private func curved(_ stretch: Stretch, below: AnimatedValue) -> AnimatedValue? {
    guard case .numbers(let from) = stretch.from, case .numbers(let to) = stretch.to, from.count == to.count,
      stretch.share != 0
    else { return nil }
    func neighbour(_ index: Int) -> [Double]? {
      guard values.indices.contains(index), case .numbers(let numbers) = resolved(index, below: below),
        numbers.count == from.count
      else { return nil }
      return numbers
    }
    let before = neighbour(stretch.index - 1)
    let after = neighbour(stretch.index + 2)
    let t = stretch.share
    return .numbers(
      from.indices.map { index in
        let way = to[index] - from[index]
        let start = before.map { (to[index] - $0[index]) / 2 } ?? way
        let end = after.map { ($0[index] - from[index]) / 2 } ?? way
        let (t2, t3) = (t * t, t * t * t)
        return (2 * t3 - 3 * t2 + 1) * from[index] + (t3 - 2 * t2 + t) * start + (3 * t2 - 2 * t3) * to[index]
          + (t3 - t2) * end
      })
  }
}
