// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Told where the device is. Every method may be left out. They are called on the main thread.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The device is somewhere else: the newest place comes last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// There is no place to tell: a `CLError`.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// The app may know of places, or may not any more. Called when the manager is made too.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// The same as it was told before iOS 14. Called as well.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
