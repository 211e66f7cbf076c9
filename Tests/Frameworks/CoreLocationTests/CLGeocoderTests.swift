// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreLocation
import Testing

/// What apps hear of a service that is not there.
@MainActor struct CLGeocoderTests {
  private let place = CLLocation(latitude: 52.5, longitude: 13.4)

  @Test func requestsFailAsWithoutANetwork() async {
    let geocoder = CLGeocoder()
    let heard: CLError.Code? = await withCheckedContinuation { continuation in
      geocoder.reverseGeocodeLocation(place) { places, error in
        #expect(places == nil)
        continuation.resume(returning: (error as? CLError)?.code)
      }
      #expect(geocoder.isGeocoding)
    }
    #expect(heard == .network)
    #expect(!geocoder.isGeocoding)
    await #expect(throws: CLError.self) { try await geocoder.geocodeAddressString("Berlin") }
  }

  @Test func requestsThatAreGivenUpAreToldOnce() async {
    let geocoder = CLGeocoder()
    let heard: CLError.Code? = await withCheckedContinuation { continuation in
      // A second answer would resume the continuation again, which stops the test.
      geocoder.geocodeAddressString("Berlin") { continuation.resume(returning: ($1 as? CLError)?.code) }
      geocoder.cancelGeocode()
      #expect(!geocoder.isGeocoding)
    }
    #expect(heard == .geocodeCanceled)
  }
}
