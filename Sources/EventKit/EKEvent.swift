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
  public let calendarIdentifier = UUID().uuidString
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
  public let endDate: Date?
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    (self.endDate, occurrenceCount) = (endDate, 0)
    super.init()
  }
  public init(occurrenceCount: Int) {
    (endDate, self.occurrenceCount) = (nil, occurrenceCount)
    super.init()
  }
}

/// How often something comes again.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?

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
  public let calendarItemIdentifier = UUID().uuidString
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }

  init(_ nothing: Void) { super.init() }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

/// Something that takes place.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
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
