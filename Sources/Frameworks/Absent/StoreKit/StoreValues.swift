// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization
package import UIKit

/// An object that only the store makes, and whose properties tests fill by key: `product.setValue("Tea", forKey: "localizedTitle")`.
protocol StoreValues: KeyValueKeeping {
  /// The properties that can be filled, by name, and their values now.
  static var readers: [String: (Self) -> Any?] { get }
  var filled: FilledValues { get }
}

extension StoreValues {
  package func keptValue(forKey key: String) -> Any?? { Self.readers[key].map { $0(self) } }

  package func keep(_ value: Any?, forKey key: String) -> Bool {
    guard Self.readers[key] != nil else { return false }
    filled[key] = value
    return true
  }
}

/// What was filled in, by key. It may be used from any thread.
final class FilledValues: Sendable {
  private struct Values: @unchecked Sendable { var values: [String: Any?] = [:] }
  private let values = Mutex(Values())

  subscript(key: String) -> Any? {
    get { values.withLock { $0.values[key] ?? nil } }
    set {
      let passed = Values(values: [key: newValue])
      values.withLock { $0.values.merge(passed.values) { _, new in new } }
    }
  }
}

// MARK: - The store's classes

extension SKProduct: StoreValues {
  static var readers: [String: (SKProduct) -> Any?] {
    [
      "productIdentifier": \.productIdentifier, "localizedTitle": \.localizedTitle,
      "localizedDescription": \.localizedDescription, "price": \.price, "priceLocale": \.priceLocale,
      "introductoryPrice": \.introductoryPrice, "discounts": \.discounts, "subscriptionPeriod": \.subscriptionPeriod,
      "subscriptionGroupIdentifier": \.subscriptionGroupIdentifier, "isFamilyShareable": \.isFamilyShareable,
    ]
  }
}

extension SKProductSubscriptionPeriod: StoreValues {
  static var readers: [String: (SKProductSubscriptionPeriod) -> Any?] {
    ["numberOfUnits": \.numberOfUnits, "unit": \.unit.rawValue]
  }
}

extension SKProductDiscount: StoreValues {
  static var readers: [String: (SKProductDiscount) -> Any?] {
    [
      "price": \.price, "priceLocale": \.priceLocale, "identifier": \.identifier,
      "subscriptionPeriod": \.subscriptionPeriod, "numberOfPeriods": \.numberOfPeriods,
      "paymentMode": \.paymentMode.rawValue,
    ]
  }
}
