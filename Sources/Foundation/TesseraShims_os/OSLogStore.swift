// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What this process has logged. Only its own messages are kept, the newest ten thousand.
public final class OSLogStore: Sendable {
  /// Whose messages are meant.
  public enum Scope: Int, Sendable {
    /// Those of all processes, which an app may not read.
    case system = 0
    /// Those of this process.
    case currentProcessIdentifier = 1
  }

  /// The messages of this process.
  ///
  /// - Throws: an error of `NSOSStatusErrorDomain` for others', as for an app on a device.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw Self.refusal }
  }

  /// The messages of an archive. None can be read: it throws.
  public init(url: URL) throws { throw Self.refusal }

  private static var refusal: NSError {
    NSError(
      domain: "OSLogErrorDomain", code: 9,
      userInfo: [NSLocalizedDescriptionKey: "Client lacks entitlement to perform operation"])
  }

  /// A moment.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
  /// A span before now, in seconds; negative for one behind the end.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds))
  }
  /// A span after the process began, in seconds.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }

  /// The messages in order, the oldest first.
  ///
  /// - Parameters:
  ///   - options: Whether the newest comes first.
  ///   - position: The moment at which they begin; from the first message where it is `nil`.
  ///   - predicate: Which are wanted. Only its block or format is asked, with keys of ``OSLogEntryLog``'s properties.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    var entries = OSLogRecord.all().map(OSLogEntryLog.init)
    if let position { entries.removeAll { $0.date < position.date } }
    if let predicate { entries.removeAll { !predicate.evaluate(with: $0.keyed) } }
    return AnySequence(options.contains(.reverse) ? entries.reversed() : entries)
  }
}

/// A place among messages.
public final class OSLogPosition: Sendable {
  let date: Date
  init(_ date: Date) { self.date = date }
}

/// How messages are gone through.
public class OSLogEnumerator {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the newest to the oldest.
    public static let reverse = Options(rawValue: 1)
  }
}
