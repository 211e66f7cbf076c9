// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CoreGraphics
internal import RenderProtocol

extension LayerPainter {
  func paintBackground(of layer: LayerState, alpha: CGFloat) {
    guard let color = layer.backgroundColor, color.alpha > 0 else { return }
    layer.outline().append(to: cairo)
    setAntialias(for: layer)
    color.setSource(on: cairo, alpha: alpha)
    cairo_fill(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// The border stands inside the bounds and over the sublayers.
  func paintBorder(of layer: LayerState, alpha: CGFloat) {
    guard layer.borderWidth > 0, layer.borderColor.alpha > 0, touchesClip(layer.ownRect) else { return }
    let width = min(layer.borderWidth, min(layer.bounds.width, layer.bounds.height) / 2)
    layer.outline().append(to: cairo)
    layer.outline(inset: width).append(to: cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    setAntialias(for: layer)
    layer.borderColor.setSource(on: cairo, alpha: alpha)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
  }
}
