// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

struct OverlayModifier<Secondary: View> {
  var secondary: Secondary
  var alignment: Alignment
}

extension OverlayModifier: SecondaryModifier {
  func draw(_ box: SecondaryBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    box.drawPrimary(into: &drawing, at: place)
    box.drawSecondary(into: &drawing, at: place)
  }
}

struct BackgroundModifier<Secondary: View> {
  var secondary: Secondary
  var alignment: Alignment
}

extension BackgroundModifier: SecondaryModifier {
  static var isBehind: Bool { true }

  func draw(_ box: SecondaryBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    box.drawSecondary(into: &drawing, at: place)
    box.drawPrimary(into: &drawing, at: place)
  }
}

struct MaskModifier<Secondary: View> {
  var secondary: Secondary
  var alignment: Alignment
}

extension MaskModifier: SecondaryModifier {
  func draw(_ box: SecondaryBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    var content = drawing.group(at: place)
    box.drawPrimary(into: &content, at: place)
    var cover = drawing.group(at: place)
    box.drawSecondary(into: &cover, at: place)
    let mask = box.maskLayer
    mask.animateWithTree()
    mask.show(cover.list.map(\.layer))
    Drawing.setFrame(of: mask, CGRect(origin: .zero, size: drawing.frame(place).size))
    box.group.add(content, at: place, to: &drawing) { $0.mask = mask }
  }
}

/// A style as a background: it reaches under the safe area where the view touches it.
struct StyleBackground {
  var style: AnyShapeStyle
  var edges: Edge.Set
}

extension StyleBackground: BoxModifier {
  static var changesLayout: Bool { false }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    let host = box.viewHost
    let area = host.map { $0.extended(place, edges, for: box) } ?? place
    let layers = box.kept as? FillLayers ?? FillLayers()
    box.kept = layers
    layers.draw(style.paint(box.environment), at: area, into: &drawing, isRightToLeft: box.isRightToLeft)
    box.drawChildren(into: &drawing, at: place)
  }

  func isHit(_ point: CGPoint, in box: ModifierBox<Self>) -> Bool {
    CGRect(origin: .zero, size: box.frame.size).contains(point) && style.paint(box.environment).color.alpha > 0
  }
}

extension View {
  /// Shows another view in front of this one, in its frame.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
  where Overlay: View { modifier(OverlayModifier(secondary: overlay, alignment: alignment)) }

  /// Shows other views in front of this one, in its frame.
  public nonisolated func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { modifier(OverlayModifier(secondary: content(), alignment: alignment)) }

  /// Fills the view's frame with a style, in front of it.
  public nonisolated func overlay<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    overlay { _ShapeView(shape: Rectangle(), style: style) }
  }

  /// Fills a shape in the view's frame with a style, in front of it.
  public nonisolated func overlay<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// Shows another view behind this one, in its frame.
  @_disfavoredOverload
  public nonisolated func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    modifier(BackgroundModifier(secondary: background, alignment: alignment))
  }

  /// Shows other views behind this one, in its frame.
  public nonisolated func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { modifier(BackgroundModifier(secondary: content(), alignment: alignment)) }

  /// Fills the view's frame with the background style, behind it.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(StyleBackground(style: AnyShapeStyle(BackgroundStyle()), edges: edges))
  }

  /// Fills the view's frame with a style, behind it.
  public nonisolated func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modifier(StyleBackground(style: AnyShapeStyle(style), edges: edges))
  }

  /// Fills a shape in the view's frame with the background style, behind it.
  public nonisolated func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: Shape {
    background(alignment: .center) { _ShapeView(shape: shape, style: BackgroundStyle(), fillStyle: fillStyle) }
  }

  /// Fills a shape in the view's frame with a style, behind it.
  public nonisolated func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    background(alignment: .center) { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// Shows the view where another one is opaque.
  public nonisolated func mask<Mask>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View { modifier(MaskModifier(secondary: mask(), alignment: alignment)) }

  /// Shows the view where another one is opaque.
  @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
  public nonisolated func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    modifier(MaskModifier(secondary: mask, alignment: .center))
  }

  /// Draws a line along the inside of the view's frame, in points.
  public nonisolated func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
