// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSMutableDictionary {
  /// Sets a value for a key that is given as something that can be copied, as Objective-C's signature has it.
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    if let key = aKey as? AnyHashable { setObject(anObject, forKey: key) }
  }

  /// Sets the value of a key; `nil` takes the key away.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key as NSString) }
  }
}
