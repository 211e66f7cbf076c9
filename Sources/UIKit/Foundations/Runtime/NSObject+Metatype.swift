// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

// Delegates, layers, and a layout's attributes and contexts are made of classes that an app names; TesseraRuntime.h says
// how.

extension NSObject {
  /// Makes an object of a class that is known only at run time, through `init()`.
  @MainActor package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    guard let object = tessera_make_object(unsafeBitCast(type, to: UnsafeRawPointer.self)) else {
      fatalError("\(type) has no init()")
    }
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }
}
