// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A change of how a view looks that leaves its layout alone.
public protocol VisualEffect: Sendable, Animatable {
  /// Adds the effect to a look. Ours alone.
  func _apply(to look: inout _VisualEffectLook)
}

extension VisualEffect {
  public func _apply(to look: inout _VisualEffectLook) {}
}

/// The effect that changes nothing, which others are made of.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// What the effects on a view come to. Ours alone.
public struct _VisualEffectLook: Sendable {
  /// The size of the view, in points.
  let size: CGSize
  let isRightToLeft: Bool
  var opacity = 1.0
  /// A transform of the view's coordinates, whose origin is at the top left corner.
  var transform = CATransform3DIdentity
  /// The sigma of a blur, in points of the view before the transform.
  var blur: CGFloat = 0
  /// Whether nothing outside the view's frame takes part in the blur.
  var isOpaque = false
  var colors = ColorMatrix.identity

  init(size: CGSize, isRightToLeft: Bool) {
    self.size = size
    self.isRightToLeft = isRightToLeft
  }

  /// Whether the view looks as it does without effects.
  var isIdentity: Bool {
    opacity == 1 && blur <= 0 && colors == .identity && CATransform3DIsIdentity(transform)
  }

  /// Adds a transform about a point of the view.
  mutating func transform(by other: CATransform3D, about anchor: UnitPoint) {
    let x = (isRightToLeft ? 1 - anchor.x : anchor.x) * size.width
    let y = anchor.y * size.height
    let centred = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), other)
    transform = CATransform3DConcat(
      transform, CATransform3DConcat(centred, CATransform3DMakeTranslation(x, y, 0)))
  }

  /// Adds a blur.
  mutating func blur(by radius: CGFloat, isOpaque: Bool) {
    // One layer blurs before it is transformed: a blur after a scaling is less in its coordinates.
    let scale = abs(transform.m11 * transform.m22 - transform.m12 * transform.m21).squareRoot()
    let own = scale > 0 ? max(radius, 0) / scale : 0
    blur = (blur * blur + own * own).squareRoot()
    if isOpaque { self.isOpaque = true }
  }

  mutating func change(colors other: ColorMatrix) { colors = colors.followed(by: other) }

  /// Gives a layer of the view's size the look.
  @MainActor func configure(_ layer: CALayer) {
    layer.opacity = Float(min(max(opacity, 0), 1))
    layer.contentBlur = max(blur, 0)
    layer.masksToBounds = isOpaque && blur > 0
    layer.colorTransform = colors.entries
    // Layers are transformed about their middle, so that turns on the way stay about it too.
    let (x, y) = (size.width / 2, size.height / 2)
    layer.transform = CATransform3DConcat(
      CATransform3DMakeTranslation(x, y, 0), CATransform3DConcat(transform, CATransform3DMakeTranslation(-x, -y, 0)))
  }

  /// A point that is seen, in the coordinates of the view before the transform.
  func inner(_ point: CGPoint) -> CGPoint {
    var inverse = ProjectionTransform(transform)
    guard inverse.invert() else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
    return point.applying(inverse)
  }
}

/// An effect after another one, by a vector that may be animated.
private struct FollowingEffect<Base: VisualEffect, Amount: VectorArithmetic & Sendable>: VisualEffect {
  var base: Base
  var amount: Amount
  let apply: @Sendable (Amount, inout _VisualEffectLook) -> Void

  var animatableData: AnimatablePair<Base.AnimatableData, Amount> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  func _apply(to look: inout _VisualEffectLook) {
    base._apply(to: &look)
    apply(amount, &look)
  }
}

extension VisualEffect {
  private func followed<Amount: VectorArithmetic & Sendable>(
    by amount: Amount, _ apply: @escaping @Sendable (Amount, inout _VisualEffectLook) -> Void
  ) -> FollowingEffect<Self, Amount> { FollowingEffect(base: self, amount: amount, apply: apply) }

  // MARK: - Transparency and colours

  /// Makes the view transparent, 0…1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    followed(by: opacity) { $1.opacity *= min(max($0, 0), 1) }
  }

  /// Brightens the view: 0 leaves it, 1 makes it white, -1 black.
  public func brightness(_ amount: Double) -> some VisualEffect {
    followed(by: amount) { if $0 != 0 { $1.change(colors: .channels((1, 1, 1), plus: $0)) } }
  }

  /// Sets the contrast of the view: 1 leaves it, 0 makes it grey; negative values invert it.
  public func contrast(_ amount: Double) -> some VisualEffect {
    followed(by: amount) { if $0 != 1 { $1.change(colors: .channels(($0, $0, $0), plus: (1 - $0) / 2)) } }
  }

  /// Takes the view's colours away: 0 leaves them, 1 leaves greys.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    followed(by: amount) { if $0 != 0 { $1.change(colors: .saturation(1 - $0)) } }
  }

  /// Makes the view's colours less or more colourful: 0 leaves greys, 1 leaves them as they are.
  public func saturation(_ amount: Double) -> some VisualEffect {
    followed(by: amount) { if $0 != 1 { $1.change(colors: .saturation($0)) } }
  }

  /// Turns the view's colours by an angle; greys stay.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    followed(by: angle.radians) { if $0 != 0 { $1.change(colors: .hueRotation($0)) } }
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points.
  ///   - opaque: Whether the result has no transparency: what lies outside the frame takes no part, and is not drawn.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    followed(by: radius) { $1.blur(by: $0, isOpaque: opaque) }
  }

  // MARK: - Transforms

  /// Moves the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    followed(by: AnimatablePair(offset.width, offset.height)) { amount, look in
      let x = look.isRightToLeft ? -amount.first : amount.first
      look.transform(by: CATransform3DMakeTranslation(x, amount.second, 0), about: .zero)
    }
  }

  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    followed(by: AnimatablePair(scale.width, scale.height)) { amount, look in
      look.transform(by: CATransform3DMakeScale(amount.first, amount.second, 1), about: anchor)
    }
  }

  /// Scales the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the view.
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    followed(by: angle.radians) { amount, look in
      look.transform(by: CATransform3DMakeRotation(CGFloat(amount), 0, 0, 1), about: anchor)
    }
  }

  /// Turns the view about an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    followed(by: angle.radians) { amount, look in
      var eye = CATransform3DIdentity
      let distance = max(look.size.width, look.size.height)
      if distance > 0 { eye.m34 = -perspective / distance }
      var turn = CATransform3DTranslate(eye, 0, 0, anchorZ)
      turn = CATransform3DRotate(turn, CGFloat(amount), axis.x, axis.y, axis.z)
      look.transform(by: CATransform3DTranslate(turn, 0, 0, -anchorZ), about: anchor)
    }
  }

  /// Applies a transform about the view's top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    followed(by: EmptyAnimatableData()) { _, look in
      look.transform(by: CATransform3DMakeAffineTransform(transform), about: .zero)
    }
  }

  /// Applies a transform about the view's top left corner.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    followed(by: EmptyAnimatableData()) { _, look in look.transform(by: transform.spatial, about: .zero) }
  }
}
