// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension MKMapView {
  // MARK: - Between the map and the screen

  /// In the map view's own coordinates.
  func position(of point: MKMapPoint) -> CGPoint {
    CGPoint(
      x: bounds.midX + CGFloat((point.x - middle.x) * scale), y: bounds.midY + CGFloat((point.y - middle.y) * scale))
  }

  func mapPoint(at position: CGPoint) -> MKMapPoint {
    guard scale > 0 else { return middle }
    return MKMapPoint(
      x: middle.x + Double(position.x - bounds.midX) / scale, y: middle.y + Double(position.y - bounds.midY) / scale)
  }

  // MARK: - Moving

  /// Shows a rectangle, or keeps it until the map has a size.
  func show(_ rect: MKMapRect, animated: Bool) {
    guard !rect.isNull else { return }
    guard scale > 0, !bounds.isEmpty else {
      wanted = rect
      setNeedsLayout()
      return
    }
    let (point, scale) = place(of: rect)
    move(to: point, scale: scale, animated: animated && window != nil)
  }

  /// Where a map of this size looks to show a rectangle.
  func place(of rect: MKMapRect) -> (MKMapPoint, Double) {
    let fitting = min(
      Double(bounds.width) / max(rect.width, 1e-9), Double(bounds.height) / max(rect.height, 1e-9))
    return limited(MKMapPoint(x: rect.midX, y: rect.midY), fitting)
  }

  /// The nearest place that can be looked at: nothing beyond the world's edges is seen above and below.
  func limited(_ point: MKMapPoint, _ scale: Double) -> (MKMapPoint, Double) {
    let (point, wish) = allowed(point, scale)
    let smallest = Double(max(bounds.width, bounds.height)) / Mercator.side
    let largest = 4.0 / MKMapPointsPerMeterAtLatitude(0) * 4
    let scale = min(max(wish.isFinite ? wish : largest, smallest), max(largest, smallest))
    let (halfWidth, halfHeight) = (Double(bounds.width) / scale / 2, Double(bounds.height) / scale / 2)
    return (
      MKMapPoint(
        x: min(max(point.x, halfWidth), Mercator.side - halfWidth),
        y: min(max(point.y, halfHeight), Mercator.side - halfHeight)), scale
    )
  }

  func move(to point: MKMapPoint, scale: Double, animated: Bool) {
    motion?.end()
    let target = limited(point, scale)
    guard animated else {
      delegate?.mapView(self, regionWillChangeAnimated: false)
      look(at: target.0, scale: target.1)
      delegate?.mapView(self, regionDidChangeAnimated: false)
      return
    }
    motion = MapMotion(of: self, to: target.0, scale: target.1)
  }

  /// One step of a move.
  func look(at point: MKMapPoint, scale: Double) {
    (middle, self.scale) = limited(point, scale)
    place()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }
}

/// From where a map is seen.
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Metres from the eye to the centre.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Degrees from straight down. Kept: maps are seen from straight above.
  open var pitch: CGFloat = 0
  /// Degrees from north. Kept: north is above.
  open var heading: CLLocationDirection = 0

  /// What half of the height that is seen is to the distance.
  static let slope = tan(15 * Double.pi / 180)

  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 1e-9) }
  }

  public override init() { super.init() }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    let way = MKMapPoint(centerCoordinate).distance(to: MKMapPoint(eyeCoordinate))
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(way, eyeAltitude),
      pitch: atan2(way, eyeAltitude) * 180 / .pi, heading: 0)
  }
}
