// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

extension DisplayListPlayer {
  func clip(to path: CGPath, evenOdd: Bool) {
    cairo_new_path(cairo)
    path.append(to: cairo)
    cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
  }

  func fill(_ path: CGPath, color: RGBAColor, evenOdd: Bool) {
    guard !path.elements.isEmpty else { return }
    let isBounded = !state.blendMode.isUnboundedInCairo
    cairo_new_path(cairo)
    path.append(to: cairo)
    let bounds = deviceBounds(cairo_fill_extents)
    cairo_new_path(cairo)
    render(bounds: bounds) { cairo in
      path.append(to: cairo)
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      color.setSource(on: cairo)
      if isBounded {
        cairo_fill(cairo)
      } else {
        cairo_clip(cairo)
        cairo_paint(cairo)
      }
    }
  }

  func stroke(_ path: CGPath, style: DisplayList.StrokeStyle, color: RGBAColor) {
    guard !path.elements.isEmpty, style.width > 0 else { return }
    let style = withoutCountlessDashes(style, along: path)
    cairo_new_path(cairo)
    path.append(to: cairo)
    style.set(on: cairo)
    let bounds = deviceBounds(cairo_stroke_extents)
    cairo_new_path(cairo)
    let blendMode = state.blendMode
    render(bounds: bounds) { cairo in
      guard !blendMode.isUnboundedInCairo else {
        // A stroke as a group of its own: what it covers, and nothing around it, is changed.
        clipToStroke(path, style: style, on: cairo)
        color.setSource(on: cairo)
        cairo_paint(cairo)
        return
      }
      path.append(to: cairo)
      style.set(on: cairo)
      color.setSource(on: cairo)
      cairo_stroke(cairo)
    }
  }

  /// Lines of more than about 100,000 dashes are drawn whole: grey to the eye, they would be a flood to Cairo.
  private func withoutCountlessDashes(
    _ style: DisplayList.StrokeStyle, along path: CGPath
  ) -> DisplayList.StrokeStyle {
    var result = style
    let box = path.boundingBox
    let isCountable = box.width + box.height < 100_000 * style.dashLengths.reduce(0, +)
    if !isCountable { result.dashLengths = [] }
    return result
  }

  func clear(_ rect: CGRect) {
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  /// Limits drawing to the bounds of what a stroke covers.
  private func clipToStroke(_ path: CGPath, style: DisplayList.StrokeStyle, on cairo: OpaquePointer) {
    let outline = path.copy(
      strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join, miterLimit: style.miterLimit)
    outline.append(to: cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
  }

  /// The bounds that Cairo computes for its current path, in device space.
  private func deviceBounds(
    _ extents: (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
      UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Void
  ) -> CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).applying(CGAffineTransform(of: cairo))
  }
}
