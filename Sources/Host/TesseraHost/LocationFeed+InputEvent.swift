// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreLocation
internal import RenderProtocol

extension LocationFeed {
  /// Takes in where the device is and whether the app may know; other events are not its business.
  func handle(_ event: InputEvent) {
    guard case .location(let told) = event else { return }
    switch told.permission {
    case .untold: break
    case .denied: answer(.denied)
    case .whenInUse: answer(.authorizedWhenInUse)
    case .always: answer(.authorizedAlways)
    }
    guard told.accuracy >= 0, told.accuracy.isFinite else { return }
    receive(CLLocation(latitude: told.latitude, longitude: told.longitude, accuracy: told.accuracy))
  }
}
