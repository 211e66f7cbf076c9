// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// What a method does: the body that a class declares for it, or a block.
final class MethodImplementation {
  enum Body {
    case declared(owner: AnyClass, name: String)
    case block(Any)
  }

  let body: Body

  init(_ body: Body) { self.body = body }

  /// As `IMP`. Implementations are never freed: there are as many as somebody asked for by name.
  var pointer: IMP { IMP(Unmanaged.passRetained(self).toOpaque()) }

  static func at(_ pointer: IMP) -> MethodImplementation {
    Unmanaged<MethodImplementation>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

/// A method of the class that declares it, with what it does at present.
final class MethodRecord {
  let owner: AnyClass
  let name: String
  /// What the class declares.
  let original: MethodImplementation
  var implementation: MethodImplementation

  init(owner: AnyClass, name: String) {
    (self.owner, self.name) = (owner, name)
    original = MethodImplementation(.declared(owner: owner, name: name))
    implementation = original
  }

  /// As `Method`; never freed either.
  private(set) lazy var pointer = Method(Unmanaged.passRetained(self).toOpaque())

  static func at(_ pointer: Method) -> MethodRecord {
    Unmanaged<MethodRecord>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// Whether the method's body asks what runs in its place: the kit's that are listed, and those that the translator saw.
  var asks: Bool { KitMethods.has(owner, name) || _TesseraClassTable.isExchangeable(name, in: owner) }

  /// `-[UIView layoutSubviews]`.
  var text: String {
    name.hasPrefix("+")
      ? "+[\(className(of: owner)) \(name.dropFirst())]" : "-[\(className(of: owner)) \(name)]"
  }
}

/// The methods that were asked for by name, and what runs in their places.
final class MethodExchange: @unchecked Sendable {
  static let shared = MethodExchange()

  private struct Key: Hashable {
    var owner: ObjectIdentifier
    var name: String
  }

  private let lock = NSRecursiveLock()
  private var records: [Key: MethodRecord] = [:]
  /// Methods that classes were given at run time.
  private var added: Set<Key> = []

  // MARK: - Methods

  /// The method of a class that itself declares it, or was given it.
  func record(_ owner: AnyClass, _ name: String) -> MethodRecord {
    lock.withLock {
      let key = Key(owner: ObjectIdentifier(owner), name: name)
      if let known = records[key] { return known }
      let record = MethodRecord(owner: owner, name: name)
      records[key] = record
      return record
    }
  }

  /// The nearest of a class and those that it derives from that declares a method, as far as tables tell.
  func owner(of name: String, from type: AnyClass) -> AnyClass? {
    sequence(first: type, next: { _getSuperclass($0) }).first { declares($0, name) }
  }

  /// Whether a class itself has a method.
  func declares(_ type: AnyClass, _ name: String) -> Bool {
    lock.withLock { added.contains(Key(owner: ObjectIdentifier(type), name: name)) }
      || KitMethods.has(type, name) || _TesseraClassTable.declares(name, in: type)
  }

  // MARK: - Changes

  /// Exchanges what two methods do. Where a method's body does not ask, both stay as they are and a line on standard error
  /// says so.
  func exchange(_ first: MethodRecord, _ second: MethodRecord) {
    for record in [first, second] where !record.asks {
      return warn("\(first.text) and \(second.text) can't be exchanged: \(record.text) \(Self.reason)")
    }
    lock.withLock { swap(&first.implementation, &second.implementation) }
    install()
  }

  /// Has a method do something else.
  func set(_ record: MethodRecord, _ implementation: MethodImplementation) -> MethodImplementation {
    let old = record.implementation
    guard record.asks || isAdded(record) else {
      warn("\(record.text) can't be replaced: it \(Self.reason)")
      return old
    }
    lock.withLock { record.implementation = implementation }
    install()
    return old
  }

  /// Gives a class a method that it inherits or lacks; `false` where it has one of its own.
  func add(_ name: String, to type: AnyClass, _ implementation: MethodImplementation) -> Bool {
    guard !declares(type, name) else { return false }
    let record = record(type, name)
    lock.withLock {
      record.implementation = implementation
      _ = added.insert(Key(owner: ObjectIdentifier(type), name: name))
    }
    if let inherited = owner(of: name, from: _getSuperclass(type) ?? type), !self.record(inherited, name).asks {
      warn("\(record.text) is not called: \(self.record(inherited, name).text) \(Self.reason)")
    }
    install()
    return true
  }

  /// What a class was given under a name.
  func addition(_ name: String, in type: AnyClass) -> MethodRecord? {
    lock.withLock {
      let key = Key(owner: ObjectIdentifier(type), name: name)
      return added.contains(key) ? records[key] : nil
    }
  }

  private func isAdded(_ record: MethodRecord) -> Bool { addition(record.name, in: record.owner) === record }

  private static let reason =
    "is called directly here. Methods of extensions of the kit's classes, '@objc dynamic' ones and those in the Errata can be"

  private func warn(_ words: String) { FileHandle.standardError.write(Data("Tessera: \(words)\n".utf8)) }

  // MARK: - Calls

  private func install() {
    MethodHook.handler = { object, type, name, arguments in
      MethodExchange.shared.run(name, of: type, on: object, arguments)
    }
  }

  /// What this thread is about to run or runs.
  private final class Calls {
    /// The body that is to run next, and asks nobody.
    var next: Key?
    /// Methods that were given to an object's class, and run for it.
    var running: [(record: MethodRecord, object: AnyObject)] = []
  }

  private var calls: Calls {
    let dictionary = Thread.current.threadDictionary
    if let known = dictionary["TesseraMethodExchange"] as? Calls { return known }
    let calls = Calls()
    dictionary["TesseraMethodExchange"] = calls
    return calls
  }

  private func run(
    _ name: String, of owner: AnyClass, on object: AnyObject, _ arguments: [Any?]
  ) -> MethodHook.Replaced? {
    let calls = calls
    if calls.next == Key(owner: ObjectIdentifier(owner), name: name) {
      calls.next = nil
      return nil
    }
    var type: AnyClass? = Swift.type(of: object)
    while let current = type, current != owner {
      if let record = addition(name, in: current),
        !calls.running.contains(where: { $0.record === record && $0.object === object })
      {
        calls.running.append((record, object))
        defer { calls.running.removeLast() }
        return .init(result: call(record.implementation, on: object, arguments))
      }
      type = _getSuperclass(current)
    }
    let found = lock.withLock { records[Key(owner: ObjectIdentifier(owner), name: name)] }
    guard let found, found.implementation !== found.original else { return nil }
    return .init(result: call(found.implementation, on: object, arguments))
  }

  /// Runs what a method does.
  func call(_ implementation: MethodImplementation, on object: AnyObject, _ arguments: [Any?]) -> Any? {
    switch implementation.body {
    case .block(let block): return MethodBlock.call(block, object, arguments)
    case .declared(let owner, let name):
      let calls = calls
      calls.next = Key(owner: ObjectIdentifier(owner), name: name)
      defer { calls.next = nil }
      if KitMethods.has(owner, name) { return KitMethods.call(name, of: owner, on: object, arguments) }
      return Selector(name).send(to: object, with: arguments)
    }
  }
}

/// What the translator has methods ask that can be exchanged: what ran in the method's place, `nil` where its own body has to.
public func _tesseraExchanged<R>(
  _ object: AnyObject, _ type: AnyClass, _ name: String, _ arguments: @autoclosure () -> [Any?], as result: R.Type
) -> R? {
  guard let replaced = MethodHook.replaced(object, type, name, arguments()) else { return nil }
  if let void = () as? R { return void }
  guard let value = replaced.result as? R else {
    fatalError("-[\(className(of: type)) \(name)] was exchanged for a method that returns no \(R.self)")
  }
  return value
}
