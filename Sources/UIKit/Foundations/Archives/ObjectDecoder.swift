// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A coder that gives an object of the kit what is kept of it, at the one moment when that can be done.
///
/// An app's class goes on after its `super.init(coder:)` and finds there the properties and the subviews that the nib has.
/// So they are given while the kit's own initialisers run, at the end of the last of them: each class of the kit that has
/// an `init(coder:)` ends it with `finishDecoding(coder, as:)`, and the one that is `kitClass` does it.
///
/// It holds no values by key: an app that asks for its own finds none.
class ObjectDecoder: NSCoder {
  /// The class of the kit that is nearest to the object's own: what an app's class inherits from, or is.
  let kitClass: AnyClass

  init(kitClass: AnyClass) { self.kitClass = kitClass }

  /// Gives the object its properties and what it contains.
  @MainActor func decode(into object: NSObject) {}

  /// What is kept of the object under a name, for what it has to know before it is made.
  @MainActor func text(_ name: String) -> String? { nil }

  /// The object that fills a property of this one, for what it has to have before it is made.
  @MainActor func object(_ key: String) -> NSObject? { nil }

  /// The class of the object that fills a property, for what has to be made of it; `nil` where none is kept.
  @MainActor func type(_ key: String) -> AnyClass? { nil }

  // MARK: - Values by key

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSObject {
  /// The last line of an `init(coder:)` of the kit, with the class whose it is.
  @MainActor func finishDecoding(_ coder: NSCoder, as type: AnyClass) {
    if let coder = coder as? NSKeyedUnarchiver { return UIApplication.unarchive(self, as: type, from: coder) }
    guard let coder = coder as? ObjectDecoder, coder.kitClass == type else { return }
    coder.decode(into: self)
  }
}
