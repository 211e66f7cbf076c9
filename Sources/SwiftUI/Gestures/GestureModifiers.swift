// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import ViewGraph

extension Gesture {
  /// Acts whenever the value is another one.
  public nonisolated func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable { _ChangedGesture(content: self, action: action) }

  /// Acts when the gesture ends well.
  public nonisolated func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Tells something else.
  public nonisolated func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Keeps a state up to date while the gesture goes on.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
}

/// A gesture that tells of changes.
public struct _ChangedGesture<Content>: Gesture where Content: Gesture, Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Content.Value> {
    let inner = Content._makeGesture(gesture: _GestureSource { gesture.current().content }, inputs: inputs)
    var last: Content.Value?
    inner.node.listen { phase in
      guard case .active(let value) = phase else { return last = nil }
      guard last != value else { return }
      last = value
      gesture.current().action(value)
    }
    return inner
  }
}

/// A gesture that tells of its end.
public struct _EndedGesture<Content>: Gesture where Content: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Content.Value> {
    let inner = Content._makeGesture(gesture: _GestureSource { gesture.current().content }, inputs: inputs)
    inner.node.listen { phase in
      if case .ended(let value) = phase { gesture.current().action(value) }
    }
    return inner
  }
}

/// A gesture that tells something else than its content.
public struct _MapGesture<Content, Value>: Gesture where Content: Gesture {
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let inner = Content._makeGesture(gesture: _GestureSource { gesture.current().content }, inputs: inputs)
    return _GestureOutputs(node: inner.node.mapped { gesture.current().transform($0) })
  }
}

/// A gesture that keeps a state up to date.
public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public var base: Base
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  nonisolated init(
    base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Base.Value> {
    let inner = Base._makeGesture(gesture: _GestureSource { gesture.current().base }, inputs: inputs)
    var isActive = false
    inner.node.listen { phase in
      let own = gesture.current()
      switch phase {
      case .active(let value):
        isActive = true
        var state = own.state.wrappedValue
        var transaction = Transaction()
        own.update(value, &state, &transaction)
        own.state.set(state)
      case .ended, .failed:
        if isActive { own.state.reset() }
        isActive = false
      }
    }
    return inner
  }
}

/// A value that a gesture changes while it goes on, and that goes back to the first one afterwards.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let willReset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  public init(initialValue: Value) {
    initial = initialValue
    willReset = { _, _ in }
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    willReset = { _, transaction in transaction = resetTransaction }
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    willReset = reset
  }

  public var wrappedValue: Value { box?.value ?? initial }
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { box?.set(value, transaction: Transaction.current) }

  func reset() {
    guard let box else { return }
    var transaction = Transaction()
    willReset(box.value, &transaction)
    box.set(initial, transaction: TransactionScope(transaction))
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(initialValue: nil) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    let kept = slot as? StateBox<Value> ?? StateBox(initial, owner: element)
    slot = kept
    box = kept
  }

  package func isSame(as old: GestureState<Value>) -> Bool { true }
}

// MARK: - Several gestures

/// Two gestures at once.
public struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public typealias Body = Never

  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let first = First._makeGesture(gesture: _GestureSource { gesture.current().first }, inputs: inputs).node
    let second = Second._makeGesture(gesture: _GestureSource { gesture.current().second }, inputs: inputs).node
    for leaf in first.leaves { leaf.companions += second.leaves }
    for leaf in second.leaves { leaf.companions += first.leaves }
    let node = GestureNode<Value>(first.leaves + second.leaves)
    node.inner = [first, second]
    let state = PairState<First.Value, Second.Value>()
    func tell(_ node: GestureNode<Value>?) {
      let value = Value(first: state.first, second: state.second)
      if state.isFirstActive || state.isSecondActive {
        node?.send(.active(value))
      } else if value.first != nil || value.second != nil {
        node?.send(.ended(value))
        state.clear()
      } else {
        node?.send(.failed)
      }
    }
    first.listen { [weak node] phase in
      state.takeFirst(phase)
      tell(node)
    }
    second.listen { [weak node] phase in
      state.takeSecond(phase)
      tell(node)
    }
    return _GestureOutputs(node: node)
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// How far each of two gestures has come.
@MainActor private final class PairState<First, Second> {
  var first: First?
  var second: Second?
  var isFirstActive = false
  var isSecondActive = false

