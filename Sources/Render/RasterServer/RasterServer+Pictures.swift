// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo
package import CoreGraphics
package import RenderProtocol

extension RasterServer {
  /// Draws the root layer and all below it on nothing: without its place and transform, at the time of the commit.
  ///
  /// - Parameters:
  ///   - clip: What is wanted, in the layer's own space, whose origin is the bounds' corner.
  ///   - scale: Pixels per point.
  /// - Returns: The pixels, premultiplied, with the places of text, and where they lie in that space; `nil` where nothing
  ///   can be seen.
  package func picture(within clip: CGRect, scale: CGFloat) -> (picture: CGImage, area: CGRect)? {
    let presentation = tree.presented(at: tree.time)
    guard let root = tree.root, let layer = presentation[root], layer.opacity > 0 else { return nil }
    let walk = LayerWalk(tree: presentation)
    let seen = walk.seen(in: root)
    let reach = seen.reach.intersection(clip)
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    let pixels = reach.applying(toPixels).integral
    guard !reach.isEmpty, pixels.width <= 16_384, pixels.height <= 16_384,
      let surface = CairoSurface(.color, width: Int(pixels.width), height: Int(pixels.height))
    else { return nil }
    surface.draw { cairo in
      cairo_translate(cairo, Double(-pixels.minX), Double(-pixels.minY))
      cairo_scale(cairo, Double(scale), Double(scale))
      var painter = makePainter(of: presentation, on: cairo, scale: scale)
      painter.paintPlaced(root, layer)
    }
    let text = walk.textFrames(of: seen.layers)
      .map { $0.applying(toPixels).offsetBy(dx: -pixels.minX, dy: -pixels.minY) }
    return (CGImage(surface.bitmap(), textFrames: text), pixels.applying(toPixels.inverted()))
  }

  /// Takes the place of everything that the server knew: a tree, and pictures. What it learned of fonts stays.
  package func replaceTree(_ commit: Commit, images: [CGImage]) {
    forgetPictures()
    for image in images { receive(image) }
    apply(commit)
  }
}
