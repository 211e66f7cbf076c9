// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises fingers that move quickly in one direction, within half a second: 50 points at once, less the longer they
/// take, and less to the side.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count; several may. Defaults to `right`.
  open var direction: Direction = .right
  /// How many fingers swipe. Defaults to 1.
  open var numberOfTouchesRequired = 1

  /// How far, in points, and within how many seconds fingers go.
  private static let distance: CGFloat = 50
  private static let duration = 0.5
  /// By how much less, as a share of the distance in a second, they need go, and may go to the side; as measured.
  private static let (decay, sideDecay): (CGFloat, CGFloat) = (0.94, 0.98)

  private let timer = GestureTimer()
  /// Where the fingers came down, in the window's space.
  private var origin: CGPoint?
  /// When the first of them did, in the time of events.
  private var start: TimeInterval = 0

  /// The middle of the places at which the fingers came down.
  open override func location(in view: UIView?) -> CGPoint {
    guard let origin else { return super.location(in: view) }
    return view?.convert(origin, from: nil) ?? origin
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if origin == nil {
      start = event.timestamp
      timer.start(Self.duration) { [weak self] in self?.state = .failed }
    }
    let count = CGFloat(trackedTouches.count)
    origin = CGPoint(
      x: trackedTouches.reduce(0) { $0 + $1.firstLocation.x } / count,
      y: trackedTouches.reduce(0) { $0 + $1.firstLocation.y } / count)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let origin, let place = middle(of: trackedTouches) else { return }
    let travel = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    let way: Direction =
      abs(travel.x) > abs(travel.y) ? (travel.x > 0 ? .right : .left) : (travel.y > 0 ? .down : .up)
    let (along, aside) = (max(abs(travel.x), abs(travel.y)), min(abs(travel.x), abs(travel.y)))
    let passed = CGFloat(min(max(event.timestamp - start, 0), Self.duration))
    if direction.contains(way), aside <= Self.distance * (1 - Self.sideDecay * passed) {
      guard along >= Self.distance * (1 - Self.decay * passed) else { return }
      state = trackedTouches.count == numberOfTouchesRequired ? .ended : .failed
    } else if along >= Self.distance {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func reset() {
    timer.stop()
    origin = nil
  }
}
