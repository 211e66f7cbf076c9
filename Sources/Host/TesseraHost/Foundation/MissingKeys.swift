// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Has unarchivers answer `nil` for an object of which the archive says nothing, as on iOS: Foundation on Linux takes the
/// archive for damaged, and reads nothing more of it or stops.
package enum MissingKeys {
  /// Takes effect for the whole process, once.
  package static let isInstalled = lend(
    HookedUnarchiver.self, to: NSKeyedUnarchiver.self, declaredBy: "10Foundation7NSCoder",
    "12decodeObject6forKeyypSgSS_tF", "12decodeObject2of6forKeyypSgSayyXlXpGSg_SStF",
    "12decodeObject2of6forKeyxSgxm_SStAA8NSObjectCRbzAA8NSCodingRzlF", "18decodePropertyList6forKeyypSgSS_tF")
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
