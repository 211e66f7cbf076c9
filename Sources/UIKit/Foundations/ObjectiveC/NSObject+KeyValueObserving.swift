// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

// Observing by name, and saying by hand that a property changes.

/// A class that implements `observeValue(forKeyPath:of:change:context:)`. The translator adds the conformance.
@preconcurrency @MainActor public protocol _TesseraKeyValueObserver: AnyObject {
  /// Told of a change of a property observed by name.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

extension NSObject {
  // Foundation's `Operation` has two methods of these names, by which queues learn that it has finished; they go first.

  /// Says that a property is about to change, for properties that don't do so by themselves.
  @_disfavoredOverload public func willChangeValue(forKey key: String) { KeyValueObserving.willChange(self, key) }

  /// Says that a property has changed, for properties that don't do so by themselves.
  @_disfavoredOverload public func didChangeValue(forKey key: String) { KeyValueObserving.didChange(self, key) }

  /// Has `observeValue(forKeyPath:of:change:context:)` of an observer called for changes of a property.
  ///
  /// The observer isn't held; test cases, which may be one, are no `NSObject`s on Linux. `a.b` is a chain, whose value
  /// changes with the object in the middle too.
  public func addObserver(
    _ observer: any NSObjectProtocol, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let needsPath = KeyPathObserver.isNeeded(for: keyPath, of: self)
    if !needsPath, !KeyValueObserving.canObserve(keyPath, of: self) {
      KeyValueObserving.warn(
        "\(nameForErrors) addObserver:forKeyPath:]: nobody is told of changes of \(keyPath) here; declare the property "
          + "'@objc dynamic var', or override it and use its didSet")
    }
    let weakObserver = Weak(observer as AnyObject)
    let passedContext = Passed(value: context)
    let identity = (ObjectIdentifier(observer), context)
    let read: (AnyObject) -> Any = { ($0 as? NSObject)?.value(forKeyPath: keyPath) as Any }
    let tell: (AnyObject, KeyObserver.Change) -> Void = { object, change in
      guard let observer = weakObserver.object else { return }
      guard let told = observer as? any _TesseraKeyValueObserver else {
        fatalError(
          "[<\(String(reflecting: type(of: observer)))> observeValueForKeyPath:ofObject:change:context:]: message was "
            + "received but not handled. Key path: \(keyPath)")
      }
      var entries: [NSKeyValueChangeKey: Any] = [
        .kindKey: NSNumber(value: (change.elements?.kind ?? .setting).rawValue)
      ]
      if let elements = change.elements { entries[.indexesKey] = elements.indexes }
      if let value = change.new { entries[.newKey] = flattened(value) ?? NSNull() }
      if let value = change.old { entries[.oldKey] = flattened(value) ?? NSNull() }
      if change.isPrior { entries[.notificationIsPriorKey] = true }
      let passed = Passed(value: (told, object, entries))
      onThisThread {
        passed.value.0.observeValue(
          forKeyPath: keyPath, of: passed.value.1, change: passed.value.2, context: passedContext.value)
      }
    }
    if needsPath {
      ObserverList.of(self, create: true)?.add(
        KeyPathObserver(of: self, path: keyPath, options: options, identity: identity, read: read, tell: tell))
    } else {
      _ = KeyObserver(of: self, key: keyPath, options: options, identity: identity, read: read, tell: tell)
    }
  }

  /// Ends an observation of a property, the last that was made of it by this observer.
  public func removeObserver(_ observer: any NSObjectProtocol, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  /// Ends the observation of a property that this observer made with this context.
  public func removeObserver(
    _ observer: any NSObjectProtocol, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath) { $0 == context }
  }

  private func remove(_ observer: any NSObjectProtocol, _ key: String, _ isMeant: (UnsafeMutableRawPointer?) -> Bool) {
    let list = ObserverList.of(self, create: false)
    let isMeantPath: (KeyPathObserver) -> Bool = { path in
      path.path == key && path.identity?.observer == ObjectIdentifier(observer) && isMeant(path.identity?.context)
    }
    if list?.removePath(where: isMeantPath) == true { return }
    let all = list?.observers(of: KeyName.plain(key)) ?? []
    let meant = all.last { $0.identity?.observer == ObjectIdentifier(observer) && isMeant($0.identity?.context) }
    guard let meant else {
      fatalError(
        "Cannot remove an observer <\(String(reflecting: type(of: observer)))> for the key path \"\(key)\" from "
          + "<\(String(reflecting: type(of: self)))> because it is not registered as an observer.")
    }
    meant.end()
  }
}

/// What `super.observeValue(…)` is where no class above has the method: a change that nobody wanted.
public func _tesseraUnobserved(
  forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
) {
  fatalError(
    "An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. Key path: "
      + "\(keyPath ?? "nil"), observed object: \(object.map { "\($0)" } ?? "nil")")
}
