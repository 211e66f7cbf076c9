// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A property of views that archives hold.
@MainActor struct ArchivedProperty<Owner: NSObject> {
  /// Writes the property; the coder may be asked to leave a default out.
  let write: (Owner, NSCoder) -> Void
  /// Reads the property; a key that is missing leaves it as it is.
  let read: (Owner, NSCoder) -> Void

  init(write: @escaping (Owner, NSCoder) -> Void, read: @escaping (Owner, NSCoder) -> Void) {
    (self.write, self.read) = (write, read)
  }

  private init(_ key: String, write: @escaping (Owner, NSCoder) -> Void, read: @escaping (Owner, NSCoder) -> Void) {
    self.write = write
    self.read = { owner, coder in if coder.containsValue(forKey: key) { read(owner, coder) } }
  }

  static func flag(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Bool>) -> Self {
    Self(key) {
      $1.encode($0[keyPath: path], forKey: key)
    } read: {
      $0[keyPath: path] = $1.decodeBool(forKey: key)
    }
  }

  static func number(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Int>) -> Self {
    Self(key) {
      $1.encode($0[keyPath: path], forKey: key)
    } read: {
      $0[keyPath: path] = $1.decodeInteger(forKey: key)
    }
  }

  static func number<Value: BinaryFloatingPoint>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> Self {
    Self(key) {
      $1.encode(Double($0[keyPath: path]), forKey: key)
    } read: {
      $0[keyPath: path] = Value($1.decodeDouble(forKey: key))
    }
  }

  static func choice<Value: RawRepresentable>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> Self where Value.RawValue: BinaryInteger {
    Self(key) {
      $1.encode(Int($0[keyPath: path].rawValue), forKey: key)
    } read: {
      guard let raw = Value.RawValue(exactly: $1.decodeInteger(forKey: key)), let value = Value(rawValue: raw) else {
        return
      }
      $0[keyPath: path] = value
    }
  }

  static func text(_ key: String, _ path: ReferenceWritableKeyPath<Owner, String?>) -> Self {
    Self(key) {
      if let text = $0[keyPath: path] { $1.encode(text as NSString, forKey: key) }
    } read: {
      $0[keyPath: path] = ($1.decodeObject(forKey: key) as? NSString) as String?
    }
  }

  static func object<Value: NSObject & NSCoding>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> Self {
    Self(key) {
      if let object = $0[keyPath: path] { $1.encode(object, forKey: key) }
    } read: {
      if let object = $1.decodeObject(forKey: key) as? Value { $0[keyPath: path] = object }
    }
  }
}

/// The properties that one class of views adds to those of its superclass.
@MainActor struct ArchivedClass {
  let type: AnyClass
  let write: (NSObject, NSCoder) -> Void
  let read: (NSObject, NSCoder) -> Void

  init<Owner: NSObject>(_ type: Owner.Type, _ properties: [ArchivedProperty<Owner>]) {
    self.type = type
    write = { object, coder in
      guard let owner = object as? Owner else { return }
      for property in properties { property.write(owner, coder) }
    }
    read = { object, coder in
      guard let owner = object as? Owner else { return }
      for property in properties { property.read(owner, coder) }
    }
  }
}
