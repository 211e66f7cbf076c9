// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CoreGraphics
internal import RenderProtocol

/// Draws a layer tree on a Cairo context, back to front, in Core Animation's order: shadow, background, contents,
/// sublayers, border.
struct LayerPainter {
  let tree: LayerPresentation
  let pictures: [ImageIdentifier: CGImage]
  let caches: RasterCaches
  let cairo: OpaquePointer
  /// Pixels per point of the screen.
  let scale: CGFloat
  /// Where layers show what is behind them, in pixels; others take it from wherever is drawn.
  var backdrops: [LayerID: CGRect] = [:]
  var problems: [String] = []
  /// What is drawn on, from the screen to the innermost group.
  private(set) var targets: [OpaquePointer]
  private var level = 0
  /// The opacity of superlayers that do not have it for all below them as one picture.
  var inheritedAlpha: CGFloat = 1

  init(
    tree: LayerPresentation, pictures: [ImageIdentifier: CGImage], caches: RasterCaches, cairo: OpaquePointer,
    scale: CGFloat
  ) {
    self.tree = tree
    self.pictures = pictures
    self.caches = caches
    self.cairo = cairo
    self.scale = scale
    // Never null: a context always has a target.
    targets = [cairo_get_target(cairo)!]
  }

  /// A painter like this one for another surface, on which a part of the tree is drawn.
  ///
  /// - Parameter scale: Pixels per point, where they are others than the screen's.
  func painter(on context: OpaquePointer, scale: CGFloat? = nil) -> LayerPainter {
    var painter = LayerPainter(
      tree: tree, pictures: pictures, caches: caches, cairo: context, scale: scale ?? self.scale)
    painter.level = level
    painter.inheritedAlpha = inheritedAlpha
    return painter
  }

  /// - Parameter space: What lies between the layer and the current space beside its own placement.
  mutating func paint(_ id: LayerID, in space: Matrix4? = nil) {
    guard let layer = tree[id], !layer.isHidden, layer.opacity > 0, level < LayerWalk.mostLevels,
      !layer.isTurnedAway(in: space)
    else { return }
    if layer.keepsDepth { return paintDeep(layer, in: space) }
    let projection = layer.projection(in: space)
    level += 1
    cairo_save(cairo)
    defer {
      cairo_restore(cairo)
      level -= 1
    }
    guard let placement = projection.affine else {
      paintInPerspective(id, layer, projection)
      return
    }
    guard placement.a * placement.d - placement.b * placement.c != 0 else { return }
    placement.concatenate(to: cairo)
    paintPlaced(id, layer)
  }

  /// Draws what stands in a layer that is nothing but a space.
  private mutating func paintDeep(_ layer: LayerState, in space: Matrix4?) {
    let inner = layer.deepSpace(in: space)
    let inherited = inheritedAlpha
    inheritedAlpha *= CGFloat(layer.opacity)
    level += 1
    for child in layer.paintOrder(in: tree, space: inner) { paint(child, in: inner) }
    level -= 1
    inheritedAlpha = inherited
  }

  /// Draws a layer whose own space is the current one.
  mutating func paintPlaced(_ id: LayerID, _ layer: LayerState) {
    if layer.masksToBounds, !touchesClip(layer.ownRect) { return }
    if layer.isFiltered { return paintFiltered(id, layer) }
    if layer.shouldRasterize, paintRasterized(id, layer) { return }
    paintComposed(id, layer)
  }

  /// Draws a layer with its opacity and mask.
  mutating func paintComposed(_ id: LayerID, _ layer: LayerState) {
    let backdrop = layer.backdropBlur > 0 ? captureBackdrop(of: id, layer) : nil
    // Opacity and masks apply to the layer and all below it as one picture.
    let mask = layer.mask.flatMap { tree[$0] == nil ? nil : $0 }
    let alpha = CGFloat(layer.opacity) * inheritedAlpha
    let isSpread = mask == nil && alpha < 1 && !layer.allowsGroupOpacity && !layer.isSimple
    let isGroup = !isSpread && (mask != nil || (alpha < 1 && !layer.isSimple))
    let inherited = inheritedAlpha
    inheritedAlpha = isSpread ? alpha : 1
    if isGroup { pushGroup() }
    paintContent(layer, backdrop: backdrop, alpha: isGroup ? 1 : alpha)
    if isGroup { endGroup(mask: mask, alpha: alpha) }
    inheritedAlpha = inherited
  }

  private mutating func paintContent(_ layer: LayerState, backdrop: Backdrop?, alpha: CGFloat) {
    paintShadow(of: layer, alpha: alpha)
    if let backdrop { paint(backdrop, in: layer) }
    if layer.masksToBounds {
      cairo_save(cairo)
      clip(to: layer)
    }
    if touchesClip(layer.reach) {
      paintBackground(of: layer, alpha: alpha)
      paintContents(of: layer, groupedWith: alpha)
    }
    paintSublayers(of: layer)
    if layer.masksToBounds { cairo_restore(cairo) }
    paintBorder(of: layer, alpha: alpha)
  }

  /// Contents of which parts may lie over each other are one picture of their own where they are not part of one.
  private mutating func paintContents(of layer: LayerState, groupedWith alpha: CGFloat) {
    guard alpha < 1, !layer.isSimple else { return paintContents(of: layer, alpha: alpha) }
    pushGroup()
    paintContents(of: layer, alpha: 1)
    endGroup(mask: nil, alpha: alpha)
  }

  mutating func paintSublayers(of layer: LayerState) {
    guard !layer.sublayers.isEmpty else { return }
    let space = layer.sublayerSpace
    cairo_save(cairo)
    if space == nil { layer.scroll.concatenate(to: cairo) }
    for child in layer.paintOrder(in: tree) {
      paint(child, in: space)
    }
    cairo_restore(cairo)
  }

  // MARK: - Groups

  mutating func pushGroup() {
    cairo_push_group(cairo)
    // Never null between push and pop.
    targets.append(cairo_get_group_target(cairo)!)
  }

  /// Ends a group; the caller destroys the pattern that has what was drawn.
  mutating func popGroup() -> OpaquePointer {
    targets.removeLast()
    // Never null: failures come as a pattern in an error state.
    return cairo_pop_group(cairo)!
  }

  /// Puts the group that was begun on the context, through the mask's alpha where there is one.
  private mutating func endGroup(mask: LayerID?, alpha: CGFloat) {
    let content = popGroup()
    defer { cairo_pattern_destroy(content) }
    guard let mask else {
      cairo_set_source(cairo, content)
      cairo_paint_with_alpha(cairo, Double(alpha))
      return
    }
    pushGroup()
    paint(mask)
    let coverage = popGroup()
    defer { cairo_pattern_destroy(coverage) }
    pushGroup()
    cairo_set_source(cairo, content)
    cairo_mask(cairo, coverage)
    let masked = popGroup()
    defer { cairo_pattern_destroy(masked) }
    cairo_set_source(cairo, masked)
    cairo_paint_with_alpha(cairo, Double(alpha))
  }

  // MARK: - Clips

  func clip(to layer: LayerState) {
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
    guard sublayers.isEmpty, borderWidth == 0, shadowOpacity == 0, backdropBlur == 0, fading == nil else {
      return false
    }
    if case .none = contents { return true }
    if case .image = contents { return backgroundColor == nil }
    return false
  }
}
