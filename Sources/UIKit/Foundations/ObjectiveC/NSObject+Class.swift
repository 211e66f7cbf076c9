// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import CTesseraRuntime

// Classes are objects in Objective-C: what one can ask them, and what every object says of its class.

extension NSObject {
  /// The class itself, as `register(Cell.classForCoder(), …)` names it.
  public nonisolated class func classForCoder() -> AnyClass { self }

  /// The class's name: `Module.Class`, and without the module for classes of the frameworks. Subclasses have another, so
  /// it serves as a reuse identifier.
  public nonisolated class func description() -> String { className(of: self) }

  /// The class's name.
  public nonisolated class func debugDescription() -> String { className(of: self) }

  /// A number that is this class's as long as the program runs.
  public nonisolated class func hash() -> Int { ObjectIdentifier(self).hashValue }

  /// Whether an object is this class.
  public nonisolated class func isEqual(_ object: Any?) -> Bool { (object as? AnyClass) == self }

  /// The class that this one derives from.
  public nonisolated class func superclass() -> AnyClass? { _getSuperclass(self) }

  /// Whether objects of the class have the method of a selector.
  public nonisolated class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector?.isKnown(toInstancesOf: self) ?? false
  }

  /// Whether the class itself has the method of a selector, a class method.
  public nonisolated class func responds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(to: self) ?? false }

  /// Calls the class method of a selector and gives what it returns.
  @discardableResult
  public nonisolated class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }

  /// Calls the class method of a selector with one argument and gives what it returns.
  @discardableResult
  public nonisolated class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  private nonisolated class func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { fatalError("+[\(self) perform(_:)]: the selector is nil") }
    return selector.send(to: self, with: arguments).map { AutoreleasedResults.keep($0 as AnyObject) }
  }

  /// Whether the class, or one that it derives from, says that it conforms to a protocol: `conforms(to: Delegate.self)`.
  public nonisolated class func conforms(to aProtocol: Any.Type) -> Bool {
    tessera_conforms(
      unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self), unsafeBitCast(aProtocol, to: UnsafeRawPointer.self))
  }
}

extension NSObjectProtocol {
  /// Whether the object is of a class or of one that derives from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 === aClass }
  }

  /// Whether the object is of exactly this class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass === aClass }

  /// The class that the object's class derives from.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  /// Whether the object's class, or one that it derives from, says that it conforms to a protocol.
  public func conforms(to aProtocol: Any.Type) -> Bool {
    tessera_conforms(
      unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self),
      unsafeBitCast(aProtocol, to: UnsafeRawPointer.self))
  }
}

// MARK: - Names

/// The modules whose classes have plain names on iOS, as classes of Objective-C's have.
let plainlyNamedModules: Set<Substring> = [
  "AVFoundation", "AVKit", "Contacts", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMotion",
  "Foundation", "MapKit", "MessageUI", "Photos", "PhotosUI", "QuartzCore", "SafariServices", "StoreKit", "UIKit",
  "UserNotifications", "WebKit", "XCTest",
]

/// A class's name as iOS says it: `Module.Class`, `UIView`; for nested ones `Module.Outer.Inner`; of `@objc(Name)` that name.
func className(of type: AnyClass) -> String {
  // Private and local types stand in a "(unknown context at $address)", which is another one in each run.
  let parts = _typeName(type, qualified: true).split(separator: ".", omittingEmptySubsequences: false)
    .filter { !$0.hasPrefix("(unknown context at ") }
  guard let module = parts.first, plainlyNamedModules.contains(module) else {
    return _TesseraClassTable.objectiveCName(of: type) ?? parts.joined(separator: ".")
  }
  return parts.dropFirst().joined(separator: ".")
}

/// What the translator makes of `NSStringFromClass`: Foundation's on Linux stops the program for nested and generic classes.
public func _tesseraStringFromClass(_ aClass: AnyClass) -> String { className(of: aClass) }

/// What the translator makes of `NSClassFromString`: the frameworks' classes have no module in their names.
public func _tesseraClassFromString(_ aClassName: String) -> AnyClass? {
  if aClassName.contains(".") { return NSClassFromString(aClassName) }
  for module in plainlyNamedModules.sorted() {
    if let found = _typeByName("\(module).\(aClassName)") as? AnyClass { return found }
  }
  return _TesseraClassTable.objectiveCClass(named: aClassName)
}

/// What the translator makes of `objc_getClass`.
public func _tesseraGetClass(_ name: UnsafePointer<CChar>) -> Any! { _tesseraClassFromString(String(cString: name)) }

/// What the translator asks for when it goes up an object's classes.
public func _tesseraSuperclass(_ aClass: AnyClass) -> AnyClass? { _getSuperclass(aClass) }

/// What the translator makes of `type.description()`, which any class answers with Objective-C.
public func _tesseraDescription(_ aClass: AnyClass) -> String { className(of: aClass) }
