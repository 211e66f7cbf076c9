// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import Synchronization

/// Somebody who is told when a property of one object changes.
final class KeyObserver: @unchecked Sendable {
  /// What is told; values only as the options ask for them.
  struct Change {
    var old: Any?
    var new: Any?
    var isPrior: Bool
    /// Where an array changed and how; `nil` where the property was set.
    var elements: Elements?
  }

  /// Elements of an array property.
  struct Elements {
    var kind: NSKeyValueChange
    var indexes: IndexSet

    /// The elements at the indexes, of those that are there.
    func of(_ value: Any) -> Any {
      let all = flattened(value) as? NSArray ?? (flattened(value) as? [Any]).map { NSArray(array: $0) } ?? NSArray()
      return indexes.filter { $0 < all.count }.map { all.object(at: $0) }
    }
  }

  let key: String
  let options: NSKeyValueObservingOptions
  /// For observers by name: who they are, to be found again.
  let identity: (observer: ObjectIdentifier, context: UnsafeMutableRawPointer?)?
  private let read: (AnyObject) -> Any
  private let tell: (AnyObject, Change) -> Void
  private weak var list: ObserverList?
  /// Values before changes under way, which can be nested.
  private var old: [Any] = []

  init(
    of object: NSObject, key: String, options: NSKeyValueObservingOptions,
    identity: (observer: ObjectIdentifier, context: UnsafeMutableRawPointer?)? = nil,
    read: @escaping (AnyObject) -> Any, tell: @escaping (AnyObject, Change) -> Void
  ) {
    self.key = KeyName.plain(key)
    self.options = options
    self.identity = identity
    self.read = read
    self.tell = tell
    KeyValueObserving.prepare(object)
    if let defaults = object as? UserDefaults { DefaultsChanges.begin(for: defaults) }
    let list = ObserverList.of(object, create: true)
    self.list = list
    list?.add(self)
    if options.contains(.initial) {
      tell(object, Change(old: nil, new: options.contains(.new) ? read(object) : nil, isPrior: false))
    }
  }

  func willChange(_ object: AnyObject, _ elements: Elements? = nil) {
    var value = read(object)
    if let elements { value = elements.of(value) }
    old.append(value)
    if options.contains(.prior) {
      let isTold = options.contains(.old) && elements?.kind != .insertion
      tell(object, Change(old: isTold ? value : nil, new: nil, isPrior: true, elements: elements))
    }
  }

  /// Reports that elements of an array have changed.
  func didChange(_ object: AnyObject, _ elements: Elements) {
    guard let before = old.popLast() else { return }
    let (hasOld, hasNew) = (elements.kind != .insertion, elements.kind != .removal)
    tell(
      object,
      Change(
        old: options.contains(.old) && hasOld ? before : nil,
        new: options.contains(.new) && hasNew ? elements.of(read(object)) : nil, isPrior: false, elements: elements))
  }

  /// Tells of a change; of none, where that is asked for, if the value is what it was.
  func didChange(_ object: AnyObject, unlessEqual: Bool) {
    guard let before = old.popLast() else { return }
    if unlessEqual, let before = before as? AnyHashable, before == read(object) as? AnyHashable { return }
    tell(
      object,
      Change(
        old: options.contains(.old) ? before : nil, new: options.contains(.new) ? read(object) : nil, isPrior: false))
  }

  func end() { list?.remove(self) }
}

/// Everybody who observes one object; associated with it, so that it ends with it.
final class ObserverList: @unchecked Sendable {
  private nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private let lock = NSLock()
  private var observers: [KeyObserver] = []
  /// Observers by name of chains, which nobody else holds.
  private var paths: [KeyPathObserver] = []
  private var silent: String?

  static func of(_ object: AnyObject, create: Bool) -> ObserverList? {
    if let list = objc_getAssociatedObject(object, key) as? ObserverList { return list }
    guard create else { return nil }
    let list = ObserverList()
    objc_setAssociatedObject(object, key, list, .OBJC_ASSOCIATION_RETAIN)
    return list
  }

  func add(_ observer: KeyObserver) {
    lock.withLock { observers.append(observer) }
    KeyValueObserving.count.add(1, ordering: .relaxed)
  }

  func remove(_ observer: KeyObserver) {
    let removed = lock.withLock {
      let index = observers.firstIndex { $0 === observer }
      return index.map { observers.remove(at: $0) }
    }
    if removed != nil { KeyValueObserving.count.subtract(1, ordering: .relaxed) }
  }

  func add(_ path: KeyPathObserver) { lock.withLock { paths.append(path) } }

  /// Ends the last of the observers of chains that is meant; says whether there was one.
  func removePath(where isMeant: (KeyPathObserver) -> Bool) -> Bool {
    let removed = lock.withLock { paths.lastIndex(where: isMeant).map { paths.remove(at: $0) } }
    removed?.end()
    return removed != nil
  }

