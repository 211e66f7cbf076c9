// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A transform of what a view shows that goes by its size; its frame stays.
///
/// Where `animatableData` is given, an animation asks for the transforms in between with each frame.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// The transform of a view, about its top left corner.
  ///
  /// - Parameter size: The view's size, in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public func body(content: Content) -> some View { content.modifier(GeometryEffectModifier(effect: self)) }

  /// The effect itself: frames are never changed by one.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that frames do not go by.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// The effect as it is shown at a moment.
struct GeometryEffectModifier<Effect: GeometryEffect> {
  var effect: Effect
}

extension GeometryEffectModifier: GroupModifier {
  func configure(_ layer: CALayer, size: CGSize, box: ModifierBox<Self>) {
    layer.anchorPoint = .zero
    layer.transform = effect.effectValue(size: size).spatial
  }

  func inner(_ point: CGPoint, in box: ModifierBox<Self>) -> CGPoint {
    var transform = effect.effectValue(size: box.frame.size)
    guard transform.invert() else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
    return point.applying(transform)
  }
}
