// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
public import TesseraShims_Foundation

// Values by name of what is only known as an `AnyObject`.
extension _ObjectMembers {
  /// A property's value, a dictionary's of a key, of an array those of its elements.
  public func value(forKey key: String) -> Any? {
    if let table = object as? [String: Any] { return table[key] }
    if let list = object as? [Any] { return NSArray(array: list).value(forKey: key) }
    return (object as? NSObject)?.value(forKey: key)
  }

  /// The same along a path.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let table = object as? [String: Any] { return NSDictionary(dictionary: table).value(forKeyPath: keyPath) }
    if let list = object as? [Any] { return NSArray(array: list).value(forKeyPath: keyPath) }
    return (object as? NSObject)?.value(forKeyPath: keyPath)
  }

  /// Whether the object is of a class, or one below it.
  public func isKind(of aClass: AnyClass) -> Bool { (object as? NSObject)?.isKind(of: aClass) ?? false }
}
