// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

extension AppearanceProxies {
  /// Makes the object that stands for all of a class.
  ///
  /// An app's class may ask for its appearance in a `static` property that its own initialiser waits for. No object of it can
  /// be initialised then: the proxy is one of the kit's class below, in a body of the app's class.
  static func make<Object: NSObject>(_ type: Object.Type, by make: (NSObject.Type) -> NSObject) -> Object {
    if tessera_is_initialising_once(), let kit = kitClass(of: type), kit != type {
      let object = Unmanaged.passRetained(make(kit)).toOpaque()
      let derived = tessera_derived_object(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), object)
      if let derived { return Unmanaged<Object>.fromOpaque(derived).takeRetainedValue() }
    }
    guard let object = make(type) as? Object else { fatalError("\(type) makes another class") }
    return object
  }

  /// The nearest class of the kit that a class is, or derives from.
  private static func kitClass(of type: NSObject.Type) -> NSObject.Type? {
    let all = sequence(first: type as AnyClass, next: { _getSuperclass($0) })
    return all.first { String(reflecting: $0).hasPrefix("UIKit.") } as? NSObject.Type
  }
}
