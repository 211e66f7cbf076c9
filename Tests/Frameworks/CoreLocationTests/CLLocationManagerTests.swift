// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreLocation

/// What delegates hear of permission and places.
@MainActor struct CLLocationManagerTests {
  private let feed = LocationFeed()
  private let log = Log()

  private final class Log: NSObject, CLLocationManagerDelegate {
    nonisolated(unsafe) var calls: [String] = []

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      calls.append("at \(locations.map(\.coordinate.latitude))")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      calls.append("failed \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      calls.append("authorization \(manager.authorizationStatus.rawValue)")
    }
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      calls.append("changed \(status.rawValue)")
    }
  }

  private func heard() async -> [String] {
    // What was said is told on the main queue, and what comes of it too.
    for _ in 0..<3 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
    defer { log.calls = [] }
    return log.calls
  }

  private func makeManager() -> CLLocationManager {
    let manager = CLLocationManager(feed: feed)
    manager.delegate = log
    return manager
  }

  @Test func aNewManagerTellsOfItsPermission() async {
    let manager = makeManager()
    #expect(log.calls.isEmpty)
    #expect(await heard() == ["authorization 0", "changed 0"])
    #expect(manager.location == nil)
  }

  @Test func whoIsAllowedHearsOfPlaces() async {
    let manager = makeManager()
    feed.receive(CLLocation(latitude: 1, longitude: 1))
    manager.startUpdatingLocation()
    manager.requestWhenInUseAuthorization()
    #expect(await heard() == ["authorization 0", "changed 0"])
    #expect(feed.isAsking)
    feed.answer(.authorizedWhenInUse)
    #expect(await heard() == ["authorization 4", "changed 4", "at [1.0]"])
    #expect(manager.location?.coordinate.latitude == 1)
    feed.receive(CLLocation(latitude: 2, longitude: 1))
    #expect(await heard() == ["at [2.0]"])
    manager.stopUpdatingLocation()
    feed.receive(CLLocation(latitude: 3, longitude: 1))
    #expect(await heard() == [])
  }

  @Test func anAnswerGivenBeforehandIsHeardWhenTheAppAsks() async {
    feed.answer(.authorizedAlways)
    let manager = makeManager()
    #expect(manager.authorizationStatus == .notDetermined)
    manager.requestAlwaysAuthorization()
    #expect(await heard().last == "changed 3")
    manager.requestAlwaysAuthorization()
    #expect(await heard() == [])
  }

  @Test func whoIsDeniedHearsSo() async {
    feed.answer(.denied)
    let manager = makeManager()
    manager.requestWhenInUseAuthorization()
    _ = await heard()
    manager.startUpdatingLocation()
    #expect(await heard() == ["failed 1"])
    feed.answer(.authorizedWhenInUse)
    feed.receive(CLLocation(latitude: 1, longitude: 1))
    #expect(await heard().last == "at [1.0]")
  }

  @Test func oneRequestIsOnePlaceOrOneFailure() async {
    feed.answer(.authorizedWhenInUse)
    let manager = makeManager()
    manager.requestWhenInUseAuthorization()
    _ = await heard()
    manager.requestLocation()
    #expect(await heard() == ["failed 0"])
    feed.receive(CLLocation(latitude: 1, longitude: 1))
    #expect(await heard() == [])
    manager.requestLocation()
    #expect(await heard() == ["at [1.0]"])
    feed.receive(CLLocation(latitude: 2, longitude: 1))
    #expect(await heard() == [])
  }

  @Test func theFilterLeavesOutWhatIsNear() async {
    feed.answer(.authorizedWhenInUse)
    let manager = makeManager()
    manager.requestWhenInUseAuthorization()
    manager.distanceFilter = 1000
    manager.startUpdatingLocation()
    _ = await heard()
    for longitude in [0, 0.001, 0.002, 0.01] {
      feed.receive(CLLocation(latitude: 0, longitude: longitude))
      _ = longitude
      if longitude == 0 { #expect(await heard() == ["at [0.0]"]) }
      if longitude == 0.002 { #expect(await heard() == []) }
    }
    #expect(await heard() == ["at [0.0]"])
  }

  @Test func whatIsNoPlaceIsLeftOut() {
    feed.receive(CLLocation(latitude: .nan, longitude: 0))
    feed.receive(CLLocation(latitude: 91, longitude: 0))
    #expect(feed.location == nil)
  }
}
