// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

// On iOS key-value coding of defaults reads and writes them.
extension UserDefaults: KeyValueKeeping {
  /// Numbers are objects, which cast to any type of number that has their value.
  package func keptValue(forKey key: String) -> Any?? { .some(object(forKey: key).map { $0 as? NSNumber ?? $0 }) }

  package func keep(_ value: Any?, forKey key: String) -> Bool {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
    return true
  }
}
