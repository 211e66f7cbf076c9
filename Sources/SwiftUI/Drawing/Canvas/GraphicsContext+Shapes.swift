// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension GraphicsContext {
  /// What a shape is filled or stroked with.
  public struct Shading {
    enum Kind {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
    }

    let kind: Kind

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(.foreground) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }

    /// A colour of components, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    /// A grey, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style of the environment.
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// A gradient between two points of the space of what is drawn.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }

    /// A gradient about a point of the space of what is drawn; radii are points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }
  }

  /// Fills a shape.
  public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {
    draw { context in
      context.addPath(path.cgPath)
      paint(shading, in: path.boundingRect, on: context) { isFilled in
        let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
        if isFilled { context.fillPath(using: rule) } else { context.clip(using: rule) }
      }
    }
  }

  /// Draws the line of a shape.
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
    let outline = path.strokedPath(style)
    fill(outline, with: shading)
  }

  /// Draws the line of a shape, in a width of points.
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Paints what a path has in a context; `apply` fills it, or clips to it.
  private func paint(
    _ shading: Shading, in rect: CGRect, on context: CGContext, _ apply: (_ isFilled: Bool) -> Void
  ) {
    switch shading.kind {
    case .style(let style):
      switch onMain(style, { $0.paint($1) }) {
      case .color(let color):
        context.setFillColor(color)
        apply(true)
      // There is nothing behind a canvas's own drawing.
      case .material(let material):
        context.setFillColor(material.cover)
        apply(true)
      case .gradient(let gradient):
        apply(false)
        draw(gradient, in: rect, on: context)
      }
    case .linear(let gradient, let start, let end):
      apply(false)
      if let made = cgGradient(gradient) {
        context.drawLinearGradient(
          made, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    case .radial(let gradient, let center, let start, let end):
      apply(false)
      if let made = cgGradient(gradient) {
        context.drawRadialGradient(
          made, startCenter: center, startRadius: start, endCenter: center, endRadius: end,
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    }
  }

  private func cgGradient(_ gradient: Gradient) -> CGGradient? {
    let colors = onMain(gradient) { gradient, environment in gradient.stops.map { $0.color.shown(environment) } }
    return CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as NSArray, locations: gradient.stops.map(\.location))
  }

  /// A gradient of the unit square in a rectangle; turns about a point are drawn as along a line.
  private func draw(_ gradient: GradientPaint, in rect: CGRect, on context: CGContext) {
    guard
      let made = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: gradient.stops.map(\.color) as NSArray,
        locations: gradient.stops.map(\.location))
    else { return }
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch gradient.kind {
    case .linear(let start, let end):
      context.drawLinearGradient(made, start: place(start), end: place(end), options: options)
    case .radial(let center, let start, let end):
      context.drawRadialGradient(
        made, startCenter: place(center), startRadius: start, endCenter: place(center), endRadius: end,
        options: options)
    case .elliptical(let center, let start, let end):
      let side = max(rect.width, rect.height)
      context.drawRadialGradient(
        made, startCenter: place(center), startRadius: start * side, endCenter: place(center), endRadius: end * side,
        options: options)
    case .angular(let center, _, _):
      context.drawLinearGradient(made, start: place(center), end: place(.trailing), options: options)
    }
  }
}
