// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import MapKit

/// Maps without data: what lies where, and who hears of it.
@MainActor @Suite struct MKMapViewTests {
  private final class Listener: NSObject, MKMapViewDelegate {
    var log: [String] = []
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { log.append("region \(animated)") }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { log.append("views \(views.count)") }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      log.append("select \(view.annotation?.shownTitle ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { log.append("deselect") }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      log.append("renderer")
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .red
      return renderer
    }
  }

  private final class Place: NSObject, MKAnnotation {
    let coordinate: CLLocationCoordinate2D
    init(_ latitude: Double, _ longitude: Double) {
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
  }

  private final class OwnView: MKMarkerAnnotationView {
    var heard: [String] = []
    override var annotation: (any MKAnnotation)? { willSet { heard.append(newValue?.shownTitle ?? "none") } }
  }

  private func map(_ listener: Listener? = nil, size: CGSize = CGSize(width: 400, height: 400)) -> MKMapView {
    let map = MKMapView(frame: CGRect(origin: .zero, size: size))
    map.delegate = listener
    return map
  }

  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) < tolerance }

  // MARK: - Geometry

  @Test func aCoordinateComesBackFromTheFlatMap() {
    for (latitude, longitude) in [(0.0, 0.0), (51.5, -0.12), (-33.9, 151.2), (84.9, -179.9), (-84.9, 179.9)] {
      let back = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
      #expect(isNear(back.latitude, latitude) && isNear(back.longitude, longitude))
    }
    let origin = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(origin == MKMapPoint(x: 134_217_728, y: 134_217_728))
    #expect(isNear(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 180)).y, 0, 1e-3))
  }

  @Test func aRegionInMetresIsAsManyDegreesAsThatIsThere() {
    let center = CLLocationCoordinate2D(latitude: 60, longitude: 10)
    let region = MKCoordinateRegion(center: center, latitudinalMeters: 111_320, longitudinalMeters: 111_320)
    #expect(isNear(region.span.latitudeDelta, 1, 1e-3) && isNear(region.span.longitudeDelta, 2, 1e-2))
  }

  @Test func rectanglesMeetAsTheyDoOnPaper() {
    let (a, b) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 10))
    #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
    #expect(a.intersection(b) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
    #expect(a.intersection(b.offsetBy(dx: 20, dy: 0)).isNull && MKMapRect.null.union(a) == a)
    #expect(!a.contains(b) && a.contains(a.insetBy(dx: 1, dy: 1)) && !MKMapRect.null.intersects(a))
  }

  // MARK: - Where the map looks

  @Test func aRegionSetBeforeThereIsASizeIsShownOnceThereIsOne() {
    let listener = Listener()
    let map = MKMapView()
    map.delegate = listener
    let center = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.37)
    map.setRegion(
      MKCoordinateRegion(center: center, latitudinalMeters: 1_000, longitudinalMeters: 1_000), animated: false)
    #expect(isNear(map.centerCoordinate.latitude, 48.2) && listener.log.isEmpty)
    map.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    map.layoutIfNeeded()
    let region = map.region
    #expect(isNear(region.center.latitude, 48.2, 1e-4) && isNear(region.center.longitude, 16.37, 1e-6))
    // A kilometre is as wide as the map; twice as much is seen from north to south.
    #expect(isNear(region.span.latitudeDelta * 111_320, 2_000, 10) && listener.log == ["region false"])
  }

  @Test func whatIsConvertedComesBack() {
    let map = map()
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)), animated: false)
    let place = CLLocationCoordinate2D(latitude: 10.2, longitude: 19.9)
    let point = map.convert(place, toPointTo: map)
    let back = map.convert(point, toCoordinateFrom: map)
    #expect(isNear(back.latitude, 10.2) && isNear(back.longitude, 19.9))
    #expect(point.x < 200 && point.y < 200)
    #expect(map.convert(map.centerCoordinate, toPointTo: nil) == CGPoint(x: 200, y: 200))
  }

  @Test func nothingBeyondTheWorldsEdgesIsSeen() {
    let map = map()
    map.setVisibleMapRect(MKMapRect.world.insetBy(dx: -1e9, dy: -1e9), animated: false)
    map.layoutIfNeeded()
    #expect(map.visibleMapRect == .world)
    map.setCenter(CLLocationCoordinate2D(latitude: 89, longitude: 179), animated: false)
    #expect(map.visibleMapRect == .world)
  }

  @Test func aCameraSeesWhatItsDistanceSays() {
    let map = map()
    let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    map.camera = MKMapCamera(lookingAtCenter: center, fromDistance: 10_000, pitch: 0, heading: 0)
    map.layoutIfNeeded()
    #expect(isNear(map.camera.centerCoordinateDistance, 10_000, 1))
  }

  // MARK: - Annotations

  @Test func whatIsSeenHasViewsAndNothingElse() {
    let listener = Listener()
    let map = map(listener)
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let places = (0..<100_000).map { Place(Double($0 % 300) / 5 - 30, Double($0 / 300) / 5 - 30) }
    map.addAnnotations(places)
    map.layoutIfNeeded()
    #expect(map.annotations.count == 100_000 && (20...80).contains(map.views.count))
    let first = map.views.count
    map.setCenter(CLLocationCoordinate2D(latitude: 10, longitude: 10), animated: false)
    #expect((20...80).contains(map.views.count) && map.annotationHost.subviews.count == map.views.count)
    // Views that went out of sight are used again.
    #expect(map.reusable.values.map(\.count).reduce(0, +) <= first)
    map.removeAnnotations(map.annotations)
    #expect(map.annotations.isEmpty && map.views.isEmpty)
  }

  @Test func aViewsMiddleIsAtItsPlaceAndFollowsIt() throws {
    let map = map()
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let pin = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
    map.addAnnotation(pin)
    map.layoutIfNeeded()
    let view = try #require(map.view(for: pin))
    #expect(view.center == CGPoint(x: 200, y: 200 + view.centerOffset.y))
    pin.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0.25)
    #expect(isNear(view.center.x, 300, 1e-2))
  }

  @Test func aRegisteredClassIsMadeWithItsAnnotation() throws {
    let map = map()
    map.register(OwnView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    let pin = MKPointAnnotation(coordinate: MapDefaults.center, title: "Here", subtitle: nil)
    map.addAnnotation(pin)
    map.layoutIfNeeded()
    let view = try #require(map.view(for: pin) as? OwnView)
    #expect(view.heard == ["Here"] && view.reuseIdentifier == MKMapViewDefaultAnnotationViewReuseIdentifier)
  }

  @Test func selectionIsToldAndACalloutSaysTheTitle() throws {
    let listener = Listener()
    let map = map(listener)
    let pin = MKPointAnnotation(coordinate: MapDefaults.center, title: "Here", subtitle: "and there")
    map.addAnnotation(pin)
    map.layoutIfNeeded()
    let view = try #require(map.view(for: pin))
    view.canShowCallout = true
    map.selectAnnotation(pin, animated: false)
    let callout = try #require(map.callout)
    #expect(callout.frame.maxY <= view.frame.minY + 1 && view.isSelected)
    #expect(map.bounds.contains(callout.frame))
    #expect(callout.subviews.compactMap { ($0 as? UILabel)?.text } == ["Here", "and there"])
    map.deselectAnnotation(pin, animated: false)
    #expect(map.callout == nil && listener.log == ["region false", "views 1", "select Here", "deselect"])
  }

  @Test func annotationsThatWouldOverlapStandAsOne() throws {
    final class Grouped: MKMarkerAnnotationView {
      override var annotation: (any MKAnnotation)? { didSet { clusteringIdentifier = "all" } }
    }
    let map = map()
    map.register(Grouped.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    map.addAnnotations([Place(0, 0), Place(0, 0.01), Place(0, 0.02), Place(0.4, 0.4)])
    map.layoutIfNeeded()
    map.layoutIfNeeded()
    let clusters = map.views.values.compactMap { $0.annotation as? MKClusterAnnotation }
    #expect(map.views.count == 2 && clusters.map(\.memberAnnotations.count) == [3])
    #expect((map.view(for: try #require(clusters.first)) as? MKMarkerAnnotationView)?.glyphText == "3")
  }

  // MARK: - Overlays

  @Test func anOverlaysRendererIsAskedForOnceItIsSeen() throws {
    let listener = Listener()
    let map = map(listener)
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let places = [
      CLLocationCoordinate2D(latitude: 40, longitude: 40), CLLocationCoordinate2D(latitude: 41, longitude: 41),
    ]
    let line = MKPolyline(coordinates: places, count: 2)
    map.addOverlay(line)
    map.layoutIfNeeded()
    #expect(map.renderer(for: line) == nil && !listener.log.contains("renderer"))
    map.setCenter(places[0], animated: false)
    #expect(map.renderer(for: line) is MKPolylineRenderer && line.pointCount == 2)
    map.setCenter(places[1], animated: false)
    #expect(listener.log.filter { $0 == "renderer" }.count == 1)
    map.removeOverlay(line)
    #expect(map.overlays.isEmpty && map.overlayHost.subviews.isEmpty)
  }

  @Test func servicesThatAreNotThereSaySo() async {
    await #expect(throws: MKError.self) { _ = try await MKLocalSearch(request: MKLocalSearch.Request()).start() }
    await #expect(throws: MKError.self) { _ = try await MKDirections(request: MKDirections.Request()).calculate() }
    let item = MKMapItem(placemark: MKPlacemark(coordinate: MapDefaults.center))
    let url = MKMapItem.address(of: [item], [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
    #expect(url?.absoluteString == "https://maps.apple.com/?daddr=37.13284,-95.78558&dirflg=w")
  }

  @Test func aRegisteredClassMakesViewsWithoutAnAnnotation() {
    let map = MKMapView()
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "own") == nil)
    map.register(OwnView.self, forAnnotationViewWithReuseIdentifier: "own")
    let view = map.dequeueReusableAnnotationView(withIdentifier: "own")
    #expect(view is OwnView && view?.annotation == nil && view?.reuseIdentifier == "own")
  }
}
