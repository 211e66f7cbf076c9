// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreLocation
import Testing

/// Places and the ways between them.
struct CLLocationTests {
  @Test func aPlaceKnowsWhatItWasGiven() {
    let place = CLLocation(latitude: 52.52, longitude: 13.405)
    #expect(place.coordinate.latitude == 52.52)
    #expect(place.horizontalAccuracy == 0)
    #expect(place.verticalAccuracy == -1)
    #expect(place.speed == -1)
    #expect(place.course == -1)
    #expect(place.floor == nil)
  }

  /// Vincenty's own example, from Flinders Peak to Buninyong, on the ellipsoid of our day.
  @Test func distancesAreThoseOnTheEllipsoid() {
    let peak = CLLocation(latitude: -(37 + 57.0 / 60 + 3.72030 / 3600), longitude: 144 + 25.0 / 60 + 29.52440 / 3600)
    let town = CLLocation(latitude: -(37 + 39.0 / 60 + 10.15610 / 3600), longitude: 143 + 55.0 / 60 + 35.38390 / 3600)
    #expect(abs(town.distance(from: peak) - 54_972.271) < 0.001)
    #expect(abs(peak.distance(from: town) - 54_972.271) < 0.001)
  }

  @Test func distancesAtTheEdges() {
    let equator = CLLocation(latitude: 0, longitude: 0)
    #expect(equator.distance(from: equator) == 0)
    // A degree of the equator, and from there to the pole.
    #expect(abs(CLLocation(latitude: 0, longitude: 1).distance(from: equator) - 111_319.491) < 0.001)
    #expect(abs(CLLocation(latitude: 90, longitude: 0).distance(from: equator) - 10_001_965.729) < 0.001)
    let opposite = CLLocation(latitude: 0.5, longitude: 179.7).distance(from: equator)
    #expect(opposite > 19_900_000 && opposite < 20_010_000)
    let across = CLLocation(latitude: 0, longitude: 179.5).distance(from: CLLocation(latitude: 0, longitude: -179.5))
    #expect(abs(across - 111_319.491) < 0.001)
  }

  @Test func placesAreEqualWhereEverythingIs() {
    let time = Date(timeIntervalSinceReferenceDate: 100)
    func place(_ speed: Double) -> CLLocation {
      CLLocation(
        coordinate: CLLocationCoordinate2DMake(1, 2), altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5,
        course: 6,
        speed: speed, timestamp: time)
    }
    #expect(place(7) == place(7))
    #expect(place(7).hash == place(7).hash)
    #expect(place(7) != place(8))
    #expect(place(7).copy() as? CLLocation === nil || place(7).copy() as? CLLocation == place(7))
  }

  @Test func anArchiveKeepsAPlace() throws {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2DMake(1.5, -2.5), altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5,
      course: 6, courseAccuracy: 7, speed: 8, speedAccuracy: 9, timestamp: Date(timeIntervalSinceReferenceDate: 10))
    let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data) == place)
  }

  @Test func coordinatesAreValidWithinTheirDegrees() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func aCircleContainsWhatIsNear() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 1000, identifier: "home")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 0.0089)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 0.0091)))
    #expect(
      region
        == CLCircularRegion(center: CLLocationCoordinate2D(latitude: 5, longitude: 5), radius: 1, identifier: "home"))
  }
}
