// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Hears for a map where the device is.
@MainActor final class MapLocating: NSObject, @preconcurrency CLLocationManagerDelegate {
  private weak var map: MKMapView?
  private var manager: CLLocationManager?

  func set(_ isOn: Bool, for map: MKMapView) {
    self.map = map
    if isOn {
      let manager = CLLocationManager()
      self.manager = manager
      manager.delegate = self
      map.userLocation.isUpdating = true
      map.delegate?.mapViewWillStartLocatingUser(map)
      manager.startUpdatingLocation()
    } else {
      manager?.stopUpdatingLocation()
      manager = nil
      map.userLocation.isUpdating = false
      map.userLocation.location = nil
      map.removeAnnotation(map.userLocation)
      map.delegate?.mapViewDidStopLocatingUser(map)
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let map, let location = locations.last else { return }
    map.userLocation.location = location
    map.addAnnotation(map.userLocation)
    map.annotationIndex.placesDidChange()
    map.setNeedsLayout()
    map.delegate?.mapView(map, didUpdate: map.userLocation)
    map.followUser(animated: true)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    guard let map else { return }
    map.delegate?.mapView(map, didFailToLocateUserWithError: error)
  }
}
