// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Has decimal numbers round what they compute as they are told to, as on iOS: Foundation on Linux takes the behaviour and does
/// not use it.
package enum DecimalRounding {
  /// Takes effect for the whole process, once.
  package static let isInstalled = lend(
    HookedDecimal.self, to: NSDecimalNumber.self, declaredBy: "10Foundation15NSDecimalNumber",
    "6adding_12withBehaviorA2C_AA0bC9Behaviors_pSgtF", "11subtracting_12withBehaviorA2C_AA0bC9Behaviors_pSgtF",
    "11multiplying2by12withBehaviorA2C_AA0bC9Behaviors_pSgtF", "8dividing2by12withBehaviorA2C_AA0bC9Behaviors_pSgtF",
    "7raising7toPower12withBehaviorACSi_AA0bC9Behaviors_pSgtF",
    "11multiplying11byPowerOf1012withBehaviorACs5Int16V_AA0bC9Behaviors_pSgtF")
}

/// Whose methods decimal numbers are lent: they use nothing but what every one has.
private final class HookedDecimal: NSDecimalNumber, @unchecked Sendable {
  override func adding(
    _ other: NSDecimalNumber, withBehavior behavior: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    super.adding(other, withBehavior: behavior).rounded(by: behavior)
  }

  override func subtracting(
    _ other: NSDecimalNumber, withBehavior behavior: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    super.subtracting(other, withBehavior: behavior).rounded(by: behavior)
  }

  override func multiplying(
    by other: NSDecimalNumber, withBehavior behavior: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    super.multiplying(by: other, withBehavior: behavior).rounded(by: behavior)
  }

  override func dividing(
    by other: NSDecimalNumber, withBehavior behavior: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    super.dividing(by: other, withBehavior: behavior).rounded(by: behavior)
  }

  override func raising(
    toPower power: Int, withBehavior behavior: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    super.raising(toPower: power, withBehavior: behavior).rounded(by: behavior)
  }

  override func multiplying(
    byPowerOf10 power: Int16, withBehavior behavior: (any NSDecimalNumberBehaviors)?
  ) -> NSDecimalNumber {
    super.multiplying(byPowerOf10: power, withBehavior: behavior).rounded(by: behavior)
  }

  // Nobody makes one.
  required convenience init(booleanLiteral value: Bool) { fatalError("a lender has no objects") }
  required convenience init(floatLiteral value: Double) { fatalError("a lender has no objects") }
  required convenience init(integerLiteral value: Int) { fatalError("a lender has no objects") }
  required convenience init(bytes buffer: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    fatalError("a lender has no objects")
  }
  required convenience init?(coder: NSCoder) { fatalError("a lender has no objects") }
}

extension NSDecimalNumber {
  fileprivate func rounded(by behavior: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber {
    behavior.map { rounding(accordingToBehavior: $0) } ?? self
  }
}
