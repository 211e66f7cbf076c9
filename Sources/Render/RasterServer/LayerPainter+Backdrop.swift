// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CoreGraphics
internal import RenderProtocol

/// What lies behind a layer, blurred, to be drawn with the layer's shape.
struct Backdrop {
  /// Fewer pixels than it covers: a blur has no detail that more could show.
  let surface: CairoSurface
  /// Where it stands on what is drawn on, in pixels.
  let origin: CGPoint
  /// How many pixels each of its own covers, in both directions.
  let factor: Int
}

extension LayerPainter {
  /// Takes what was drawn so far behind a layer whose own space is the current one.
  ///
  /// Only what lies within the layer's frame counts, as on iOS: nothing bright beside the layer shines into it.
  func captureBackdrop(of id: LayerID, _ layer: LayerState) -> Backdrop? {
    let transform = CGAffineTransform(of: cairo)
    let pixelsPerPoint = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let area = (backdrops[id] ?? layer.ownRect.applying(transform).integral).intersection(deviceClip)
    let sigma = layer.backdropBlur * pixelsPerPoint
    guard !area.isNull, area.width >= 1, area.height >= 1, area.width <= 32_767, area.height <= 32_767,
      sigma.isFinite, let everything = picture(of: area)
    else { return nil }
    guard
      let (surface, factor) = BackdropBlur.blur(
        everything, sigma: Double(sigma), saturation: Float(layer.backdropSaturation))
    else { return nil }
    return Backdrop(surface: surface, origin: area.origin, factor: factor)
  }

  /// Draws a backdrop within the outline of its layer, whose own space is the current one.
  func paint(_ backdrop: Backdrop, in layer: LayerState) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    clip(to: layer)
    cairo_identity_matrix(cairo)
    cairo_translate(cairo, Double(backdrop.origin.x), Double(backdrop.origin.y))
    cairo_scale(cairo, Double(backdrop.factor), Double(backdrop.factor))
    cairo_set_source_surface(cairo, backdrop.surface.pointer, 0, 0)
    // Never null: a source was just set.
    let source = cairo_get_source(cairo)!
    cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
    cairo_paint(cairo)
  }

  /// What can be drawn on, in whole pixels.
  var deviceClip: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    cairo_restore(cairo)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).integral
  }

  /// The screen and all open groups on it, as far as they were drawn.
  private func picture(of area: CGRect) -> CairoSurface? {
    guard let surface = CairoSurface(.color, width: Int(area.width), height: Int(area.height)) else { return nil }
    surface.draw { context in
      cairo_translate(context, Double(-area.minX), Double(-area.minY))
      for target in targets {
        cairo_set_source_surface(context, target, 0, 0)
        cairo_paint(context)
      }
    }
    return surface
  }
}
