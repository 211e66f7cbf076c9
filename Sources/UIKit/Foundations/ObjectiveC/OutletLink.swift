// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A requirement of a protocol as a message: the parts of its name, as Swift's rules make them, and the last words of its types.
///
/// Apple's own name may say more: `tableView:didSelectRowAtIndexPath:` where Swift's rules give `tableView:didSelectRowAt:`.
package struct OutletMessage {
  let pieces: [String]
  let types: [String]

  package init(_ pieces: [String], _ types: [String]) { (self.pieces, self.types) = (pieces, types) }

  var name: String { types.isEmpty ? pieces[0] : pieces.map { $0 + ":" }.joined() }

  /// Whether another message has the same name in Swift and is the one meant by it: of what a recogniser may receive, the
  /// touch. This one is then known by its type alone, `gestureRecognizer:shouldReceivePress:`.
  var isSecondOfItsName: Bool {
    pieces.last == "shouldReceive" && ["UIPress", "UIEvent"].contains(types.last)
  }

  /// Whether a method's name is this message's.
  func isNamed(by selector: String) -> Bool {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard !types.isEmpty else { return selector == pieces[0] }
    guard parts.count == types.count + 1, !isSecondOfItsName || selector != name else { return false }
    return zip(zip(parts, pieces), types).allSatisfy { names, type in
      names.0.hasPrefix(names.1) && type.hasSuffix(names.0.dropFirst(names.1.count))
    }
  }
}

/// The object at the other end of an outlet, which does not declare the protocol of the outlet's property: Objective-C lets interface
/// files connect any object, and asks each time whether it has the method.
@MainActor package final class OutletLink {
  /// The object; whoever it is kept by, the adapter lives as long as it.
  package private(set) weak var object: NSObject?
  private var found: [String: Selector?] = [:]

  package init(_ object: NSObject) { self.object = object }

  private func method(_ message: OutletMessage) -> Selector? {
    guard let object else { return nil }
    let key = message.name + message.types.joined(separator: " ")
    if let known = found[key] { return known }
    let exact = message.isSecondOfItsName ? nil : _TesseraClassTable.method(named: message.name, for: object)
    let selector = exact ?? _TesseraClassTable.method(for: object) { message.isNamed(by: $0) }
    found[key] = .some(selector)
    return selector
  }

  /// Calls an optional method; `false` where the object has none.
  @discardableResult
  package func send(_ message: OutletMessage, _ arguments: [Any?]) -> Bool {
    guard let object, let method = method(message) else { return false }
    method.perform(on: object, with: arguments)
    return true
  }

  /// What an optional method returns; `nil` where the object has none.
  package func answer<Answer>(_ message: OutletMessage, _ arguments: [Any?]) -> Answer? {
    guard let object, let method = method(message) else { return nil }
    return method.perform(on: object, with: arguments) as? Answer
  }

  /// Calls a method that the object has to have.
  package func demand(_ message: OutletMessage, _ arguments: [Any?]) {
    if !send(message, arguments) { stop(message) }
  }

  /// What a method returns that the object has to have.
  package func require<Answer>(_ message: OutletMessage, _ arguments: [Any?]) -> Answer {
    guard let answer: Answer = answer(message, arguments) else { stop(message) }
    return answer
  }

  private func stop(_ message: OutletMessage) -> Never {
    let type = object.map { "\(Swift.type(of: $0))" } ?? "NSObject"
    fatalError("-[\(type) \(message.name)]: unrecognized selector sent to instance")
  }
}

/// Which adapter stands for which protocol.
@MainActor package enum OutletAdapters {
  private struct Entry {
    let isDeclared: (NSObject) -> Bool
    /// Of the type `(NSObject) -> P?`, where the outlet's type is `P?`.
    let make: Any
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The types of outlets that take any object.
  package private(set) static var types: [Any.Type] = []

  /// Makes an adapter known. It lives as long as the object that it stands for.
  package static func register<Value>(_ type: Value.Type, _ make: @escaping @MainActor (NSObject) -> Value) {
    guard entries[ObjectIdentifier(Value?.self)] == nil else { return }
    types.append(type)
    let key = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let kept: @MainActor (NSObject) -> Value? = { object in
      if let known = objc_getAssociatedObject(object, key) as? Value { return known }
      let made = make(object)
      objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }
    entries[ObjectIdentifier(Value?.self)] = Entry(isDeclared: { $0 is Value }, make: kept)
  }

  /// What an outlet is given in place of an object that does not declare its protocol; `nil` where an outlet of the type takes no
  /// other objects, and for an object that declares it.
  static func adapter<Value>(for value: Any?, as type: Value.Type) -> Value? {
    guard let object = value as? NSObject, let entry = entries[ObjectIdentifier(type)], !entry.isDeclared(object),
      let make = entry.make as? @MainActor (NSObject) -> Value
    else { return nil }
    return make(object)
  }
}
