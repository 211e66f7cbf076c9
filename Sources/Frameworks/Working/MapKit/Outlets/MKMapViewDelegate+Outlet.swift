// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import Foundation
internal import UIKit

/// Answers for an object that does not declare `MKMapViewDelegate`, by the names of its methods.
@MainActor final class MKMapViewDelegateOutlet: NSObject, MKMapViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    link.send(OutletMessage(["mapView", "regionWillChangeAnimated"], ["MKMapView", "Bool"]), [mapView, animated])
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    link.send(OutletMessage(["mapView", "regionDidChangeAnimated"], ["MKMapView", "Bool"]), [mapView, animated])
  }

  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
    link.send(OutletMessage(["mapViewDidChangeVisibleRegion"], ["MKMapView"]), [mapView])
  }

  func mapViewWillStartLoadingMap(_ mapView: MKMapView) {
    link.send(OutletMessage(["mapViewWillStartLoadingMap"], ["MKMapView"]), [mapView])
  }

  func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {
    link.send(OutletMessage(["mapViewDidFinishLoadingMap"], ["MKMapView"]), [mapView])
  }

  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
    link.send(OutletMessage(["mapViewDidFailLoadingMap", "withError"], ["MKMapView", "Error"]), [mapView, error])
  }

  func mapViewWillStartRenderingMap(_ mapView: MKMapView) {
    link.send(OutletMessage(["mapViewWillStartRenderingMap"], ["MKMapView"]), [mapView])
  }

  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
    link.send(
      OutletMessage(["mapViewDidFinishRenderingMap", "fullyRendered"], ["MKMapView", "Bool"]), [mapView, fullyRendered])
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    if let answer: MKAnnotationView? = link.answer(
      OutletMessage(["mapView", "viewFor"], ["MKMapView", "MKAnnotation"]), [mapView, annotation])
    {
      return answer
    }
    return MKMapViewDelegateSilence.shared.mapView(mapView, viewFor: annotation)
  }

  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    link.send(OutletMessage(["mapView", "didAdd"], ["MKMapView", "MKAnnotationViews"]), [mapView, views])
  }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {
    link.send(
      OutletMessage(
        ["mapView", "annotationView", "calloutAccessoryControlTapped"], ["MKMapView", "MKAnnotationView", "UIControl"]),
      [mapView, view, control])
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    link.send(OutletMessage(["mapView", "didSelect"], ["MKMapView", "MKAnnotationView"]), [mapView, view])
  }

  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    link.send(OutletMessage(["mapView", "didDeselect"], ["MKMapView", "MKAnnotationView"]), [mapView, view])
  }

  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    link.send(OutletMessage(["mapView", "didSelect"], ["MKMapView", "MKAnnotation"]), [mapView, annotation])
  }

  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
    link.send(OutletMessage(["mapView", "didDeselect"], ["MKMapView", "MKAnnotation"]), [mapView, annotation])
  }

  func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation])
    -> MKClusterAnnotation
  {
    if let answer: MKClusterAnnotation = link.answer(
      OutletMessage(["mapView", "clusterAnnotationForMemberAnnotations"], ["MKMapView", "MKAnnotations"]),
      [mapView, memberAnnotations])
    {
      return answer
    }
    return MKMapViewDelegateSilence.shared.mapView(mapView, clusterAnnotationForMemberAnnotations: memberAnnotations)
  }

  func mapViewWillStartLocatingUser(_ mapView: MKMapView) {
    link.send(OutletMessage(["mapViewWillStartLocatingUser"], ["MKMapView"]), [mapView])
  }

  func mapViewDidStopLocatingUser(_ mapView: MKMapView) {
    link.send(OutletMessage(["mapViewDidStopLocatingUser"], ["MKMapView"]), [mapView])
  }

  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    link.send(OutletMessage(["mapView", "didUpdate"], ["MKMapView", "MKUserLocation"]), [mapView, userLocation])
  }

  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    link.send(OutletMessage(["mapView", "didFailToLocateUserWithError"], ["MKMapView", "Error"]), [mapView, error])
  }

  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    link.send(
      OutletMessage(["mapView", "didChange", "animated"], ["MKMapView", "MKUserTrackingMode", "Bool"]),
      [mapView, mode, animated])
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    if let answer: MKOverlayRenderer = link.answer(
      OutletMessage(["mapView", "rendererFor"], ["MKMapView", "MKOverlay"]), [mapView, overlay])
    {
      return answer
    }
    return MKMapViewDelegateSilence.shared.mapView(mapView, rendererFor: overlay)
  }

  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
    link.send(OutletMessage(["mapView", "didAdd"], ["MKMapView", "MKOverlayRenderers"]), [mapView, renderers])
  }
}

/// Implements nothing that it need not.
@MainActor private final class MKMapViewDelegateSilence: NSObject, MKMapViewDelegate {
  static let shared = MKMapViewDelegateSilence()
}
