// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Degrees of latitude or longitude; north and east are positive.
public typealias CLLocationDegrees = Double
/// Metres within which a place is known; negative where it is not.
public typealias CLLocationAccuracy = Double
/// Metres a second; negative where it is not known.
public typealias CLLocationSpeed = Double
/// Metres a second within which a speed is known; negative where it is not.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees from north by east, 0 to 360; negative where it is not known.
public typealias CLLocationDirection = Double
/// Degrees within which a direction is known; negative where it is not.
public typealias CLLocationDirectionAccuracy = Double
/// Metres.
public typealias CLLocationDistance = Double

/// A place on the earth's surface, in WGS 84.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees, north positive.
  public var latitude: CLLocationDegrees
  /// Degrees, east positive.
  public var longitude: CLLocationDegrees

  /// Creates the place where the equator meets the prime meridian.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Creates a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a latitude lies from −90 to 90 and a longitude from −180 to 180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = Double.greatestFiniteMagnitude
/// Every change of place is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let CLLocationDistanceMax: CLLocationDistance = Double.greatestFiniteMagnitude
public let CLTimeIntervalMax: TimeInterval = Double.greatestFiniteMagnitude
