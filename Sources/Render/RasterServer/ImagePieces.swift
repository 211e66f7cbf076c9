// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// Where the parts of a layer's picture go: one part, or nine where the middle stretches.
struct ImagePieces {
  struct Piece: Equatable {
    /// Pixels of the picture.
    var source: CGRect
    /// Points in the layer's own space.
    var target: CGRect
  }

  private(set) var pieces: [Piece] = []

  init(layer: LayerState, image: CGImage) {
    self.init(
      imageSize: CGSize(width: image.width, height: image.height), bounds: layer.bounds.size,
      gravity: layer.contentsGravity, scale: layer.contentsScale, rect: layer.contentsRect,
      center: layer.contentsCenter)
  }

  /// - Parameters:
  ///   - imageSize: Pixels.
  ///   - bounds: Points.
  ///   - scale: The picture's pixels per point.
  ///   - rect: The part of the picture that is shown, in its unit square.
  ///   - center: The part that stretches, in the picture's unit square.
  init(
    imageSize: CGSize, bounds: CGSize, gravity: LayerGravity, scale: CGFloat, rect: CGRect, center: CGRect
  ) {
    let source = CGRect(
      x: rect.minX * imageSize.width, y: rect.minY * imageSize.height, width: rect.width * imageSize.width,
      height: rect.height * imageSize.height)
    guard source.width > 0, source.height > 0, scale > 0 else { return }
    let natural = CGSize(width: source.width / scale, height: source.height / scale)
    let target = Self.place(natural, in: bounds, gravity)
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      pieces = [Piece(source: source, target: target)]
      return
    }
    let columns = Self.bands(
      source.minX, source.width, center.minX * imageSize.width, center.maxX * imageSize.width, target.minX,
      target.width, scale)
    let rows = Self.bands(
      source.minY, source.height, center.minY * imageSize.height, center.maxY * imageSize.height, target.minY,
      target.height, scale)
    for row in rows {
      for column in columns {
        pieces.append(
          Piece(
            source: CGRect(x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
            target: CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)))
      }
    }
  }

  private typealias Band = (source: CGFloat, sourceLength: CGFloat, target: CGFloat, targetLength: CGFloat)

  /// One axis cut in three: the outer bands keep their size while there is room, the middle takes the rest.
  private static func bands(
    _ start: CGFloat, _ length: CGFloat, _ centerStart: CGFloat, _ centerEnd: CGFloat, _ target: CGFloat,
    _ targetLength: CGFloat, _ scale: CGFloat
  ) -> [Band] {
    let low = min(max(centerStart - start, 0), length)
    let high = min(max(centerEnd - start, low), length)
    var first = low / scale
    var last = (length - high) / scale
    let outer = first + last
    if outer > targetLength, outer > 0 {
      first *= targetLength / outer
      last *= targetLength / outer
    }
    return [
      (start, low, target, first),
      (start + low, high - low, target + first, targetLength - first - last),
      (start + high, length - high, target + targetLength - last, last),
    ].filter { $0.1 > 0 && $0.3 > 0 }
  }

  /// Where contents of a natural size, in points, stand in the bounds.
  static func place(_ size: CGSize, in bounds: CGSize, _ gravity: LayerGravity) -> CGRect {
    func aspect(_ factor: CGFloat) -> CGRect {
      let scaled = CGSize(width: size.width * factor, height: size.height * factor)
      return CGRect(
        x: (bounds.width - scaled.width) / 2, y: (bounds.height - scaled.height) / 2, width: scaled.width,
        height: scaled.height)
    }
    let left: CGFloat = 0
    let right = bounds.width - size.width
    let top: CGFloat = 0
    let bottom = bounds.height - size.height
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: x, y: y), size: size) }
    switch gravity {
    case .resize: return CGRect(origin: .zero, size: bounds)
    case .resizeAspect: return aspect(min(bounds.width / size.width, bounds.height / size.height))
    case .resizeAspectFill: return aspect(max(bounds.width / size.width, bounds.height / size.height))
    case .center: return at(right / 2, bottom / 2)
    case .top: return at(right / 2, top)
    case .bottom: return at(right / 2, bottom)
    case .left: return at(left, bottom / 2)
    case .right: return at(right, bottom / 2)
    case .topLeft: return at(left, top)
    case .topRight: return at(right, top)
    case .bottomLeft: return at(left, bottom)
    case .bottomRight: return at(right, bottom)
    }
  }
}
