// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Somebody who is told when the value at the end of a chain of properties changes, wherever along it, or what one of them is
/// made of.
///
/// A chain is observed link by link. When one but the last changes, those behind it are made anew, on the objects that are
/// there now.
final class KeyPathObserver: @unchecked Sendable {
  /// The whole chain, as it was asked for.
  let path: String
  let identity: (observer: ObjectIdentifier, context: UnsafeMutableRawPointer?)?
  private weak var root: NSObject?
  private let names: [String]
  private let options: NSKeyValueObservingOptions
  private let read: (AnyObject) -> Any
  private let tell: (AnyObject, KeyObserver.Change) -> Void
  /// By place in the chain: its property's observer, and those of what it is made of.
  private var links: [[any KeyObserving]]

  init(
    of object: NSObject, path: String, options: NSKeyValueObservingOptions,
    identity: (observer: ObjectIdentifier, context: UnsafeMutableRawPointer?)? = nil,
    read: @escaping (AnyObject) -> Any, tell: @escaping (AnyObject, KeyObserver.Change) -> Void
  ) {
    self.path = path
    self.identity = identity
    self.options = options
    self.read = read
    self.tell = tell
    root = object
    names = path.split(separator: ".").map(String.init)
    links = Array(repeating: [], count: names.count)
    link(from: 0, at: object)
    if options.contains(.initial) {
      tell(object, KeyObserver.Change(old: nil, new: options.contains(.new) ? read(object) : nil, isPrior: false))
    }
  }

  deinit { end() }

  func end() {
    for observer in links.joined() { observer.end() }
    links = Array(repeating: [], count: names.count)
  }

  /// Whether the value of a property is found out by asking more than that property.
  static func isNeeded(for path: String, of object: NSObject) -> Bool {
    path.contains(".") || !dependencies(of: path, in: object).isEmpty
  }

  /// The chains that a property's value is made of: what `keyPathsForValuesAffecting…` of the class says.
  static func dependencies(of key: String, in object: NSObject) -> Set<String> {
    let type = Swift.type(of: object)
    let plain = KeyName.plain(key)
    let selector = Selector("keyPathsForValuesAffecting" + plain.prefix(1).uppercased() + plain.dropFirst())
    if type.responds(to: selector), let found = type.perform(selector)?.takeUnretainedValue() as? Set<String> {
      return found
    }
    let passed = Passed(value: type)
    return onThisThread {
      (passed.value as? any _TesseraDependentKeys.Type)?.keyPathsForValuesAffectingValue(forKey: key) ?? []
    }
  }

  private func link(from start: Int, at object: NSObject?) {
    for observer in links[start...].joined() { observer.end() }
    var current = object
    for place in start..<names.count {
      guard let owner = current else {
        links[place] = []
        continue
      }
      links[place] = [observer(of: names[place], in: owner, at: place)]
      for path in Self.dependencies(of: names[place], in: owner).sorted() {
        links[place].append(observer(of: path, in: owner, at: place))
      }
      guard place + 1 < names.count else { return }
      current = owner.value(forKey: names[place]).flatMap(flattened) as? NSObject
    }
  }

  private func observer(of path: String, in owner: NSObject, at place: Int) -> any KeyObserving {
    let options = options.subtracting(.initial)
    let read: (AnyObject) -> Any = { [weak self] _ in
      guard let self, let root else { return Any?.none as Any }
      return self.read(root)
    }
    let tell: (AnyObject, KeyObserver.Change) -> Void = { [weak self, weak owner] _, change in
      guard let self, let root else { return }
      if !change.isPrior, place + 1 < names.count {
        link(from: place + 1, at: owner?.value(forKey: names[place]).flatMap(flattened) as? NSObject)
      }
      self.tell(root, change)
    }
    guard path != names[place], Self.isNeeded(for: path, of: owner) else {
      return KeyObserver(of: owner, key: path, options: options, read: read, tell: tell)
    }
    return KeyPathObserver(of: owner, path: path, options: options, read: read, tell: tell)
  }
}

/// What can be ended.
protocol KeyObserving: AnyObject, Sendable {
  func end()
}

extension KeyObserver: KeyObserving {}
extension KeyPathObserver: KeyObserving {}

/// A class that says of its properties which others they are made of. The translator adds the conformance.
@preconcurrency @MainActor public protocol _TesseraDependentKeys: AnyObject {
  /// The chains of properties that a property's value is made of.
  static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
}

/// A class that says of which of its properties setters tell by themselves. The translator adds the conformance.
@preconcurrency @MainActor public protocol _TesseraAutomaticKeys: AnyObject {
  static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}

/// What `super.automaticallyNotifiesObservers(forKey:)` is where no class above has the method.
public func _tesseraNotifiesByItself(forKey key: String) -> Bool { true }

/// What `super.keyPathsForValuesAffectingValue(forKey:)` is where no class above has the method.
public func _tesseraNoDependencies(forKey key: String) -> Set<String> { [] }
