// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How often a timeline is to be updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often, where the system wants to save power.
  case lowFrequency
}

/// The dates at which a timeline changes.
public protocol TimelineSchedule {
  /// The type of the sequence of dates, which rise.
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// The dates from a date on; the first one may lie before it.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// Dates that are an interval apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: In seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(upcoming: startDate, interval: .infinity) }
    let periods = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(upcoming: start.addingTimeInterval(max(periods, 0) * interval), interval: interval)
  }

  /// The dates of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let interval: TimeInterval

    fileprivate init(upcoming: Date, interval: TimeInterval) {
      (self.upcoming, self.interval) = (upcoming, interval)
    }

    public mutating func next() -> Date? {
      defer { upcoming = interval.isFinite ? upcoming?.addingTimeInterval(interval) : nil }
      return upcoming
    }
  }
}

/// The starts of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(upcoming: Date(timeIntervalSinceReferenceDate: minutes * 60))
  }

  /// The dates of a schedule of minutes.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date

    fileprivate init(upcoming: Date) {
      self.upcoming = upcoming
    }

    public mutating func next() -> Date? {
      defer { upcoming = upcoming.addingTimeInterval(60) }
      return upcoming
    }
  }
}

/// Dates that are given.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// The dates of frames.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: The least time between two dates, in seconds; `nil` for a frame's.
  ///   - paused: Whether there are no dates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 1.0 / 60, 1e-3)
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: isPaused || mode == .lowFrequency ? nil : startDate, interval: interval)
  }

  /// The dates of a schedule of frames.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let interval: TimeInterval

    fileprivate init(upcoming: Date?, interval: TimeInterval) {
      (self.upcoming, self.interval) = (upcoming, interval)
    }

    public mutating func next() -> Date? {
      defer { upcoming = upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates that are an interval apart, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The starts of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The dates of frames.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// The dates of frames, with a least time between two, in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that are given.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
