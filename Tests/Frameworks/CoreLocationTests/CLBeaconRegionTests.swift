// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreLocation

/// Regions and beacons, which are not watched and not looked for.
@MainActor @Suite struct CLBeaconRegionTests {
  private final class Listener: NSObject, CLLocationManagerDelegate {
    var failures: [CLError.Code] = []
    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) { note(error) }
    func locationManager(
      _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
    ) { note(error) }
    private func note(_ error: any Error) { if let error = error as? CLError { failures.append(error.code) } }
  }

  @Test func whoeverAsksIsToldThatItFailed() async throws {
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    let uuid = try #require(UUID(uuidString: "5A4BCFCE-174E-4BAC-A814-092E77F6B7E5"))
    let region = CLBeaconRegion(proximityUUID: uuid, major: 7, identifier: "kitchen")
    #expect(region.uuid == uuid && region.major == 7 && region.minor == nil)
    manager.startMonitoring(for: region)
    manager.startRangingBeacons(in: region)
    for _ in 0..<100_000 where listener.failures.count < 2 { await Task.yield() }
    #expect(listener.failures == [.regionMonitoringFailure, .rangingUnavailable])
    #expect(manager.monitoredRegions.isEmpty && manager.heading == nil)
  }
}
