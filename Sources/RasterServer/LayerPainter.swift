// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CoreGraphics
internal import RenderProtocol

/// Draws a layer tree on a Cairo context, back to front, in Core Animation's order: shadow, background, contents,
/// sublayers, border.
struct LayerPainter {
  let tree: LayerTree
  let pictures: [ImageIdentifier: CGImage]
  let caches: RasterCaches
  let cairo: OpaquePointer
  /// Pixels per point of the screen.
  let scale: CGFloat
  var problems: [String] = []
  private var level = 0

  init(
    tree: LayerTree, pictures: [ImageIdentifier: CGImage], caches: RasterCaches, cairo: OpaquePointer, scale: CGFloat
  ) {
    self.tree = tree
    self.pictures = pictures
    self.caches = caches
    self.cairo = cairo
    self.scale = scale
  }

  mutating func paint(_ id: LayerID) {
    guard let layer = tree[id], !layer.isHidden, layer.opacity > 0, level < LayerWalk.mostLevels else { return }
    let placement = layer.placement
    guard placement.a * placement.d - placement.b * placement.c != 0 else { return }
    level += 1
    cairo_save(cairo)
    defer {
      cairo_restore(cairo)
      level -= 1
    }
    placement.concatenate(to: cairo)
    if layer.masksToBounds, !touchesClip(layer.ownRect) { return }
    // Opacity and masks apply to the layer and all below it as one picture.
    let mask = layer.mask.flatMap { tree[$0] == nil ? nil : $0 }
    let isGroup = mask != nil || (layer.opacity < 1 && !layer.isSimple)
    if isGroup { cairo_push_group(cairo) }
    paintContent(layer, alpha: isGroup ? 1 : CGFloat(layer.opacity))
    if isGroup { endGroup(mask: mask, alpha: CGFloat(layer.opacity)) }
  }

  private mutating func paintContent(_ layer: LayerState, alpha: CGFloat) {
    paintShadow(of: layer, alpha: alpha)
    if layer.masksToBounds {
      cairo_save(cairo)
      clip(to: layer)
    }
    if touchesClip(layer.reach) {
      paintBackground(of: layer, alpha: alpha)
      paintContents(of: layer, alpha: alpha)
    }
    if !layer.sublayers.isEmpty {
      cairo_save(cairo)
      layer.sublayerPlacement.concatenate(to: cairo)
      for child in layer.paintOrder(in: tree) {
        paint(child)
      }
      cairo_restore(cairo)
    }
    if layer.masksToBounds { cairo_restore(cairo) }
    paintBorder(of: layer, alpha: alpha)
  }

  /// Puts the group that was begun on the context, through the mask's alpha where there is one.
  private mutating func endGroup(mask: LayerID?, alpha: CGFloat) {
    cairo_pop_group_to_source(cairo)
    guard let mask else {
      cairo_paint_with_alpha(cairo, Double(alpha))
      return
    }
    // The source stays set while the mask is drawn into a group of its own.
    let content = cairo_pattern_reference(cairo_get_source(cairo))
    cairo_push_group_with_content(cairo, CAIRO_CONTENT_COLOR_ALPHA)
    paint(mask)
    let coverage = cairo_pop_group(cairo)
    cairo_push_group(cairo)
    cairo_set_source(cairo, content)
    cairo_mask(cairo, coverage)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, Double(alpha))
    cairo_pattern_destroy(coverage)
    cairo_pattern_destroy(content)
  }

  // MARK: - Clips

  private func clip(to layer: LayerState) {
    layer.outline().append(to: cairo)
    setAntialias(for: layer)
    cairo_clip(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// Plain rectangles have hard edges, as in Core Animation; rounded ones are smoothed.
  func setAntialias(for layer: LayerState) {
    cairo_set_antialias(cairo, layer.isRounded ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
  }

  /// Whether a rectangle of the current space meets what is being drawn.
  func touchesClip(_ rect: CGRect) -> Bool {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).intersects(rect)
  }
}

extension LayerState {
  /// Whether the layer is one drawing operation, so that its opacity can go into the colour.
  fileprivate var isSimple: Bool {
    guard sublayers.isEmpty, borderWidth == 0, shadowOpacity == 0 else { return false }
    if case .none = contents { return true }
    if case .image = contents { return backgroundColor == nil }
    return false
  }
}
