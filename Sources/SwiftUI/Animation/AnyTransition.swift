// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A transition of any type.
public struct AnyTransition: @unchecked Sendable {
  // Transitions are plain values, which only elements look into, on the main actor.
  let base: any Transition

  public nonisolated init<T>(_ transition: T) where T: Transition {
    base = transition
  }

  /// The animation that the transition brings along; `nil` for none.
  @MainActor var ownAnimation: Animation? { (base as? any OwnAnimationTransition)?.animation }

  /// Whether the transition shows nothing.
  @MainActor var isIdentity: Bool { base is IdentityTransition }
}

extension AnyTransition {
  /// A fade: what a view does without a transition of its own.
  public nonisolated static let opacity = AnyTransition(OpacityTransition())
  /// Growth from nothing.
  public nonisolated static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// A motion from the leading edge, and to the trailing one.
  public nonisolated static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// No change at all.
  public nonisolated static let identity = AnyTransition(IdentityTransition())

  /// Growth from a scale, about a point of the view.
  public nonisolated static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// A motion from and to an edge, by the view's own size.
  public nonisolated static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// A motion from an edge, and to the opposite one, with a fade.
  public nonisolated static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// A motion by an amount, in points.
  public nonisolated static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// A motion by amounts, in points.
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A transition between two values of a modifier.
  public nonisolated static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// One transition to appear, and another one to disappear.
  public nonisolated static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func joined<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return joined(insertion.base, removal.base)
  }

  /// Both transitions at once.
  public nonisolated func combined(with other: AnyTransition) -> AnyTransition {
    func joined<A: Transition, B: Transition>(_ first: A, _ second: B) -> AnyTransition {
      AnyTransition(CombinedTransition(first: first, second: second))
    }
    return joined(base, other.base)
  }

  /// The transition, with an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> AnyTransition {
    func animated<T: Transition>(_ base: T) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return animated(base)
  }
}

/// Tells the container which transition a view has.
struct TransitionModifier: TraitModifier {
  let transition: AnyTransition

  func apply(to traits: inout Traits) { traits.transition = transition }
}

extension View {
  /// Sets what the view does while it appears and disappears in an animated change.
  public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

  /// Sets what the view does while it appears and disappears in an animated change.
  public nonisolated func transition<T>(_ transition: T) -> some View where T: Transition {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
