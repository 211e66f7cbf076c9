// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// What a dictionary of a file's attributes says of the file.

extension NSDictionary {
  /// Bytes; 0 where the dictionary doesn't say.
  public func fileSize() -> UInt64 { (attribute(.size) as? NSNumber)?.uint64Value ?? 0 }
  public func fileType() -> String? {
    (attribute(.type) as? FileAttributeType)?.rawValue ?? attribute(.type) as? String
  }
  public func fileCreationDate() -> Date? { attribute(.creationDate) as? Date }
  public func fileModificationDate() -> Date? { attribute(.modificationDate) as? Date }
  public func filePosixPermissions() -> Int { (attribute(.posixPermissions) as? NSNumber)?.intValue ?? 0 }

  private func attribute(_ key: FileAttributeKey) -> Any? {
    (self as? [FileAttributeKey: Any])?[key] ?? object(forKey: NSString(string: key.rawValue))
  }
}
