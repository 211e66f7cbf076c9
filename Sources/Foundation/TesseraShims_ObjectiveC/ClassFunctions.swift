// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

// Classes and their names, as Objective-C's runtime tells of them.

/// The class of an object; `nil` for what is no object.
public func object_getClass(_ object: Any?) -> AnyClass? { object.flatMap { type(of: $0) as? AnyClass } }

/// The name of an object's class.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(object)) }

/// The name of a class, `Module.Class`; `nil` is called that. The text stays where it is.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassNames.shared.text(cls.map { String(reflecting: $0) } ?? "nil")
}

/// The class that a class derives from.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// The bytes that an object of a class takes.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  guard let cls else { return 0 }
  // Behind a class's kind and superclass stand its flags, the address point and the size of its objects, in 32 bits each.
  return Int(unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}

/// Makes an object one of another class, whose objects must take the same room: a subclass without properties of its own.
///
/// - Returns: The class that it was of.
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  guard let object = obj as AnyObject?, let old = object_getClass(obj) else { return nil }
  guard class_getInstanceSize(old) == class_getInstanceSize(cls) else {
    fatalError("object_setClass: objects of \(cls) take another amount of memory than those of \(old)")
  }
  Unmanaged.passUnretained(object).toOpaque().storeBytes(of: unsafeBitCast(cls, to: UInt.self), as: UInt.self)
  return old
}

/// Names that were asked for, each kept once and for good.
private final class ClassNames: @unchecked Sendable {
  static let shared = ClassNames()
  private let lock = NSLock()
  private var texts: [String: UnsafeMutablePointer<CChar>] = [:]

  func text(_ name: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let known = texts[name] { return UnsafePointer(known) }
      let bytes = Array(name.utf8CString)
      let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      text.initialize(from: bytes, count: bytes.count)
      texts[name] = text
      return UnsafePointer(text)
    }
  }
}

// MARK: - Identity

/// Whether two classes are the same. Classes are objects on Apple's platforms, so `===` takes them there.
@_disfavoredOverload public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Whether two classes are different.
@_disfavoredOverload public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
