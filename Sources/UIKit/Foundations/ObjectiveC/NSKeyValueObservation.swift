// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What an observer is told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Told once at once, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Told before each change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a property changed.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set. Changes to collections, the other kinds, come as this one here too.
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// The entries of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, an `NSNumber` of `NSKeyValueChange`'s raw value.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which members of a collection changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// `true` where the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  /// How the property changed.
  public let kind: Kind
  /// The value after the change; `nil` unless asked for with `.new`.
  public let newValue: Value?
  /// The value before the change; `nil` unless asked for with `.old`.
  public let oldValue: Value?
  /// Which members of a collection changed.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An observation of a property; ends with this object.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observer: any KeyObserving

  init(_ observer: any KeyObserving) { self.observer = observer }

  /// Ends the observation.
  public func invalidate() { observer.end() }

  deinit { observer.end() }
}

/// What makes `Self` in the calls below the type of the object they are made on.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Observes a property: one that the app declares `@objc dynamic`, or one of the kit's observable ones.
  ///
  /// The translator adds the property's name to `observe(_:options:changeHandler:)`, since a key path doesn't tell it on
  /// Linux, `a.b` of a chain, and warns of any other property: of that only `.initial` is told.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _tesseraKey name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let read: (AnyObject) -> Any = { object in
      guard let object = object as? Self else { return Value?.none as Any }
      return object[keyPath: keyPath] as Any
    }
    let tell: (AnyObject, KeyObserver.Change) -> Void = { object, change in
      // Only an object that was observed through `self` gets here.
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value, indexes: nil,
          isPrior: change.isPrior))
    }
    if KeyPathObserver.isNeeded(for: name, of: self) {
      return NSKeyValueObservation(KeyPathObserver(of: self, path: name, options: options, read: read, tell: tell))
    }
    return NSKeyValueObservation(KeyObserver(of: self, key: name, options: options, read: read, tell: tell))
  }
}
