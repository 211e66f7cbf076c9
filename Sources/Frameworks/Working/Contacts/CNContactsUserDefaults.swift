// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How the person wants contacts to be sorted: as on a new device, by family names, in the order of the region.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let one = CNContactsUserDefaults()
  open class func shared() -> CNContactsUserDefaults { one }
  public override init() { super.init() }

  open var sortOrder: CNContactSortOrder { .familyName }
  /// The region's code, in small letters.
  open var countryCode: String { (Locale.current.region?.identifier ?? "us").lowercased() }
}
