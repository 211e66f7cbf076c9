// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Dragging the sheet between its heights, and away.

/// A finger that drags a sheet.
struct SheetDrag {
  /// Where the top of the sheet was when the drag began, in the container's space.
  var startTop: CGFloat
  /// Whether the sheet was pulled below its lowest height.
  var hasPulled = false

  /// From here, in points a second, a finger throws the sheet.
  static let throwing: CGFloat = 1000
  /// The share of its height by which a sheet is dragged away.
  static let half: CGFloat = 0.5
  /// Until the spring has come to rest, in seconds.
  static let duration = ModalTransition.duration
  /// The greatest speed, in ways a second, with which the spring starts.
  static let mostWays: CGFloat = 30
}

extension UISheetPresentationController {
  func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag()
      continueDrag(pan)
    case .changed: continueDrag(pan)
    case .ended: endDrag(velocity: pan.velocity(in: containerView).y)
    case .cancelled: endDrag(velocity: 0)
    default: break
    }
  }

  private func beginDrag() {
    // A sheet that is caught on its way goes on from where it is seen.
    let top = (sheetView.layer.presentation() ?? sheetView.layer).frame.minY
    sheetView.layer.removeAllAnimations()
    sheetDrag = SheetDrag(startTop: top)
  }

  private func continueDrag(_ pan: UIPanGestureRecognizer) {
    guard let drag = sheetDrag else { return }
    let stops = self.stops
    guard let lowest = stops.first?.place, let highest = stops.last?.place else { return }
    let top = max(drag.startTop + pan.translation(in: containerView).y, highest.frame.minY)
    let pull = top - lowest.frame.minY
    guard pull > 0 else {
      dismissal?.update(0)
      return show(Self.place(at: top, among: stops))
    }
    if !drag.hasPulled {
      sheetDrag?.hasPulled = true
      if mayDismissByHand { beginDismissal() }
    }
    if let dismissal {
      let share = min(pull / max(lowest.frame.height, 1), 1)
      show(lowest, offset: pull)
      dismissal.update(share)
      dimmingView.alpha = isDimmed ? 1 - share : 0
    } else {
      show(lowest, offset: RubberBand.shown(pull, dimension: lowest.frame.height))
    }
  }

  /// The place between two detents whose top is where the finger has it.
  private static func place(at top: CGFloat, among stops: [Stop]) -> SheetPlace {
    var lower = stops[0].place
    for stop in stops.dropFirst() {
      if top >= stop.place.frame.minY { return lower.moved(towards: stop.place, top: top) }
      lower = stop.place
    }
    return lower
  }

  /// The finger has let go, at a speed in points a second, downwards.
  private func endDrag(velocity: CGFloat) {
    guard let drag = sheetDrag else { return }
    sheetDrag = nil
    let stops = self.stops
    guard let lowest = stops.first?.place else { return }
    let top = sheetView.frame.minY
    let pull = top - lowest.frame.minY
    if let dismissal {
      self.dismissal = nil
      let isAway = pull > lowest.frame.height * SheetDrag.half || (pull > 0 && velocity >= SheetDrag.throwing)
      if isAway { return finish(dismissal, velocity: velocity) }
      cancel(dismissal, to: pull > 0 ? stops[0] : Self.stop(at: top, velocity: velocity, among: stops))
      return
    }
    let stop = Self.stop(at: top, velocity: velocity, among: stops)
    settle(velocity: velocity) { select(stop.detent.identifier) }
    if drag.hasPulled { delegate?.presentationControllerDidAttemptToDismiss(self) }
  }

  /// Where a sheet goes that is let go at `top`: to the nearest height, or thrown, to the next.
  private static func stop(at top: CGFloat, velocity: CGFloat, among stops: [Stop]) -> Stop {
    if velocity >= SheetDrag.throwing {
      return stops.last { $0.place.frame.minY >= top } ?? stops[0]
    }
    if velocity <= -SheetDrag.throwing {
      return stops.first { $0.place.frame.minY <= top } ?? stops[stops.count - 1]
    }
    return stops.min { abs($0.place.frame.minY - top) < abs($1.place.frame.minY - top) } ?? stops[0]
  }

  // MARK: - Going away

  private func beginDismissal() {
    let dismissal = SheetDismissal()
    self.dismissal = dismissal
    beginDismissal(by: dismissal)
  }

  private func finish(_ dismissal: SheetDismissal, velocity: CGFloat) {
    let way = (containerView?.bounds.maxY ?? 0) - sheetView.frame.minY
    dismissal.end(finishing: true, velocity: abs(way) > 1 ? velocity / way : 0) {
      self.sheetView.frame.origin.y = self.containerView?.bounds.maxY ?? 0
      self.dimmingView.alpha = 0
    }
  }

  private func cancel(_ dismissal: SheetDismissal, to stop: Stop) {
    select(stop.detent.identifier)
    dismissal.end(finishing: false, velocity: 0) {
      self.show(stop.place)
      self.dimmingView.alpha = self.isDimmed ? 1 : 0
      self.containerView?.layoutIfNeeded()
    }
  }
}
