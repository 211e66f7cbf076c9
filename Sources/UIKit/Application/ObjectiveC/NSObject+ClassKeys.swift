// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

// Classes are objects in Objective-C, and have values by name as well: class properties.

extension NSObject {
  /// The value of a class property: one of the kit's shared objects.
  ///
  /// A name that the class lacks is a programmer error and stops with a message.
  public nonisolated class func value(forKey key: String) -> Any? {
    let passed = Passed(value: self as AnyClass)
    return onThisThread {
      let line = sequence(first: passed.value, next: { _getSuperclass($0) })
      guard let read = line.lazy.compactMap({ classProperties[ObjectIdentifier($0)]?[key] }).first else {
        fatalError(
          "[<\(passed.value)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
      }
      return Passed(value: read())
    }.value
  }

  /// The value at the end of a chain that begins with a class property: `UIApplication.value(forKeyPath: "shared.delegate")`.
  public nonisolated class func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    guard let next = value(forKey: String(keyPath[..<dot])) as? NSObject else { return nil }
    return next.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }
}

@MainActor private let classProperties: [ObjectIdentifier: [String: () -> Any?]] = [
  ObjectIdentifier(UIApplication.self): [
    "shared": { UIApplication.shared }, "sharedApplication": { UIApplication.shared },
  ],
  ObjectIdentifier(UIScreen.self): ["main": { UIScreen.main }, "mainScreen": { UIScreen.main }],
  ObjectIdentifier(UIDevice.self): ["current": { UIDevice.current }, "currentDevice": { UIDevice.current }],
  ObjectIdentifier(UIPasteboard.self): ["general": { UIPasteboard.general }],
  ObjectIdentifier(Bundle.self): ["main": { Bundle.main }],
  ObjectIdentifier(FileManager.self): ["default": { FileManager.default }],
  ObjectIdentifier(NotificationCenter.self): ["default": { NotificationCenter.default }],
  ObjectIdentifier(ProcessInfo.self): ["processInfo": { ProcessInfo.processInfo }],
  ObjectIdentifier(UserDefaults.self): ["standard": { UserDefaults.standard }],
]
