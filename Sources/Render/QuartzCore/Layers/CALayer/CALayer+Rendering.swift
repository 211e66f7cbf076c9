// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import RenderProtocol

/// A layer and all below it, to be drawn somewhere else than on a screen.
package struct LayerScene {
  /// The layer is the root; what it stands in does not matter.
  package var commit: Commit
  package var images: [CGImage]
  /// What can be seen of it, in the layer's own space, whose origin is the bounds' corner.
  package var clip: CGRect
  /// Pixels per point.
  package var scale: CGFloat
}

extension CALayer {
  /// Draws a scene: the pixels, and where they lie in the root layer's own space; `nil` where nothing is to be seen. Set by
  /// whoever has a render server, since drawing layers is a render server's business.
  package static var sceneDrawer: (@MainActor (LayerScene) -> (picture: CGImage, area: CGRect)?)?

  /// Told of each layer that is drawn in a context, laid out, before it is. Set by who describes pictures.
  package static var drawingObserver: (@MainActor (CALayer, CGContext) -> Void)?

  /// Draws the layer's model and all below it, laid out and displayed, in bounds space.
  package final func renderTree(in context: CGContext) {
    guard let draw = Self.sceneDrawer else {
      fatalError("CALayer.render(in:) needs a render server, and this process has none. Layer: \(briefDescription)")
    }
    layoutIfNeeded()
    displayTreeIfNeeded()
    Self.drawingObserver?(self, context)
    let bounds = values.state.bounds
    let transform = context.ctm
    // As fine as the finer direction.
    let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let clip = context.boundingBoxOfClipPath
    guard scale > 0, scale.isFinite, !clip.isEmpty else { return }
    var builder = SceneBuilder()
    let root = builder.add(self)
    let commit = Commit(
      number: 1, isFull: true, screenSize: bounds.size, screenScale: scale, root: root, deltas: builder.deltas,
      removed: [])
    let scene = LayerScene(
      commit: commit, images: builder.images, clip: clip.offsetBy(dx: -bounds.origin.x, dy: -bounds.origin.y),
      scale: scale)
    guard let (picture, area) = draw(scene) else { return }
    context.drawUpright(picture, in: area.offsetBy(dx: bounds.origin.x, dy: bounds.origin.y))
  }
}

/// Tells of layers whole, under names of their own, so that whoever else shows them hears nothing of it.
@MainActor private struct SceneBuilder {
  private(set) var deltas: [LayerDelta] = []
  private var collector = CommitBuilder(knownImages: [])
  private var count: UInt32 = 0

  var images: [CGImage] { collector.images }

  mutating func add(_ layer: CALayer) -> LayerID {
    count += 1
    let id = LayerID(rawValue: count)
    var state = layer.renderState
    state.accessibility = nil
    state.mask = layer.maskLayer.map { add($0) }
    state.sublayers = layer.seenChildren.map { add($0) }
    deltas.append(LayerDelta(layer: id, changes: state.changesFromDefaults()))
    collector.addImages(of: layer)
    return id
  }
}
