// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One or more taps.
public struct TapGesture: Gesture, Sendable {
  public typealias Value = ()
  public typealias Body = Never
  /// How many taps in a row.
  public var count: Int

  public nonisolated init(count: Int = 1) {
    self.count = count
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<TapGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Void> {
    _GestureOutputs(node: makeTap(gesture.current().count, inputs.site) { _ in () })
  }
}

/// One or more taps, with their place.
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public typealias Body = Never

  public var count: Int
  /// The space in which the place is told.
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @available(*, deprecated, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<SpatialTapGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    _GestureOutputs(
      node: makeTap(gesture.current().count, inputs.site) { leaf in
        Value(location: leaf.location(in: gesture.current().coordinateSpace))
      })
  }
}

@MainActor private func makeTap<Value>(
  _ count: Int, _ site: GestureSite, _ value: @escaping @MainActor (GestureLeaf) -> Value
) -> GestureNode<Value> {
  let tap = UITapGestureRecognizer()
  tap.numberOfTapsRequired = count
  let relay = GestureRelay<Value>()
  let leaf = GestureLeaf(tap, .tap(count), site) { recognizer in
    guard recognizer.state == .ended, let leaf = relay.leaf else { return }
    relay.node?.send(.ended(value(leaf)))
  }
  return relay.connect(leaf)
}

/// Connects a recogniser with the node that tells of it.
@MainActor private final class GestureRelay<Value> {
  weak var leaf: GestureLeaf?
  weak var node: GestureNode<Value>?

  func connect(_ leaf: GestureLeaf) -> GestureNode<Value> {
    let made = GestureNode<Value>([leaf])
    self.leaf = leaf
    node = made
    return made
  }
}

/// A finger that rests.
public struct LongPressGesture: Gesture, Sendable {
  public typealias Value = Bool
  public typealias Body = Never
  /// In seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<LongPressGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Bool> {
    let press = HeraldingPressRecognizer()
    press.minimumPressDuration = gesture.current().minimumDuration
    press.allowableMovement = gesture.current().maximumDistance
    let relay = GestureRelay<Bool>()
    let leaf = GestureLeaf(press, .press, inputs.site) { recognizer in
      if recognizer.state == .began { relay.node?.send(.ended(true)) }
    }
    let node = relay.connect(leaf)
    press.didTouchDown = { [weak node] in node?.send(.active(true)) }
    press.didFail = { [weak node] in node?.send(.failed) }
    return _GestureOutputs(node: node)
  }
}

/// Says when a finger comes down, and when it was not a long press.
final class HeraldingPressRecognizer: UILongPressGestureRecognizer {
  var didTouchDown: () -> Void = {}
  var didFail: () -> Void = {}
  private var isWaiting = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isWaiting, state == .possible else { return }
    isWaiting = true
    didTouchDown()
  }

  override func reset() {
    super.reset()
    guard isWaiting else { return }
    isWaiting = false
    didFail()
  }
}

/// A finger that moves.
public struct DragGesture: Gesture {
  public typealias Body = Never

  /// Where the finger is. Lengths are points, velocities points a second.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger's way would end if it were let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.predictedTime, y: location.y + velocity.height * Self.predictedTime)
    }

    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// For how long the finger's velocity is thought to last, in seconds. Decided.
    private static let predictedTime: CGFloat = 0.25
  }

  /// How far the finger moves before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The space in which places are told.
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @available(*, deprecated, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<DragGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let drag = DragRecognizer()
    drag.minimumDistance = gesture.current().minimumDistance
    let relay = GestureRelay<Value>()
    let leaf = GestureLeaf(drag, .drag, inputs.site) { [weak drag] recognizer in
      guard let drag, let leaf = relay.leaf else { return }
      let space = gesture.current().coordinateSpace
      let value = Value(
        time: Date(), location: leaf.location(in: space), startLocation: leaf.site.point(drag.start, in: space),
        velocity: drag.velocity)
      switch recognizer.state {
      case .began, .changed: relay.node?.send(.active(value))
      case .ended: relay.node?.send(.ended(value))
      case .cancelled, .failed: relay.node?.send(.failed)
      default: break
      }
    }
    return _GestureOutputs(node: relay.connect(leaf))
  }
}

