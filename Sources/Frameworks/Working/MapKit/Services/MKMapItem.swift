// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A place with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  open private(set) var coordinate: CLLocationCoordinate2D
  open var title: String? { name }
  open var subtitle: String? { locality }
  open var countryCode: String? { isoCountryCode }

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// - Parameter addressDictionary: Lines of the address: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    super.init()
    content = Content(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      address: (addressDictionary ?? [:]).compactMapValues { $0 as? String })
  }
}

/// Something that Maps can show.
open class MKMapItem: NSObject {
  open private(set) var placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it stands for wherever the device is.
  open private(set) var isCurrentLocation: Bool

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    isCurrentLocation = false
    super.init()
    name = placemark.name
  }

  private init(current: MKPlacemark) {
    placemark = current
    isCurrentLocation = true
    super.init()
    name = "Current Location"
  }

  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(current: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  /// Opens Apple's website of maps at the place, in the viewer's browser.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    guard let url = address(of: mapItems, launchOptions ?? [:]) else { return false }
    if Thread.isMainThread {
      MainActor.assumeIsolated { UIApplication.shared.open(url) }
    } else {
      DispatchQueue.main.async { UIApplication.shared.open(url) }
    }
    return true
  }

  /// A way between two places, or one place.
  static func address(of items: [MKMapItem], _ options: [String: Any]) -> URL? {
    guard let last = items.last else { return nil }
    var parts = URLComponents(string: "https://maps.apple.com/")
    if let mode = options[MKLaunchOptionsDirectionsModeKey] as? String {
      parts?.queryItems = [URLQueryItem(name: "daddr", value: last.place)]
      if items.count > 1, !items[0].isCurrentLocation {
        parts?.queryItems?.append(URLQueryItem(name: "saddr", value: items[0].place))
      }
      let flags = [
        MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w",
        MKLaunchOptionsDirectionsModeTransit: "r",
      ]
      if let flag = flags[mode] { parts?.queryItems?.append(URLQueryItem(name: "dirflg", value: flag)) }
    } else {
      parts?.queryItems = [URLQueryItem(name: "ll", value: last.place)]
      if let name = last.name { parts?.queryItems?.append(URLQueryItem(name: "q", value: name)) }
    }
    return parts?.url
  }

  private var place: String { "\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)" }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
