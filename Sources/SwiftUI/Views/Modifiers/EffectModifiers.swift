// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// A modifier that draws its view into a group of layers.
protocol GroupModifier: BoxModifier {
  /// Gives the group's layer the effect.
  ///
  /// - Parameter size: The size of the view, in points.
  func configure(_ layer: CALayer, size: CGSize, box: ModifierBox<Self>)
  /// Whether the effect changes nothing, so that no group is needed.
  var isIdentity: Bool { get }
}

extension GroupModifier {
  static var changesLayout: Bool { false }
  var isIdentity: Bool { false }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    guard !isIdentity else { return box.drawChildren(into: &drawing, at: place) }
    var content = drawing.group(at: place)
    box.drawChildren(into: &content, at: place)
    let size = drawing.frame(place).size
    box.group.add(content, at: place, to: &drawing) { configure($0, size: size, box: box) }
  }
}

struct OpacityModifier {
  var opacity: Double
}

extension OpacityModifier: GroupModifier {
  func configure(_ layer: CALayer, size: CGSize, box: ModifierBox<Self>) {
    layer.opacity = Float(min(max(opacity, 0), 1))
  }

  func allowsHits(at point: CGPoint, in box: ModifierBox<Self>) -> Bool { opacity > 0 }
}

struct HiddenModifier {}

extension HiddenModifier: BoxModifier {
  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {}
  func allowsHits(at point: CGPoint, in box: ModifierBox<Self>) -> Bool { false }
}

struct ClipModifier<S: Shape> {
  var shape: S
  var fillStyle: FillStyle
}

extension ClipModifier: GroupModifier {
  func configure(_ layer: CALayer, size: CGSize, box: ModifierBox<Self>) {
    let rounding = CornerRounding(shape, size)
    layer.masksToBounds = rounding != nil
    layer.cornerRadius = rounding?.radius ?? 0
    layer.cornerCurve = rounding?.isContinuous == true ? .continuous : .circular
    guard rounding == nil else { return layer.mask = nil }
    let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
    mask.animateWithTree()
    mask.path = shape.outline(box.environment)(size)
    mask.fillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
    Drawing.setFrame(of: mask, CGRect(origin: .zero, size: size))
    layer.mask = mask
  }

  func allowsHits(at point: CGPoint, in box: ModifierBox<Self>) -> Bool {
    shape.outline(box.environment)(box.frame.size).contains(point)
  }
}

/// Corners that a layer can round by itself.
struct CornerRounding {
  var radius: CGFloat
  var isContinuous: Bool

  /// `nil` for shapes that are no rectangle of the whole size.
  @MainActor init?(_ shape: some Shape, _ size: CGSize) {
    switch shape {
    case is Rectangle:
      (radius, isContinuous) = (0, false)
    case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
      radius = min(shape.cornerSize.width, min(size.width, size.height) / 2)
      isContinuous = shape.style == .continuous
    case is Capsule:
      (radius, isContinuous) = (min(size.width, size.height) / 2, false)
    case is Circle where size.width == size.height:
      (radius, isContinuous) = (size.width / 2, false)
    case let shape as AnyShape:
      guard let inner = CornerRounding(shape.shape, size) else { return nil }
      self = inner
    default:
      return nil
    }
  }
}

struct ShadowModifier {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
}

extension ShadowModifier: GroupModifier {
  func configure(_ layer: CALayer, size: CGSize, box: ModifierBox<Self>) {
    let shown = color.shown(box.environment)
    layer.shadowColor = shown.copy(alpha: 1)
    layer.shadowOpacity = Float(shown.alpha)
    layer.shadowRadius = radius
    layer.shadowOffset = offset
  }
}

/// What a view is scaled, turned or sheared by, about a point of its frame.
struct TransformModifier {
  var transform: CATransform3D
  var anchor: UnitPoint
  /// The angle in radians of a transform that only turns: it may go round more than once.
  var angle: Double?
}