  func takeFirst(_ phase: GesturePhase<First>) {
    switch phase {
    case .active(let value): (first, isFirstActive) = (value, true)
    case .ended(let value): (first, isFirstActive) = (value, false)
    case .failed: (first, isFirstActive) = (nil, false)
    }
  }

  func takeSecond(_ phase: GesturePhase<Second>) {
    switch phase {
    case .active(let value): (second, isSecondActive) = (value, true)
    case .ended(let value): (second, isSecondActive) = (value, false)
    case .failed: (second, isSecondActive) = (nil, false)
    }
  }

  func clear() { (first, second) = (nil, nil) }
}

/// A gesture after another one.
public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first one has ended, and the second may have begun.
    case second(First.Value, Second.Value?)
  }
  public typealias Body = Never

  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let first = First._makeGesture(gesture: _GestureSource { gesture.current().first }, inputs: inputs).node
    let second = Second._makeGesture(gesture: _GestureSource { gesture.current().second }, inputs: inputs).node
    // Both follow the same fingers; what the second tells counts once the first has ended.
    for leaf in first.leaves { leaf.companions += second.leaves }
    for leaf in second.leaves { leaf.companions += first.leaves }
    let node = GestureNode<Value>(first.leaves + second.leaves)
    node.inner = [first, second]
    var done: First.Value?
    var isSecondActive = false
    first.listen { [weak node] phase in
      switch phase {
      case .active(let value):
        if done == nil { node?.send(.active(.first(value))) }
      case .ended(let value):
        done = value
        node?.send(.active(.second(value, nil)))
      case .failed:
        // The finger was lifted before the second gesture began.
        if !isSecondActive {
          done = nil
          node?.send(.failed)
        }
      }
    }
    second.listen { [weak node] phase in
      guard let before = done else { return }
      isSecondActive = if case .active = phase { true } else { false }
      switch phase {
      case .active(let value): node?.send(.active(.second(before, value)))
      case .ended(let value):
        done = nil
        node?.send(.ended(.second(before, value)))
      case .failed:
        done = nil
        node?.send(.failed)
      }
    }
    return _GestureOutputs(node: node)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The first of two gestures that is recognised.
public struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public typealias Body = Never

  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let first = First._makeGesture(gesture: _GestureSource { gesture.current().first }, inputs: inputs).node
    let second = Second._makeGesture(gesture: _GestureSource { gesture.current().second }, inputs: inputs).node
    for leaf in second.leaves { leaf.rivals += first.leaves }
    let node = GestureNode<Value>(first.leaves + second.leaves)
    node.inner = [first, second]
    first.listen { [weak node] phase in
      switch phase {
      case .active(let value): node?.send(.active(.first(value)))
      case .ended(let value): node?.send(.ended(.first(value)))
      case .failed: node?.send(.failed)
      }
    }
    second.listen { [weak node] phase in
      switch phase {
      case .active(let value): node?.send(.active(.second(value)))
      case .ended(let value): node?.send(.ended(.second(value)))
      case .failed: node?.send(.failed)
      }
    }
    return _GestureOutputs(node: node)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Both gestures at once.
  public nonisolated func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other>
  where Other: Gesture { SimultaneousGesture(self, other) }

  /// This gesture and then another one.
  public nonisolated func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture {
    SequenceGesture(self, other)
  }

  /// This gesture or else another one.
  public nonisolated func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other>
  where Other: Gesture { ExclusiveGesture(self, other) }
}

/// A gesture of any type.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  fileprivate let make: @MainActor (_GestureInputs) -> _GestureOutputs<Value>

  public nonisolated init<T>(_ gesture: T) where Value == T.Value, T: Gesture {
    let gesture = Unchecked(gesture)
    make = { inputs in T._makeGesture(gesture: _GestureSource { gesture.value }, inputs: inputs) }
  }

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> { gesture.current().make(inputs) }
}

