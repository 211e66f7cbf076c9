// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where a view is in its transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is there.
  case identity
  /// The view has disappeared.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 1 after it has disappeared, 0 between.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves things. Defaults to `true`.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// What is done to a view while it appears and disappears.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view that `body(content:phase:)` returns.
  associatedtype Body: View
  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>

  /// Returns what is shown in place of the view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// What the transition is.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Applies the transition to a view.
  public func apply<V>(content: V, phase: TransitionPhase) -> some View where V: View {
    AppliedTransition(transition: self, content: content, phase: phase)
  }

  /// Both transitions at once.
  public func combined<T>(with other: T) -> some Transition where T: Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition, with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

// MARK: - The ones there are

/// A fade.
public struct OpacityTransition {
  public init() {}
}

extension OpacityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Growth from a small scale.
public struct ScaleTransition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    // A scale of 0 leaves nothing that an animation could begin with.
    content.scaleEffect(phase.isIdentity ? 1 : max(scale, 0.00001), anchor: anchor)
  }
}

/// A motion by an amount.
public struct OffsetTransition {
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }
}

extension OffsetTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A motion from and to an edge, by the view's own size.
public struct MoveTransition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }
}

extension MoveTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetModifier(edge: edge, share: phase.isIdentity ? 0 : 1))
  }
}

/// A motion from the leading edge, and to the trailing one.
public struct SlideTransition {
  public init() {}
}

extension SlideTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetModifier(edge: .trailing, share: CGFloat(phase.value)))
  }
}

/// A motion from an edge, and to the opposite one, with a fade.
public struct PushTransition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }
}

extension PushTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetModifier(edge: edge, share: CGFloat(-phase.value)))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// No change at all: the view is there, or it is not.
public struct IdentityTransition {
  public init() {}
}

extension IdentityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// One transition to appear, and another one to disappear.
public struct AsymmetricTransition<Insertion, Removal> where Insertion: Transition, Removal: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second

  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?

  init(base: Base, animation: Animation?) {
    self.base = base
    self.animation = animation
  }
}

extension AnimatedTransition: Transition, OwnAnimationTransition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).transaction { [animation] in
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  static var properties: TransitionProperties { Base.properties }
}

/// A transition of which the animation is known.
protocol OwnAnimationTransition {
  var animation: Animation? { get }
}

/// A transition between two values of a modifier.
struct ModifierTransition<M: ViewModifier> {
  let active: M
  let identity: M

  init(active: M, identity: M) {
    self.active = active
    self.identity = identity
  }
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A move by a share of the view's own size, towards an edge.
struct EdgeOffsetModifier {
  let edge: Edge
  let share: CGFloat
}

extension EdgeOffsetModifier: BoxModifier {
  static var changesLayout: Bool { false }

  @MainActor private func offset(in box: ModifierBox<Self>) -> CGSize {
    let size = box.frame.size
    let side: CGFloat = box.isRightToLeft ? -1 : 1
    return switch edge {
    case .top: CGSize(width: 0, height: -size.height * share)
    case .bottom: CGSize(width: 0, height: size.height * share)
    case .leading: CGSize(width: -side * size.width * share, height: 0)
    case .trailing: CGSize(width: side * size.width * share, height: 0)
    }
  }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    let offset = offset(in: box)
    box.drawChildren(into: &drawing, at: place.offsetBy(dx: offset.width, dy: offset.height))
  }

  func inner(_ point: CGPoint, in box: ModifierBox<Self>) -> CGPoint {
    let offset = offset(in: box)
    return CGPoint(x: point.x - offset.width, y: point.y - offset.height)
  }
}

extension Transition where Self == OpacityTransition {
  /// A fade.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Growth from nothing.
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Growth from a scale, about a point of the view.
  @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// A motion from and to an edge.
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// A motion by an amount, in points.
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// A motion by amounts, in points.
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == SlideTransition {
  /// A motion from the leading edge, and to the trailing one.
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// A motion from an edge, and to the opposite one, with a fade.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == IdentityTransition {
  /// No change at all.
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}