extension TransformModifier: GroupModifier {
  func configure(_ layer: CALayer, size: CGSize, box: ModifierBox<Self>) {
    let isRightToLeft = box.isRightToLeft
    layer.anchorPoint = CGPoint(x: isRightToLeft ? 1 - anchor.x : anchor.x, y: anchor.y)
    guard let angle else { return layer.transform = transform }
    LayerAnimator.shared.turn(layer, from: box.group.angle, to: angle, by: transform)
    box.group.angle = angle
  }

  func inner(_ point: CGPoint, in box: ModifierBox<Self>) -> CGPoint {
    let size = box.frame.size
    let center = CGPoint(x: (box.isRightToLeft ? 1 - anchor.x : anchor.x) * size.width, y: anchor.y * size.height)
    let plane = CATransform3DGetAffineTransform(transform)
    guard plane.a * plane.d - plane.b * plane.c != 0 else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
    let moved = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(plane.inverted())
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }
}

struct AllowsHitTestingModifier {
  var isEnabled: Bool
}

extension AllowsHitTestingModifier: BoxModifier {
  static var changesLayout: Bool { false }
  func allowsHits(at point: CGPoint, in box: ModifierBox<Self>) -> Bool { isEnabled }
}

extension View {
  /// Makes the view transparent, 0…1; its frame stays.
  public nonisolated func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }

  /// Shows nothing of the view; its frame stays.
  public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }

  /// Shows the view within a shape in its frame.
  public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
    modifier(ClipModifier(shape: shape, fillStyle: style))
  }

  /// Shows the view within its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(shape: Rectangle(), fillStyle: FillStyle(antialiased: antialiased)))
  }

  /// Shows the view within its frame with round corners, in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      ClipModifier(
        shape: RoundedRectangle(cornerRadius: radius, style: .circular),
        fillStyle: FillStyle(antialiased: antialiased)))
  }

  /// Adds a shadow; the radius and the offsets are points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Scales what the view shows; its frame stays.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(transform: CATransform3DMakeScale(scale.width, scale.height, 1), anchor: anchor))
  }

  /// Scales what the view shows; its frame stays.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales what the view shows; its frame stays.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  /// Turns what the view shows; its frame stays.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformModifier(
        transform: CATransform3DMakeRotation(CGFloat(angle.radians), 0, 0, 1), anchor: anchor, angle: angle.radians))
  }

  /// Turns what the view shows about an axis in space; its frame stays.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      RotationModifier(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Applies a transform to what the view shows; its frame stays.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformModifier(transform: CATransform3DMakeAffineTransform(transform), anchor: .topLeading))
  }

  /// Says whether the view is hit by touches.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(AllowsHitTestingModifier(isEnabled: enabled))
  }

  /// Draws the view's layers as one. A hint: they are drawn so anyway.
  public nonisolated func compositingGroup() -> some View { modifier(GroupingModifier()) }

  /// Draws the view's layers as one picture.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(GroupingModifier())
  }
}

/// The space in which a group's layers are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

/// A group without an effect of its own.
struct GroupingModifier {}

extension GroupingModifier: GroupModifier {
  func configure(_ layer: CALayer, size: CGSize, box: ModifierBox<Self>) {}
}

/// A rotation in space, seen from a distance.
struct RotationModifier {
  var angle: Angle
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
}

extension RotationModifier: GroupModifier {
  func configure(_ layer: CALayer, size: CGSize, box: ModifierBox<Self>) {
    layer.anchorPoint = anchor.point
    var view = CATransform3DIdentity
    let distance = max(size.width, size.height)
    if distance > 0 { view.m34 = -perspective / distance }
    var turn = CATransform3DTranslate(view, 0, 0, anchorZ)
    turn = CATransform3DRotate(turn, CGFloat(angle.radians), x, y, z)
    layer.transform = CATransform3DTranslate(turn, 0, 0, -anchorZ)
  }
}
