// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises fingers that are dragged.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// How far fingers travel before they pan, in points.
  static let slop: CGFloat = 10
  /// The time, in seconds, over which the velocity is judged.
  private static let velocityWindow = 0.1

  private var origin = CGPoint.zero
  private var offset = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// How far the fingers went since the gesture began or the translation was set, in the view's space, points.
  open func translation(in view: UIView?) -> CGPoint {
    let now = currentLocation
    let moved = CGPoint(x: now.x - origin.x, y: now.y - origin.y)
    return convertVector(CGPoint(x: moved.x + offset.x, y: moved.y + offset.y), to: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = currentLocation
    offset = translation
  }

  /// Points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.first(where: { last.time - $0.time <= Self.velocityWindow }), last.time > first.time
    else { return .zero }
    let time = CGFloat(last.time - first.time)
    return convertVector(
      CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time), to: view)
  }

  /// Whether the travel so far makes a pan; scroll views look only along the axes that they scroll.
  func shouldBegin(travel: CGPoint) -> Bool {
    max(abs(travel.x), abs(travel.y)) >= Self.slop
  }

  private var currentLocation: CGPoint {
    trackedTouches.isEmpty ? lastWindowLocation : location(in: nil)
  }

  private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let zero = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count > maximumNumberOfTouches {
      if state == .possible { state = .failed }
      return
    }
    // A finger more moves the middle: what was travelled stays.
    if state == .possible {
      origin = currentLocation
      offset = .zero
      samples = []
    } else {
      offset = heldTranslation
      origin = currentLocation
    }
    note(event)
  }

  /// What had been travelled before the set of fingers changed.
  private var heldTranslation = CGPoint.zero

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    let now = currentLocation
    heldTranslation = CGPoint(x: now.x - origin.x + offset.x, y: now.y - origin.y + offset.y)
    switch state {
    case .possible:
      guard trackedTouches.count >= minimumNumberOfTouches, shouldBegin(travel: heldTranslation) else { return }
      // The event that recognises already counts what lies beyond the slop.
      offset = shedSlop(heldTranslation)
      origin = now
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  private func shedSlop(_ travel: CGPoint) -> CGPoint {
    func shed(_ length: CGFloat) -> CGFloat {
      length.sign == .minus ? min(length + Self.slop, 0) : max(length - Self.slop, 0)
    }
    return CGPoint(x: shed(travel.x), y: shed(travel.y))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
    guard remaining.count < max(minimumNumberOfTouches, 1) else {
      trackedTouches = remaining
      offset = heldTranslation
      origin = currentLocation
      return
    }
    // Lifting the finger where it last was says nothing of its speed, unless it rested there.
    if let last = samples.last, last.point != currentLocation || event.timestamp - last.time > Self.velocityWindow {
      note(event)
    }
    switch state {
    case .began, .changed: state = .ended
    case .possible: state = .failed
    default: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .began, .changed: state = .cancelled
    case .possible: state = .failed
    default: break
    }
  }

  open override func reset() {
    samples = []
    offset = .zero
    heldTranslation = .zero
  }

  private func note(_ event: UIEvent) {
    samples.append((event.timestamp, currentLocation))
    samples.removeAll { event.timestamp - $0.time > 2 * Self.velocityWindow }
  }
}
