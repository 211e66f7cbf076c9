// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CoreGraphics
internal import RenderProtocol

// The plan of this file: a shadow is a blurred mask in device pixels, cached by shape, so that a card that scrolls or a
// shadow that only moves costs one composite. Under an opaque rectangle nothing of it can be seen, so only the ring
// around it is drawn.

extension LayerPainter {
  mutating func paintShadow(of layer: LayerState, alpha: CGFloat) {
    let strength = CGFloat(layer.shadowOpacity) * CGFloat(layer.shadowColor.alpha) * alpha
    guard strength > 0, !layer.masksToBounds, touchesClip(layer.reach) else { return }
    guard let shape = layer.shadowPath ?? layer.silhouette else {
      paintShadowOfContents(layer, alpha: alpha)
      return
    }
    let transform = CGAffineTransform(of: cairo)
    let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let sigma = max(layer.shadowRadius, 0) * factor
    // The mask is made for the shape at the device's origin; where it goes is a whole number of pixels from there.
    var upright = transform
    upright.tx = 0
    upright.ty = 0
    guard let mask = caches.shadows.mask(for: shape, transform: upright, sigma: sigma) else { return }
    let offset = CGPoint(x: layer.shadowOffset.width, y: layer.shadowOffset.height).applying(transform)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    excludeCovered(layer)
    cairo_identity_matrix(cairo)
    RGBAColor(
      red: layer.shadowColor.red, green: layer.shadowColor.green, blue: layer.shadowColor.blue, alpha: 1
    ).setSource(on: cairo, alpha: strength)
    cairo_mask_surface(
      cairo, mask.surface.pointer, Double((offset.x + mask.origin.x).rounded()),
      Double((offset.y + mask.origin.y).rounded()))
  }

  /// Leaves out what the layer's own opaque background will cover.
  private func excludeCovered(_ layer: LayerState) {
    guard let background = layer.backgroundColor, background.alpha >= 1, layer.opacity >= 1 else { return }
    let inset = layer.isRounded ? layer.cornerRadius * 0.3 : 0
    let inner = layer.ownRect.insetBy(dx: inset + 1, dy: inset + 1)
    guard inner.width > 0, inner.height > 0 else { return }
    let outer = layer.reach
    cairo_rectangle(cairo, Double(outer.minX), Double(outer.minY), Double(outer.width), Double(outer.height))
    cairo_rectangle(cairo, Double(inner.minX), Double(inner.minY), Double(inner.width), Double(inner.height))
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    cairo_clip(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  /// The shadow of whatever the layer and those below it draw: their alpha, blurred.
  private mutating func paintShadowOfContents(_ layer: LayerState, alpha: CGFloat) {
    let transform = CGAffineTransform(of: cairo)
    let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let sigma = max(layer.shadowRadius, 0) * factor
    let margin = CGFloat(GaussianBlur.reach(sigma: sigma))
    let area = layer.ownRect.applying(transform).insetBy(dx: -margin, dy: -margin).integral
    guard let mask = CairoSurface(.mask, width: Int(area.width), height: Int(area.height)) else { return }
    mask.draw { context in
      var painter = painter(on: context)
      transform.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY)).set(on: context)
      painter.paintBackground(of: layer, alpha: 1)
      painter.paintContents(of: layer, alpha: 1)
      painter.paintSublayers(of: layer)
    }
    mask.withPixels {
      GaussianBlur.blur($0, width: mask.width, height: mask.height, stride: mask.stride, sigma: sigma)
    }
    let offset = layer.shadowOffset.applying(transform)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    layer.shadowColor.setSource(on: cairo, alpha: CGFloat(layer.shadowOpacity) * alpha)
    cairo_mask_surface(
      cairo, mask.pointer, Double(area.minX + offset.width.rounded()), Double(area.minY + offset.height.rounded()))
    cairo_restore(cairo)
  }
}

extension LayerState {
  /// The shape that the layer's alpha is known to have without drawing it: its filled outline.
  fileprivate var silhouette: CGPath? {
    guard let backgroundColor, backgroundColor.alpha >= 1 else { return nil }
    return outline()
  }
}

/// Blurred masks by shape, in device pixels; bounded.
final class ShadowCache {
  struct Mask {
    let surface: CairoSurface
    /// Where the surface's corner is, in pixels from the shape's origin.
    let origin: CGPoint
    fileprivate(set) var lastUse = 0
  }

  private struct Key: Hashable {
    let path: CGPath
    let transform: CGAffineTransform
    let sigma: CGFloat
  }

  private static let byteLimit = 48 << 20
  private var masks: [Key: Mask] = [:]
  private var byteCount = 0
  private var uses = 0
  /// How many masks were blurred so far, for tests that count work.
  private(set) var blurCount = 0

  /// - Parameter transform: From the path's space to device pixels, without a move.
  func mask(for path: CGPath, transform: CGAffineTransform, sigma: CGFloat) -> Mask? {
    let key = Key(path: path, transform: transform, sigma: sigma)
    uses += 1
    if let mask = masks[key] {
      masks[key]?.lastUse = uses
      return mask
    }
    guard let mask = make(key) else { return nil }
    while byteCount + mask.surface.byteCount > Self.byteLimit,
      let oldest = masks.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      byteCount -= oldest.value.surface.byteCount
      masks[oldest.key] = nil
    }
    byteCount += mask.surface.byteCount
    masks[key] = mask
    return mask
  }

  private func make(_ key: Key) -> Mask? {
    let margin = CGFloat(GaussianBlur.reach(sigma: key.sigma))
    let area = key.path.boundingBoxOfPath.applying(key.transform).insetBy(dx: -margin, dy: -margin).integral
    guard !area.isNull, area.width.isFinite, area.height.isFinite, area.width < 16_384, area.height < 16_384,
      let surface = CairoSurface(.mask, width: Int(area.width), height: Int(area.height))
    else { return nil }
    surface.draw { cairo in
      key.transform.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY)).set(on: cairo)
      key.path.append(to: cairo)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      cairo_fill(cairo)
    }
    surface.withPixels {
      GaussianBlur.blur($0, width: surface.width, height: surface.height, stride: surface.stride, sigma: key.sigma)
    }
    blurCount += 1
    return Mask(surface: surface, origin: area.origin, lastUse: uses)
  }
}