/// Follows one finger from a distance on.
final class DragRecognizer: UIGestureRecognizer {
  /// In points.
  var minimumDistance: CGFloat = 10
  /// Where the finger came down, in the recogniser's view.
  private(set) var start = CGPoint.zero
  /// In points a second.
  private(set) var velocity = CGSize.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []
  private weak var finger: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    start = touch.location(in: view)
    samples = [(touch.timestamp, start)]
    velocity = .zero
    if minimumDistance <= 0 { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    note(finger)
    switch state {
    case .possible:
      let point = finger.location(in: view)
      if hypot(point.x - start.x, point.y - start.y) >= minimumDistance { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    note(finger)
    state = state == .began || state == .changed ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  override func reset() {
    super.reset()
    finger = nil
    samples = []
  }

  /// How long ago places count for the velocity, in seconds.
  private static let window: TimeInterval = 0.1

  private func note(_ touch: UITouch) {
    samples.append((touch.timestamp, touch.location(in: view)))
    samples.removeAll { touch.timestamp - $0.time > Self.window }
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return velocity = .zero }
    let time = CGFloat(last.time - first.time)
    velocity = CGSize(width: (last.point.x - first.point.x) / time, height: (last.point.y - first.point.y) / time)
  }
}

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How much larger, relative to the start.
    public var magnification: CGFloat
    /// In magnifications a second.
    public var velocity: CGFloat
    /// The point of the view between the fingers at the start.
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// By how much the scale changes before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<MagnifyGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let relay = GestureRelay<Value>()
    let start = GestureStart()
    let leaf = GestureLeaf(UIPinchGestureRecognizer(), .magnify, inputs.site) { recognizer in
      guard let pinch = recognizer as? UIPinchGestureRecognizer, let leaf = relay.leaf else { return }
      if pinch.state == .began { start.note(leaf) }
      guard start.hasBegun(abs(pinch.scale - 1) >= gesture.current().minimumScaleDelta) else { return }
      let value = Value(
        time: Date(), magnification: pinch.scale, velocity: pinch.velocity, startAnchor: start.anchor,
        startLocation: start.location)
      relay.node?.sendState(of: pinch, value)
    }
    return _GestureOutputs(node: relay.connect(leaf))
  }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Relative to the start.
    public var rotation: Angle
    /// In angles a second.
    public var velocity: Angle
    /// The point of the view between the fingers at the start.
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// How far the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<RotateGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let relay = GestureRelay<Value>()
    let start = GestureStart()
    let leaf = GestureLeaf(UIRotationGestureRecognizer(), .rotate, inputs.site) { recognizer in
      guard let turn = recognizer as? UIRotationGestureRecognizer, let leaf = relay.leaf else { return }
      if turn.state == .began { start.note(leaf) }
      guard start.hasBegun(abs(Double(turn.rotation)) >= gesture.current().minimumAngleDelta.radians) else { return }
      let value = Value(
        time: Date(), rotation: .radians(Double(turn.rotation)), velocity: .radians(Double(turn.velocity)),
        startAnchor: start.anchor, startLocation: start.location)
      relay.node?.sendState(of: turn, value)
    }
    return _GestureOutputs(node: relay.connect(leaf))
  }
}

/// Where a gesture of two fingers began.
@MainActor private final class GestureStart {
  var location = CGPoint.zero
  var anchor = UnitPoint.center
  private var isFarEnough = false

  /// Whether the fingers have gone as far as the gesture asks for.
  func hasBegun(_ isFarEnough: Bool) -> Bool {
    if isFarEnough { self.isFarEnough = true }
    return self.isFarEnough
  }

  func note(_ leaf: GestureLeaf) {
    isFarEnough = false
    location = leaf.location(in: .local)
    let size = leaf.site.box?.frame.size ?? .zero
    if size.width > 0, size.height > 0 { anchor = UnitPoint(x: location.x / size.width, y: location.y / size.height) }
  }
}

extension GestureNode {
  /// Tells of a recogniser of UIKit's that goes on.
  fileprivate func sendState(of recognizer: UIGestureRecognizer, _ value: Value) {
    switch recognizer.state {
    case .began, .changed: send(.active(value))
    case .ended: send(.ended(value))
    case .cancelled, .failed: send(.failed)
    default: break
    }
  }
}

/// Two fingers that move apart or together: what `MagnifyGesture` was before.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<MagnificationGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<CGFloat> {
    let inner = MagnifyGesture._makeGesture(
      gesture: _GestureSource { MagnifyGesture(minimumScaleDelta: gesture.current().minimumScaleDelta) }, inputs: inputs
    )
    return _GestureOutputs(node: inner.node.mapped(\.magnification))
  }
}

/// Two fingers that turn: what `RotateGesture` was before.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<RotationGesture>, inputs: _GestureInputs
  ) -> _GestureOutputs<Angle> {
    let inner = RotateGesture._makeGesture(
      gesture: _GestureSource { RotateGesture(minimumAngleDelta: gesture.current().minimumAngleDelta) }, inputs: inputs)
    return _GestureOutputs(node: inner.node.mapped(\.rotation))
  }
}

extension GestureNode {
  /// A node that tells something else of the same recognisers.
  func mapped<Other>(_ transform: @escaping @MainActor (Value) -> Other) -> GestureNode<Other> {
    let made = GestureNode<Other>(leaves)
    listen { [weak made] phase in
      switch phase {
      case .active(let value): made?.send(.active(transform(value)))
      case .ended(let value): made?.send(.ended(transform(value)))
      case .failed: made?.send(.failed)
      }
    }
    made.inner = [self]
    return made
  }
}
