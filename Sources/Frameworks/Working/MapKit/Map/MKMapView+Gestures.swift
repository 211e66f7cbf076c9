// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What people do with a map.
extension MKMapView: UIGestureRecognizerDelegate {
  func addGestures() {
    let pan = UIPanGestureRecognizer(target: self, action: Selector._tessera("pan:", MKMapView.self, MKMapView.pan))
    pan.allowedScrollTypesMask = .all
    let pinch = UIPinchGestureRecognizer(
      target: self, action: Selector._tessera("pinch:", MKMapView.self, MKMapView.pinch))
    let closer = UITapGestureRecognizer(
      target: self, action: Selector._tessera("zoomIn:", MKMapView.self, MKMapView.zoomIn))
    closer.numberOfTapsRequired = 2
    let farther = UITapGestureRecognizer(
      target: self, action: Selector._tessera("zoomOut:", MKMapView.self, MKMapView.zoomOut))
    farther.numberOfTouchesRequired = 2
    let tap = UITapGestureRecognizer(target: self, action: Selector._tessera("tap:", MKMapView.self, MKMapView.tap))
    let drag = UILongPressGestureRecognizer(
      target: self, action: Selector._tessera("drag:", MKMapView.self, MKMapView.drag))
    for gesture in [pan, pinch, closer, farther, tap, drag] {
      gesture.delegate = self
      addGestureRecognizer(gesture)
    }
    drag.name = Self.dragName
  }

  private static let dragName = "MKMapView.drag"

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // Two fingers move and zoom at once.
    gestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer is UIPinchGestureRecognizer
      || gestureRecognizer is UIPinchGestureRecognizer && otherGestureRecognizer is UIPanGestureRecognizer
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    // Buttons in a callout take their own taps.
    if let callout, touch.view?.isDescendant(of: callout) == true { return false }
    guard gestureRecognizer.name == Self.dragName else { return true }
    return annotationView(at: touch.location(in: self))?.isDraggable == true
  }

  // MARK: - Moving

  private func pan(_ gesture: UIPanGestureRecognizer) {
    guard isScrollEnabled, scale > 0 else { return }
    switch gesture.state {
    case .began, .changed:
      if gesture.state == .began { handsBegin() }
      let way = gesture.translation(in: self)
      gesture.setTranslation(.zero, in: self)
      look(at: MKMapPoint(x: middle.x - Double(way.x) / scale, y: middle.y - Double(way.y) / scale), scale: scale)
    case .ended:
      let velocity = gesture.velocity(in: self)
      guard hypot(velocity.x, velocity.y) > 60 else { return handsEnd() }
      // How far a throw goes on, in seconds of its speed.
      let reach = 0.3
      let target = limited(
        MKMapPoint(
          x: middle.x - Double(velocity.x) * reach / scale, y: middle.y - Double(velocity.y) * reach / scale), scale)
      motion = MapMotion(of: self, to: target.0, scale: target.1, isThrow: true)
    case .cancelled: handsEnd()
    default: break
    }
  }

  private func pinch(_ gesture: UIPinchGestureRecognizer) {
    guard isZoomEnabled, scale > 0 else { return }
    switch gesture.state {
    case .began, .changed:
      if gesture.state == .began { handsBegin() }
      let factor = Double(gesture.scale)
      gesture.scale = 1
      if gesture.numberOfTouches > 1 { zoom(by: factor, about: gesture.location(in: self), animated: false) }
    case .ended, .cancelled: handsEnd()
    default: break
    }
  }

  private func zoomIn(_ gesture: UITapGestureRecognizer) {
    guard isZoomEnabled else { return }
    zoom(by: 2, about: gesture.location(in: self), animated: true)
  }

  private func zoomOut(_ gesture: UITapGestureRecognizer) {
    guard isZoomEnabled else { return }
    zoom(by: 0.5, about: gesture.location(in: self), animated: true)
  }

  /// What lies at the position stays there.
  private func zoom(by factor: Double, about position: CGPoint, animated: Bool) {
    guard scale > 0, factor > 0 else { return }
    let fixed = mapPoint(at: position)
    let scale = limited(middle, self.scale * factor).1
    let point = MKMapPoint(
      x: fixed.x - Double(position.x - bounds.midX) / scale, y: fixed.y - Double(position.y - bounds.midY) / scale)
    if animated { move(to: point, scale: scale, animated: true) } else { look(at: point, scale: scale) }
  }

  private func handsBegin() {
    motion?.end()
    setUserTrackingMode(.none, animated: false)
    delegate?.mapView(self, regionWillChangeAnimated: false)
  }

  private func handsEnd() { delegate?.mapView(self, regionDidChangeAnimated: false) }

  // MARK: - Annotations

  private func tap(_ gesture: UITapGestureRecognizer) {
    guard let view = annotationView(at: gesture.location(in: self)), let annotation = view.annotation else {
      return deselect(animated: true)
    }
    if view.isEnabled { selectAnnotation(annotation, animated: true) }
  }

  /// The view on top there; fingers may miss it a little.
  private func annotationView(at position: CGPoint) -> MKAnnotationView? {
    let near = views.values.filter {
      $0.frame.insetBy(dx: -6, dy: -6).contains(convert(position, to: annotationHost)) && !$0.isHidden
    }
    return near.max {
      ($0.layer.zPosition, distance($1, position)) < ($1.layer.zPosition, distance($0, position))
    }
  }

  private func distance(_ view: MKAnnotationView, _ position: CGPoint) -> CGFloat {
    hypot(view.center.x - position.x, view.center.y - position.y)
  }

  private func drag(_ gesture: UILongPressGestureRecognizer) {
    let position = gesture.location(in: self)
    switch gesture.state {
    case .began:
      guard let view = annotationView(at: position), view.isDraggable else { return }
      dragged = (view, CGPoint(x: view.center.x - position.x, y: view.center.y - position.y))
      change(view, to: .starting)
      change(view, to: .dragging)
      hideCallout()
    case .changed:
      guard let (view, offset) = dragged else { return }
      view.center = CGPoint(x: position.x + offset.x, y: position.y + offset.y)
    case .ended, .cancelled:
      guard let (view, _) = dragged else { return }
      dragged = nil
      let isDone = gesture.state == .ended
      if isDone { drop(view) }
      change(view, to: isDone ? .ending : .canceling)
      change(view, to: .none)
      setNeedsLayout()
    default: break
    }
  }

  /// The annotation is from now on where its view is.
  private func drop(_ view: MKAnnotationView) {
    let place = CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
    let coordinate = mapPoint(at: place).coordinate
    if let point = view.annotation as? MKPointAnnotation {
      point.coordinate = coordinate
    } else if let object = view.annotation as? NSObject {
      object.setValue(coordinate, forKey: "coordinate")
      annotationIndex.placesDidChange()
    }
  }

  private func change(_ view: MKAnnotationView, to state: MKAnnotationView.DragState) {
    let old = view.dragState
    view.setDragState(state, animated: true)
    view.dragState = state
    delegate?.mapView(self, annotationView: view, didChange: state, fromOldState: old)
  }
}
