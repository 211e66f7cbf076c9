// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
internal import Foundation

/// Has unarchivers answer `nil` for an object of which the archive says nothing, as on iOS: Foundation on Linux takes the
/// archive for damaged, and reads nothing more of it or stops.
package enum MissingKeys {
  /// Takes effect for the whole process, once.
  package static let isInstalled = [
    "C12decodeObject6forKeyypSgSS_tF", "C12decodeObject2of6forKeyypSgSayyXlXpGSg_SStF",
    "C12decodeObject2of6forKeyxSgxm_SStAA8NSObjectCRbzAA8NSCodingRzlF", "C18decodePropertyList6forKeyypSgSS_tF",
  ].map { method in
    tessera_lend_method(
      unsafeBitCast(HookedUnarchiver.self as AnyClass, to: UnsafeRawPointer.self),
      unsafeBitCast(NSKeyedUnarchiver.self as AnyClass, to: UnsafeMutableRawPointer.self),
      "$s10Foundation7NSCoder\(method)Tq", "$s10Foundation7NSCoderCMn")
  }.allSatisfy { $0 }
}

/// Whose methods unarchivers are lent: it uses nothing but what every unarchiver has.
private final class HookedUnarchiver: NSKeyedUnarchiver {
  override func decodeObject(forKey key: String) -> Any? {
    containsValue(forKey: key) ? super.decodeObject(forKey: key) : nil
  }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    containsValue(forKey: key) ? super.decodeObject(of: classes, forKey: key) : nil
  }

  override func decodeObject<Object: NSObject & NSCoding>(of cls: Object.Type, forKey key: String) -> Object? {
    containsValue(forKey: key) ? super.decodeObject(of: cls, forKey: key) : nil
  }

  override func decodePropertyList(forKey key: String) -> Any? {
    containsValue(forKey: key) ? super.decodePropertyList(forKey: key) : nil
  }
}
