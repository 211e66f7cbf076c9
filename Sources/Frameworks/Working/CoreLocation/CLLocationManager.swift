// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// Tells an app where the device is, once people have allowed it.
///
/// Places and permission are the host's word: the device page's, or a script's. Delegates are called on the main thread,
/// never within a call of the app's.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private struct State {
    var isUpdating = false
    var wantsOne = false
    var lastTold: CLLocation?
    var hasDelegate = false
  }

  private var feed = LocationFeed.shared
  private let state = Mutex(State())

  /// Told of places. It is not kept.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { delegateDidChange() }
  }

  public override init() {
    super.init()
    feed.add(self)
  }

  // Not designated: an initialiser that apps cannot see would keep `init()` from their subclasses.
  package convenience init(feed: LocationFeed) {
    self.init()
    self.feed.remove(self)
    self.feed = feed
    feed.add(self)
  }

  // MARK: - Permission

  open class func locationServicesEnabled() -> Bool { true }

  /// Whether the app may know of places.
  @available(*, deprecated, message: "ask the manager")
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationFeed.shared.status }

  open var authorizationStatus: CLAuthorizationStatus { feed.status }

  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Asks for exact places, which every app that may know of places has.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion?(nil) }
  }

  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}

  open var isAuthorizedForWidgetUpdates: Bool { false }

  /// Asks people whether the app may know of places while it is used, unless they were asked before.
  open func requestWhenInUseAuthorization() { feed.ask() }

  /// The same for whenever the app likes.
  open func requestAlwaysAuthorization() { feed.ask() }

  // MARK: - Places

  /// The newest place that the app may know of.
  open var location: CLLocation? { authorizationStatus.isAuthorized ? feed.location : nil }

  /// Metres that the device has to move until the delegate hears of it. Defaults to `kCLDistanceFilterNone`.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone

  /// Kept: places are as exact as the host says them. Defaults to `kCLLocationAccuracyBest`.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest

  /// Kept: updates never pause here. Defaults to `true`.
  open var pausesLocationUpdatesAutomatically = true

  /// Kept. Defaults to `false`.
  open var allowsBackgroundLocationUpdates = false

  /// Kept. Defaults to `false`.
  open var showsBackgroundLocationIndicator = false

  open var activityType = CLActivityType.other

  /// Begins to tell of places: of the present one, and of each that is far enough from the one before.
  open func startUpdatingLocation() {
    state.withLock { ($0.isUpdating, $0.lastTold) = (true, nil) }
    tellSoon()
  }

  open func stopUpdatingLocation() {
    state.withLock { ($0.isUpdating, $0.wantsOne) = (false, false) }
  }

  /// Tells of one place. A delegate that does not hear of failures is an error of the app on iOS.
  open func requestLocation() {
    state.withLock { $0.wantsOne = true }
    tellSoon()
  }

  /// The same as `startUpdatingLocation()` with 500 metres between places.
  open func startMonitoringSignificantLocationChanges() {
    distanceFilter = max(distanceFilter, 500)
    startUpdatingLocation()
  }

  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  // MARK: - What no host has

  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }

  /// Which way is up for headings; there is no compass.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// Degrees that the device has to turn until the delegate hears of it; there is no compass.
  open var headingFilter: CLLocationDegrees = 1
  /// `nil`: there is no compass.
  open var heading: CLHeading? { nil }

  /// Tells of nothing, as on a device without a compass, which `headingAvailable()` says.
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}

  /// None: regions are not watched.
  open var monitoredRegions: Set<CLRegion> { [] }
  open var rangedRegions: Set<CLRegion> { [] }

  /// Has the delegate hear that regions are not watched here, which `isMonitoringAvailable(for:)` says too.
  open func startMonitoring(for region: CLRegion) {
    DispatchQueue.main.async {
      self.delegate?.locationManager(
        self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure))
    }
  }
  open func stopMonitoring(for region: CLRegion) {}
  open func requestState(for region: CLRegion) {
    DispatchQueue.main.async { self.delegate?.locationManager(self, didDetermineState: .unknown, for: region) }
  }

  /// Has the delegate hear that there is no Bluetooth, which `isRangingAvailable()` says too.
  @available(iOS, introduced: 7, deprecated: 13, message: "Use startRangingBeaconsSatisfyingConstraint:")
  open func startRangingBeacons(in region: CLBeaconRegion) {
    DispatchQueue.main.async {
      self.delegate?.locationManager(
        self, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
    }
  }
  @available(iOS, introduced: 7, deprecated: 13, message: "Use stopRangingBeaconsSatisfyingConstraint:")
  open func stopRangingBeacons(in region: CLBeaconRegion) {}

  /// Tells of nothing: the host has places and not how long somebody stays.
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}

  /// None: beacons are not looked for.
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

  /// Has the delegate hear that there is no Bluetooth, which `isRangingAvailable()` says too.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    DispatchQueue.main.async {
      self.delegate?.locationManager(self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

  // MARK: - Telling

  private func delegateDidChange() {
    let isFirst = state.withLock { state -> Bool in
      defer { state.hasDelegate = true }
      return !state.hasDelegate
    }
    guard isFirst, delegate != nil else { return }
    DispatchQueue.main.async { [weak self] in self?.tellOfAuthorization() }
  }

  private func tellOfAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }

  func authorizationDidChange() {
    DispatchQueue.main.async { [weak self] in
      self?.tellOfAuthorization()
      self?.tell()
    }
  }

  func locationDidChange() { tellSoon() }

  private func tellSoon() { DispatchQueue.main.async { [weak self] in self?.tell() } }

  private func tell() {
    let (isUpdating, wantsOne, last) = state.withLock { ($0.isUpdating, $0.wantsOne, $0.lastTold) }
    guard isUpdating || wantsOne else { return }
    switch authorizationStatus {
    case .notDetermined: return
    case .denied, .restricted:
      state.withLock { $0.wantsOne = false }
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    case .authorizedAlways, .authorizedWhenInUse:
      guard let location = feed.location else {
        guard wantsOne else { return }
        state.withLock { $0.wantsOne = false }
        delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
        return
      }
      if !wantsOne, let last, last === location || last.distance(from: location) < distanceFilter { return }
      state.withLock { ($0.wantsOne, $0.lastTold) = (false, location) }
      delegate?.locationManager(self, didUpdateLocations: [location])
    }
  }
}
