// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A button that lets a map follow the device, or not.
@preconcurrency @MainActor open class MKUserTrackingButton: UIButton {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    setImage(UIImage(systemName: "location"), for: .normal)
    accessibilityLabel = "Tracking"
    addAction(
      UIAction { [weak self] _ in
        guard let map = self?.mapView else { return }
        map.setUserTrackingMode(map.userTrackingMode == .none ? .follow : .none, animated: true)
        let sign = map.userTrackingMode == .none ? "location" : "location.fill"
        self?.setImage(UIImage(systemName: sign), for: .normal)
      }, for: .touchUpInside)
  }
}

/// The same in a bar.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(customView: MKUserTrackingButton(mapView: mapView))
    self.mapView = mapView
  }
}
