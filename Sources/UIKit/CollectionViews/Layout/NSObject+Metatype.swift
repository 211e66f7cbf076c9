// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

// Layouts name the classes of their attributes and contexts; TesseraRuntime.h says how objects are made of them.

extension NSObject {
  /// Makes an object of a class that is known only at run time, through `init()`.
  @MainActor static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    guard let object = tessera_make_object(unsafeBitCast(type, to: UnsafeRawPointer.self)) else {
      fatalError("\(type) has no init()")
    }
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }
}
