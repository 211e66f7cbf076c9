// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

// Dictionaries have values by their keys; lists have those of their members, and sums of them: `@count`, `@sum.price`.

extension NSDictionary: KeyValueKeeping {
  package func keptValue(forKey key: String) -> Any?? { .some(object(forKey: key)) }

  package func keep(_ value: Any?, forKey key: String) -> Bool {
    guard let dictionary = self as? NSMutableDictionary else { return false }
    if let value {
      dictionary.setObject(value, forKey: key as NSString)
    } else {
      dictionary.removeObject(forKey: key as NSString)
    }
    return true
  }
}

extension NSArray: KeyValueKeeping {
  package func keptValue(forKey key: String) -> Any?? {
    key == "@count" ? .some(count) : .some(NSArray(array: map { Self.value(of: $0, key) ?? NSNull() }))
  }

  package func keep(_ value: Any?, forKey key: String) -> Bool {
    for member in self { (member as? NSObject)?.setValue(value, forKey: key) }
    return true
  }

  /// What an operator makes of the members, or of what they have at the end of a path; `nil` for one that there is not.
  func value(ofOperator name: String, _ path: String) -> Any?? {
    let members = map { path.isEmpty ? $0 : Self.value(of: $0, path) }.compactMap { $0 is NSNull ? nil : $0 }
    let numbers = members.compactMap { ($0 as? NSNumber)?.doubleValue }
    switch name {
    case "@count": return .some(count)
    case "@sum": return .some(NSNumber(value: numbers.reduce(0, +)))
    case "@avg": return .some(NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)))
    case "@min": return .some(members.min { Self.isLess($0, $1) })
    case "@max": return .some(members.max { Self.isLess($0, $1) })
    case "@unionOfObjects": return .some(NSArray(array: members))
    case "@distinctUnionOfObjects":
      var known: Set<AnyHashable> = []
      return .some(NSArray(array: members.filter { ($0 as? AnyHashable).map { known.insert($0).inserted } ?? true }))
    default: return nil
    }
  }

  private static func value(of member: Any, _ path: String) -> Any? {
    guard let object = member as? NSObject else {
      fatalError("a list is asked for \(path) of its members, of which one is a \(type(of: member)), which has no keys")
    }
    return object.value(forKeyPath: path)
  }

  private static func isLess(_ first: Any, _ second: Any) -> Bool {
    switch (first, second) {
    case (let first as NSNumber, let second as NSNumber): first.doubleValue < second.doubleValue
    case (let first as String, let second as String): first < second
    case (let first as Date, let second as Date): first < second
    default: false
    }
  }
}

extension NSSet: KeyValueKeeping {
  package func keptValue(forKey key: String) -> Any?? {
    let values = NSArray(array: allObjects).value(forKey: key)
    return .some((values as? NSArray).map { NSSet(array: $0.filter { !($0 is NSNull) }) } ?? values)
  }

  package func keep(_ value: Any?, forKey key: String) -> Bool { NSArray(array: allObjects).keep(value, forKey: key) }
}
