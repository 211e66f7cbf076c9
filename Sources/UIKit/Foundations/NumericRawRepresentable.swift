// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A number with a name of its own, which is compared and reckoned with as one.
///
/// The operators belong to the protocol, as on iOS, so that those of an app for one of the types go first.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  public static func + (left: Self, right: RawValue) -> Self { made(left.rawValue + right) }
  public static func + (left: RawValue, right: Self) -> Self { made(left + right.rawValue) }
  public static func - (left: Self, right: RawValue) -> Self { made(left.rawValue - right) }
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }
  public static func += (left: inout Self, right: RawValue) { left = left + right }
  public static func -= (left: inout Self, right: RawValue) { left = left - right }

  private static func made(_ value: RawValue) -> Self {
    guard let made = Self(rawValue: value) else { fatalError("\(Self.self) has no \(value)") }
    return made
  }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
