// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What was called otherwise before Swift 4.2.

@available(swift, obsoleted: 4.2, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request
@available(swift, obsoleted: 4.2, renamed: "MKDirections.Response")
public typealias MKDirectionsResponse = MKDirections.Response
@available(swift, obsoleted: 4.2, renamed: "MKDirections.ETAResponse")
public typealias MKETAResponse = MKDirections.ETAResponse
@available(swift, obsoleted: 4.2, renamed: "MKRoute.Step")
public typealias MKRouteStep = MKRoute.Step
@available(swift, obsoleted: 4.2, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
@available(swift, obsoleted: 4.2, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response
@available(swift, obsoleted: 4.2, renamed: "MKAnnotationView.DragState")
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState

extension MKMapView {
  @available(swift, obsoleted: 4.2, renamed: "addOverlay(_:)")
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
  @available(swift, obsoleted: 4.2, renamed: "addOverlay(_:level:)")
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }
  @available(swift, obsoleted: 4.2, renamed: "removeOverlay(_:)")
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}
