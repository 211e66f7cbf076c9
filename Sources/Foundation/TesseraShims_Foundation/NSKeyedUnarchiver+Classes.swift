// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Archives of another class than is asked for end in an error, as on iOS; Foundation on Linux stops. `CFoundationDoors` has
// Foundation's names lead here.

extension NSKeyedUnarchiver {
  /// Stands in front of `unarchivedObject(ofClass:from:)`.
  @_silgen_name("tessera_unarchived_object")
  package static func tesseraUnarchivedObject<Object: NSObject & NSCoding>(
    ofClass cls: Object.Type, from data: Data
  ) throws -> Object? {
    try tesseraUnarchivedObject(ofClasses: [cls], from: data) as? Object
  }

  /// Stands in front of `unarchivedObject(ofClasses:from:)`.
  @_silgen_name("tessera_unarchived_object_of_classes")
  package static func tesseraUnarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    defer { unarchiver.finishDecoding() }
    unarchiver.requiresSecureCoding = true
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    let object = unarchiver.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
    if let error = unarchiver.error { throw error }
    return object
  }
}
