// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises fingers that are dragged.
///
/// It begins when the fingers have travelled 10 points, which do not count towards the translation, changes while at
/// least the least number of fingers is down, and ends when all are lifted.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers pan at least. Defaults to 1.
  open var minimumNumberOfTouches = 1
  /// How many fingers pan at most; those that come later are left out. Defaults to any number.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling by a pointing device that pan. Defaults to none; wheels are `discrete`.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far fingers travel before they pan, in points.
  static let slop: CGFloat = 10
  /// The time, in seconds, over which the velocity is judged.
  private static let velocityWindow = 0.1

  private var origin = CGPoint.zero
  private var offset = CGPoint.zero
  /// Where the fingers' middle was last, in the window's space.
  private var lastMiddle = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []
  /// How far a wheel has panned; `nil` while fingers do.
  private var wheelTravel: CGPoint?

  override var countedTouches: [UITouch] { liveTouches }

  open override func location(in view: UIView?) -> CGPoint {
    let point = wheelTravel == nil ? currentLocation : lastWindowLocation
    return view?.convert(point, from: nil) ?? point
  }

  /// How far the fingers went since the gesture began or the translation was set, in the view's space, points.
  open func translation(in view: UIView?) -> CGPoint {
    let now = trackedLocation
    let moved = CGPoint(x: now.x - origin.x, y: now.y - origin.y)
    return convertVector(CGPoint(x: moved.x + offset.x, y: moved.y + offset.y), to: view)
  }

  /// Makes the present place count as a translation, in the view's space.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = trackedLocation
    offset = convertVector(translation, from: view)
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

  // MARK: - Places

  /// The middle of the fingers that are down, or where it was last.
  private var currentLocation: CGPoint { middle(of: liveTouches) ?? lastMiddle }

  /// What translations are measured by: a place in the window's space, or how far the wheel has turned.
  private var trackedLocation: CGPoint { wheelTravel ?? currentLocation }

  private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let zero = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  private func convertVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let zero = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  /// A finger came or went and moved the middle: what was travelled stays.
  private func fingersChanged() {
    guard let now = middle(of: liveTouches) else { return }
    let jump = CGPoint(x: now.x - lastMiddle.x, y: now.y - lastMiddle.y)
    origin = CGPoint(x: origin.x + jump.x, y: origin.y + jump.y)
    samples = samples.map { ($0.time, CGPoint(x: $0.point.x + jump.x, y: $0.point.y + jump.y)) }
    lastMiddle = now
  }

  private func note(_ event: UIEvent) {
    lastMiddle = currentLocation
    note(lastMiddle, at: event.timestamp)
  }

  private func note(_ point: CGPoint, at time: TimeInterval) {
    samples.append((time, point))
    samples.removeAll { time - $0.time > 2 * Self.velocityWindow }
  }

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if liveTouches.count > maximumNumberOfTouches {
      if state == .possible {
        state = .failed
      } else {
        for touch in liveTouches.dropFirst(maximumNumberOfTouches) { ignore(touch, for: event) }
      }
      return
    }
    if liveTouches.count == touches.count {
      origin = currentLocation
      offset = .zero
      samples = []
    } else {
      fingersChanged()
    }
    note(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    guard liveTouches.count >= minimumNumberOfTouches else { return fingersMovedTooFew() }
    switch state {
    case .possible:
      let travel = translation(in: nil)
      guard shouldBegin(travel: travel) else { return }
      // The event that recognises already counts what lies beyond the slop.
      offset = shedSlop(travel)
      origin = lastMiddle
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  /// Too few fingers don't pan, however far they go.
  private func fingersMovedTooFew() {
    guard state.isActive, samples.count > 1 else { return }
    let last = samples.removeLast()
    let before = samples[samples.count - 1].point
    origin.x += last.point.x - before.x
    origin.y += last.point.y - before.y
    samples = [last]
  }

  private func shedSlop(_ travel: CGPoint) -> CGPoint {
    func shed(_ length: CGFloat) -> CGFloat {
      length.sign == .minus ? min(length + Self.slop, 0) : max(length - Self.slop, 0)
    }
    return CGPoint(x: shed(travel.x), y: shed(travel.y))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard liveTouches.isEmpty else {
      fingersChanged()
      return
    }
    // Lifting the finger where it last was says nothing of its speed, unless it rested there.
    let place = middle(of: trackedTouches) ?? lastMiddle
    if touches.count == trackedTouches.count, let last = samples.last,
      last.point != place || event.timestamp - last.time > Self.velocityWindow
    {
      lastMiddle = place
      note(place, at: event.timestamp)
    }
    state = state.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard liveTouches.isEmpty else {
      fingersChanged()
      return
    }
    state = .cancelled
  }

  open override func reset() {
    samples = []
    offset = .zero
    wheelTravel = nil
  }

  // MARK: - Wheels

  var takesWheel: Bool {
    isEnabled && allowedScrollTypesMask.contains(.discrete) && trackedTouches.isEmpty && !settledState.isFinal
  }

  /// Pans by a wheel's turn over a place of the window; positive deltas move content up and left.
  func turnWheel(by delta: CGPoint, at location: CGPoint, time: TimeInterval) {
    lastWindowLocation = location
    if wheelTravel == nil {
      (origin, offset, samples) = (.zero, .zero, [])
      note(.zero, at: time)
    }
    let old = wheelTravel ?? .zero
    let travel = CGPoint(x: old.x - delta.x, y: old.y - delta.y)
    wheelTravel = travel
    note(travel, at: time)
    state = state == .possible ? .began : .changed
  }

  /// A finger takes over from the wheel.
  override func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
    stopWheel()
    return true
  }

  /// The wheel stands still.
  func stopWheel() {
    guard wheelTravel != nil else { return }
    if state.isActive { state = .ended }
    wheelTravel = nil
  }
}

/// The kinds of scrolling by a pointing device.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Steps, as of a mouse's wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Smooth scrolling, as of a track pad. The host tells of all scrolling as steps.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
