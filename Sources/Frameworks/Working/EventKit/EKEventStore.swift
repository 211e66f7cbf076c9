// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation
internal import Synchronization

/// What an app may do with calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// What is asked for.
public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

/// Which events of a series are meant.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}

/// Why calendars cannot be had.
public struct EKError: Error, Equatable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case internalFailure = 5
    case calendarReadOnly = 6
    case eventStoreNotAuthorized = 29

    /// Whether an error is one of these, of a kind.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? EKError)?.code == code }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "EKErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Access to this event store is unauthorized."]
  }

  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var internalFailure: Code { .internalFailure }
  public static var calendarReadOnly: Code { .calendarReadOnly }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

extension NSNotification.Name {
  /// Calendars were changed; not posted, since there are none.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

/// The person's calendars and reminders. As where the person does not let the app see them: there are none, and what is to
/// be saved ends in `EKError`.
open class EKEventStore: NSObject, @unchecked Sendable {
  private static let asked = Mutex(false)

  public override init() { super.init() }

  /// `notDetermined` until the app has asked, `denied` after that.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    asked.withLock { $0 } ? .denied : .notDetermined
  }

  /// Asks the person, who does not let the app see them.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    Self.asked.withLock { $0 = true }
    DispatchQueue.global().async { completion(false, nil) }
  }

  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .event, completion: completion)
  }
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    requestAccess(to: .reminder, completion: completion)
  }

  open var eventStoreIdentifier: String { "" }
  open var sources: [EKSource] { [] }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func commit() throws {}
  open func reset() {}
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  @discardableResult
  @preconcurrency open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.global().async { completion(nil) }
    return NSObject()
  }
}
