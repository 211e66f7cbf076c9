// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CoreGraphics
internal import RenderProtocol

extension LayerPainter {
  mutating func paintContents(of layer: LayerState, alpha: CGFloat) {
    guard let fading = layer.fading else {
      paint(layer.contents, of: layer, alpha: alpha)
      return
    }
    // The shares add up, so that where both are opaque nothing shines through.
    let contents = [(fading.contents, fading.share), (layer.contents, 1 - fading.share)]
    let pictures = contents.map { contents, share in
      pushGroup()
      paint(contents, of: layer, alpha: 1)
      return (popGroup(), share)
    }
    pushGroup()
    cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
    for (picture, share) in pictures {
      cairo_set_source(cairo, picture)
      cairo_paint_with_alpha(cairo, share)
      cairo_pattern_destroy(picture)
    }
    let mixed = popGroup()
    cairo_set_source(cairo, mixed)
    cairo_paint_with_alpha(cairo, Double(alpha))
    cairo_pattern_destroy(mixed)
  }

  private mutating func paint(_ contents: LayerContents, of layer: LayerState, alpha: CGFloat) {
    switch contents {
    case .none: break
    case .image(let identifier, _, _): paintImage(identifier, layer, tint: nil, alpha: alpha)
    case .tintedImage(let identifier, _, _, let tint): paintImage(identifier, layer, tint: tint, alpha: alpha)
    case .drawing(let list): paintDrawing(list, of: layer)
    case .shape(let shape): paint(shape, alpha: alpha)
    case .gradient(let gradient): paint(gradient, in: layer)
    }
  }

