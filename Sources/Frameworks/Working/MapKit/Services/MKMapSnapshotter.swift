// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Makes a picture of a map: as of a map view, a plain ground with lines of latitude and longitude.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  /// What is to be seen.
  @preconcurrency @MainActor open class Options: NSObject {
    open var region = MKCoordinateRegion(center: MapDefaults.center, span: MapDefaults.span) {
      didSet { (rect, camera) = (MKMapRect(region), nil) }
    }
    open var mapRect: MKMapRect {
      get { rect }
      set { (rect, camera) = (newValue, nil) }
    }
    /// Goes before ``region`` where it was set last.
    open var camera: MKMapCamera?
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 0
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var preferredConfiguration: MKMapConfiguration? {
      didSet { if let preferredConfiguration { mapType = preferredConfiguration.mapType } }
    }
    open var traitCollection = UITraitCollection.current
    private var rect = MKMapRect(MKCoordinateRegion(center: MapDefaults.center, span: MapDefaults.span))

    public override init() { super.init() }
  }

  /// A picture, and what lies where on it.
  @preconcurrency @MainActor open class Snapshot: NSObject {
    open private(set) var image: UIImage
    open private(set) var traitCollection: UITraitCollection
    private let map: MKMapView

    init(_ map: MKMapView, _ image: UIImage, _ traits: UITraitCollection) {
      (self.map, self.image, traitCollection) = (map, image, traits)
      super.init()
    }

    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { map.convert(coordinate, toPointTo: map) }
  }

  public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

  private let options: Options
  open private(set) var isLoading = false

  public init(options: Options = Options()) {
    self.options = options
    super.init()
  }

  open func start(completionHandler: @escaping CompletionHandler) {
    isLoading = true
    DispatchQueue.main.async { [self] in
      guard isLoading else { return }
      isLoading = false
      completionHandler(picture(), nil)
    }
  }

  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  open func start() async throws -> Snapshot { picture() }

  /// Makes no picture any more; nobody hears of it.
  open func cancel() { isLoading = false }

  private func picture() -> Snapshot {
    let map = MKMapView(frame: CGRect(origin: .zero, size: options.size))
    map.overrideUserInterfaceStyle = options.traitCollection.userInterfaceStyle
    map.mapType = options.mapType
    if let camera = options.camera { map.camera = camera } else { map.visibleMapRect = options.mapRect }
    map.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    let scale = options.scale > 0 ? options.scale : options.traitCollection.displayScale
    if scale > 0 { format.scale = scale }
    let image = UIGraphicsImageRenderer(size: options.size, format: format).image { map.layer.render(in: $0.cgContext) }
    return Snapshot(map, image, options.traitCollection)
  }
}
