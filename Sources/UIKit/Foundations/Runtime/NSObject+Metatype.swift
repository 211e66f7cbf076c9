// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

// Delegates, layers, and a layout's attributes and contexts are made of classes that an app names; TesseraRuntime.h says
// how.

/// Classes of apps that have an `init()` of their own beside that of the kit's class. The translator adds this.
@MainActor public protocol _TesseraMade {
  /// A new object by that `init()`; `nil` where it does not make one of the class.
  static func _tesseraMade(_ type: AnyClass) -> AnyObject?
}

extension NSObject {
  /// Makes an object of a class that is known only at run time, through `init()`.
  @MainActor package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    // An `init()` of an app's own that stands beside ours is none that the tables of a class know of.
    if let made = (type as? any _TesseraMade.Type)?._tesseraMade(type) as? Object { return made }
    guard let object = tessera_make_object(unsafeBitCast(type, to: UnsafeRawPointer.self)) else {
      fatalError("\(type) has no init()")
    }
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }
}
