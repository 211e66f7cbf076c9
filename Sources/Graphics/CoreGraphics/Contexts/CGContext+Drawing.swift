// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGContext {
  /// Draws the current path and throws it away.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    guard !path.isEmpty else { return }
    switch mode {
    case .fill: fill(path, evenOdd: false)
    case .eoFill: fill(path, evenOdd: true)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, evenOdd: false)
      stroke(path)
    case .eoFillStroke:
      fill(path, evenOdd: true)
      stroke(path)
    }
  }

  /// Fills the current path and throws it away.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

  /// Draws a line along the current path and throws it away.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle. The current path is thrown away, as by all that draws a shape of its own.
  public func fill(_ rect: CGRect) {
    beginPath()
    fill(CGPath(rect: rect, transform: nil), evenOdd: false)
  }

  /// Fills several rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Draws a line along the edges of a rectangle.
  public func stroke(_ rect: CGRect) {
    beginPath()
    stroke(CGPath(rect: rect, transform: nil))
  }

  /// Draws a line of the given width along the edges of a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.stroke.width
    state.stroke.width = width
    stroke(rect)
    state.stroke.width = before
  }

  /// Fills the ellipse that fits into `rect`.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(CGPath(ellipseIn: rect, transform: nil), evenOdd: false)
  }

  /// Draws a line along the ellipse that fits into `rect`.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Draws a line from each point at an even index to the one after it; a last point without a partner is left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle fully transparent.
  public func clear(_ rect: CGRect) {
    operations.append(.clear(rect))
    didDraw()
  }

  private func fill(_ path: CGPath, evenOdd: Bool) {
    if let paint = state.fillPattern { return fill(path, evenOdd: evenOdd, with: paint) }
    draw(.fill(path, color: resolved(state.fillColor), evenOdd: evenOdd))
  }

  private func stroke(_ path: CGPath) {
    guard state.stroke.width > 0 else { return }
    if let paint = state.strokePattern { return fill(outline(of: path), evenOdd: false, with: paint) }
    draw(.stroke(path, style: state.stroke, color: resolved(state.strokeColor)))
  }

  // MARK: - Clipping

  /// Limits drawing to the inside of the current path and throws it away. An empty path changes nothing.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = takePath()
    guard !path.isEmpty else { return }
    clip(to: path, evenOdd: rule == .evenOdd)
  }

  /// Limits drawing to a rectangle. The current path is thrown away.
  public func clip(to rect: CGRect) {
    beginPath()
    clip(to: CGPath(rect: rect, transform: nil), evenOdd: false)
  }

  /// Limits drawing to the union of rectangles. The current path is thrown away.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip(to: takePath(), evenOdd: false)
  }

  /// The bounds of what can be drawn on, in user space.
  public var boundingBoxOfClipPath: CGRect { state.clipBounds.applying(state.toList.inverted()) }

  private func clip(to path: CGPath, evenOdd: Bool) {
    operations.append(.clip(path, evenOdd: evenOdd))
    let bounds = state.clipBounds.intersection(path.boundingBoxOfPath.applying(state.toList))
    state.clipBounds = bounds.isNull ? CGRect(origin: state.clipBounds.origin, size: .zero) : bounds
  }

  // MARK: - Pictures, gradients, text

  /// Draws a picture upright where y points up, so upside down where y points down.
  ///
  /// - Parameter byTiling: Whether to repeat the picture, `rect` being one tile, as far as the clip goes.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite,
      rect.maxY.isFinite
    else { return }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let tiles = (byTiling ? tiles(of: rect) : [rect]).map { tile in
      DisplayList.Operation.image(image, rect: tile, alpha: state.alpha, interpolation: state.interpolation)
    }
    let opening: [DisplayList.Operation] = [.save, .concatenate(flip)]
    draw(opening + tiles + [.restore])
  }

  /// Draws a picture upright where y points down.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    draw(.image(image, rect: rect, alpha: state.alpha, interpolation: state.interpolation))
  }

  /// Draws shaped text upright where y points down, at the run's own place and in its own colour.
  package func draw(_ run: GlyphRun) {
    var run = run
    run.color = resolved(run.color)
    draw(.glyphs(run))
  }

  /// Draws a gradient along a line, over the whole clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(.linearGradient(resolved(gradient), start: start, end: end, options: options))
  }

  /// Draws a gradient between two circles, over the whole clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    draw(
      .radialGradient(
        resolved(gradient), startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
        endRadius: endRadius, options: options))
  }

  private func resolved(_ gradient: CGGradient) -> CGGradient {
    guard state.alpha < 1 else { return gradient }
    return CGGradient(stops: gradient.stops.map { .init(location: $0.location, color: resolved($0.color)) })
  }

  /// The places, mirrored about the middle of `rect`, of all tiles that the clip shows; at most 10,000.
  private func tiles(of rect: CGRect) -> [CGRect] {
    let clip = boundingBoxOfClipPath
    guard clip.minX.isFinite, clip.minY.isFinite, clip.maxX.isFinite, clip.maxY.isFinite else { return [rect] }
    let columns =
      ((clip.minX - rect.minX) / rect.width).rounded(.down)..<((clip.maxX - rect.minX) / rect.width).rounded(.up)
    let rows =
      ((clip.minY - rect.minY) / rect.height).rounded(.down)..<((clip.maxY - rect.minY) / rect.height).rounded(.up)
    let columnCount = columns.upperBound - columns.lowerBound
    let rowCount = rows.upperBound - rows.lowerBound
    guard columnCount * rowCount <= 10_000 else { return [rect] }
    return (0..<Int(rowCount)).flatMap { row in
      (0..<Int(columnCount)).map { column in
        rect.offsetBy(
          dx: (columns.lowerBound + CGFloat(column)) * rect.width, dy: -(rows.lowerBound + CGFloat(row)) * rect.height)
      }
    }
  }
}
