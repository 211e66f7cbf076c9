// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// The classes that Apple knows. Passwords and keys can be stored here.
enum ItemClass: String {
  case genericPassword = "genp"
  case internetPassword = "inet"
  case certificate = "cert"
  case key = "keys"
  case identity = "idnt"

  /// Whether items of the class can be stored.
  var isStored: Bool { self == .genericPassword || self == .internetPassword || self == .key }

  /// The attributes by which two of them are the same item.
  var primaryKeys: [String] {
    switch self {
    case .genericPassword: ["acct", "svce", "agrp", "sync"]
    case .internetPassword: ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"]
    case .key: ["kcls", "atag", "klbl", "type", "bsiz", "agrp", "sync"]
    case .certificate, .identity: []
    }
  }

  /// The attributes that items of the class may have.
  func has(_ attribute: String) -> Bool {
    switch self {
    case .genericPassword: Self.common.contains(attribute) || ["svce", "gena"].contains(attribute)
    case .internetPassword:
      Self.common.contains(attribute) || ["sdmn", "srvr", "ptcl", "atyp", "port", "path"].contains(attribute)
    case .certificate, .key, .identity: true
    }
  }

  private static let common: Set<String> = [
    "pdmn", "agrp", "sync", "cdat", "mdat", "desc", "icmt", "crtr", "type", "labl", "invi", "nega", "acct",
  ]
}

/// What an attribute may be.
enum ItemValue: Hashable {
  case text(String)
  case data(Data)
  case number(Int)
  case date(Date)

  /// The value of something that an app or a file says; `nil` for what is none of these, and for nothing.
  init?(_ value: Any) {
    // Optionals that were put into `Any` are looked into by `as?`.
    if let text = value as? String {
      self = .text(text)
    } else if let data = value as? Data {
      self = .data(data)
    } else if let date = value as? Date {
      self = .date(date)
    } else if let number = value as? NSNumber {
      self = .number(number.intValue)
    } else {
      return nil
    }
  }

  /// As Foundation's classes and Swift's values have it.
  var plain: Any {
    switch self {
    case .text(let text): text
    case .data(let data): data
    case .number(let number): NSNumber(value: number)
    case .date(let date): date
    }
  }

  /// Whether this is what an attribute has that nobody has set.
  var isDefault: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .data(let data): data.isEmpty
    case .number(let number): number == 0
    case .date: false
    }
  }
}

/// A password or a key with what is known of it.
struct KeychainItem {
  var kind: ItemClass
  /// What tells items apart forever: none has the number of one that was deleted.
  var row: Int
  var attributes: [String: ItemValue]
  var data: Data?

  init(kind: ItemClass, row: Int, attributes: [String: ItemValue], data: Data?) {
    (self.kind, self.row, self.attributes, self.data) = (kind, row, attributes, data)
  }

  /// An item from the keychain's file; `nil` for what is none.
  init?(_ stored: Any) {
    guard let stored = stored as? [String: Any], let kind = (stored["class"] as? String).flatMap(ItemClass.init),
      kind.isStored, let row = stored["row"] as? Int, row > 0, let named = stored["attributes"] as? [String: Any]
    else { return nil }
    self.init(kind: kind, row: row, attributes: named.compactMapValues(ItemValue.init), data: stored["data"] as? Data)
  }

  /// The key that it is; `nil` for a password.
  var key: SecKey? {
    guard kind == .key, let data, case .text(let type) = attributes[kSecAttrKeyType],
      case .text(let half) = attributes[kSecAttrKeyClass]
    else { return nil }
    let isPrivate = half == kSecAttrKeyClassPrivate
    guard let handle = SecKey.parsed(data, isRSA: type == kSecAttrKeyTypeRSA, isPrivate: isPrivate) else { return nil }
    var notes: [String: Data] = [:]
    if case .data(let tag) = attributes[kSecAttrApplicationTag] { notes[kSecAttrApplicationTag] = tag }
    return SecKey(handle: handle, isPrivate: isPrivate, notes: notes)
  }

  /// What the keychain's file has of it.
  var stored: [String: Any] {
    var stored: [String: Any] = ["class": kind.rawValue, "row": row, "attributes": attributes.mapValues(\.plain)]
    if let data { stored["data"] = data }
    return stored
  }

  /// What tells the item from others of its class: attributes that say nothing count as absent.
  var identity: [String: ItemValue] {
    attributes.filter { kind.primaryKeys.contains($0.key) && !$0.value.isDefault }
  }

  /// The class in four letters and the number in eight bytes, as Apple's.
  var persistentReference: Data {
    Data(kind.rawValue.utf8) + withUnsafeBytes(of: Int64(row).bigEndian) { Data($0) }
  }

  /// The class and number in such data; `nil` for other data.
  static func place(of reference: Data) -> (kind: ItemClass, row: Int)? {
    let bytes = [UInt8](reference)
    guard bytes.count == 12, let kind = ItemClass(rawValue: String(decoding: bytes.prefix(4), as: UTF8.self)) else {
      return nil
    }
    let row = bytes.dropFirst(4).reduce(Int64(0)) { $0 << 8 | Int64($1) }
    return (kind, Int(row))
  }
}