  func observers(of key: String) -> [KeyObserver] {
    lock.withLock { key == silent ? [] : observers.filter { $0.key == key } }
  }

  /// Has nobody told of changes of a key, until the next call.
  func silence(_ key: String?) { lock.withLock { silent = key } }

  deinit { KeyValueObserving.count.subtract(observers.count, ordering: .relaxed) }
}

/// Where setters say that a property changes.
enum KeyValueObserving {
  /// How many observers there are at all: without any, a setter asks no further.
  static let count = Atomic<Int>(0)
  static var isActive: Bool { count.load(ordering: .relaxed) > 0 }
  /// Hears of every change that an app's own setters tell of, before the observers: for appearances.
  static let listener = Mutex<(@Sendable (AnyObject, String) -> Void)?>(nil)

  private static let warnings = Mutex<Set<String>>([])

  /// Says once, on standard error, what iOS does and the kit does not.
  static func warn(_ words: String) {
    guard warnings.withLock({ $0.insert(words).inserted }) else { return }
    FileHandle.standardError.write(Data("Tessera: \(words)\n".utf8))
  }

  static func canObserve(_ key: String, of object: NSObject) -> Bool {
    let passed = Passed(value: object)
    if object is UserDefaults { return true }
    if let telling = object as? any KeyValueTelling, type(of: telling).toldKeys.contains(key) { return true }
    // Generic and local classes have no table; what can be observed of them the translator has checked.
    return String(reflecting: type(of: object)).contains("<")
      || onThisThread {
        _TesseraClassTable.isObservable(key, of: passed.value) || _TesseraClassTable.isLocal(passed.value)
      }
  }

  /// Whether a setter tells of a property's changes: classes may leave that to `willChangeValue` and `didChangeValue`.
  static func tellsByItself(_ key: String, of object: AnyObject) -> Bool {
    guard let type = type(of: object) as? any _TesseraAutomaticKeys.Type else { return true }
    let passed = Passed(value: type)
    return onThisThread { passed.value.automaticallyNotifiesObservers(forKey: key) }
  }

  static func willChange(_ object: AnyObject, _ key: String) {
    guard isActive, let list = ObserverList.of(object, create: false) else { return }
    for observer in list.observers(of: KeyName.plain(key)) { observer.willChange(object) }
  }

  static func didChange(_ object: AnyObject, _ key: String, unlessEqual: Bool = false) {
    guard isActive, let list = ObserverList.of(object, create: false) else { return }
    for observer in list.observers(of: KeyName.plain(key)) { observer.didChange(object, unlessEqual: unlessEqual) }
  }

  static func willChange(_ object: AnyObject, _ key: String, _ elements: KeyObserver.Elements) {
    guard isActive, let list = ObserverList.of(object, create: false) else { return }
    for observer in list.observers(of: KeyName.plain(key)) { observer.willChange(object, elements) }
  }

  static func didChange(_ object: AnyObject, _ key: String, _ elements: KeyObserver.Elements) {
    guard isActive, let list = ObserverList.of(object, create: false) else { return }
    for observer in list.observers(of: KeyName.plain(key)) { observer.didChange(object, elements) }
  }

  /// Sets a property without notifying its observers, which are notified of its elements.
  static func withoutTelling(_ object: AnyObject, _ key: String, _ change: () -> Void) {
    let list = ObserverList.of(object, create: false)
    list?.silence(KeyName.plain(key))
    change()
    list?.silence(nil)
  }

  /// Changes a property and tells its observers.
  static func changing<Result>(_ object: AnyObject, _ key: String, _ change: () -> Result) -> Result {
    guard isActive else { return change() }
    willChange(object, key)
    defer { didChange(object, key) }
    return change()
  }

  /// Changes what several properties depend on, and tells the observers of those that became others.
  static func changing(_ object: AnyObject, _ keys: [String], _ change: () -> Void) {
    guard isActive, ObserverList.of(object, create: false) != nil else { return change() }
    for key in keys { willChange(object, key) }
    change()
    for key in keys.reversed() { didChange(object, key, unlessEqual: true) }
  }
}

/// Says that a property is about to change. Called by what the translator adds to `@objc dynamic` properties.
public func _tesseraWillChange(_ object: AnyObject, _ key: String) {
  OperationChanges.willChange(object, key)
  guard KeyValueObserving.isActive, KeyValueObserving.tellsByItself(key, of: object) else { return }
  KeyValueObserving.willChange(object, key)
}

/// Says that a property has changed. Called by what the translator adds to `@objc dynamic` properties.
public func _tesseraDidChange(_ object: AnyObject, _ key: String) {
  OperationChanges.didChange(object, key)
  guard KeyValueObserving.isActive, KeyValueObserving.tellsByItself(key, of: object) else { return }
  KeyValueObserving.listener.withLock { $0 }?(object, key)
  KeyValueObserving.didChange(object, key)
}