// MARK: - Views with gestures

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views within.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Adds a gesture to a view.
struct GestureModifier<G: Gesture> {
  let gesture: G
  let rank: GestureSite.Rank
  let mask: GestureMask
}

extension GestureModifier: BoxModifier {
  static var changesLayout: Bool { false }
  var blocksInnerGestures: Bool { !mask.contains(.subviews) }

  func attach(_ box: ModifierBox<Self>) {
    guard box.kept == nil else { return }
    let site = GestureSite(box, rank)
    site.isEnabled = mask.contains(.gesture)
    let current = Unchecked(WeakModifier(box))
    let fallback = Unchecked(gesture)
    let outputs = G._makeGesture(
      gesture: _GestureSource { current.value.box?.modifier.gesture ?? fallback.value },
      inputs: _GestureInputs(site: site))
    let attached = AttachedGesture(outputs.node.leaves, node: outputs.node, site: site)
    box.kept = attached
    // Rows of lists get a view when they are first drawn.
    if let view = box.viewHost?.view { attached.attach(to: view) }
  }

  func gestureKinds(_ box: ModifierBox<Self>) -> [GestureKind] {
    guard rank != .simultaneous, let attached = box.kept as? AttachedGesture else { return [] }
    attached.site.isEnabled = mask.contains(.gesture)
    return mask.contains(.gesture) ? attached.leaves.map(\.kind) : []
  }
}

@MainActor private struct WeakModifier<M: BoxModifier> {
  weak var box: ModifierBox<M>?
  init(_ box: ModifierBox<M>) { self.box = box }
}

/// The recognisers of a view's gesture.
@MainActor final class AttachedGesture {
  let leaves: [GestureLeaf]
  let site: GestureSite
  private let node: AnyObject

  init(_ leaves: [GestureLeaf], node: AnyObject, site: GestureSite) {
    self.leaves = leaves
    self.node = node
    self.site = site
  }

  /// Has the recognisers watch touches of a view.
  func attach(to view: UIView) {
    for leaf in leaves where leaf.recognizer.view !== view { view.addGestureRecognizer(leaf.recognizer) }
  }

  func detach() {
    for leaf in leaves { leaf.recognizer.view?.removeGestureRecognizer(leaf.recognizer) }
  }
}

extension View {
  /// Adds a gesture; those of views within come first.
  public nonisolated func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
    modifier(GestureModifier(gesture: gesture, rank: .normal, mask: mask))
  }

  /// Adds a gesture, or none.
  public nonisolated func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    modifier(GestureModifier(gesture: gesture, rank: .normal, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture that comes before those of views within.
  public nonisolated func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture { modifier(GestureModifier(gesture: gesture, rank: .high, mask: mask)) }

  /// Adds a gesture that goes along with those of views within.
  public nonisolated func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture { modifier(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask)) }

  /// Acts on taps.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View { gesture(TapGesture(count: count).onEnded { MainActorValue.get { action() } }) }

  /// Acts on taps; gets the place in a space.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { value in
        MainActorValue.get { action(value.location) }
      })
  }

  /// Acts on a touch that lasts; durations are seconds, distances points.
  @preconcurrency
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        perform: action, pressing: onPressingChanged))
  }
}

/// A long press that says when it begins and when it is over.
private struct PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never
  let press: LongPressGesture
  let perform: @MainActor () -> Void
  let pressing: (@MainActor (Bool) -> Void)?

  @MainActor static func _makeGesture(
    gesture: _GestureSource<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Bool> {
    let inner = LongPressGesture._makeGesture(gesture: _GestureSource { gesture.current().press }, inputs: inputs)
    var isPressing = false
    inner.node.listen { phase in
      let own = gesture.current()
      switch phase {
      case .active:
        isPressing = true
        own.pressing?(true)
      case .ended: own.perform()
      case .failed:
        if isPressing { own.pressing?(false) }
        isPressing = false
      }
    }
    return inner
  }
}
