// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import Synchronization

/// A message that was logged.
public class OSLogEntry: @unchecked Sendable {
  /// How long a message is kept.
  public enum StoreCategory: Int, Sendable {
    case undefined = 0
    case metadata = 1
    case shortTerm = 2
    case longTermAuto = 3
    case longTerm1 = 4
    case longTerm3 = 5
    case longTerm7 = 6
    case longTerm14 = 7
    case longTerm30 = 8
  }

  /// The message as it was shown.
  public let composedMessage: String
  /// When it was logged.
  public let date: Date
  public var storeCategory: StoreCategory { .undefined }

  init(_ record: OSLogRecord) { (composedMessage, date) = (record.message, record.date) }
}

/// What a message's process was.
public protocol OSLogEntryFromProcess {
  var activityIdentifier: UInt64 { get }
  var process: String { get }
  var processIdentifier: pid_t { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

/// What a message's log was, and its parts.
public protocol OSLogEntryWithPayload {
  var category: String { get }
  /// The parts of the message; here none, as they are put together at once.
  var components: [OSLogMessageComponent] { get }
  var formatString: String { get }
  var subsystem: String { get }
}

/// A part of a message. There are no objects of it.
public final class OSLogMessageComponent: Sendable {
  private init() {}
  public var formatSubstring: String { "" }
  public var placeholder: String { "" }
}

/// A message of a log.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
  /// How important a message was.
  public enum Level: Int, Sendable {
    case undefined = 0
    case debug = 1
    case info = 2
    case notice = 3
    case error = 4
    case fault = 5
  }

  public let level: Level
  public let subsystem: String
  public let category: String
  public let threadIdentifier: UInt64
  public var activityIdentifier: UInt64 { 0 }
  public var process: String { ProcessInfo.processInfo.processName }
  public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
  public var sender: String { process }
  public var components: [OSLogMessageComponent] { [] }
  public var formatString: String { composedMessage }

  override init(_ record: OSLogRecord) {
    switch record.type {
    case .debug: level = .debug
    case .info: level = .info
    case .error: level = .error
    case .fault: level = .fault
    default: level = .notice
    }
    (subsystem, category, threadIdentifier) = (record.subsystem, record.category, record.thread)
    super.init(record)
  }

  /// The properties that predicates name.
  var keyed: NSDictionary {
    [
      "composedMessage": composedMessage, "date": date, "subsystem": subsystem, "category": category,
      "level": level.rawValue, "process": process,
    ] as NSDictionary
  }
}

/// A mark of an interval. None is kept.
public final class OSLogEntrySignpost: OSLogEntry, @unchecked Sendable {
  public enum SignpostType: Int, Sendable {
    case undefined = 0
    case intervalBegin = 1
    case intervalEnd = 2
    case event = 3
  }
}

/// An activity. None is kept.
public final class OSLogEntryActivity: OSLogEntry, @unchecked Sendable {}

/// A message as it is kept.
struct OSLogRecord: Sendable {
  let message: String
  let date: Date
  let type: OSLogType
  let subsystem: String
  let category: String
  let thread: UInt64

  private static let most = 10_000
  private static let kept = Mutex<[OSLogRecord]>([])

  static func keep(_ record: OSLogRecord) {
    kept.withLock { list in
      list.append(record)
      // Not one by one, which would cost as much as there are each time.
      if list.count > most + most / 4 { list.removeFirst(list.count - most) }
    }
  }

  static func all() -> [OSLogRecord] { kept.withLock { $0.suffix(most) } }
}
