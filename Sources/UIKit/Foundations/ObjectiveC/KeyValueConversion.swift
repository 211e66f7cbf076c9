// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// How key-value coding names properties.
enum KeyName {
  /// The name without the `is` that Swift puts before Objective-C's: `isHidden` is the key `hidden`.
  static func plain(_ name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst(3)
  }
}

/// A value without the optionals around it.
func flattened(_ value: Any) -> Any? { (value as? any AnyOptional).map { $0.flat } ?? value }

private protocol AnyOptional { var flat: Any? { get } }
extension Optional: AnyOptional {
  var flat: Any? { flatMap { flattened($0) } }
}

/// A value as a property of type `V` takes it: numbers convert as `NSNumber` does with Objective-C.
func convert<V>(_ value: Any?) -> V? {
  if let exact = value as? V { return exact }
  guard let value else { return nil }
  let number: NSNumber? =
    switch value {
    case let number as NSNumber: number
    case let int as Int: NSNumber(value: int)
    case let double as Double: NSNumber(value: double)
    case let float as CGFloat: NSNumber(value: Double(float))
    case let bool as Bool: NSNumber(value: bool)
    default: nil
    }
  guard let number else { return nil }
  let candidates: [Any] = [
    number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.intValue, number.boolValue, number,
  ]
  if let found = candidates.lazy.compactMap({ $0 as? V }).first { return found }
  // A number stands for the case of an enumeration.
  return (V.self as? any RawRepresentable.Type).flatMap { raw($0, number) as? V }
}

private func raw<R: RawRepresentable>(_ type: R.Type, _ number: NSNumber) -> R? {
  let values: [Any] = [number.intValue, UInt(bitPattern: number.intValue), number.floatValue, number.doubleValue]
  return values.lazy.compactMap { $0 as? R.RawValue }.first.flatMap { R(rawValue: $0) }
}
