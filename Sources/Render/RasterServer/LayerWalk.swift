// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// Finds where on the screen layers can be seen.
struct LayerWalk {
  let tree: LayerPresentation

  /// A layer that may be seen, and the pixels it may cover, shadow included.
  struct Visible: Equatable {
    var rect: CGRect
    /// The whole of what the layer and those below it cover.
    var treeRect: CGRect
    /// Where the layer shows what lies behind it, blurred, in whole pixels.
    var backdrop: CGRect?
    /// What the layer and those below it cover as a blurred picture, in whole pixels.
    var blurred: CGRect?
    /// From the layer's own space to the screen; `nil` in perspective.
    var placement: CGAffineTransform?
  }

  /// How deep layers may stand in each other; what lies deeper is left out, so that a loop cannot go on for ever.
  static let mostLevels = 256

  /// Every layer that is neither hidden, clear nor clipped away, masks among them.
  func visibleLayers(root: LayerID) -> [LayerID: Visible] {
    var result: [LayerID: Visible] = [:]
    let scale = tree.model.screenScale
    let size = tree.model.screenSize
    let screen = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    let view = View(projection: Projection(CGAffineTransform(scaleX: scale, y: scale)), space: nil)
    visit(root, view, clip: screen, level: 0, &result)
    return result
  }

  /// What a layer and those below it can draw on, in the layer's own space.
  func reach(of id: LayerID) -> CGRect { seen(in: id).reach }

  /// Where layers show text.
  func textFrames(of layers: [LayerID: Visible]) -> [CGRect] {
    layers.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { id, visible -> [CGRect] in
      guard let layer = tree[id], case .drawing(let list) = layer.contents, let placement = visible.placement else {
        return []
      }
      return list.textFrames.map { $0.applying(placement).intersection(visible.rect) }.filter { !$0.isEmpty }
    }
  }

  /// What a layer and those below it can draw on, all together and each, in the layer's own space.
  func seen(in id: LayerID) -> (reach: CGRect, layers: [LayerID: Visible]) {
    guard let layer = tree[id] else { return (.null, [:]) }
    var layers: [LayerID: Visible] = [:]
    // Rectangles of that size stay finite whatever is done to them.
    let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let reach = visitContent(id, layer, Projection(CGAffineTransform.identity), clip: everywhere, level: 0, &layers)
    return (reach, layers)
  }

  /// How the space is seen in which a layer stands.
  private struct View {
    var projection: Projection
    var space: Matrix4?
  }

  @discardableResult
  private func visit(
    _ id: LayerID, _ view: View, clip: CGRect, level: Int, _ result: inout [LayerID: Visible]
  ) -> CGRect {
    guard level < Self.mostLevels, let layer = tree[id], !layer.isHidden, layer.opacity > 0,
      !layer.isTurnedAway(in: view.space)
    else { return .null }
    if layer.keepsDepth {
      let inner = View(projection: view.projection, space: layer.deepSpace(in: view.space))
      let whole = layer.sublayers.reduce(CGRect.null) {
        $0.union(visit($1, inner, clip: clip, level: level + 1, &result))
      }
      if !whole.isNull { result[id] = Visible(rect: whole, treeRect: whole) }
      return whole
    }
    let placement = layer.projection(in: view.space).concatenating(view.projection)
    return visitContent(id, layer, placement, clip: clip, level: level, &result)
  }

  /// - Parameter placement: From the layer's own space to the screen.
  private func visitContent(
    _ id: LayerID, _ layer: LayerState, _ placement: Projection, clip: CGRect, level: Int,
    _ result: inout [LayerID: Visible]
  ) -> CGRect {
    let rect = placement.bounds(of: layer.reach).insetBy(dx: -1, dy: -1).intersection(clip)
    var inner = clip
    let isClipping = layer.masksToBounds || layer.backdropBlur > 0
    let frame = isClipping ? placement.bounds(of: layer.ownRect) : .null
    if layer.masksToBounds { inner = clip.intersection(frame.insetBy(dx: -1, dy: -1)) }
    var whole = rect
    if !inner.isNull {
      let space = layer.sublayerSpace
      let view = View(
        projection: space == nil ? Projection(layer.scroll).concatenating(placement) : placement, space: space)
      for child in layer.sublayers {
        whole = whole.union(visit(child, view, clip: inner, level: level + 1, &result))
      }
    }
    guard !whole.isNull else { return whole }
    if layer.contentBlur > 0, !layer.masksToBounds {
      let reach = placement.pixelsPerPoint * layer.contentBlur * LayerState.blurReach
      whole = whole.insetBy(dx: -reach, dy: -reach).intersection(clip)
    }
    var visible = Visible(rect: rect, treeRect: whole, placement: placement.affine)
    if layer.backdropBlur > 0 {
      let backdrop = frame.integral.intersection(clip.integral)
      visible.backdrop = backdrop.isEmpty ? nil : backdrop
    }
    if layer.contentBlur > 0 { visible.blurred = whole.integral.intersection(clip.integral) }
    result[id] = visible
    if let mask = layer.mask {
      let view = View(projection: placement, space: nil)
      visit(mask, view, clip: clip, level: level + 1, &result)
    }
    return whole
  }
}
