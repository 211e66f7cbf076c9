// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CoreGraphics
internal import RenderProtocol

extension LayerState {
  /// How many sigmas a blur reaches.
  static let blurReach: CGFloat = 3

  /// Whether the layer and all below it are drawn as one picture whose pixels are changed.
  var isFiltered: Bool { contentBlur > 0 || blendMode != 0 || colorTransform != .identity }

  /// The layer without what changes the picture's pixels.
  fileprivate var unfiltered: LayerState {
    var layer = self
    layer.contentBlur = 0
    layer.blendMode = 0
    layer.colorTransform = .identity
    return layer
  }
}

extension Projection {
  /// How many pixels a point has where the projection is affine; 1 in perspective.
  var pixelsPerPoint: CGFloat {
    guard let affine else { return 1 }
    return abs(affine.a * affine.d - affine.b * affine.c).squareRoot()
  }
}

extension LayerPainter {
  /// Draws a layer whose own space is the current one, and all below it, on a picture of their own, changes the
  /// picture's colours, blurs it and mixes it with what is behind.
  mutating func paintFiltered(_ id: LayerID, _ layer: LayerState) {
    let transform = CGAffineTransform(of: cairo)
    let sigma = layer.contentBlur * abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard sigma.isFinite else { return }
    // What lies beyond the bounds of a layer that clips takes no part, and is not faded into.
    let margin = layer.masksToBounds ? 0 : (sigma * LayerState.blurReach).rounded(.up)
    let reach = layer.masksToBounds ? layer.ownRect : LayerWalk(tree: tree).reach(of: id)
    let clip = deviceClip.insetBy(dx: -margin, dy: -margin)
    let area = reach.applying(transform).integral.insetBy(dx: -margin, dy: -margin).intersection(clip)
    guard !area.isNull, area.width >= 1, area.height >= 1, area.width <= 32_767, area.height <= 32_767,
      let picture = CairoSurface(.color, width: Int(area.width), height: Int(area.height))
    else { return }
    picture.draw { context in
      cairo_translate(context, Double(-area.minX), Double(-area.minY))
      transform.concatenate(to: context)
      var painter = painter(on: context)
      painter.paintPlaced(id, layer.unfiltered)
      problems += painter.problems
    }
    if layer.colorTransform != .identity { picture.transformColors(layer.colorTransform.entries) }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    cairo_rectangle(cairo, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
    cairo_clip(cairo)
    cairo_translate(cairo, Double(area.minX), Double(area.minY))
    var shown = picture
    if sigma > 0, let (blurred, factor) = BackdropBlur.blur(picture, sigma: Double(sigma), saturation: 1) {
      shown = blurred
      cairo_scale(cairo, Double(factor), Double(factor))
    }
    let mode = CGBlendMode(rawValue: Int32(layer.blendMode)) ?? .normal
    cairo_set_operator(cairo, cairo_operator_t(rawValue: UInt32(mode.cairoOperatorNumber)))
    cairo_set_source_surface(cairo, shown.pointer, 0, 0)
    // Never null: a source was just set.
    let source = cairo_get_source(cairo)!
    cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(source, shown === picture ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_paint(cairo)
  }
}

extension CairoSurface {
  /// Changes the colour of each pixel by rows of a matrix; opacity stays.
  fileprivate func transformColors(_ entries: [Double]) {
    let rows = (0..<3).map { row in
      SIMD4<Float>(
        Float(entries[row * 4]), Float(entries[row * 4 + 1]), Float(entries[row * 4 + 2]), Float(entries[row * 4 + 3]))
    }
    withPixels { bytes in
      for row in 0..<height {
        for start in Swift.stride(from: row * stride, to: row * stride + width * 4, by: 4) {
          let alpha = Float(bytes[start + 3])
          guard alpha > 0 else { continue }
          // Premultiplied components are as far along as the constant is with the opacity.
          let color = SIMD4<Float>(Float(bytes[start + 2]), Float(bytes[start + 1]), Float(bytes[start]), alpha)
          for channel in 0..<3 {
            let value = (rows[channel] * color).sum()
            bytes[start + 2 - channel] = UInt8(min(max(value, 0), alpha) + 0.5)
          }
        }
      }
    }
  }
}
