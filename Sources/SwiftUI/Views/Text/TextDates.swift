// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A timer in text: how much of a time has gone, or is left.
struct TimerText: Equatable {
  var interval: ClosedRange<Date>
  /// When the timer was stopped; `nil` for one that runs.
  var pauseTime: Date?
  var countsDown: Bool
  var showsHours: Bool
}

extension Text {
  /// Creates text of the time between two dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.dates(dates.lowerBound, dates.upperBound)) }

  /// Creates text of the time between two dates.
  public init(_ interval: DateInterval) { self.init(.dates(interval.start, interval.end)) }

  /// Creates text of a timer, which runs from the first date to the second one.
  ///
  /// - Parameters:
  ///   - pauseTime: When the timer was stopped; `nil` for one that runs.
  ///   - countsDown: Whether the time that is left is shown, or the time that has gone.
  ///   - showsHours: Whether times of an hour and more have hours, or all their minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .timer(
        TimerText(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// Whether the text is another one as time passes.
  var followsTime: Bool {
    switch storage {
    case .date(_, let style): style.kind.isLive
    case .timer(let timer): timer.pauseTime == nil
    case .joined(let parts): parts.contains { $0.followsTime }
    case .localized(let key, _, _): key.followsTime
    default: false
    }
  }
}

/// The clock of a text: the date now, and when the text is another one.
@MainActor final class TextClock {
  /// A date and the media time at it: dates go on with the clock of frames.
  private let anchor = (date: Date(), time: CACurrentMediaTime())
  /// The date that the text was written at.
  private(set) var now: Date
  /// When the text is another one; `nil` for never.
  private(set) var next: Date?

  init() { now = anchor.date }

  /// Begins to write a text.
  func start() {
    now = max(now, anchor.date.addingTimeInterval(CACurrentMediaTime() - anchor.time))
    next = nil
  }

  /// The text is another one from a date on.
  func note(_ date: Date) { next = min(next ?? date, date) }

  /// The media time at which the text is another one.
  var dueTime: TimeInterval? { next.map { anchor.time + $0.timeIntervalSince(anchor.date) } }
}

/// The element of text that is another one as time passes, or not.
final class TextElement: LeafElement<Text> {
  private var clock: TextClock?
  private var token: DelayedActions.Token?

  override func rerun() {
    guard shown.followsTime || clock != nil else { return super.rerun() }
    let clock = clock ?? TextClock()
    self.clock = clock
    clock.start()
    box.clock = clock
    super.rerun()
    token?.cancel()
    token = clock.dueTime.map { time in
      UIApplication.shared.delayedActions.schedule(at: time) { [weak self] in self?.advance() }
    }
  }

  private func advance() {
    token = nil
    guard !isRemoved else { return }
    root.write(transaction: nil) { [weak self] in
      guard let self, !isRemoved else { return }
      markDirty()
    }
  }

  override func willRemove() { token?.cancel() }
}

// MARK: - Writing

/// Writes dates and times in an environment.
@MainActor struct DateWriter {
  let environment: EnvironmentValues
  /// `nil` for text that is written once.
  let clock: TextClock?

  private var now: Date { clock?.now ?? Date() }

  func text(from start: Date, to end: Date) -> String {
    let style = Date.IntervalFormatStyle(
      date: nil, time: .shortened, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
    return style.format(start..<max(start, end))
  }

  func text(of date: Date, _ style: Text.DateStyle) -> String {
    switch style.kind {
    case .time, .date:
      let formatter = DateFormatter()
      formatter.locale = environment.locale
      formatter.calendar = environment.calendar
      formatter.timeZone = environment.timeZone
      formatter.dateStyle = style.kind == .date ? .long : .none
      formatter.timeStyle = style.kind == .time ? .short : .none
      return formatter.string(from: date)
    case .timer:
      return clockTime(seconds(to: date), showsHours: true)
    case .relative:
      return units(to: date, seconds(to: date), count: 2, width: .abbreviated)
    case .offset:
      let text = units(to: date, seconds(to: date), count: 1, width: .wide)
      return (date >= now ? "+" : "-") + text
    }
  }

  func text(of timer: TimerText) -> String {
    let at = min(max(timer.pauseTime ?? now, timer.interval.lowerBound), timer.interval.upperBound)
    let isRunning = timer.pauseTime == nil
    if timer.countsDown {
      // The time that is left is 0 only at the end.
      let left = timer.interval.upperBound.timeIntervalSince(at)
      let seconds = Self.whole(left, up: true)
      if isRunning, left > 0 {
        let change = timer.interval.upperBound.addingTimeInterval(1 - Double(seconds))
        clock?.note(now < timer.interval.lowerBound ? timer.interval.lowerBound.addingTimeInterval(0.001) : change)
      }
      return clockTime(seconds, showsHours: timer.showsHours)
    }
    let gone = at.timeIntervalSince(timer.interval.lowerBound)
    let seconds = Self.whole(gone, up: false)
    let change = timer.interval.lowerBound.addingTimeInterval(Double(seconds) + 1)
    if isRunning, change <= timer.interval.upperBound { clock?.note(change) }
    return clockTime(seconds, showsHours: timer.showsHours)
  }

  /// Whole seconds between now and a date; another text follows with the next one.
  private func seconds(to date: Date) -> Int {
    let left = date.timeIntervalSince(now)
    let seconds = Self.whole(abs(left), up: left > 0)
    // Seconds change when they are whole, before the date as after it.
    clock?.note(date.addingTimeInterval(left > 0 ? 1 - Double(seconds) : Double(seconds) + 1))
    return seconds
  }

  /// What is a second by all but rounding counts as one.
  private static func whole(_ seconds: TimeInterval, up: Bool) -> Int {
    let limited = min(max(seconds, 0), 1e12)
    return Int((up ? limited - 0.0005 : limited + 0.0005).rounded(up ? .up : .down))
  }

  private func clockTime(_ seconds: Int, showsHours: Bool) -> String {
    let hasHours = showsHours && seconds >= 3600
    let pattern: Duration.TimeFormatStyle.Pattern = hasHours ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(environment.locale))
  }

  private func units(
    to date: Date, _ seconds: Int, count: Int, width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String {
    if seconds >= 28 * 86400, environment.locale.language.languageCode?.identifier == "en",
      let text = englishMonths(to: date, count: count, isWide: width == .wide)
    {
      return text
    }
    return Duration.seconds(seconds).formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count)
        .locale(environment.locale))
  }

  /// Years, months and days, which Foundation has no words for here; `nil` for times of less than a month.
  private func englishMonths(to date: Date, count: Int, isWide: Bool) -> String? {
    let range = date < now ? (date, now) : (now, date)
    let parts = environment.calendar.dateComponents([.year, .month, .day, .hour], from: range.0, to: range.1)
    let names =
      isWide
      ? [("year", "years"), ("month", "months"), ("day", "days"), ("hour", "hours")]
      : [("yr", "yrs"), ("mth", "mths"), ("day", "days"), ("hr", "hr")]
    let values = [parts.year, parts.month, parts.day, parts.hour].map { $0 ?? 0 }
    guard let first = values.firstIndex(where: { $0 > 0 }), first < 2 else { return nil }
    return zip(values, names).dropFirst(first).prefix(count).filter { $0.0 > 0 }.map { value, name in
      "\(value) \(value == 1 ? name.0 : name.1)"
    }.joined(separator: ", ")
  }
}
