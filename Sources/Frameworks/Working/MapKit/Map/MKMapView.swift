// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows places: annotations and overlays of the app on a plain ground with lines of latitude and longitude. There are no
/// data of a map here; what lies where is as on iOS, and people pan and zoom.
///
/// Costs grow with what is seen: annotations out of sight have no views.
@preconcurrency @MainActor open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?

  // MARK: What is shown

  /// Defaults to `standard`. Only the ground's colour differs.
  open var mapType = MKMapType.standard { didSet { ground.mapType = mapType } }
  /// Whether people move it. Defaults to `true`.
  open var isScrollEnabled = true
  /// Whether people zoom it. Defaults to `true`.
  open var isZoomEnabled = true
  /// Kept: the map's north is always above.
  open var isRotateEnabled = true
  /// Kept: the map is always seen from above.
  open var isPitchEnabled = true
  // There are neither traffic nor buildings nor points of interest to show, and no compass is needed.
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  open var showsCompass = true
  open var showsScale = false

  // MARK: Where it looks

  /// The middle, on the flat map.
  var middle = MKMapPoint(MapDefaults.center)
  /// Points a map point; 0 until the map has a size.
  var scale: Double = 0
  /// What is to be seen as soon as the map has a size.
  var wanted: MKMapRect? = MKMapRect(MKCoordinateRegion(center: MapDefaults.center, span: MapDefaults.span))
  var motion: MapMotion?

  // MARK: What lies on it

  let ground = MapGround()
  let overlayHost = UIView()
  let annotationHost = UIView()
  var annotationIndex = AnnotationIndex()
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var reusable: [String: [MKAnnotationView]] = [:]
  var classes: [String: MKAnnotationView.Type] = [:]
  var selected: (any MKAnnotation)?
  var callout: MapCallout?
  var drawn: [DrawnOverlay] = []
  let locating = MapLocating()
  open private(set) var userLocation = MKUserLocation()
  var hasBegun = false
  var clusteringNames: [ObjectIdentifier: String] = [:]
  var dragged: (view: MKAnnotationView, offset: CGPoint)?
  var zoomRange: CameraZoomRange?
  var boundary: CameraBoundary?
  var chosenFeatures: MKMapFeatureOptions = []
  var configuration: MKMapConfiguration = MKStandardMapConfiguration()
  /// What stands beside the map and goes along with it.
  var accessories: [WeakAccessory] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    for part in [ground, overlayHost, annotationHost] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    overlayHost.isUserInteractionEnabled = false
    addGestures()
  }

  // MARK: - The device's place

  /// Whether the device's place is shown; the app needs leave for it. Defaults to `false`.
  open var showsUserLocation = false {
    didSet { if showsUserLocation != oldValue { locating.set(showsUserLocation, for: self) } }
  }

  open var isUserLocationVisible: Bool {
    userLocation.location != nil && visibleMapRect.contains(MKMapPoint(userLocation.coordinate))
  }

  private var tracking = MKUserTrackingMode.none

  /// Defaults to `none`. A move by people's hands ends it.
  open var userTrackingMode: MKUserTrackingMode {
    get { tracking }
    set { setUserTrackingMode(newValue, animated: false) }
  }

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != tracking else { return }
    tracking = mode
    if mode != .none {
      showsUserLocation = true
      followUser(animated: animated)
    }
    delegate?.mapView(self, didChange: mode, animated: animated)
  }

  func followUser(animated: Bool) {
    guard tracking != .none, userLocation.location != nil else { return }
    move(to: MKMapPoint(userLocation.coordinate), scale: scale, animated: animated)
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !bounds.isEmpty else { return }
    if let wanted {
      delegate?.mapView(self, regionWillChangeAnimated: false)
      (middle, scale) = place(of: wanted)
      self.wanted = nil
      delegate?.mapViewDidChangeVisibleRegion(self)
      delegate?.mapView(self, regionDidChangeAnimated: false)
    }
    (middle, scale) = limited(middle, scale)
    place()
    guard !hasBegun else { return }
    hasBegun = true
    delegate?.mapViewWillStartLoadingMap(self)
    delegate?.mapViewDidFinishLoadingMap(self)
    delegate?.mapViewWillStartRenderingMap(self)
    delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
  }

  /// Puts everything where it belongs now.
  func place() {
    ground.show(visibleMapRect, scale: scale)
    placeOverlays()
    placeAnnotations()
    accessories.removeAll { $0.accessory == nil }
    for one in accessories { one.accessory?.mapDidMove() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard scale > 0 else { return }
    for index in drawn.indices { drawn[index].isStale = true }
    setNeedsLayout()
  }

  /// What is seen. Setting it shows at least that, as large as possible.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }
  /// - Parameter region: Its centre comes to the middle. A coordinate or span that is none stops the app.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
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
  open var centerCoordinate: CLLocationCoordinate2D {
    get { wanted.map { MKMapPoint(x: $0.midX, y: $0.midY).coordinate } ?? middle.coordinate }
    set { setCenter(newValue, animated: false) }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let point = MKMapPoint(coordinate)
    guard scale > 0 else {
      if let old = wanted { wanted = old.offsetBy(dx: point.x - old.midX, dy: point.y - old.midY) }
      return
    }
    move(to: point, scale: scale, animated: animated)
  }
  /// In map points. Setting it shows at least that, as large as possible.
  open var visibleMapRect: MKMapRect {
    get {
      guard scale > 0 else { return wanted ?? .null }
      let (width, height) = (Double(bounds.width) / scale, Double(bounds.height) / scale)
      return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { show(mapRect, animated: animate) }
  /// - Parameter insets: Points at the edges that the rectangle keeps off.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    show(mapRectThatFits(mapRect, edgePadding: insets), animated: animate)
  }
  /// What would be seen.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(mapRectThatFits(MKMapRect(region)))
  }
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
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
  open var camera: MKMapCamera {
    get {
      let metres = visibleMapRect.height * MKMetersPerMapPointAtLatitude(centerCoordinate.latitude)
      return MKMapCamera(
        lookingAtCenter: centerCoordinate, fromDistance: metres / 2 / MKMapCamera.slope, pitch: 0, heading: 0)
    }
    set { setCamera(newValue, animated: false) }
  }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let height =
      2 * camera.centerCoordinateDistance * MKMapCamera.slope
      * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
    let point = MKMapPoint(camera.centerCoordinate)
    show(MKMapRect(x: point.x, y: point.y - height / 2, width: 0, height: height), animated: animated)
  }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    layoutIfNeeded()
    return convert(position(of: MKMapPoint(coordinate)), to: view)
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    layoutIfNeeded()
    return mapPoint(at: convert(point, from: view)).coordinate
  }
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    layoutIfNeeded()
    let rect = MKMapRect(region)
    return convert(
      CGRect(
        origin: position(of: rect.origin),
        size: CGSize(width: rect.width * scale, height: rect.height * scale)), to: view)
  }
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    layoutIfNeeded()
    let own = convert(rect, from: view)
    return MKCoordinateRegion(
      MKMapRect(
        origin: mapPoint(at: own.origin),
        size: MKMapSize(width: Double(own.width) / scale, height: Double(own.height) / scale)))
  }

  /// In the order in which they were added; the device's place is one of them while it is shown.
  open var annotations: [any MKAnnotation] { annotationIndex.all }
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where annotationIndex.insert(annotation) {
      (annotation as? MKShape)?.onChange = { [weak self, weak annotation] in
        MainActor.assumeIsolated { self?.annotationChanged(annotation) }
      }
    }
    setNeedsLayout()
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotationIndex.remove(annotations) {
      (annotation as? MKShape)?.onChange = nil
      if selected === annotation { deselectAnnotation(annotation, animated: false) }
      dropView(of: annotation)
      clusteringNames[ObjectIdentifier(annotation)] = nil
    }
    setNeedsLayout()
  }
  /// What is seen, on the map's flat projection.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotationIndex.annotations(in: mapRect).compactMap { $0 as? NSObject })
  }
  /// Shows a region in which all of them lie, and adds those that are not there.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let places = annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid)
    let rect = places.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
    guard !rect.isNull else { return }
    // A single one, or several at one place, is shown with some of what lies about it.
    let least = 1_000 * MKMapPointsPerMeterAtLatitude(MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude)
    let (width, height) = (max(rect.width, least), max(rect.height, least))
    setVisibleMapRect(
      MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height),
      edgePadding: UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40), animated: animated)
  }
  /// - Returns: `nil` where it is out of sight.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
  /// - Parameter identifier: Views for it are made by this class from now on.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard let view = reusable[identifier]?.popLast() else {
      return classes[identifier].map { MKAnnotationView.make($0, annotation: nil, reuseIdentifier: identifier) }
    }
    view.prepareForReuse()
    return view
  }
  /// - Returns: A used view, or a new one of the registered class. Without one the app stops, as on iOS.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = reusable[identifier]?.popLast() {
      view.prepareForReuse()
      view.annotation = annotation
      return view
    }
    guard let type = classes[identifier] ?? Self.standardClass(for: identifier) else {
      fatalError(
        "unable to dequeue an annotation view with identifier \(identifier) - must register a class for the identifier")
    }
    return MKAnnotationView.make(type, annotation: annotation, reuseIdentifier: identifier)
  }
  /// The one that is selected; of several that are set the first.
  open var selectedAnnotations: [any MKAnnotation] {
    get { selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first { selectAnnotation(first, animated: false) } else { deselect(animated: false) }
    }
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard selected !== annotation else { return }
    deselect(animated: animated)
    layoutIfNeeded()
    guard contains(annotation) else { return }
    selected = annotation
    guard let view = views[ObjectIdentifier(annotation)] else { return }
    view.setSelected(true, animated: animated)
    showCallout(of: view, animated: animated)
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selected === annotation else { return }
    deselect(animated: animated)
  }

  /// From below to above.
  open var overlays: [any MKOverlay] { drawn.map(\.overlay) }
  open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  open func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    guard !drawn.contains(where: { $0.overlay === overlay }) else { return }
    let place = drawn.firstIndex { $0.level.rawValue > level.rawValue } ?? drawn.count
    insert(overlay, level: level, at: place)
  }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insert(overlay, level: .aboveLabels, at: min(max(index, 0), drawn.count))
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    let first = drawn.firstIndex { $0.level == level } ?? drawn.count
    insert(overlay, level: level, at: min(max(first + index, 0), drawn.count))
  }
  open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    guard let index = drawn.firstIndex(where: { $0.overlay === sibling }) else { return addOverlay(overlay) }
    insert(overlay, level: drawn[index].level, at: index + 1)
  }
  open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    guard let index = drawn.firstIndex(where: { $0.overlay === sibling }) else { return addOverlay(overlay) }
    insert(overlay, level: drawn[index].level, at: index)
  }
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    drawn.filter { $0.level == level }.map(\.overlay)
  }
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    let gone = Set(overlays.map { ObjectIdentifier($0) })
    for one in drawn where gone.contains(ObjectIdentifier(one.overlay)) { one.view?.removeFromSuperview() }
    drawn.removeAll { gone.contains(ObjectIdentifier($0.overlay)) }
  }
  /// - Returns: `nil` where the overlay was not seen yet.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    drawn.first { $0.overlay === overlay }?.renderer
  }
}

/// Where a map looks before it is told.
enum MapDefaults {
  static let center = CLLocationCoordinate2D(latitude: 37.132840, longitude: -95.785580)
  static let span = MKCoordinateSpan(latitudeDelta: 61.276015, longitudeDelta: 54.127325)
}
