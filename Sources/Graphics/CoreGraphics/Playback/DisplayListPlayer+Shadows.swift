// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

extension DisplayListPlayer {
  /// Draws a shape with the blend mode and, before it, the shadow that are in force.
  ///
  /// - Parameters:
  ///   - bounds: What the shape covers at most, in device space; `nil` is as far as the clip goes.
  ///   - body: Draws the shape on a context with a fresh path and the current transform; called once for the shadow's
  ///     mask, where only alpha counts, and once for the picture. It may change the context as it likes.
  func render(bounds: CGRect?, _ body: (OpaquePointer) -> Void) {
    if let shadow = state.shadow, shadow.color.alpha > 0 {
      drawShadow(shadow, bounds: bounds, body)
    }
    guard state.blendMode != .plusDarker else {
      renderPlusDarker(bounds: bounds, body)
      return
    }
    cairo_save(cairo)
    cairo_new_path(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    body(cairo)
    cairo_new_path(cairo)
    cairo_restore(cairo)
  }

  private func drawShadow(_ shadow: DisplayList.Shadow, bounds: CGRect?, _ body: (OpaquePointer) -> Void) {
    let offset = shadow.offset.applying(base)
    let sigma = max(0, shadow.blur / 2 * abs(base.a * base.d - base.b * base.c).squareRoot())
    guard sigma.isFinite, offset.width.isFinite, offset.height.isFinite else { return }
    let reach = CGFloat(GaussianBlur.reach(sigma: sigma))
    // Only what can throw a shadow into the clip is worth drawing.
    let clip = clipBounds()
    var area = clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
    if let bounds { area = area.intersection(bounds.insetBy(dx: -reach, dy: -reach)) }
    area = area.integral
    guard let mask = CairoSurface(.mask, covering: area) else { return }
    let transform = CGAffineTransform(of: cairo)
    mask.draw { maskCairo in
      transform.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY)).set(on: maskCairo)
      body(maskCairo)
    }
    mask.withPixels { pixels in
      GaussianBlur.blur(pixels, width: mask.width, height: mask.height, stride: mask.stride, sigma: sigma)
    }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(
      cairo,
      state.blendMode.isUnboundedInCairo || state.blendMode == .plusDarker
        ? CAIRO_OPERATOR_OVER : state.blendMode.cairoOperator)
    shadow.color.setSource(on: cairo)
    cairo_mask_surface(cairo, mask.pointer, Double(area.minX + offset.width), Double(area.minY + offset.height))
    cairo_restore(cairo)
  }

  /// The bounds of the clip in device space.
  func clipBounds() -> CGRect {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
