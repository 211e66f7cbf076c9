// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// Finds where on the screen layers can be seen.
struct LayerWalk {
  let tree: LayerTree

  /// A layer that may be seen, and the pixels it may cover, shadow included.
  struct Visible: Equatable {
    var rect: CGRect
    /// The whole of what the layer and those below it cover.
    var treeRect: CGRect
  }

  /// How deep layers may stand in each other; what lies deeper is left out, so that a loop cannot go on for ever.
  static let mostLevels = 256

  /// Every layer that is neither hidden, clear nor clipped away.
  func visibleLayers(root: LayerID) -> [LayerID: Visible] {
    var result: [LayerID: Visible] = [:]
    let scale = tree.screenScale
    let screen = CGRect(x: 0, y: 0, width: tree.screenSize.width * scale, height: tree.screenSize.height * scale)
    visit(root, CGAffineTransform(scaleX: scale, y: scale), clip: screen, level: 0, &result)
    return result
  }

  @discardableResult
  private func visit(
    _ id: LayerID, _ parent: CGAffineTransform, clip: CGRect, level: Int, _ result: inout [LayerID: Visible]
  ) -> CGRect {
    guard level < Self.mostLevels, let layer = tree[id], !layer.isHidden, layer.opacity > 0 else { return .null }
    let placement = layer.placement.concatenating(parent)
    let rect = layer.reach.applying(placement).insetBy(dx: -1, dy: -1).intersection(clip)
    var inner = clip
    if layer.masksToBounds { inner = clip.intersection(layer.ownRect.applying(placement).insetBy(dx: -1, dy: -1)) }
    var whole = rect
    if !inner.isNull {
      let space = layer.sublayerPlacement.concatenating(placement)
      for child in layer.sublayers {
        whole = whole.union(visit(child, space, clip: inner, level: level + 1, &result))
      }
    }
    if !whole.isNull { result[id] = Visible(rect: rect, treeRect: whole) }
    return whole
  }
}
