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
    try tesseraUnarchivedObject(ofClasses: [cls], from: data).flatMap { $0 as AnyObject as? Object }
  }

  /// Stands in front of `unarchivedObject(ofClasses:from:)`.
  @_silgen_name("tessera_unarchived_object_of_classes")
  package static func tesseraUnarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    defer { unarchiver.finishDecoding() }
    // Foundation on Linux would stop at an object of another class; what was read is looked at instead.
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    if let error = unarchiver.error { throw error }
    guard let object else { return nil }
    guard let known = object as AnyObject as? NSObject, known is any NSSecureCoding,
      classes.contains(where: { known.isKind(of: $0) })
    else {
      let names = classes.map { "'\($0)'" }.joined(separator: ", ")
      throw CocoaError(
        .coderReadCorrupt,
        userInfo: [
          NSDebugDescriptionErrorKey:
            "value for key 'root' was of unexpected class '\(type(of: object as AnyObject))'. Allowed classes are: \(names)"
        ])
    }
    return object
  }
}
