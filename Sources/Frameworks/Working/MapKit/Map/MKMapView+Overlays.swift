// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An overlay with what draws it.
@MainActor struct DrawnOverlay {
  let overlay: any MKOverlay
  let level: MKOverlayLevel
  /// Made when the overlay is seen first.
  var renderer: MKOverlayRenderer?
  var view: OverlayView?
  /// Whether it has to be drawn again where the map shows the same.
  var isStale = true
}

extension MKMapView {
  /// From below to above.
  public var overlays: [any MKOverlay] { drawn.map(\.overlay) }

  public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  public func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }

  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    guard !drawn.contains(where: { $0.overlay === overlay }) else { return }
    let place = drawn.firstIndex { $0.level.rawValue > level.rawValue } ?? drawn.count
    insert(overlay, level: level, at: place)
  }

  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }

  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insert(overlay, level: .aboveLabels, at: min(max(index, 0), drawn.count))
  }

  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    let first = drawn.firstIndex { $0.level == level } ?? drawn.count
    insert(overlay, level: level, at: min(max(first + index, 0), drawn.count))
  }

  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    guard let index = drawn.firstIndex(where: { $0.overlay === sibling }) else { return addOverlay(overlay) }
    insert(overlay, level: drawn[index].level, at: index + 1)
  }

  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    guard let index = drawn.firstIndex(where: { $0.overlay === sibling }) else { return addOverlay(overlay) }
    insert(overlay, level: drawn[index].level, at: index)
  }

  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    drawn.filter { $0.level == level }.map(\.overlay)
  }

  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

  public func removeOverlays(_ overlays: [any MKOverlay]) {
    let gone = Set(overlays.map { ObjectIdentifier($0) })
    for one in drawn where gone.contains(ObjectIdentifier(one.overlay)) { one.view?.removeFromSuperview() }
    drawn.removeAll { gone.contains(ObjectIdentifier($0.overlay)) }
  }

  /// - Returns: `nil` where the overlay was not seen yet.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    drawn.first { $0.overlay === overlay }?.renderer
  }

  private func insert(_ overlay: any MKOverlay, level: MKOverlayLevel, at index: Int) {
    drawn.insert(DrawnOverlay(overlay: overlay, level: level), at: index)
    setNeedsLayout()
  }

  /// Draws what is seen.
  func placeOverlays() {
    guard scale > 0 else { return }
    let rect = visibleMapRect
    var new: [MKOverlayRenderer] = []
    for index in drawn.indices {
      let overlay = drawn[index].overlay
      guard overlay.intersects(rect) else {
        drawn[index].view?.isHidden = true
        continue
      }
      if drawn[index].renderer == nil {
        let renderer = delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)
        renderer.onChange = { [weak self, weak overlay] in
          MainActor.assumeIsolated { self?.overlayChanged(overlay) }
        }
        drawn[index].renderer = renderer
        drawn[index].view = OverlayView.view(for: renderer)
        new.append(renderer)
      }
      guard let view = drawn[index].view else { continue }
      if view.superview == nil {
        // Below the next that has a view.
        if let above = drawn[(index + 1)...].lazy.compactMap(\.view).first(where: { $0.superview != nil }) {
          overlayHost.insertSubview(view, belowSubview: above)
        } else {
          overlayHost.addSubview(view)
        }
      }
      view.isHidden = false
      view.show(rect, scale: scale, in: bounds, again: drawn[index].isStale)
      drawn[index].isStale = false
    }
    if !new.isEmpty { delegate?.mapView(self, didAdd: new) }
  }

  private func overlayChanged(_ overlay: (any MKOverlay)?) {
    guard let overlay, let index = drawn.firstIndex(where: { $0.overlay === overlay }) else { return }
    drawn[index].isStale = true
    setNeedsLayout()
  }
}
