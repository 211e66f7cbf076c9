// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

extension DisplayListPlayer {
  func draw(
    _ image: CGImage, in rect: CGRect, alpha: CGFloat, interpolation: CGInterpolationQuality
  ) throws(ImageDecodingError) {
    guard rect.width > 0, rect.height > 0, alpha > 0, rect.minX.isFinite, rect.minY.isFinite,
      rect.width.isFinite, rect.height.isFinite
    else { return }
    let transform = CGAffineTransform(of: cairo)
    let bounds = rect.applying(transform)
    if state.shadow == nil, bounds.intersection(clipBounds()).isNull { return }
    // How many device pixels the picture covers along its own axes.
    let across = rect.width * (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = rect.height * (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let surface =
      interpolation == .none || isVector
      ? try images.surface(for: image)
      : try images.surface(
        for: image, width: Int(min(across, 32_767).rounded(.up)), height: Int(min(down, 32_767).rounded(.up)))
    let isUnbounded = state.blendMode.isUnboundedInCairo
    render(bounds: bounds) { cairo in
      paint(
        surface, in: rect, alpha: alpha, filter: interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR,
        isUnbounded: isUnbounded, on: cairo)
    }
  }

  /// Stretches a surface over a rectangle.
  func paint(
    _ surface: CairoSurface, in rect: CGRect, alpha: CGFloat, filter: cairo_filter_t, isUnbounded: Bool,
    on cairo: OpaquePointer
  ) {
    cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    // The clip limits the picture to its rectangle, so its border may be extended without being seen: interpolation at
    // the border would else mix in transparency.
    cairo_clip(cairo)
    cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
    cairo_scale(cairo, Double(rect.width) / Double(surface.width), Double(rect.height) / Double(surface.height))
    cairo_set_source_surface(cairo, surface.pointer, 0, 0)
    // Never null: a source was set.
    let source = cairo_get_source(cairo)!
    cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(source, filter)
    cairo_paint_with_alpha(cairo, Double(alpha))
  }
}
