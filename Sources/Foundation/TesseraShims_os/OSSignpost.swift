// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import Synchronization

// Marks in time that Instruments shows. Without it nobody looks at them on a device either: they cost little, and are kept
// nowhere. With TESSERA_SIGNPOSTS in the environment they are written to standard error.

/// What a mark says of time.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Something happens at this moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// Something begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// It ends.
  public static let end = OSSignpostType(rawValue: 2)

  fileprivate var name: String { ["event", "begin", "end"][Int(min(rawValue, 2))] }
}

/// Tells things from each other that go on under one name.
public struct OSSignpostID: Comparable, Sendable {
  public let rawValue: UInt64

  /// A number of the caller's.
  public init(_ value: UInt64) { rawValue = value }

  /// A number that nothing else in the process has.
  public init(log: OSLog) { rawValue = Self.next.wrappingAdd(1, ordering: .relaxed).newValue }

  /// The number of an object, as long as it lives.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }

  private static let next = Atomic<UInt64>(0x1000)

  /// For what goes on once at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// For nothing.
  public static let invalid = OSSignpostID(.max)
  /// For nothing.
  public static let null = OSSignpostID(0)

  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// Sets a mark.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  mark(type, log, "\(name)", signpostID, nil)
}

/// Sets a mark with words in the form of `printf`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  mark(type, log, "\(name)", signpostID) { formatted(format, arguments) }
}

private let areWritten = ProcessInfo.processInfo.environment["TESSERA_SIGNPOSTS"] != nil

private func mark(_ type: OSSignpostType, _ log: OSLog, _ name: String, _ id: OSSignpostID, _ words: (() -> String)?) {
  guard areWritten else { return }
  log.write("\(type.name) \(name)" + (words.map { ": " + $0() } ?? ""), .debug)
}

/// What has begun, until it ends.
public final class OSSignpostIntervalState: Codable, Sendable {
  fileprivate let id: UInt64

  private init(id: UInt64) { self.id = id }

  /// What began somewhere else.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id.rawValue)
  }
}

/// Sets marks for one subsystem and category.
public struct OSSignposter: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  public init(logHandle: OSLog) { log = logHandle }
  public init(logger: Logger) { log = logger.log }

  /// A signposter whose marks nobody sees.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether somebody looks.
  public var isEnabled: Bool { areWritten && log.isEnabled(type: .debug) }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Something begins.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    mark(.begin, log, "\(name)", id, nil)
    return .beginState(id: id)
  }

  /// Something begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    mark(.begin, log, "\(name)", id) { message.text }
    return .beginState(id: id)
  }

  /// What began ends.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    mark(.end, log, "\(name)", OSSignpostID(state.id), nil)
  }

  /// What began ends.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    mark(.end, log, "\(name)", OSSignpostID(state.id)) { message.text }
  }

  /// Something happens.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { mark(.event, log, "\(name)", id, nil) }

  /// Something happens.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    mark(.event, log, "\(name)", id) { message.text }
  }

  /// Marks the beginning and the end of a closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Marks the beginning and the end of a closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }
}
