// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where a device was, and when. It never changes.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  open class var supportsSecureCoding: Bool { true }

  open private(set) var coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  open private(set) var altitude: CLLocationDistance
  /// Negative where the coordinate is not known.
  open private(set) var horizontalAccuracy: CLLocationAccuracy
  /// Negative where the altitude is not known.
  open private(set) var verticalAccuracy: CLLocationAccuracy
  /// Whereto the device moves; negative where it is not known.
  open private(set) var course: CLLocationDirection
  open private(set) var courseAccuracy: CLLocationDirectionAccuracy
  /// How fast the device moves; negative where it is not known.
  open private(set) var speed: CLLocationSpeed
  open private(set) var speedAccuracy: CLLocationSpeedAccuracy
  open private(set) var timestamp: Date

  /// Metres above the ellipsoid; no model of the sea's height is here, so it is the altitude.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }

  /// How the place was found; not known of one that an app makes, and hosts do not tell.
  open var sourceInformation: CLLocationSourceInformation? { nil }

  /// The floor of a building that the device is in; hosts do not tell.
  open var floor: CLFloor? { nil }

  /// Creates a place without coordinates, where 0, 0 stands for none.
  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a place now; altitude, course and speed are not known.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place now, known within some metres.
  package convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, accuracy: CLLocationAccuracy) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: accuracy, verticalAccuracy: -1, timestamp: Date())
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    super.init()
  }

  // MARK: - Archives

  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "latitude"), coder.containsValue(forKey: "longitude") else { return nil }
    coordinate = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
    altitude = coder.decodeDouble(forKey: "altitude")
    horizontalAccuracy = coder.decodeDouble(forKey: "horizontalAccuracy")
    verticalAccuracy = coder.decodeDouble(forKey: "verticalAccuracy")
    course = coder.decodeDouble(forKey: "course")
    courseAccuracy = coder.decodeDouble(forKey: "courseAccuracy")
    speed = coder.decodeDouble(forKey: "speed")
    speedAccuracy = coder.decodeDouble(forKey: "speedAccuracy")
    timestamp = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "latitude")
    coder.encode(coordinate.longitude, forKey: "longitude")
    coder.encode(altitude, forKey: "altitude")
    coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
    coder.encode(course, forKey: "course")
    coder.encode(courseAccuracy, forKey: "courseAccuracy")
    coder.encode(speed, forKey: "speed")
    coder.encode(speedAccuracy, forKey: "speedAccuracy")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Comparing

  /// The length of the shortest way over the earth's surface, in metres, whatever the altitudes.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(from: location.coordinate, to: coordinate)
  }

  private var values: [Double] {
    [
      coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course, courseAccuracy,
      speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
    ]
  }

  /// Whether everything that is known of two places is the same, the times too.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLLocation)?.values == values }

  open override var hash: Int { values.hashValue }

  open override var description: String {
    let place = String(format: "<%+.8f,%+.8f>", coordinate.latitude, coordinate.longitude)
    let motion = String(format: "(speed %.2f mps / course %.2f)", speed, course)
    return "\(place) +/- \(String(format: "%.2f", horizontalAccuracy))m \(motion) @ \(timestamp)"
  }
}

/// The floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  /// 0 is the ground floor.
  open private(set) var level: Int

  init(level: Int) {
    self.level = level
  }
}
