// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
import Foundation

/// The method of a name that objects of a class have, `nil` where they have none.
///
/// Of `draw(_:)` it is the same for two classes where neither overrides it. Every class counts as having its own of other
/// methods.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let cls, name.isKnown(toInstancesOf: cls) else { return nil }
  return MethodNames.shared.method(named: name.description, of: MethodNames.owner(of: name, cls))
}

@available(*, unavailable, message: "methods of classes are not found by name here: Swift calls them directly")
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

@available(*, unavailable, message: "methods can't be exchanged here: Swift calls them directly; override them instead")
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// What is behind a method, or would be.
public typealias IMP = OpaquePointer

@available(*, unavailable, message: "methods can't be exchanged here: Swift calls them directly; override them instead")
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

@available(*, unavailable, message: "methods can't be exchanged here: Swift calls them directly; override them instead")
public func method_getImplementation(_ m: Method) -> IMP { m }

@available(*, unavailable, message: "methods can't be exchanged here: Swift calls them directly; override them instead")
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

@available(*, unavailable, message: "classes can't be given methods here: Swift calls them directly; override instead")
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

@available(*, unavailable, message: "methods can't be exchanged here: Swift calls them directly; override them instead")
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

@available(*, unavailable, message: "blocks can't be methods here: Swift calls methods directly")
public func imp_implementationWithBlock(_ block: Any) -> IMP { fatalError() }

/// What stands for methods: an address for each class and name.
private final class MethodNames: @unchecked Sendable {
  static let shared = MethodNames()

  private struct Key: Hashable {
    var owner: ObjectIdentifier
    var name: String
  }

  private let lock = NSLock()
  private var methods: [Key: Method] = [:]

  /// The class whose method it is, as far as that is known.
  static func owner(of name: Selector, _ cls: AnyClass) -> AnyClass {
    guard name.description == "draw:", let view = cls as? UIView.Type else { return cls }
    let isOwn = tessera_overrides_draw(
      unsafeBitCast(view as AnyClass, to: UnsafeRawPointer.self),
      unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self))
    return isOwn ? cls : UIView.self
  }

  func method(named name: String, of owner: AnyClass) -> Method {
    lock.withLock {
      let key = Key(owner: ObjectIdentifier(owner), name: name)
      if let known = methods[key] { return known }
      // Never freed: there are as many as somebody asked for by name.
      let method = Method(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
      methods[key] = method
      return method
    }
  }
}

extension UIView {
  func refuseArchive() -> Never { fatalError("\(type(of: self)): views can't be written into archives here") }
}