  /// A drawing ends where the bounds do, as a picture of the layer's size would.
  private mutating func paintDrawing(_ list: DisplayList, of layer: LayerState) {
    cairo_save(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    cairo_rectangle(cairo, 0, 0, Double(layer.bounds.width), Double(layer.bounds.height))
    cairo_clip(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
    play(list, in: layer)
    cairo_restore(cairo)
  }

  private mutating func play(_ list: DisplayList, in layer: LayerState) {
    do {
      try DisplayListPlayer.play(
        list, on: cairo, scale: scale, images: caches.images, fonts: caches.fonts)
    } catch {
      problems.append("\(layer.name): \(error)")
    }
  }

  // MARK: - Pictures

  private mutating func paintImage(
    _ identifier: ImageIdentifier, _ layer: LayerState, tint: RGBAColor?, alpha: CGFloat
  ) {
    guard let image = pictures[identifier] else {
      problems.append("\(layer.name): picture \(String(identifier.rawValue, radix: 16)) was named before it was sent")
      return
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    do {
      for piece in ImagePieces(layer: layer, image: image).pieces {
        try paint(image, piece, of: layer, tint: tint, alpha: alpha)
      }
    } catch {
      problems.append("\(layer.name): \(error)")
    }
  }

  /// Draws a part of a picture, in pixels, over a rectangle of the layer's space.
  private func paint(
    _ image: CGImage, _ piece: ImagePieces.Piece, of layer: LayerState, tint: RGBAColor?, alpha: CGFloat
  ) throws {
    guard piece.target.width > 0, piece.target.height > 0, piece.source.width > 0, piece.source.height > 0,
      touchesClip(piece.target)
    else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    var transform = CGAffineTransform(of: cairo)
    var piece = piece
    if let snapped = piece.snapped(under: transform) {
      piece = snapped
      transform = .identity
      cairo_identity_matrix(cairo)
    }
    guard let size = piece.size(of: image, under: transform) else { return }
    let isLarger = size.width > image.width || size.height > image.height
    let isNearest = (isLarger ? layer.magnificationFilter : layer.minificationFilter) == .nearest
    let surface =
      isNearest
      ? try caches.images.surface(for: image)
      : try caches.images.surface(for: image, width: size.width, height: size.height)
    let target = piece.target
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    cairo_rectangle(cairo, Double(target.minX), Double(target.minY), Double(target.width), Double(target.height))
    cairo_clip(cairo)
    cairo_translate(cairo, Double(target.minX), Double(target.minY))
    // From the layer's space to the pixels of the scaled surface.
    let scaleX = piece.target.width / (piece.source.width * CGFloat(surface.width) / CGFloat(image.width))
    let scaleY = piece.target.height / (piece.source.height * CGFloat(surface.height) / CGFloat(image.height))
    cairo_scale(cairo, Double(scaleX), Double(scaleY))
    cairo_translate(
      cairo, Double(-piece.source.minX * CGFloat(surface.width) / CGFloat(image.width)),
      Double(-piece.source.minY * CGFloat(surface.height) / CGFloat(image.height)))
    snapToPixels()
    if layer.addsLight { cairo_set_operator(cairo, CAIRO_OPERATOR_ADD) }
    if let tint {
      tint.setSource(on: cairo, alpha: alpha)
      // Never null: failures come as a pattern in an error state.
      let mask = cairo_pattern_create_for_surface(surface.pointer)!
      cairo_pattern_set_filter(mask, isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_mask(cairo, mask)
      cairo_pattern_destroy(mask)
    } else {
      cairo_set_source_surface(cairo, surface.pointer, 0, 0)
      // Never null: a source was just set.
      let source = cairo_get_source(cairo)!
      cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(source, isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      cairo_paint_with_alpha(cairo, Double(alpha))
    }
  }

  /// A picture that is shown pixel for pixel is moved to whole pixels: copying is exact and fast, blending is neither.
  private func snapToPixels() {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard abs(matrix.xx - 1) < 0.002, abs(matrix.yy - 1) < 0.002, matrix.xy == 0, matrix.yx == 0 else { return }
    matrix.xx = 1
    matrix.yy = 1
    // Halves go up, also those that arithmetic left a hair below.
    matrix.x0 = (matrix.x0 + 0.5001).rounded(.down)
    matrix.y0 = (matrix.y0 + 0.5001).rounded(.down)
    cairo_set_matrix(cairo, &matrix)
  }

  // MARK: - Shapes and gradients

  private func paint(_ shape: LayerShape, alpha: CGFloat) {
    if let color = shape.fillColor, color.alpha > 0 {
      shape.path.append(to: cairo)
      cairo_set_fill_rule(cairo, shape.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      color.setSource(on: cairo, alpha: alpha)
      cairo_fill(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }
    guard let color = shape.strokeColor, color.alpha > 0, shape.stroke.width > 0 else { return }
    cairo_save(cairo)
    shape.stroke.set(on: cairo)
    let path =
      shape.strokeStart > 0 || shape.strokeEnd < 1
      ? shape.path.trimmed(from: shape.strokeStart, to: shape.strokeEnd) : shape.path
    path.append(to: cairo)
    color.setSource(on: cairo, alpha: alpha)
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }

  private mutating func paint(_ gradient: LayerGradient, in layer: LayerState) {
    let size = layer.bounds.size
    func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * size.width, y: point.y * size.height) }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    layer.outline().append(to: cairo)
    setAntialias(for: layer)
    cairo_clip(cairo)
    let start = place(gradient.start)
    let end = place(gradient.end)
    let colors = CGGradient(stops: gradient.stops)
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch gradient.kind {
    case .axial:
      guard start != end else { return }
      play(DisplayList(operations: [.linearGradient(colors, start: start, end: end, options: options)]), in: layer)
    case .radial:
      // `end` is the corner of the ellipse's box, whose middle is `start`.
      let radiusX = abs(end.x - start.x)
      let radiusY = abs(end.y - start.y)
      guard radiusX > 0, radiusY > 0 else { return }
      let circle = CGAffineTransform(a: radiusX, b: 0, c: 0, d: radiusY, tx: start.x, ty: start.y)
      play(
        DisplayList(operations: [
          .concatenate(circle),
          .radialGradient(
            colors, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options),
        ]), in: layer)
    case .conic:
      paintConic(gradient, around: start, towards: end, size: size)
    }
  }

  /// Cairo has no conic gradient; thin wedges of one colour each look the same.
  private func paintConic(_ gradient: LayerGradient, around center: CGPoint, towards end: CGPoint, size: CGSize) {
    let first = atan2(end.y - center.y, end.x - center.x)
    let radius = Double(hypot(size.width, size.height)) * 2
    let wedges = 720
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    for wedge in 0..<wedges {
      let fraction = (CGFloat(wedge) + 0.5) / CGFloat(wedges)
      let from = Double(first) + Double(wedge) / Double(wedges) * 2 * .pi
      let to = Double(first) + Double(wedge + 1) / Double(wedges) * 2 * .pi
      cairo_move_to(cairo, Double(center.x), Double(center.y))
      cairo_line_to(cairo, Double(center.x) + cos(from) * radius, Double(center.y) + sin(from) * radius)
      cairo_line_to(cairo, Double(center.x) + cos(to) * radius, Double(center.y) + sin(to) * radius)
      cairo_close_path(cairo)
      gradient.color(at: fraction).setSource(on: cairo)
      cairo_fill(cairo)
    }
  }
}

extension LayerGradient {
  /// The colour at a place along the gradient, mixed in gamma-encoded sRGB.
  func color(at location: CGFloat) -> RGBAColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    for (left, right) in zip(stops, stops.dropFirst()) where location <= right.location {
      let span = right.location - left.location
      let share = span > 0 ? Float((location - left.location) / span) : 1
      func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
      return RGBAColor(
        red: mix(left.color.red, right.color.red), green: mix(left.color.green, right.color.green),
        blue: mix(left.color.blue, right.color.blue), alpha: mix(left.color.alpha, right.color.alpha))
    }
    return last.color
  }
}
