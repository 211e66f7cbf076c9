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
