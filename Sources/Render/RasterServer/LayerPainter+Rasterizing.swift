// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CoreGraphics
internal import RenderProtocol

extension LayerPainter {
  private static let longestSide = 8_192.0

  /// Draws a layer whose own space is the current one on a picture that is coarser than what is drawn on, and that
  /// picture.
  ///
  /// - Returns: Whether it did; a picture as fine as the screen would look the same as none.
  mutating func paintRasterized(_ id: LayerID, _ layer: LayerState) -> Bool {
    let transform = CGAffineTransform(of: cairo)
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let scale = layer.rasterizationScale
    guard scale > 0, scale < max(across, down) else { return false }
    let reach = LayerWalk(tree: tree).reach(of: id)
    // Whole pixels of the picture, from the layer's corner on.
    let area = reach.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
    guard !area.isNull, area.width >= 1, area.height >= 1, area.width <= Self.longestSide,
      area.height <= Self.longestSide,
      let picture = CairoSurface(.color, width: Int(area.width), height: Int(area.height))
    else { return false }
    picture.draw { context in
      cairo_translate(context, Double(-area.minX), Double(-area.minY))
      cairo_scale(context, Double(scale), Double(scale))
      var painter = painter(on: context, scale: scale)
      painter.paintComposed(id, layer)
      problems += painter.problems
    }
    cairo_save(cairo)
    cairo_scale(cairo, 1 / Double(scale), 1 / Double(scale))
    cairo_set_source_surface(cairo, picture.pointer, Double(area.minX), Double(area.minY))
    // Never null: a source was just set.
    cairo_pattern_set_filter(cairo_get_source(cairo)!, CAIRO_FILTER_BILINEAR)
    cairo_paint(cairo)
    cairo_restore(cairo)
    return true
  }
}
