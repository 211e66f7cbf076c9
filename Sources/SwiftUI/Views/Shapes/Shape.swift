// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// What a shape is used as.
public enum ShapeRole: Sendable {
  case fill
  case stroke
  case separator
}

/// How a shape is drawn where reading begins on the right.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  /// Mirrored where reading begins on the right.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// An outline for any rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is used as. Defaults to `fill`.
  nonisolated static var role: ShapeRole { get }

  /// Whether the outline is mirrored where reading begins on the right. Defaults to mirrored.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size for a proposal. Defaults to the proposal, 10 for what it leaves open.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape with its sides moved inwards by an amount in points.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape that is painted.
public struct _ShapeView<Content, Style> where Content: Shape, Style: ShapeStyle {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard ValueMotion<Self>.isPossible else { return _ViewOutputs(LeafElement(view.value, inputs)) }
    return _ViewOutputs(AnimatableLeafElement(view.value, inputs))
  }
}

extension _ShapeView: Animatable {
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _ShapeView: LeafView {
  func makeBox(_ element: ViewElement) -> ShapeBox { ShapeBox(element) }

  func resolve(_ box: ShapeBox, _ environment: EnvironmentValues) {
    let shape = shape
    box.set(
      ShapeLayout { shape.sizeThatFits($0) }, shape.outline(environment), style.paint(environment),
      isEvenOdd: fillStyle.isEOFilled)
    box.rounding = { CornerRounding(shape, $0) }
  }
}

extension Shape {
  /// The outline by size, mirrored where the environment wants it.
  @MainActor func outline(_ environment: EnvironmentValues) -> (CGSize) -> CGPath {
    if let shape = self as? any ContainedShape {
      let container = environment.containerOutline
      return { shape.path(in: CGRect(origin: .zero, size: $0), container: container).cgPath }
    }
    let isMirrored: Bool =
      switch layoutDirectionBehavior {
      case .fixed: false
      case .mirrors(let direction): environment.layoutDirection == direction
      }
    return { size in
      let path = path(in: CGRect(origin: .zero, size: size))
      guard isMirrored else { return path.cgPath }
      return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)).cgPath
    }
  }
}

/// Sizes a shape.
struct ShapeLayout: LayoutAlgorithm {
  let sizeThatFits: (ProposedViewSize) -> CGSize

  func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    sizeThatFits(ProposedViewSize(proposal))
  }

  func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {}
}

/// The box of a painted shape.
final class ShapeBox: Box {
  private var layout: any LayoutAlgorithm = FillLayout()
  private var outline: (CGSize) -> CGPath = { CGPath(rect: CGRect(origin: .zero, size: $0), transform: nil) }
  private var paint = Paint.color(CGColor(gray: 0, alpha: 0))
  private var isEvenOdd = false
  private var shape: CAShapeLayer?
  private var gradient: CAGradientLayer?
  private var material: CALayer?
  /// The corners of an outline that is a rectangle with corners.
  var rounding: (CGSize) -> CornerRounding? = { _ in nil }
  /// Whether the outline is another one with each frame; it then has the size that is shown, not the last one.
  var isMoving = false
  /// Whether nothing was shown last.
  private var wasClear = false

  override var algorithm: any LayoutAlgorithm { layout }

  func set(
    _ layout: any LayoutAlgorithm, _ outline: @escaping (CGSize) -> CGPath, _ paint: Paint, isEvenOdd: Bool
  ) {
    self.layout = layout
    self.outline = outline
    self.paint = paint
    self.isEvenOdd = isEvenOdd
    contentDidChange()
  }

  override func draw(into drawing: inout Drawing, at place: CGRect) {
    let frame = drawing.grid.round(place)
    let shape = shape ?? CAShapeLayer()
    self.shape = shape
    shape.animateWithTree()
    let path = outline(isMoving ? shape.presentation()?.bounds.size ?? frame.size : frame.size)
    shape.path = path
    shape.fillRule = isEvenOdd ? .evenOdd : .nonZero
    switch paint {
    case .color(let color):
      gradient = nil
      let isClear = color.alpha == 0 && !LayerAnimator.shared.shows(shape)
      if !isClear, wasClear { LayerAnimator.shared.appear(shape, "fillColor", .fillColor, color) }
      wasClear = isClear
      guard !isClear else { return }
      shape.fillColor = color
      drawing.add(shape, at: place)
    case .gradient(let paint):
      // The outline may reach beyond the box, as a stroke does; the gradient goes by the outline's box then.
      let box = path.boundingBox.isNull ? frame : path.boundingBox
      let area = CGRect(origin: .zero, size: frame.size).union(box)
      let layer = gradient ?? CAGradientLayer()
      gradient = layer
      layer.animateWithTree()
      paint.apply(to: layer, size: area.size, isRightToLeft: isRightToLeft)
      shape.fillColor = CGColor(gray: 0, alpha: 1)
      Drawing.setFrame(of: shape, CGRect(origin: CGPoint(x: -area.minX, y: -area.minY), size: frame.size))
      layer.mask = shape
      drawing.add(layer, at: area.offsetBy(dx: frame.minX, dy: frame.minY))
    case .material(let paint):
      let layer = material ?? CALayer()
      material = layer
      layer.animateWithTree()
      paint.apply(to: layer)
      // A mask costs a picture of its own.
      let corners = rounding(frame.size)
      layer.cornerRadius = corners?.radius ?? 0
      layer.cornerCurve = corners?.isContinuous == true ? .continuous : .circular
      shape.fillColor = CGColor(gray: 0, alpha: 1)
      Drawing.setFrame(of: shape, CGRect(origin: .zero, size: frame.size))
      layer.mask = corners == nil ? shape : nil
      drawing.add(layer, at: place)
    }
  }

  override func isHit(_ point: CGPoint) -> Bool {
    outline(frame.size).contains(point, using: isEvenOdd ? .evenOdd : .winding)
  }
}

extension Shape {
  /// The shape filled with a style.
  public nonisolated func fill<S>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The line along the outline, half of it outside, in a style.
  public nonisolated func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// The line along the outline, half of it outside, in a style; its width is points.
  public nonisolated func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The line along the outline as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// The line along the outline as a shape; its width is points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part between two shares of the outline's length, 0…1.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The shape moved by an amount in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape moved by an amount in points.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by amounts in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape turned about a point of its rectangle.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape scaled about a point of its rectangle.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled about a point of its rectangle.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape with a transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape in a rectangle of a size in points.
  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The shape in a rectangle of a size in points.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
