// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// Who keeps calendars; there is none.
open class EKSource: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var sourceIdentifier: String { "" }
}

/// A calendar of the app's own making, which cannot be saved.
open class EKCalendar: NSObject, @unchecked Sendable {
  open var title = ""
  open var source: EKSource!
  open var cgColor: CGColor!
  open private(set) var calendarIdentifier = UUID().uuidString
  open var allowsContentModifications: Bool { true }

  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

/// When something makes itself known.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// Seconds from the beginning; negative ones before it.
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?

  public override init() { super.init() }
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
}

public enum EKRecurrenceFrequency: Int, Sendable {
  case daily = 0
  case weekly = 1
  case monthly = 2
  case yearly = 3
}

/// When something comes no more.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  open private(set) var endDate: Date?
  open private(set) var occurrenceCount: Int

  public init(end endDate: Date) {
    (self.endDate, occurrenceCount) = (endDate, 0)
    super.init()
  }
  public init(occurrenceCount: Int) {
    (endDate, self.occurrenceCount) = (nil, occurrenceCount)
    super.init()
  }
}

/// A day of the week.
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday = 2
  case tuesday = 3
  case wednesday = 4
  case thursday = 5
  case friday = 6
  case saturday = 7
}

/// A day of the week on which something comes again: each one, or one by its number in a month or a year.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  open private(set) var dayOfTheWeek: EKWeekday
  /// Negative ones count from the end; 0 for each.
  open private(set) var weekNumber: Int

  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    super.init()
  }
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }
}

/// How often something comes again.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  open private(set) var frequency: EKRecurrenceFrequency
  open private(set) var interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  open private(set) var daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  open private(set) var daysOfTheMonth: [NSNumber]?
  open private(set) var daysOfTheYear: [NSNumber]?
  open private(set) var weeksOfTheYear: [NSNumber]?
  open private(set) var monthsOfTheYear: [NSNumber]?
  open private(set) var setPositions: [NSNumber]?

  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    self.init(recurrenceWith: type, interval: interval, end: end)
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
    (self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (weeksOfTheYear, daysOfTheYear, setPositions)
  }

  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    super.init()
  }
}

/// What events and reminders have in common.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  open var calendar: EKCalendar!
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open private(set) var calendarItemIdentifier = UUID().uuidString
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }

  init(_ nothing: Void) { super.init() }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

/// Whether one has time for something else meanwhile.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy = 0
  case free = 1
  case tentative = 2
  case unavailable = 3
}

/// Whether something takes place.
public enum EKEventStatus: Int, Sendable {
  case none = 0
  case confirmed = 1
  case tentative = 2
  case canceled = 3
}

/// Something that takes place.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { calendarItemIdentifier }

  public init(eventStore: EKEventStore) { super.init(()) }

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}

/// Something to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  open var priority = 0

  public init(eventStore: EKEventStore) { super.init(()) }
}
