// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Contacts
import CoreLocation
import Foundation
import MapKit
import TesseraTesting
import Testing
import UIKit

@MainActor @Suite struct MapPartsTests {
  @Test(arguments: [
    (MKDistanceFormatter.Units.metric, 37.0, "40 m"), (.metric, 430, "450 m"), (.metric, 1_234, "1.2 km"),
    (.metric, 12_345, "12 km"), (.imperial, 100, "350 ft"), (.imperial, 1_609.344 * 2.5, "2.5 mi"),
    (.imperialWithYards, 100, "100 yd"), (.metric, 990, "1 km"),
  ]) func distancesAreRoundedAsPeopleSayThem(_ units: MKDistanceFormatter.Units, _ metres: Double, _ text: String) {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.units = units
    #expect(formatter.string(fromDistance: metres) == text)
    #expect(formatter.distance(from: text) > 0)
  }

  @Test func mapsKeepWithinTheirLimits() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 50, longitude: 10), latitudinalMeters: 20_000, longitudinalMeters: 20_000
    )
    map.layoutIfNeeded()
    map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 100_000)
    #expect(abs(map.camera.centerCoordinateDistance - 100_000) < 500)
    let box = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 50, longitude: 10), latitudinalMeters: 5_000, longitudinalMeters: 5_000)
    map.setCameraBoundary(MKMapView.CameraBoundary(coordinateRegion: box), animated: false)
    map.centerCoordinate = CLLocationCoordinate2D(latitude: 55, longitude: 10)
    #expect(map.centerCoordinate.latitude < 50.1)
    #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 5, maxCenterCoordinateDistance: 1) == nil)
  }

  @Test func aPictureOfAMapSaysWhatLiesWhere() async throws {
    // Pictures of layers are drawn by what a screen brings along.
    let screen = TestScreen(.iPhone16)
    screen.show(UIViewController())
    let options = MKMapSnapshotter.Options()
    let center = CLLocationCoordinate2D(latitude: 48, longitude: 2)
    options.region = MKCoordinateRegion(center: center, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
    options.size = CGSize(width: 120, height: 80)
    options.scale = 2
    let snapshot = try await MKMapSnapshotter(options: options).start()
    #expect(snapshot.image.size == options.size && snapshot.image.scale == 2)
    let place = snapshot.point(for: center)
    #expect(abs(place.x - 60) < 0.5 && abs(place.y - 40) < 0.5)
  }

  @Test func aBarSaysHowLongAWayIs() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    map.layoutIfNeeded()
    let scale = MKScaleView(mapView: map)
    scale.layoutIfNeeded()
    let labels = scale.subviews.compactMap { $0 as? UILabel }.compactMap(\.text)
    let bars = scale.subviews.filter { !($0 is UILabel) }.map(\.bounds.width)
    #expect(labels.first?.isEmpty == false && bars[0] > 20 && bars[0] <= 120)
    scale.scaleVisibility = .hidden
    #expect(scale.isHidden && MKCompassButton(mapView: map).isHidden)
  }

  @Test func shapesAreReadOfGeoJSON() throws {
    let json = """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": 7, "properties": {"name": "Lake"}, "geometry": {"type": "Polygon", "coordinates":
          [[[10, 50], [11, 50], [11, 51], [10, 50]], [[10.4, 50.1], [10.5, 50.1], [10.5, 50.2], [10.4, 50.1]]]}},
        {"type": "Feature", "geometry": {"type": "MultiPoint", "coordinates": [[1, 2], [3, 4]]}}]}
      """
    let features = try MKGeoJSONDecoder().decode(Data(json.utf8)).compactMap { $0 as? MKGeoJSONFeature }
    #expect(features.map(\.identifier) == ["7", nil] && features[0].properties != nil)
    let lake = try #require(features[0].geometry.first as? MKPolygon)
    #expect(lake.pointCount == 4 && lake.interiorPolygons?.count == 1)
    #expect(features[1].geometry.compactMap { ($0 as? MKPointAnnotation)?.coordinate.latitude } == [2, 4])
    #expect(throws: MKError(.decodingFailed)) { try MKGeoJSONDecoder().decode(Data("{}".utf8)) }
    let place = CLLocationCoordinate2D(latitude: 1.5, longitude: -2)
    #expect(NSValue(mkCoordinate: place).mkCoordinateValue.longitude == -2)
  }

  @Test func anAddressIsWrittenTheWayOfItsCountry() throws {
    let placemark = MKPlacemark(
      coordinate: CLLocationCoordinate2D(latitude: 50, longitude: 8),
      addressDictionary: ["Street": "Hauptstraße 1", "City": "Mainz", "ZIP": "55116", "CountryCode": "DE"])
    let address = try #require(placemark.postalAddress)
    #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "Hauptstraße 1\n55116 Mainz")
  }
}
