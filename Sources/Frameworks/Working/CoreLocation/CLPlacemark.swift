// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A place with its address. Geocoders make them on iOS; here apps do, as `MKPlacemark`.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where it is, and the lines of its address.
  package struct Content {
    package var location: CLLocation?
    package var address: [String: String] = [:]

    package init(location: CLLocation? = nil, address: [String: String] = [:]) {
      (self.location, self.address) = (location, address)
    }
  }

  /// Set by whoever makes it, and never again.
  package final var content = Content()

  public convenience init(placemark: CLPlacemark) {
    self.init()
    content = placemark.content
  }

  open var location: CLLocation? { content.location }
  /// The address by the names of an address book.
  @available(iOS, introduced: 5, deprecated: 11, message: "Use @properties")
  open var addressDictionary: [AnyHashable: Any]? { content.address }
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var name: String? { content.address["Name"] ?? thoroughfare }
  open var thoroughfare: String? { content.address["Thoroughfare"] ?? content.address["Street"] }
  open var subThoroughfare: String? { content.address["SubThoroughfare"] }
  open var locality: String? { content.address["City"] }
  open var subLocality: String? { content.address["SubLocality"] }
  open var administrativeArea: String? { content.address["State"] }
  open var subAdministrativeArea: String? { content.address["SubAdministrativeArea"] }
  open var postalCode: String? { content.address["ZIP"] }
  open var isoCountryCode: String? { content.address["CountryCode"] }
  open var country: String? { content.address["Country"] }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
}
