// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension MKMapView {
  /// How near and far a map may be seen from.
  @preconcurrency @MainActor public final class CameraZoomRange: NSObject {
    /// Metres from the eye to the centre; 0 for no limit.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// Metres from the eye to the centre; 0 for no limit.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// `nil` where nearer is farther.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard minDistance >= 0, maxDistance == 0 || minDistance <= maxDistance else { return nil }
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
      super.init()
    }

    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: 0)
    }

    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxDistance)
    }
  }

  /// Where a map's centre may be.
  @preconcurrency @MainActor public final class CameraBoundary: NSObject {
    public let mapRect: MKMapRect
    public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

    /// `nil` for a rectangle of nothing.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isNull, !mapRect.isEmpty else { return nil }
      self.mapRect = mapRect
      super.init()
    }

    public convenience init?(coordinateRegion region: MKCoordinateRegion) { self.init(mapRect: MKMapRect(region)) }
  }

  /// `nil` gives up the limits.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    zoomRange = cameraZoomRange
    if scale > 0 { move(to: middle, scale: scale, animated: animated && window != nil) }
  }

  public var cameraZoomRange: CameraZoomRange? {
    get { zoomRange }
    set { setCameraZoomRange(newValue, animated: false) }
  }

  /// `nil` gives up the limits.
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    boundary = cameraBoundary
    if scale > 0 { move(to: middle, scale: scale, animated: animated && window != nil) }
  }

  public var cameraBoundary: CameraBoundary? {
    get { boundary }
    set { setCameraBoundary(newValue, animated: false) }
  }

  /// A place and a scale within what the app allows.
  func allowed(_ point: MKMapPoint, _ scale: Double) -> (MKMapPoint, Double) {
    var (point, scale) = (point, scale)
    if let rect = boundary?.mapRect {
      point = MKMapPoint(x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
    }
    if let zoomRange {
      let metres = MKMetersPerMapPointAtLatitude(point.coordinate.latitude)
      let unit = Double(bounds.height) * metres / (2 * MKMapCamera.slope)
      if zoomRange.minCenterCoordinateDistance > 0 { scale = min(scale, unit / zoomRange.minCenterCoordinateDistance) }
      if zoomRange.maxCenterCoordinateDistance > 0 { scale = max(scale, unit / zoomRange.maxCenterCoordinateDistance) }
    }
    return (point, scale)
  }
}
