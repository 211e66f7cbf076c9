// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The time that a timer has left, or that has gone.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }
}

extension DefaultDateProgressLabel: View {
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown).monospacedDigit() }
}

/// A timer that progress follows.
struct ProgressTimer {
  var interval: ClosedRange<Date>
  var countsDown: Bool

  /// The share that is left, or gone, at a date.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let gone = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - gone : gone
  }
}

/// The dates at which the share of a timer looks different: some hundreds in all.
struct ProgressTimerSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let step = min(max(length / 600, 1 / 60), 1)
    var next: Date? = startDate
    return AnyIterator {
      guard let date = next else { return nil }
      let following = max(date.addingTimeInterval(step), interval.lowerBound)
      next = date >= interval.upperBound ? nil : min(following, interval.upperBound)
      return date
    }
  }
}

extension ProgressView {
  /// The progress of a timer, which runs from the first date to the second one.
  ///
  /// - Parameter countsDown: Whether the bar empties or fills. Defaults to `true`.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(), fraction: nil,
      timer: ProgressTimer(interval: timerInterval, countsDown: countsDown))
  }

  /// The progress of a timer, with the time below it.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// The progress of a timer, with the time below it.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      label: nil, currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown),
      fraction: nil, timer: ProgressTimer(interval: timerInterval, countsDown: countsDown))
  }
}
