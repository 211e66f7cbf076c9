// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Values of Swift in archives: each is a property list of its own, kept as data.

extension NSKeyedArchiver {
  public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
    encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// `nil` where there is none by that name, or it is another type's.
  public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try? PropertyListDecoder().decode([T].self, from: data as Data).first
  }

  /// The same, where an archive without it is an error.
  public func decodeTopLevelDecodable<T: Decodable>(_ type: T.Type, forKey key: String) throws -> T? {
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try PropertyListDecoder().decode([T].self, from: data as Data).first
  }
}

extension NSCoder {
  public func encodeCInt(_ value: Int32, forKey key: String) { encode(value, forKey: key) }
  public func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }
}
