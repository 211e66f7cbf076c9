// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A place on the flat map: the world in Mercator's projection is a square of 2²⁸ map points a side, whose first corner
/// is in the north-west.
public struct MKMapPoint: Sendable {
  /// Map points east of the 180th meridian.
  public var x: Double
  /// Map points south of the map's northern edge.
  public var y: Double

  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Where a coordinate lies on the map. Nearer the poles than 85° it lies on the map's edge.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -Mercator.steepest), Mercator.steepest) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * Mercator.side
    y = (1 - asinh(tan(latitude)) / .pi) / 2 * Mercator.side
  }

  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / Mercator.side))) * 180 / .pi,
      longitude: x / Mercator.side * 360 - 180)
  }

  /// Metres over the ground to another place.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, point.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

extension MKMapPoint: Equatable {}

/// The projection.
enum Mercator {
  /// Map points.
  static let side: Double = 268_435_456
  /// Degrees of latitude at the map's northern edge.
  static let steepest = 85.051128779806592
}

/// An extent on the flat map, in map points.
public struct MKMapSize: Sendable, Equatable {
  public var width: Double
  public var height: Double

  public init() { self.init(width: 0, height: 0) }

  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  public static let world = MKMapSize(width: Mercator.side, height: Mercator.side)
}

/// A rectangle on the flat map, in map points.
public struct MKMapRect: Sendable, Equatable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The smallest rectangle with a region in it.
  init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let corner = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2))
    let opposite = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2))
    self.init(x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y)
  }

  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
  /// Whether it reaches over the 180th meridian.
  public var spans180thMeridian: Bool { minX < 0 || maxX > Mercator.side }

  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  public func contains(_ rect: MKMapRect) -> Bool {
    !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
  }

  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }

  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard !isNull, !rect.isNull else { return .null }
    let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    guard left <= right, top <= bottom else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func union(_ rect: MKMapRect) -> MKMapRect {
    guard !isNull else { return rect }
    guard !rect.isNull else { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull else { return self }
    return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

/// Metres that a map point is wide at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// Map points that a metre is wide at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  Mercator.side / (2 * .pi * Earth.radius * cos(latitude * .pi / 180))
}

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKMapRectUnion(_ a: MKMapRect, _ b: MKMapRect) -> MKMapRect { a.union(b) }
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
public let MKMapRectNull = MKMapRect.null
public let MKMapRectWorld = MKMapRect.world
public let MKMapSizeWorld = MKMapSize.world

enum Earth {
  /// Metres at the equator.
  static let radius = 6_378_137.0
}
