// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that covers a part of the map.
public protocol MKOverlay: MKAnnotation {
  /// Its middle.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it covers at most.
  var boundingMapRect: MKMapRect { get }
  /// Whether it covers a part of the map. Defaults to whether the rectangles meet.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether it stands for the map's own content where it lies. Defaults to `false`.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

/// Between which of the map's parts an overlay lies. The map has no roads and labels here: both lie on the ground.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels = 1
}

/// What consists of points.
open class MKMultiPoint: MKShape {
  let places: [MKMapPoint]

  init(places: [MKMapPoint]) {
    self.places = places
    super.init()
  }

  open var pointCount: Int { places.count }

  /// The points, as long as the object lives.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { kept.baseAddress! }

  /// Copies coordinates of points.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (index, place) in places[range.location..<range.location + range.length].enumerated() {
      coords[index] = place.coordinate
    }
  }

  /// Never empty, so that it has an address.
  private lazy var kept: UnsafeMutableBufferPointer<MKMapPoint> = {
    let memory = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(places.count, 1))
    _ = memory.initialize(from: places.isEmpty ? [MKMapPoint()] : places)
    hasMemory = true
    return memory
  }()
  private var hasMemory = false

  deinit {
    if hasMemory { kept.deallocate() }
  }

  /// The middle of what it covers.
  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  open private(set) lazy var boundingMapRect: MKMapRect = places.reduce(.null) {
    $0.union(MKMapRect(origin: $1, size: MKMapSize()))
  }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
  }
}

/// A line over the earth's surface by the shortest way.
open class MKGeodesicPolyline: MKPolyline {
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: Self.way(UnsafeBufferPointer(start: points, count: count).map(\.coordinate)))
  }

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Self.way(Array(UnsafeBufferPointer(start: coords, count: count))))
  }

  /// Points on the great circles between places, about a degree apart.
  private static func way(_ places: [CLLocationCoordinate2D]) -> [MKMapPoint] {
    guard var last = places.first else { return [] }
    var result = [MKMapPoint(last)]
    for next in places.dropFirst() {
      let (a, b) = (direction(last), direction(next))
      let angle = acos(min(max(a.x * b.x + a.y * b.y + a.z * b.z, -1), 1))
      let steps = max(Int(angle * 180 / .pi), 1)
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        let divisor = sin(angle)
        let (p, q) =
          divisor < 1e-9 ? (1 - part, part) : (sin((1 - part) * angle) / divisor, sin(part * angle) / divisor)
        let (x, y, z) = (p * a.x + q * b.x, p * a.y + q * b.y, p * a.z + q * b.z)
        result.append(
          MKMapPoint(
            CLLocationCoordinate2D(
              latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)))
      }
      last = next
    }
    return result
  }

  private static func direction(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double, z: Double) {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }
}

/// An area within places, with holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
    self.init(places: Array(UnsafeBufferPointer(start: points, count: count)))
    self.interiorPolygons = interiorPolygons
  }

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(places: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
    self.interiorPolygons = interiorPolygons
  }
}

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// Metres.
  open private(set) var radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
    super.init()
  }

  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    self.init(
      center: middle,
      radius: max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(middle.latitude))
  }

  open override var coordinate: CLLocationCoordinate2D { center }

  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let reach = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
}
