// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
internal import Foundation

/// Has dictionaries compare their values as objects, as on iOS: Foundation on Linux finds no dictionary equal to one of Swift's.
package enum DictionaryEquality {
  /// Takes effect for the whole process, once.
  package static let isInstalled = [
    (HookedDictionary.self as AnyClass, NSDictionary.self as AnyClass),
    (HookedMutableDictionary.self, NSMutableDictionary.self),
  ].map { lender, type in
    tessera_lend_method(
      unsafeBitCast(lender, to: UnsafeRawPointer.self), unsafeBitCast(type, to: UnsafeMutableRawPointer.self),
      "$s10Foundation12NSDictionaryC7isEqual2toSbSDys11AnyHashableVypG_tFTq", "$s10Foundation12NSDictionaryCMn")
  }.allSatisfy { $0 }
}

/// Whose methods dictionaries are lent: they use nothing but what every dictionary has.
private final class HookedDictionary: NSDictionary, @unchecked Sendable {
  override func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool {
    has(otherDictionary)
  }
}

private final class HookedMutableDictionary: NSMutableDictionary, @unchecked Sendable {
  override func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool {
    has(otherDictionary)
  }
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
}
