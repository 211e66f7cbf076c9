// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a map looks. Only the ground's colour differs here.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic = 1
  }

  open var elevationStyle = ElevationStyle.flat
  /// Kept: there are no points of interest to show.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Kept: there is no traffic to show.
  open var showsTraffic = false

  override init() { super.init() }

  var mapType: MKMapType { .standard }
}

open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted = 1
  }

  open var emphasisStyle = EmphasisStyle.default
  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }

  public override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
  }
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
}

open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  override var mapType: MKMapType { elevationStyle == .realistic ? .hybridFlyover : .hybrid }

  public override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  override var mapType: MKMapType { elevationStyle == .realistic ? .satelliteFlyover : .satellite }

  public override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// What kind of place something is.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "MKPOICategory" + name }
  public static let airport = MKPointOfInterestCategory("Airport")
  public static let amusementPark = MKPointOfInterestCategory("AmusementPark")
  public static let aquarium = MKPointOfInterestCategory("Aquarium")
  public static let atm = MKPointOfInterestCategory("ATM")
  public static let bakery = MKPointOfInterestCategory("Bakery")
  public static let bank = MKPointOfInterestCategory("Bank")
  public static let beach = MKPointOfInterestCategory("Beach")
  public static let brewery = MKPointOfInterestCategory("Brewery")
  public static let cafe = MKPointOfInterestCategory("Cafe")
  public static let campground = MKPointOfInterestCategory("Campground")
  public static let carRental = MKPointOfInterestCategory("CarRental")
  public static let evCharger = MKPointOfInterestCategory("EVCharger")
  public static let fireStation = MKPointOfInterestCategory("FireStation")
  public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
  public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
  public static let gasStation = MKPointOfInterestCategory("GasStation")
  public static let hospital = MKPointOfInterestCategory("Hospital")
  public static let hotel = MKPointOfInterestCategory("Hotel")
  public static let laundry = MKPointOfInterestCategory("Laundry")
  public static let library = MKPointOfInterestCategory("Library")
  public static let marina = MKPointOfInterestCategory("Marina")
  public static let movieTheater = MKPointOfInterestCategory("MovieTheater")
  public static let museum = MKPointOfInterestCategory("Museum")
  public static let nationalPark = MKPointOfInterestCategory("NationalPark")
  public static let nightlife = MKPointOfInterestCategory("Nightlife")
  public static let park = MKPointOfInterestCategory("Park")
  public static let parking = MKPointOfInterestCategory("Parking")
  public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
  public static let police = MKPointOfInterestCategory("Police")
  public static let postOffice = MKPointOfInterestCategory("PostOffice")
  public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
  public static let restaurant = MKPointOfInterestCategory("Restaurant")
  public static let restroom = MKPointOfInterestCategory("Restroom")
  public static let school = MKPointOfInterestCategory("School")
  public static let stadium = MKPointOfInterestCategory("Stadium")
  public static let store = MKPointOfInterestCategory("Store")
  public static let theater = MKPointOfInterestCategory("Theater")
  public static let university = MKPointOfInterestCategory("University")
  public static let winery = MKPointOfInterestCategory("Winery")
  public static let zoo = MKPointOfInterestCategory("Zoo")
}

/// Which kinds of places are to be shown or found.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let kinds: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  private init(_ kinds: Set<MKPointOfInterestCategory>, isIncluding: Bool) {
    (self.kinds, self.isIncluding) = (kinds, isIncluding)
    super.init()
  }

  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(Set(categories), isIncluding: true)
  }
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(Set(categories), isIncluding: false)
  }

  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  open func includes(_ category: MKPointOfInterestCategory) -> Bool { kinds.contains(category) == isIncluding }
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

extension MKMapView {
  /// How the map looks; setting it sets ``mapType``.
  public var preferredConfiguration: MKMapConfiguration {
    get { configuration }
    set {
      configuration = newValue
      mapType = newValue.mapType
    }
  }

  /// Kept: there are no points of interest to show.
  public var pointOfInterestFilter: MKPointOfInterestFilter? {
    get { configuration.pointOfInterestFilter }
    set { configuration.pointOfInterestFilter = newValue }
  }
}
