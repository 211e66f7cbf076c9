// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view of a shape, to which fills and lines of the same shape can be added.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// The shape that is shown.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape that is filled, in front of what was there.
public struct FillShapeView<Content, Style, Background> where Content: Shape, Style: ShapeStyle, Background: View {
  public nonisolated let shape: Content
  public let style: Style
  public let fillStyle: FillStyle
  public let background: Background

  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: ShapeView {
  public var body: some View {
    background.overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }
}

/// The line along a shape's outline, in front of what was there.
public struct StrokeShapeView<Content, Style, Background> where Content: Shape, Style: ShapeStyle, Background: View {
  public nonisolated let shape: Content
  public let style: Style
  public let strokeStyle: StrokeStyle
  public let isAntialiased: Bool
  public let background: Background

  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: ShapeView {
  public var body: some View {
    LayeredShape(background: background, line: _StrokedShape(shape: shape, style: strokeStyle), style: style)
  }
}

/// The line along the inside of a shape's outline, in front of what was there.
public struct StrokeBorderShapeView<Content, Style, Background>
where Content: InsettableShape, Style: ShapeStyle, Background: View {
  public nonisolated let shape: Content
  public let style: Style
  public let strokeStyle: StrokeStyle
  public let isAntialiased: Bool
  public let background: Background

  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: ShapeView {
  public var body: some View {
    LayeredShape(
      background: background,
      line: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style)
  }
}

/// A line, in front of what was there.
private struct LayeredShape<Background: View, Line: Shape, Style: ShapeStyle>: View {
  let background: Background
  let line: Line
  let style: Style

  var body: some View {
    if Background.self == EmptyView.self {
      _ShapeView(shape: line, style: style)
    } else {
      background.overlay { _ShapeView(shape: line, style: style) }
    }
  }
}

extension ShapeView {
  /// The shape filled with a style, in front of what is there.
  public nonisolated func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> where S: ShapeStyle {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// The line along the outline, in front of what is there.
  public nonisolated func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// The line along the outline, in front of what is there; its width is points.
  public nonisolated func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// The line along the inside of the outline, in front of what is there.
  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// The line along the inside of the outline, in front of what is there; its width is points.
  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// The line along the inside of the outline, in a style.
  public nonisolated func strokeBorder<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// The line along the inside of the outline, in the foreground style.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// The line along the inside of the outline, in a style; its width is points.
  public nonisolated func strokeBorder<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The line along the inside of the outline, in the foreground style; its width is points.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
