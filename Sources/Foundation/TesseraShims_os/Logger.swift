// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// How important a message is.
public struct OSLogType: Equatable, Sendable, RawRepresentable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  fileprivate var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// A place that messages go to: standard error, with the subsystem and category in front.
public final class OSLog: Sendable {
  /// The log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "", isEnabled: true)
  /// A log that drops everything.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  private let subsystem: String
  private let category: String
  private let isEnabled: Bool
  private var prefix: String { subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] " }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    (self.subsystem, self.category, self.isEnabled) = (subsystem, category, isEnabled)
  }

  /// Creates a log.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  /// A category whose messages tools look for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points in time that are of interest in Instruments.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Creates a log.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether somebody looks at marks.
  public var signpostsEnabled: Bool { OSSignposter(logHandle: self).isEnabled }

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  func write(_ message: String, _ type: OSLogType) {
    guard isEnabled else { return }
    OSLogRecord.keep(
      OSLogRecord(
        message: message, date: Date(), type: type, subsystem: subsystem, category: category,
        thread: UInt64(UInt(bitPattern: Unmanaged.passUnretained(Thread.current).toOpaque()))))
    FileHandle.standardError.write(Data("\(prefix)\(type.name): \(message)\n".utf8))
  }
}

/// Writes messages of one subsystem and category to standard error.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger without a subsystem.
  public init() { log = .default }
  /// Creates a logger for a log.
  public init(_ log: OSLog) { self.log = log }
  /// Creates a logger for a part of a program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Who may read a value in a log. Nothing is hidden here: the log goes to the developer's own terminal.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value shows.
  public enum Mask: Sendable { case hash, none }
  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The text of a message, with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Collects the parts of a message.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {
      text += String(describing: value())
    }
  }
}

/// Writes a message in the form of `printf`; privacy marks such as `%{public}@` are understood and have no effect.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(formatted(message, arguments), type)
}

/// Writes a message in the form of `printf`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(formatted(message, arguments), type)
}

func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  let format = "\(message)".replacing(/%\{[^}]*\}/, with: "%")
  return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}
