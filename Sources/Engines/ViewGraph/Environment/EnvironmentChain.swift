// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A value of any type that can be compared with another of its kind.
package class StoredValue {
  package init() {}

  /// Whether the other holds an equal value; `false` where that cannot be known.
  package func isEqual(to other: StoredValue) -> Bool { self === other }
}

/// A stored value of a known type.
package final class TypedValue<Value>: StoredValue {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package override func isEqual(to other: StoredValue) -> Bool {
    if self === other { return true }
    guard let other = other as? TypedValue<Value> else { return false }
    return FieldTable.areEqual(value, other.value)
  }
}

/// Values by key that are inherited from parents to children: a persistent list of overrides.
///
/// An element that overrides a value puts one link before its parent's list. Copies share everything.
package struct EnvironmentChain {
  private final class Link {
    let key: ObjectIdentifier
    let value: StoredValue
    let next: Link?
    let depth: Int
    /// Everything from here on, kept at every sixteenth link so that no lookup walks farther.
    let all: [ObjectIdentifier: StoredValue]?

    init(key: ObjectIdentifier, value: StoredValue, next: Link?) {
      self.key = key
      self.value = value
      self.next = next
      depth = (next?.depth ?? 0) + 1
      guard depth.isMultiple(of: 16) else {
        all = nil
        return
      }
      var all: [ObjectIdentifier: StoredValue] = [key: value]
      var link = next
      while let current = link {
        if let known = current.all {
          all.merge(known) { mine, _ in mine }
          break
        }
        if all[current.key] == nil { all[current.key] = current.value }
        link = current.next
      }
      self.all = all
    }
  }

  private var head: Link?

  package init() {}

  /// The nearest value of a key; `nil` where no one set one.
  ///
  /// - Complexity: O(1): at most sixteen links.
  package func value(_ key: ObjectIdentifier) -> StoredValue? {
    var link = head
    while let current = link {
      if let all = current.all { return all[key] }
      if current.key == key { return current.value }
      link = current.next
    }
    return nil
  }

  /// Sets the value of a key for this copy and those made of it.
  package mutating func set(_ key: ObjectIdentifier, _ value: StoredValue) {
    head = Link(key: key, value: value, next: head)
  }

  /// Whether two chains are the same list, so that every value is the same.
  package func isIdentical(to other: EnvironmentChain) -> Bool { head === other.head }

  /// Whether the value of one of the keys differs between two chains.
  ///
  /// - Complexity: O(keys).
  package func differs(from other: EnvironmentChain, in keys: Set<ObjectIdentifier>) -> Bool {
    guard !isIdentical(to: other) else { return false }
    return keys.contains { key in
      switch (value(key), other.value(key)) {
      case (nil, nil): false
      case (let mine?, let theirs?): !mine.isEqual(to: theirs)
      default: true
      }
    }
  }
}

/// The keys that one reader of an environment has asked for.
package final class EnvironmentReads {
  package private(set) var keys: Set<ObjectIdentifier> = []

  package init() {}

  package func note(_ key: ObjectIdentifier) { keys.insert(key) }

  package func removeAll() { keys.removeAll(keepingCapacity: true) }
}
