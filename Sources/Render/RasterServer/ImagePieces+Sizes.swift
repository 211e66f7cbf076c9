// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension ImagePieces.Piece {
  /// The piece in whole device pixels, each edge moved to the nearest; `nil` where layers are turned. Neighbours stay
  /// neighbours, and browsers place pictures so too.
  ///
  /// - Parameter transform: From the layer's own space to device pixels.
  func snapped(under transform: CGAffineTransform) -> Self? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    let rect = target.applying(transform)
    // Halves go up, also those that arithmetic left a hair below.
    func snap(_ value: CGFloat) -> CGFloat { (value + 0.5001).rounded(.down) }
    let (left, top) = (snap(rect.minX), snap(rect.minY))
    // A picture thinner than a pixel is still seen.
    let (width, height) = (max(snap(rect.maxX) - left, 1), max(snap(rect.maxY) - top, 1))
    guard width.isFinite, height.isFinite else { return nil }
    return Self(source: source, target: CGRect(x: left, y: top, width: width, height: height))
  }

  /// The size, in pixels, to which the whole picture is scaled where this piece of it has its own.
  func size(of image: CGImage, under transform: CGAffineTransform) -> (width: Int, height: Int)? {
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let width = target.width * across * CGFloat(image.width) / source.width
    let height = target.height * down * CGFloat(image.height) / source.height
    guard width.isFinite, height.isFinite else { return nil }
    return (Int(min(width, 16_384).rounded()), Int(min(height, 16_384).rounded()))
  }
}

extension RasterServer {
  /// The pictures of layers that are about to be drawn, in the sizes in which they will be asked for.
  ///
  /// A wrong guess costs time and no more: the painter asks for what it needs.
  func picturesAhead(
    _ visible: [LayerID: LayerWalk.Visible], in presentation: LayerPresentation, rects: [CGRect]
  ) -> [ImageCache.Request] {
    visible.sorted { $0.key < $1.key }.flatMap { id, place -> [ImageCache.Request] in
      guard let layer = presentation[id], let transform = place.placement, layer.fading == nil,
        rects.contains(where: { $0.intersects(place.rect) }), let image = picture(of: layer.contents)
      else { return [] }
      return ImagePieces(layer: layer, image: image).pieces.compactMap { piece in
        let snapped = piece.snapped(under: transform)
        return (snapped ?? piece).size(of: image, under: snapped == nil ? transform : .identity).map {
          ImageCache.Request(image: image, width: $0.width, height: $0.height)
        }
      }
    }
  }
}
