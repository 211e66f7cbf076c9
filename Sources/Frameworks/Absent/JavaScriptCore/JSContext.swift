// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreGraphics

/// Where scripts are run. There is nothing here that runs them: each fails by the context's exception.
open class JSContext: NSObject, @unchecked Sendable {
  open private(set) var virtualMachine: JSVirtualMachine!
  open var name: String!
  /// What went wrong last.
  open var exception: JSValue!
  /// Called when something goes wrong; keeps it as the exception by default.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  open var isInspectable = false
  private var values: [String: JSValue] = [:]

  public convenience override init() { self.init(virtualMachine: JSVirtualMachine()) }

  public init!(virtualMachine: JSVirtualMachine!) {
    self.virtualMachine = virtualMachine
    super.init()
    exceptionHandler = { context, exception in context?.exception = exception }
  }

  /// Runs a script: the context's exception says that scripts cannot be run.
  ///
  /// - Returns: An undefined value.
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
    exceptionHandler?(self, JSValue(object: "Error: Tessera runs no scripts.", in: self))
    return JSValue(undefinedIn: self)
  }

  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    evaluateScript(script)
  }

  open var globalObject: JSValue! { JSValue(undefinedIn: self) }

  /// A value that was set before by the name.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    (key as? String).flatMap { values[$0] } ?? JSValue(undefinedIn: self)
  }

  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    guard let name = key as? NSString else { return }
    values[String(describing: name)] = JSValue(object: object, in: self)
  }
}

/// Where contexts live.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// What code shows to scripts. Nothing here runs any.
public protocol JSExport {}

/// A value of a context: an object that was given to it, or nothing.
open class JSValue: NSObject, @unchecked Sendable {
  open private(set) weak var context: JSContext!
  private let value: Any?
  private let isNothing: Bool

  public init!(object value: Any!, in context: JSContext!) {
    (self.value, isNothing) = (value, false)
    super.init()
    self.context = context
  }
  public init!(bool value: Bool, in context: JSContext!) {
    (self.value, isNothing) = (value, false)
    super.init()
    self.context = context
  }
  public init!(double value: Double, in context: JSContext!) {
    (self.value, isNothing) = (value, false)
    super.init()
    self.context = context
  }
  public init!(int32 value: Int32, in context: JSContext!) {
    (self.value, isNothing) = (Double(value), false)
    super.init()
    self.context = context
  }
  public init!(undefinedIn context: JSContext!) {
    (value, isNothing) = (nil, true)
    super.init()
    self.context = context
  }
  public init!(nullIn context: JSContext!) {
    (value, isNothing) = (nil, false)
    super.init()
    self.context = context
  }

  open var isUndefined: Bool { isNothing }
  open var isNull: Bool { value == nil && !isNothing }
  open var isBoolean: Bool { value is Bool }
  open var isNumber: Bool { !(value is Bool) && (value is Double || value is Int || value is NSNumber) }
  open var isString: Bool { value is String }
  open var isArray: Bool { value is [Any] }
  open var isDate: Bool { value is Date }
  open var isObject: Bool { value != nil && !isBoolean && !isNumber && !isString }

  open func toObject() -> Any! { value }
  open func toString() -> String! {
    if isNothing { return "undefined" }
    return value.map { "\($0)" } ?? "null"
  }
  open func toBool() -> Bool {
    switch value {
    case nil: false
    case let value as Bool: value
    case let value as String: !value.isEmpty
    default: !isNumber || !(toDouble() == 0 || toDouble().isNaN)
    }
  }
  open func toDouble() -> Double {
    switch value {
    case nil: isNothing ? .nan : 0
    case let value as Bool: value ? 1 : 0
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as String: Double(value) ?? .nan
    default: .nan
    }
  }
  open func toInt32() -> Int32 {
    let number = toDouble()
    return number.isFinite ? Int32(truncatingIfNeeded: Int64(number.truncatingRemainder(dividingBy: 0x1p32))) : 0
  }
  open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  open func toDate() -> Date! { value as? Date ?? Date(timeIntervalSince1970: toDouble() / 1000) }
  open func toArray() -> [Any]! { value as? [Any] }
  open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }

  /// Calls a function of a script's: there is none.
  ///
  /// - Returns: An undefined value; the context's exception says why.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { fail() }
  @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! { fail() }
  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { fail() }

  private func fail() -> JSValue! {
    context?.exceptionHandler?(context, JSValue(object: "TypeError: Tessera runs no scripts.", in: context))
    return JSValue(undefinedIn: context)
  }

  /// A member of an object that was given to the context as a dictionary.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    guard let key = key as? AnyHashable, let found = (value as? [AnyHashable: Any])?[key] else {
      return JSValue(undefinedIn: context)
    }
    return JSValue(object: found, in: context)
  }
  open func forProperty(_ property: String!) -> JSValue! { objectForKeyedSubscript(property) }
  open func hasProperty(_ property: String!) -> Bool { !forProperty(property).isUndefined }

  open func atIndex(_ index: Int) -> JSValue! {
    guard let array = value as? [Any], array.indices.contains(index) else { return JSValue(undefinedIn: context) }
    return JSValue(object: array[index], in: context)
  }

  open override var description: String { toString() }
}
