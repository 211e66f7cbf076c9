// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The name of a method, with the method itself where the program named it.
///
/// `#selector(tap(_:))` in app source becomes a selector that carries the unapplied method, private ones included. A
/// selector made from text knows only its name and finds the method in the receiver's class table.
///
/// Two selectors are equal when their names are. Names are those that Swift's own rules give, `tap:event:`; for methods
/// that Apple renamed for Swift they follow the Swift name, not the one in Apple's headers.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for every argument.
  public let description: String
  private let method: Method?

  /// Creates a selector from a name.
  public init(_ name: String) {
    self.init(name, method: nil)
  }

  /// Creates a selector from a name.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  private init(_ name: String, method: Method?) {
    description = name
    self.method = method
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// What a selector carries. The receiver's type is checked before the method is called.
  private struct Method: Sendable {
    var accepts: @Sendable (Any) -> Bool
    /// Whether it is a method of a class's objects.
    var isOfInstances: @Sendable (AnyClass) -> Bool
    var call: @MainActor @Sendable (Any, [Any?]) -> Any?
  }

  // MARK: - Sending

  /// Whether an object has the method: the one carried, or one of this name in its class's tables.
  @MainActor package func isImplemented(by object: Any) -> Bool { implementation(in: object) != nil }

  /// Calls the method on an object.
  ///
  /// Arguments are cast to what the method declares; missing ones are `nil`, surplus ones are left out. The result is
  /// `nil` for methods that return nothing, and otherwise what they return.
  ///
  /// An object without the method, and an argument that doesn't fit, are programmer errors and stop with a message.
  @discardableResult
  @MainActor package func perform(on object: Any, with arguments: [Any?] = []) -> Any? {
    guard let method = implementation(in: object) else {
      // A weak proxy, say, hands on what it has not.
      if let other = (object as? any _TesseraForwarding)?.forwardingTarget(for: self),
        other as AnyObject !== object as AnyObject
      {
        return perform(on: other, with: arguments)
      }
      fatalError("-[\(type(of: object)) \(description)]: unrecognized selector sent to instance")
    }
    let result = method.call(object, arguments)
    return result is Void ? nil : result
  }

  /// The same on whatever thread this is.
  @discardableResult
  nonisolated func send(to object: Any, with arguments: [Any?] = []) -> Any? {
    let passed = Passed(value: (object, arguments))
    return onThisThread { Passed(value: perform(on: passed.value.0, with: passed.value.1)) }.value
  }

  /// Whether an object has the method, asked on whatever thread this is.
  nonisolated func isKnown(to object: Any) -> Bool {
    let passed = Passed(value: object)
    return onThisThread {
      if isImplemented(by: passed.value) { return true }
      // A class has no objects' methods.
      if passed.value is AnyClass { return false }
      return _TesseraClassTable.answers(description, forInstancesOf: Swift.type(of: passed.value as AnyObject))
    }
  }

  /// Whether objects of a class have the method, asked on whatever thread this is.
  nonisolated func isKnown(toInstancesOf type: AnyClass) -> Bool {
    if let method, method.isOfInstances(type) { return true }
    return onThisThread {
      _TesseraClassTable.method(named: description, forInstancesOf: type) != nil
        || _TesseraClassTable.answers(description, forInstancesOf: type)
        || _TesseraClassTable.accessor(named: description, forInstancesOf: type) != nil
    }
  }

  @MainActor private func implementation(in object: Any) -> Method? {
    if let method, method.accepts(object) { return method }
    guard let found = _TesseraClassTable.method(named: description, for: object)?.method, found.accepts(object) else {
      return accessor(in: object)
    }
    return found
  }

  /// The method that reads or sets a property which the tables know: `name` and `setName:`.
  @MainActor private func accessor(in object: Any) -> Method? {
    guard !(object is AnyClass),
      let found = _TesseraClassTable.accessor(named: description, forInstancesOf: Swift.type(of: object as AnyObject))
    else { return nil }
    nonisolated(unsafe) let (key, isSetter) = found
    return Method(
      accepts: { _ in true }, isOfInstances: { _ in true },
      call: { object, values in
        guard isSetter else { return key.get(object as AnyObject) }
        _ = key.set?(object as AnyObject, values.first ?? nil)
        return nil
      })
  }

  // MARK: - Made by the translator

  private static func carrying<T, Arguments>(
    _ name: String, arity: Int, _ type: T.Type,
    _ call: @escaping @MainActor @Sendable (T, Arguments) -> Any?,
    _ arguments: @escaping @MainActor @Sendable ([Any?], String) -> Arguments
  ) -> Selector {
    // Where the translator doesn't see the declaration it gives the base name, and the method's type tells the rest.
    let colons = name.utf8.count { $0 == UInt8(ascii: ":") }
    let full = name + String(repeating: ":", count: max(0, arity - colons))
    return Selector(
      full,
      method: Method(
        accepts: { $0 is T }, isOfInstances: { $0 is T.Type },
        call: { object, values in
          // `accepts` was asked first, so the cast holds.
          call(object as! T, arguments(values, full))
        }))
  }

  /// One argument, as the method declares it.
  @MainActor private static func argument<A>(_ index: Int, of values: [Any?], _ name: String) -> A {
    let value: Any? = index < values.count ? values[index] : nil
    if let value {
      if let exact = value as? A { return exact }
    } else if let none = value as? A {
      return none
    }
    if A.self == NSNotification.self, let note = value as? Notification, let object = note._bridgeToObjectiveC() as? A {
      return object
    }
    // `#selector(UIView.endEditing(_:))` as a recogniser's action: the object that is passed reads as true.
    if A.self == Bool.self, let yes = (value is NSObject) as? A { return yes }
    // Objective-C passes nothing where Swift expects something, and methods that never look at it go on.
    if value == nil, let type = A.self as? any SelectorArgument.Type, let blank = type.blank() as? A { return blank }
    let given = value.map { "a \(type(of: $0))" } ?? "nil"
    fatalError("argument \(index + 1) of selector \(name) is \(given), the method expects a \(A.self)")
  }

  /// A method without parameters.
  public static func _tessera<T, R>(
    _ name: String, _ type: T.Type, _ method: @escaping @MainActor (T) -> () -> R
  ) -> Selector {
    carrying(name, arity: 0, type, { object, _ in method(object)() }, { _, _ in })
  }

  /// A method with one parameter.
  public static func _tessera<T, A, R>(
    _ name: String, _ type: T.Type, _ method: @escaping @MainActor (T) -> (A) -> R
  ) -> Selector {
    carrying(
      name, arity: 1, type, { object, a in method(object)(a) }, { values, name in argument(0, of: values, name) as A })
  }

  /// A method with two parameters.
  public static func _tessera<T, A, B, R>(
    _ name: String, _ type: T.Type, _ method: @escaping @MainActor (T) -> (A, B) -> R
  ) -> Selector {
    carrying(
      name, arity: 2, type, { object, pair in method(object)(pair.0, pair.1) },
      { values, name in (argument(0, of: values, name) as A, argument(1, of: values, name) as B) })
  }

  /// A method with three parameters.
  public static func _tessera<T, A, B, C, R>(
    _ name: String, _ type: T.Type, _ method: @escaping @MainActor (T) -> (A, B, C) -> R
  ) -> Selector {
    carrying(
      name, arity: 3, type, { object, all in method(object)(all.0, all.1, all.2) },
      { values, name in
        (argument(0, of: values, name) as A, argument(1, of: values, name) as B, argument(2, of: values, name) as C)
      })
  }

  /// A method of the type that an expression has; the expression is not evaluated.
  public static func _tessera<T, R>(
    _ name: String, like value: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> () -> R
  ) -> Selector { _tessera(name, T.self, method) }

  /// A method of the type that an expression has; the expression is not evaluated.
  public static func _tessera<T, A, R>(
    _ name: String, like value: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> (A) -> R
  ) -> Selector { _tessera(name, T.self, method) }

  /// A method of the type that an expression has; the expression is not evaluated.
  public static func _tessera<T, A, B, R>(
    _ name: String, like value: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> (A, B) -> R
  ) -> Selector { _tessera(name, T.self, method) }
}

/// The name of a selector, as text.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// What methods may declare as an argument that is always there, though there may be none.
@MainActor protocol SelectorArgument {
  /// One that says nothing.
  static func blank() -> Any
}

/// The selector of a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
