// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

// Properties by name: those that app classes expose with `@objc`, `@objcMembers`, `@IBOutlet` or `@IBInspectable`, and
// those of the kit that nibs and animations set.
//
// Layers and animations have methods of their own by these names, which come first (`@_disfavoredOverload`).

/// A box that may hold a value of a property's type: an `NSValue` with geometry.
protocol ValueBox {
  /// `nil` where it holds something else.
  func geometry(of type: Any.Type) -> Any?
}

/// An object that keeps values by names of its own, beside the properties of its class.
package protocol KeyValueKeeping: NSObject {
  /// The value of a name; `nil` where it is not one of the object's.
  func keptValue(forKey key: String) -> Any??
  /// Keeps a value; `false` where the name is not one of the object's.
  func keep(_ value: Any?, forKey key: String) -> Bool
}

// Methods of the protocol, so that an app's class can have its own by these names.
extension NSObjectProtocol where Self: NSObject {
  /// The value of a property.
  ///
  /// A name that the class doesn't expose is a programmer error and stops with a message.
  @_disfavoredOverload public func value(forKey key: String) -> Any? {
    let passed = Passed(value: self)
    return onThisThread {
      if let own = passed.value as? any _TesseraKeyValueGetting { return Passed(value: own.value(forKey: key)) }
      return Passed(value: passed.value._tesseraValue(forKey: key))
    }.value
  }

  /// Sets a property.
  ///
  /// A name that the class doesn't expose, a property that can't be set and a value of another type are programmer
  /// errors and stop with a message. Numbers convert as `NSNumber` does.
  @_disfavoredOverload public func setValue(_ value: Any?, forKey key: String) {
    let passed = Passed(value: (self, value))
    onThisThread {
      let (object, value) = passed.value
      if let own = object as? any _TesseraKeyValueSetting { return own.setValue(value, forKey: key) }
      object._tesseraSetValue(value, forKey: key)
    }
  }
}

/// A stored property of a class that stands in a function, for which there is no table; `nil` where it has none.
@MainActor private func storedValue(of object: NSObject, _ key: String) -> Any?? {
  guard _TesseraClassTable.isLocal(object) else { return nil }
  // Without closures, which stop on other threads than the main one.
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for (label, value) in current.children {
      if let label, KeyName.plain(label) == KeyName.plain(key) { return .some(flattened(value)) }
    }
    mirror = current.superclassMirror
  }
  return nil
}

extension NSObject {
  /// What `super.value(forKey:)` is in a class that overrides the method.
  public func _tesseraValue(forKey key: String) -> Any? {
    if let kept = (self as? any KeyValueKeeping)?.keptValue(forKey: key) { return kept }
    let passed = Passed(value: self)
    return onThisThread {
      guard let entry = _TesseraClassTable.key(named: key, for: passed.value) else {
        if let own = passed.value as? any _TesseraUndefinedKeyGetting {
          return Passed(value: own.value(forUndefinedKey: key))
        }
        guard let stored = storedValue(of: passed.value, key) else { passed.value.stop("value", key) }
        return Passed(value: stored)
      }
      return Passed(value: entry.get(passed.value))
    }.value
  }

  /// What `super.setValue(_:forKey:)` is in a class that overrides the method.
  public func _tesseraSetValue(_ value: Any?, forKey key: String) {
    if (self as? any KeyValueKeeping)?.keep(value, forKey: key) == true { return }
    let passed = Passed(value: (self, value))
    onThisThread {
      let (object, value) = passed.value
      guard let entry = _TesseraClassTable.key(named: key, for: object), let set = entry.set else {
        guard let own = object as? any _TesseraUndefinedKeySetting else { object.stop("setValue", key) }
        return own.setValue(value, forUndefinedKey: key)
      }
      guard set(object, value) else {
        if let held = (value as? any ValueBox)?.geometry(of: entry.type), set(object, held) { return }
        if value == nil, let own = object as? any _TesseraNilValueSetting { return own.setNilValueForKey(key) }
        fatalError(
          "\(object.nameForErrors) setValue:forKey:]: \(value.map { "a \(type(of: $0))" } ?? "nil") is no value for the "
            + "key \(key), which is a \(entry.type)")
      }
    }
  }

  /// The value at the end of a chain of properties, `a.b.c`; `nil` where one before the end is `nil`.
  @_disfavoredOverload public func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    if keyPath.hasPrefix("@"),
      let members = self as? NSArray ?? (self as? NSSet).map({ NSArray(array: $0.allObjects) }),
      let found = members.value(
        ofOperator: String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    {
      return found
    }
    guard let next = value(forKey: String(keyPath[..<dot])) else { return nil }
    return step(to: next, keyPath).value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Sets the property at the end of a chain of properties, `a.b.c`; does nothing where one before the end is `nil`.
  @_disfavoredOverload public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    guard let next = self.value(forKey: String(keyPath[..<dot])) else { return }
    step(to: next, keyPath).setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  private func step(to value: Any, _ keyPath: String) -> NSObject {
    guard let object = value as? NSObject else {
      fatalError("\(nameForErrors) valueForKeyPath:]: \(keyPath) goes through a \(type(of: value)), which has no keys")
    }
    return object
  }

  /// Sets several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// The values of several properties, `NSNull` for `nil`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// What `super.value(forUndefinedKey:)` is: the end.
  public func _tesseraValue(forUndefinedKey key: String) -> Any? { stop("value", key) }

  /// What `super.setValue(_:forUndefinedKey:)` is: the end.
  public func _tesseraSetValue(_ value: Any?, forUndefinedKey key: String) { stop("setValue", key) }

  /// What `super.setNilValueForKey(_:)` is: the end.
  public func _tesseraSetNilValueForKey(_ key: String) {
    fatalError("\(nameForErrors) setNilValueForKey]: could not set nil as the value for the key \(key).")
  }

  private func stop(_ method: String, _ key: String) -> Never {
    fatalError(
      "\(nameForErrors) \(method)ForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
  }

  var nameForErrors: String { "[<\(String(reflecting: type(of: self)))>" }
}
