// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A part of the earth's surface that has a name.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  open private(set) var identifier: String
  /// Kept; regions are not watched here.
  open var notifyOnEntry = true
  /// Kept; regions are not watched here.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Regions of the same name are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

  open override var hash: Int { identifier.hashValue }
}

/// What is no farther from a place than a distance.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  open private(set) var center: CLLocationCoordinate2D
  /// Metres.
  open private(set) var radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
    (copy.notifyOnEntry, copy.notifyOnExit) = (notifyOnEntry, notifyOnExit)
    return copy
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(from: center, to: coordinate) <= radius
  }
}
