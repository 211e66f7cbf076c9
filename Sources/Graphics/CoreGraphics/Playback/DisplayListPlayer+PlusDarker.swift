// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

extension DisplayListPlayer {
  /// Draws a shape with the one blend mode that Cairo lacks: darkness adds up, until black.
  ///
  /// The shape is drawn apart, mixed with a copy of what is there pixel by pixel, and put back within the clip.
  func renderPlusDarker(bounds: CGRect?, _ body: (OpaquePointer) -> Void) {
    let clip = clipBounds()
    let area = (bounds.map { $0.intersection(clip) } ?? clip).integral
    guard let source = CairoSurface(.color, covering: area), let mixed = CairoSurface(.color, covering: area)
    else { return }
    let transform = CGAffineTransform(of: cairo)
    source.draw { sourceCairo in
      transform.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY)).set(on: sourceCairo)
      body(sourceCairo)
    }
    mixed.draw { mixedCairo in
      cairo_set_operator(mixedCairo, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(mixedCairo, cairo_get_group_target(cairo), Double(-area.minX), Double(-area.minY))
      cairo_paint(mixedCairo)
    }
    source.withPixels { from in
      mixed.withPixels { to in
        for start in stride(from: 0, to: to.count, by: 4) where from[start + 3] > 0 {
          let (above, below) = (Int(from[start + 3]), Int(to[start + 3]))
          let alpha = min(255, above + below)
          for part in start..<start + 3 {
            let darkness = (above - Int(from[part])) + (below - Int(to[part]))
            to[part] = UInt8(max(0, min(alpha, alpha - darkness)))
          }
          to[start + 3] = UInt8(alpha)
        }
      }
    }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_rectangle(cairo, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
    cairo_clip(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, mixed.pointer, Double(area.minX), Double(area.minY))
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}
