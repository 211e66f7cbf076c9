// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Has dictionaries compare their values as objects, and sort keys by them, as on iOS: Foundation on Linux finds no dictionary
/// equal to one of Swift's, and sorts keys by themselves.
package enum DictionaryRepairs {
  /// Takes effect for the whole process, once.
  package static let isInstalled =
    mends(HookedDictionary.self, NSDictionary.self) && mends(HookedMutableDictionary.self, NSMutableDictionary.self)

  private static func mends(_ lender: AnyClass, _ borrower: AnyClass) -> Bool {
    lend(
      lender, to: borrower, declaredBy: "10Foundation12NSDictionary", "7isEqual2toSbSDys11AnyHashableVypG_tF",
      "17keysSortedByValue10comparatorSayypG0A10Essentials16ComparisonResultOyp_yptXE_tF")
  }
}

/// Whose methods dictionaries are lent: they use nothing but what every dictionary has.
private final class HookedDictionary: NSDictionary, @unchecked Sendable {
  override func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool { has(otherDictionary) }
  override func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] { keys(by: cmptr) }
}

private final class HookedMutableDictionary: NSMutableDictionary, @unchecked Sendable {
  override func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool { has(otherDictionary) }
  override func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] { keys(by: cmptr) }
}

extension NSDictionary {
  fileprivate func has(_ other: [AnyHashable: Any]) -> Bool {
    guard count == other.count else { return false }
    for (key, value) in other {
      guard let own = object(forKey: key.base), (own as AnyObject as? NSObject)?.isEqual(value as AnyObject) == true
      else {
        return false
      }
    }
    return true
  }

  fileprivate func keys(by order: (Any, Any) -> ComparisonResult) -> [Any] {
    let pairs = allKeys.compactMap { key in object(forKey: key).map { (key, $0) } }
    return pairs.sorted { order($0.1, $1.1) == .orderedAscending }.map(\.0)
  }
}
