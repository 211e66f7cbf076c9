// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import OpenCombine
public import UIKit

extension NSObject {
  /// Publishes the values of a property that can be observed.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never
    /// Whose property it is. It is held.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// Whether its first value is published, and whether each is published before it changes too.
    public let options: NSKeyValueObservingOptions
    private let key: String

    /// A publisher of a property; the translator adds its name, which a key path doesn't tell on Linux.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, _tesseraKey: String, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
      key = _tesseraKey
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let source = EventSource(subscriber, name: "KVOSubscription", keeps: true)
      let path = keyPath
      let observation = object.observe(keyPath, _tesseraKey: key, options: options) { object, _ in
        source.send(object[keyPath: path])
      }
      let object = object
      source.onEnd { withExtendedLifetime(object) { observation.invalidate() } }
      subscriber.receive(subscription: source)
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
  }
}

extension NSObject.KeyValueObservingPublisher {
  /// Publishes that the property changed, without its value.
  public func didChange() -> Publishers.Map<Self, Void> { map { _ in } }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Publishes the values of a property: one that the app declares `@objc dynamic`, or one of the kit's observable ones.
  ///
  /// The translator adds the property's name to `publisher(for:options:)`, since a key path doesn't tell it on Linux.
  ///
  /// - Parameter options: Defaults to the first value and each new one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, _tesseraKey key: String, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, _tesseraKey: key, options: options)
  }
}
