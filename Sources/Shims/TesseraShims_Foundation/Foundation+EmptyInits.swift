// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Objective-C's classes inherit `init()`; these have lost it in Foundation on Linux.

extension NSError {
  /// An error that says nothing.
  public convenience init(_tesseraNothing: Void = ()) { self.init(domain: "", code: 0, userInfo: nil) }
}

extension Progress {
  /// Work whose amount is not known yet.
  public convenience init(_tesseraNothing: Void = ()) { self.init(totalUnitCount: 0) }
}

extension NSKeyedUnarchiver {
  /// Reads an archive that holds an array of objects of one class.
  public class func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedObjectType]? {
    try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
  }
}

extension ProcessInfo {
  /// Always `false`: the app runs as on a phone or a pad.
  public var isiOSAppOnMac: Bool { false }

  /// Always `false`.
  public var isMacCatalystApp: Bool { false }
}
