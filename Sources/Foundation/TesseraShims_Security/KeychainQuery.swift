// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraShims_CoreFoundation

/// A status that is no success.
struct KeychainError: Error {
  var status: OSStatus

  init(_ status: OSStatus) { self.status = status }
}

/// What an app's dictionary says.
///
/// Apple tells keys by their texts, and so does this: `m_…` says which items match, `r_…` what the answer is, `u_…` how people
/// are asked, `v_…` values, and four letters name an attribute.
struct KeychainQuery {
  /// What the answer of a function is to have.
  struct Returned: OptionSet {
    var rawValue: Int
    static let data = Returned(rawValue: 1)
    static let attributes = Returned(rawValue: 2)
    static let reference = Returned(rawValue: 4)
    static let persistentReference = Returned(rawValue: 8)

    static let keys: [String: Returned] = [
      kSecReturnData as String: .data, kSecReturnAttributes as String: .attributes,
      kSecReturnRef as String: .reference, kSecReturnPersistentRef as String: .persistentReference,
    ]
  }

  enum Limit: Equatable {
    case one
    case some(Int)
    case all
  }

  var kind: ItemClass?
  var attributes: [String: ItemValue] = [:]
  /// Whether items that go to other devices match as others do.
  var matchesAnySynchronizable = false
  var data: Data?
  var returned: Returned = []
  var limit: Limit?
  /// Whether it says which items match in a way other than by attributes.
  var hasMatches = false
  var row: Int?

  /// - Throws: `errSecParam` for what Apple's refuses so, `errSecNoSuchAttr` for an attribute that the class lacks.
  init(_ dictionary: CFDictionary) throws(KeychainError) {
    guard let dictionary = texts(dictionary) else { throw KeychainError(errSecParam) }
    try self.init(dictionary)
  }

  /// - Throws: As for a dictionary of Core Foundation's.
  init(_ dictionary: [String: Any]) throws(KeychainError) {
    // The class first: it says which attributes there are.
    if let value = dictionary[kSecClass] {
      guard let kind = (value as? String).flatMap(ItemClass.init) else { throw KeychainError(errSecParam) }
      self.kind = kind
    }
    for (key, value) in dictionary {
      try add(key, value)
    }
    guard kind != nil else { throw KeychainError(errSecParam) }
    for name in attributes.keys where kind?.has(name) == false { throw KeychainError(errSecNoSuchAttr) }
  }

  private mutating func add(_ key: String, _ value: Any) throws(KeychainError) {
    switch key {
    case kSecClass, kSecUseDataProtectionKeychain: break
    case kSecMatchLimit: limit = try Self.limit(value)
    case kSecValueData:
      guard let data = value as? Data else { throw KeychainError(errSecParam) }
      self.data = data
    case kSecValueRef:
      guard let key = value as? SecKey else { throw KeychainError(errSecUnimplemented) }
      if kind == nil { kind = .key }
      data = key.external
      for (name, value) in key.keptAttributes where attributes[name] == nil { attributes[name] = ItemValue(value) }
    case kSecAttrIsPermanent, kSecAttrTokenID: break
    case kSecValuePersistentRef:
      guard let place = (value as? Data).flatMap(KeychainItem.place) else { throw KeychainError(errSecParam) }
      (kind, row) = place
    case kSecAttrSynchronizable where (value as? String) == kSecAttrSynchronizableAny: matchesAnySynchronizable = true
    case _ where key.hasPrefix("r_"):
      guard let part = Returned.keys[key], case .number(let number) = ItemValue(value) else {
        throw KeychainError(errSecParam)
      }
      if number != 0 { returned.insert(part) } else { returned.remove(part) }
    case kSecAttrAccessControl:
      guard let control = value as? SecAccessControl else { throw KeychainError(errSecParam) }
      if control.asks { throw KeychainError(errSecAuthFailed) }
      attributes[kSecAttrAccessible] = ItemValue(control.protection)
    case _ where key.hasPrefix("m_"): hasMatches = true
    case _ where key.hasPrefix("u_"): break
    case _ where key.utf8.count == 4 && !key.hasPrefix("v_"):
      guard let value = ItemValue(value) else { throw KeychainError(errSecParam) }
      attributes[key] = value
    default: throw KeychainError(errSecParam)
    }
  }

  private static func limit(_ value: Any) throws(KeychainError) -> Limit {
    switch ItemValue(value) {
    case .text(kSecMatchLimitOne): return .one
    case .text(kSecMatchLimitAll): return .all
    case .number(1): return .one
    case .number(let number) where number > 0: return .some(number)
    default: throw KeychainError(errSecParam)
    }
  }

  /// Whether an item is one of those that are asked for.
  func matches(_ item: KeychainItem) -> Bool {
    guard item.kind == kind else { return false }
    if let row { return item.row == row }
    if !matchesAnySynchronizable, attributes["sync"] == nil, item.isSynchronizable { return false }
    return attributes.allSatisfy { name, value in
      item.attributes[name] == value || (value.isDefault && item.attributes[name]?.isDefault ?? true)
    }
  }
}

extension KeychainItem {
  var isSynchronizable: Bool { attributes["sync"].map { !$0.isDefault } ?? false }
}
