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
  func insert(_ overlay: any MKOverlay, level: MKOverlayLevel, at index: Int) {
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

  func overlayChanged(_ overlay: (any MKOverlay)?) {
    guard let overlay, let index = drawn.firstIndex(where: { $0.overlay === overlay }) else { return }
    drawn[index].isStale = true
    setNeedsLayout()
  }
}
