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
}

/// Where a map looks before it is told.
enum MapDefaults {
  static let center = CLLocationCoordinate2D(latitude: 37.132840, longitude: -95.785580)
  static let span = MKCoordinateSpan(latitudeDelta: 61.276015, longitudeDelta: 54.127325)
}
