// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

extension DisplayListPlayer {
  /// Draws shaped text with glyphs at parts of a pixel, from masks or as outlines; Cairo's own text calls round to
  /// whole pixels.
  func draw(_ run: GlyphRun) throws(FontError) {
    let transform = CGAffineTransform(of: cairo)
    let pixelSize = run.size * abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    // Smaller text is invisible, larger text is more than FreeType can do; Cairo would stop for good at both.
    guard pixelSize > 0.01, pixelSize < 10_000 else { return }
    let face = try fonts.opened(run.face)
    var run = run
    run.glyphs.removeAll { UInt64($0.identifier) >= face.glyphCount || !$0.x.isFinite || !$0.y.isFinite }
    let origin = snapped(run.origin)
    guard !run.glyphs.isEmpty, origin.x.isFinite, origin.y.isFinite else { return }
    guard face.strikeHeights.isEmpty else {
      try drawPictures(run, at: origin)
      return
    }
    let isText = isVector
    if !isText, drawMasks(run, at: origin, face: face) { return }
    let glyphs = run.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.identifier), x: Double(origin.x + glyph.x), y: Double(origin.y + glyph.y))
    }
    let isUnbounded = state.blendMode.isUnboundedInCairo
    render(bounds: bounds(of: run, at: origin)) { cairo in
      cairo_set_font_face(cairo, face.cairo)
      cairo_set_font_size(cairo, Double(run.size))
      Self.setFontOptions(on: cairo)
      if isText, !isUnbounded {
        run.color.setSource(on: cairo)
        return cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
      }
      cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      run.color.setSource(on: cairo)
      if isUnbounded {
        cairo_clip(cairo)
        cairo_paint(cairo)
      } else {
        cairo_fill(cairo)
      }
    }
  }

  /// No hinting, no rounding of metrics, greys at the edges: the same shapes at every place and on every machine.
  package static func setFontOptions(on cairo: OpaquePointer) {
    // Never null; failures come as an options object in an error state.
    let options = cairo_font_options_create()!
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(cairo, options)
  }

  /// The run's origin with the baseline on a whole device pixel of the list's own space, unless text is turned there.
  private func snapped(_ origin: CGPoint) -> CGPoint {
    let toBase = CGAffineTransform(of: cairo).concatenating(base.inverted())
    guard abs(toBase.b) < 1e-9, abs(toBase.c) < 1e-9, toBase.isUsable, scale > 0 else { return origin }
    var place = origin.applying(toBase)
    place.y = (place.y * scale).rounded() / scale
    return place.applying(toBase.inverted())
  }

  /// A generous guess in device space: no glyph of a sane font reaches further than two ems from its origin.
  private func bounds(of run: GlyphRun, at origin: CGPoint) -> CGRect {
    var box = CGRect.null
    for glyph in run.glyphs {
      box = box.union(CGRect(x: origin.x + glyph.x, y: origin.y + glyph.y, width: 0, height: 0))
    }
    return box.insetBy(dx: -2 * run.size, dy: -2 * run.size).applying(CGAffineTransform(of: cairo))
  }

  // MARK: - Fonts made of pictures

  private func drawPictures(_ run: GlyphRun, at origin: CGPoint) throws(FontError) {
    let transform = CGAffineTransform(of: cairo)
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let alpha = CGFloat(run.color.alpha)
    let isUnbounded = state.blendMode.isUnboundedInCairo
    for glyph in run.glyphs {
      guard let picture = try fonts.picture(of: glyph.identifier, in: run.face, size: run.size) else { continue }
      let ratio = run.size / picture.pixelsPerEm
      let rect = CGRect(
        x: origin.x + glyph.x + picture.left * ratio, y: origin.y + glyph.y - picture.top * ratio,
        width: CGFloat(picture.surface.width) * ratio, height: CGFloat(picture.surface.height) * ratio)
      let surface = fonts.scaledSurface(
        of: picture, glyph: glyph.identifier, face: run.face,
        width: Int(min(rect.width * across, 4_096).rounded(.up)),
        height: Int(min(rect.height * down, 4_096).rounded(.up)))
      render(bounds: rect.applying(transform)) { cairo in
        paint(surface, in: rect, alpha: alpha, filter: CAIRO_FILTER_BILINEAR, isUnbounded: isUnbounded, on: cairo)
      }
    }
  }
}
