// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A dictionary of Foundation's as one of Swift's by `NSString`, which is cast to one by names of any type; other values as
/// they are.
public func _tesseraKeyed(_ value: Any?) -> Any? {
  guard let value, type(of: value) is AnyClass, let dictionary = value as? NSDictionary else { return value }
  var result: [NSString: Any] = [:]
  for (key, element) in dictionary {
    guard let key = key as? NSString else { return value }
    result[key] = element
  }
  return result
}
