// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A Boolean value of C's older headers, in one byte.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomStringConvertible, CustomReflectable, Sendable {
  private var value: UInt8

  /// Creates the value of a Swift Boolean.
  public init(_ value: Bool) { self.value = value ? 1 : 0 }
  /// Creates the value of a literal.
  public init(booleanLiteral value: Bool) { self.init(value) }

  /// The value as a Swift Boolean.
  public var boolValue: Bool { value != 0 }
  /// `true` or `false`.
  public var description: String { boolValue.description }
  /// What a mirror of the Swift Boolean shows.
  public var customMirror: Mirror { Mirror(reflecting: boolValue) }
}

extension DarwinBoolean: Equatable {
  public static func == (left: DarwinBoolean, right: DarwinBoolean) -> Bool { left.boolValue == right.boolValue }
}
