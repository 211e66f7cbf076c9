// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
import Foundation

/// What a method does. It can be handed to other functions of the runtime; there is no code behind the pointer itself.
public typealias IMP = OpaquePointer

/// The method of a name that objects of a class have, `nil` where they have none.
///
/// The methods of two classes are the same where neither, as far as is known, overrides it. Overrides are known of
/// `draw(_:)`, and of methods that are exposed to Objective-C in source that was translated.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let cls, name.isKnown(toInstancesOf: cls) || MethodExchange.shared.owner(of: name.description, from: cls) != nil
  else { return nil }
  return MethodExchange.shared.record(owner(of: name, cls), name.description).pointer
}

/// The class whose method it is, as far as that is known.
private func owner(of name: Selector, _ cls: AnyClass) -> AnyClass {
  guard name.description == "draw:", let view = cls as? UIView.Type else {
    return MethodExchange.shared.owner(of: name.description, from: cls) ?? cls
  }
  let isOwn = tessera_overrides_draw(
    unsafeBitCast(view as AnyClass, to: UnsafeRawPointer.self),
    unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self))
  return isOwn ? cls : UIView.self
}

/// Exchanges what two methods do.
///
/// It works between methods that were translated (those of extensions of the kit's classes, and `@objc dynamic` ones) and the
/// methods of the kit that Compatibility/Errata.md lists. Of other methods nothing changes, and a line on standard error names
/// both.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  MethodExchange.shared.exchange(MethodRecord.at(m1), MethodRecord.at(m2))
}

/// Has a method do something else, and gives what it did.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  MethodExchange.shared.set(MethodRecord.at(m), MethodImplementation.at(imp)).pointer
}

/// What a method does.
public func method_getImplementation(_ m: Method) -> IMP { MethodRecord.at(m).implementation.pointer }

/// The name of a method.
public func method_getName(_ m: Method) -> Selector { Selector(String(MethodRecord.at(m).name.drop { $0 == "+" })) }

/// What the objects of a class do for a selector; `nil` where they lack the method.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name).map(method_getImplementation)
}

/// The types of a method's arguments and result. Swift methods carry none: the text names an object, a selector and objects
/// for arguments, and is only good to be handed back to `class_addMethod`.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? {
  let count = MethodRecord.at(m).name.utf8.count { $0 == UInt8(ascii: ":") }
  return UnsafePointer(strdup("v@:" + String(repeating: "@", count: count)))
}

/// Gives a class a method that it inherits or lacks.
///
/// - Returns: `false` where the class has a method of its own of that name, which stays.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls else { return false }
  return MethodExchange.shared.add(name.description, to: cls, MethodImplementation.at(imp))
}

/// Has a class's own method do something else, or gives it one.
///
/// - Returns: What the method did, `nil` where the class had none of its own.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let cls, !class_addMethod(cls, name, imp, types) else { return nil }
  return method_setImplementation(MethodExchange.shared.record(cls, name.description).pointer, imp)
}

/// A block as a method: it takes the object and then what the method takes.
public func imp_implementationWithBlock(_ block: Any) -> IMP { MethodImplementation(.block(block)).pointer }

/// What a method does, as a function of the object, the selector and what the method takes. The translator writes it for
/// `unsafeBitCast` to a function of C.
public func _tesseraFunction<Object, each Argument, Result>(
  _ implementation: IMP?, to type: ((Object, Selector, repeat each Argument) -> Result).Type
) -> (Object, Selector, repeat each Argument) -> Result {
  guard let implementation else { fatalError("there is no method to be called") }
  let method = MethodImplementation.at(implementation)
  return { (object: Object, _: Selector, argument: repeat each Argument) -> Result in
    var arguments: [Any?] = []
    func add<Value>(_ value: Value) { arguments.append(value) }
    repeat add(each argument)
    let result = MethodExchange.shared.call(method, on: object as AnyObject, arguments)
    if let void = () as? Result { return void }
    if let value = result as? Result { return value }
    if result == nil, let none = Any?.none as? Result { return none }
    fatalError("a method was called as one that returns a \(Result.self); it returned \(result ?? "nothing")")
  }
}
