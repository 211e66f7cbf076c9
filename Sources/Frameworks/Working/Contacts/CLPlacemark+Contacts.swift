// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreLocation

extension CLPlacemark {
  /// The address; `nil` where nothing is known of one.
  public var postalAddress: CNPostalAddress? {
    guard [thoroughfare, locality, postalCode, country].contains(where: { $0 != nil }) else { return nil }
    let address = CNMutablePostalAddress()
    address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    address.city = locality ?? ""
    address.state = administrativeArea ?? ""
    address.postalCode = postalCode ?? ""
    address.country = country ?? ""
    address.isoCountryCode = isoCountryCode ?? ""
    return address
  }
}
