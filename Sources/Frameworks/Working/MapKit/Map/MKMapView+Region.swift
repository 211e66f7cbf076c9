// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension MKMapView {
  /// What is seen. Setting it shows at least that, as large as possible.
  public var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }

  /// - Parameter region: Its centre comes to the middle. A coordinate or span that is none stops the app.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    let (center, span) = (region.center, region.span)
    guard
      CLLocationCoordinate2DIsValid(center), span.latitudeDelta >= 0, span.longitudeDelta >= 0,
      span.latitudeDelta.isFinite, span.longitudeDelta.isFinite
    else {
      fatalError(
        "Invalid Region <center:\(center.latitude), \(center.longitude) "
          + "span:\(span.latitudeDelta), \(span.longitudeDelta)>")
    }
    // The middle of the rectangle lies a little north of the region's, since degrees grow towards the poles.
    var rect = MKMapRect(region)
    let middle = MKMapPoint(center)
    rect.origin = MKMapPoint(x: middle.x - rect.width / 2, y: middle.y - rect.height / 2)
    show(rect, animated: animated)
  }

  public var centerCoordinate: CLLocationCoordinate2D {
    get { wanted.map { MKMapPoint(x: $0.midX, y: $0.midY).coordinate } ?? middle.coordinate }
    set { setCenter(newValue, animated: false) }
  }

  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let point = MKMapPoint(coordinate)
    guard scale > 0 else {
      if let old = wanted { wanted = old.offsetBy(dx: point.x - old.midX, dy: point.y - old.midY) }
      return
    }
    move(to: point, scale: scale, animated: animated)
  }

  /// In map points. Setting it shows at least that, as large as possible.
  public var visibleMapRect: MKMapRect {
    get {
      guard scale > 0 else { return wanted ?? .null }
      let (width, height) = (Double(bounds.width) / scale, Double(bounds.height) / scale)
      return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { show(mapRect, animated: animate) }

  /// - Parameter insets: Points at the edges that the rectangle keeps off.
  public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    show(mapRectThatFits(mapRect, edgePadding: insets), animated: animate)
  }

  /// What would be seen.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(mapRectThatFits(MKMapRect(region)))
  }

  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    guard !bounds.isEmpty, !mapRect.isNull else { return mapRect }
    let room = bounds.inset(by: insets)
    let fitting = min(
      Double(room.width) / max(mapRect.width, 1e-9), Double(room.height) / max(mapRect.height, 1e-9))
    let wide = MKMapPoint(
      x: mapRect.midX + Double(insets.right - insets.left) / 2 / fitting,
      y: mapRect.midY + Double(insets.bottom - insets.top) / 2 / fitting)
    let (middle, scale) = limited(wide, fitting)
    let (width, height) = (Double(bounds.width) / scale, Double(bounds.height) / scale)
    return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  /// From where the map is seen: always from straight above, north up.
  public var camera: MKMapCamera {
    get {
      let metres = visibleMapRect.height * MKMetersPerMapPointAtLatitude(centerCoordinate.latitude)
      return MKMapCamera(
        lookingAtCenter: centerCoordinate, fromDistance: metres / 2 / MKMapCamera.slope, pitch: 0, heading: 0)
    }
    set { setCamera(newValue, animated: false) }
  }

  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let height =
      2 * camera.centerCoordinateDistance * MKMapCamera.slope
      * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
    let point = MKMapPoint(camera.centerCoordinate)
    show(MKMapRect(x: point.x, y: point.y - height / 2, width: 0, height: height), animated: animated)
  }

  // MARK: - Between the map and the screen

  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    layoutIfNeeded()
    return convert(position(of: MKMapPoint(coordinate)), to: view)
  }

  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    layoutIfNeeded()
    return mapPoint(at: convert(point, from: view)).coordinate
  }

  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    layoutIfNeeded()
    let rect = MKMapRect(region)
    return convert(
      CGRect(
        origin: position(of: rect.origin),
        size: CGSize(width: rect.width * scale, height: rect.height * scale)), to: view)
  }

  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    layoutIfNeeded()
    let own = convert(rect, from: view)
    return MKCoordinateRegion(
      MKMapRect(
        origin: mapPoint(at: own.origin),
        size: MKMapSize(width: Double(own.width) / scale, height: Double(own.height) / scale)))
  }

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
  private func show(_ rect: MKMapRect, animated: Bool) {
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
