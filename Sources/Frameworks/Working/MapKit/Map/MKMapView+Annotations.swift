// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension MKMapView {
  // MARK: - Views

  static func standardClass(for identifier: String) -> MKAnnotationView.Type? {
    [MKMapViewDefaultAnnotationViewReuseIdentifier, MKMapViewDefaultClusterAnnotationViewReuseIdentifier]
      .contains(identifier) ? MKMarkerAnnotationView.self : nil
  }

  func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? {
        if annotation === userLocation {
          return MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
        }
        return dequeueReusableAnnotationView(
          withIdentifier: annotation is MKClusterAnnotation
            ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier,
          for: annotation)
      }()
    if view.annotation !== annotation { view.annotation = annotation }
    if annotation is MKClusterAnnotation, let marker = view as? MKMarkerAnnotationView, marker.glyphText == nil {
      marker.glyphText = (annotation as? MKClusterAnnotation).map { "\($0.memberAnnotations.count)" }
    }
    return view
  }

  func dropView(of annotation: any MKAnnotation) {
    guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
    view.removeFromSuperview()
    view.map = nil
    if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
  }

  /// Gives what is seen its views, takes those of the rest, and puts them where they belong.
  func placeAnnotations() {
    guard scale > 0 else { return }
    // Views reach over their places: what lies a little outside is seen too.
    let margin = 80 / scale
    let seen = annotationIndex.annotations(in: visibleMapRect.insetBy(dx: -margin, dy: -margin))
    var groups = seen.map { [$0] }
    if MapClusters.areWanted(by: seen.compactMap { views[ObjectIdentifier($0)] ?? nil }) || hasClusters {
      groups = MapClusters.groups(of: seen, in: self)
    }
    show(groups)
    for view in views.values { position(view) }
    placeCallout()
  }

  var hasClusters: Bool { views.values.contains { $0.annotation is MKClusterAnnotation } }

  func show(_ groups: [[any MKAnnotation]]) {
    var kept: Set<ObjectIdentifier> = []
    var new: [MKAnnotationView] = []
    for group in groups where !group.isEmpty {
      let annotation: any MKAnnotation = group.count == 1 ? group[0] : cluster(of: group)
      let key = ObjectIdentifier(annotation)
      kept.insert(key)
      guard views[key] == nil else { continue }
      let view = makeView(for: annotation)
      views[key] = view
      view.map = self
      annotationHost.addSubview(view)
      view.isSelected = selected === annotation
      new.append(view)
    }
    for view in views.values {
      guard let annotation = view.annotation, !kept.contains(ObjectIdentifier(annotation)) else { continue }
      if selected === annotation { hideCallout() }
      dropView(of: annotation)
    }
    guard !new.isEmpty else { return }
    for view in new { position(view) }
    for view in new { view.prepareForDisplay() }
    delegate?.mapView(self, didAdd: new)
    // Who may stand in a cluster is known once there are views.
    if MapClusters.areWanted(by: new) { setNeedsLayout() }
  }

  func cluster(of group: [any MKAnnotation]) -> any MKAnnotation {
    let members = Set(group.map { ObjectIdentifier($0) })
    for case let known as MKClusterAnnotation in views.values.map(\.annotation)
    where known.memberAnnotations.count == members.count {
      if known.memberAnnotations.allSatisfy({ members.contains(ObjectIdentifier($0)) }) { return known }
    }
    return delegate?.mapView(self, clusterAnnotationForMemberAnnotations: group)
      ?? MKClusterAnnotation(memberAnnotations: group)
  }

  func position(_ view: MKAnnotationView) {
    guard let annotation = view.annotation, view.dragState != .dragging else { return }
    let place = position(of: MKMapPoint(annotation.coordinate))
    let center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
    if view.center != center { view.center = center }
  }

  // MARK: - What changes

  func annotationChanged(_ annotation: (any MKAnnotation)?) {
    guard let annotation else { return }
    annotationIndex.placesDidChange()
    if let view = views[ObjectIdentifier(annotation)] {
      position(view)
      view.setNeedsLayout()
      if selected === annotation { callout?.show(view) }
      placeCallout()
    }
    setNeedsLayout()
  }

  func annotationViewChanged(_ view: MKAnnotationView) {
    position(view)
    view.setNeedsLayout()
    placeCallout()
  }

  // MARK: - Selection

  func contains(_ annotation: any MKAnnotation) -> Bool {
    annotationIndex.contains(annotation) || views[ObjectIdentifier(annotation)] != nil
  }

  func deselect(animated: Bool) {
    guard let annotation = selected else { return }
    selected = nil
    hideCallout()
    guard let view = views[ObjectIdentifier(annotation)] else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  // MARK: - Callouts

  func showCallout(of view: MKAnnotationView, animated: Bool) {
    guard view.canShowCallout, view.annotation?.shownTitle != nil else { return }
    let callout = MapCallout()
    callout.show(view)
    callout.onAccessory = { [weak self, weak view] control in
      guard let self, let view else { return }
      delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
    }
    self.callout = callout
    annotationHost.addSubview(callout)
    placeCallout()
    reveal(callout, animated: animated)
    guard animated else { return }
    callout.transform = CGAffineTransform(translationX: 0, y: callout.bounds.height / 2).scaledBy(x: 0.1, y: 0.1)
    UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0) {
      callout.transform = .identity
    }
  }

  func calloutChanged(of view: MKAnnotationView) {
    guard let annotation = view.annotation, selected === annotation else { return }
    if let callout {
      callout.show(view)
      placeCallout()
    } else {
      showCallout(of: view, animated: false)
    }
  }

  func hideCallout() {
    callout?.removeFromSuperview()
    callout = nil
  }

  func placeCallout() {
    guard let callout, let annotation = selected, let view = views[ObjectIdentifier(annotation)] else { return }
    callout.center = CGPoint(
      x: view.center.x + view.calloutTip.x,
      y: view.center.y - view.bounds.height / 2 + view.calloutTip.y - callout.bounds.height / 2)
  }

  /// Moves the map so far that a callout is seen whole.
  func reveal(_ callout: MapCallout, animated: Bool) {
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let frame = callout.frame
    guard frame.width <= room.width, frame.height <= room.height, !room.contains(frame) else { return }
    let dx = max(room.minX - frame.minX, 0) + min(room.maxX - frame.maxX, 0)
    let dy = max(room.minY - frame.minY, 0) + min(room.maxY - frame.maxY, 0)
    move(
      to: MKMapPoint(x: middle.x - Double(dx) / scale, y: middle.y - Double(dy) / scale), scale: scale,
      animated: animated)
  }
}

/// The identifier of views for annotations that the delegate has none for.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The same for clusters.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
