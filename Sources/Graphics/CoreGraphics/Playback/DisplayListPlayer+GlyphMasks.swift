// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

extension DisplayListPlayer {
  /// Draws text from ready masks; answers `false`, having drawn nothing, where that would not be exact.
  ///
  /// It is for upright text on whole device rows, without shadow, at sizes where masks are small. Origins are rounded to
  /// a quarter of a pixel horizontally.
  func drawMasks(_ run: GlyphRun, at origin: CGPoint, face: FontCache.OpenedFace) -> Bool {
    let transform = CGAffineTransform(of: cairo)
    guard transform.b == 0, transform.c == 0, transform.a > 0, abs(transform.a - transform.d) < 1e-9 * transform.a,
      state.shadow == nil, !state.blendMode.isUnboundedInCairo, state.blendMode != .plusDarker
    else { return false }
    let size = Int((run.size * transform.a * 64).rounded())
    guard size >= 64, size <= 128 * 64, let masks = face.masks else { return false }
    let clip = clipBounds()
    var placed: [(mask: GlyphMaskCache.Mask, x: Int, y: Int)] = []
    for glyph in run.glyphs {
      let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y).applying(transform)
      let row = place.y.rounded()
      // One glyph off the grid is reason enough to draw all of them as outlines.
      guard abs(place.y - row) < 1 / 64 else { return false }
      let quarters = (place.x * 4).rounded()
      let reach = CGFloat(size) / 16
      guard place.x + reach > clip.minX, place.x - reach < clip.maxX, row + reach > clip.minY, row - reach < clip.maxY
      else { continue }
      let column = (quarters / 4).rounded(.down)
      let mask = masks.mask(
        for: .init(glyph: glyph.identifier, size: size, quarter: Int(quarters - column * 4)))
      if !mask.coverage.isEmpty { placed.append((mask, Int(column) + mask.left, Int(row) - mask.top)) }
    }
    guard let left = placed.map({ $0.x }).min(), let top = placed.map({ $0.y }).min(),
      let right = placed.map({ $0.x + $0.mask.width }).max(),
      let bottom = placed.map({ $0.y + $0.mask.height }).max()
    else { return true }
    guard let whole = CairoSurface(.mask, width: right - left, height: bottom - top) else { return false }
    whole.withPixels { pixels in
      for (mask, x, y) in placed { Self.add(mask, x: x - left, y: y - top, to: pixels, stride: whole.stride) }
    }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    run.color.setSource(on: cairo)
    cairo_mask_surface(cairo, whole.pointer, Double(left), Double(top))
    cairo_restore(cairo)
    return true
  }

  /// Adds coverage, up to full, at a place where the mask lies within the pixels.
  private static func add(
    _ mask: GlyphMaskCache.Mask, x: Int, y: Int, to pixels: UnsafeMutableBufferPointer<UInt8>, stride: Int
  ) {
    mask.coverage.withUnsafeBufferPointer { coverage in
      for row in 0..<mask.height {
        let from = row * mask.width
        let to = (y + row) * stride + x
        for column in 0..<mask.width {
          let sum = UInt16(pixels[to + column]) + UInt16(coverage[from + column])
          pixels[to + column] = UInt8(min(sum, 255))
        }
      }
    }
  }
}
