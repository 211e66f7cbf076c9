// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension LayerTransform {
  /// The part of the matrix that stays in the plane. Perspective is left out: the raster server is flat.
  var affine: CGAffineTransform {
    CGAffineTransform(
      a: entries[0], b: entries[1], c: entries[4], d: entries[5], tx: entries[12], ty: entries[13])
  }
}

extension LayerState {
  /// From the layer's own space, whose origin is the bounds' top left corner, to the superlayer's bounds space.
  var placement: CGAffineTransform {
    let anchor = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
    let centred = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
    return centred.concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// From the space in which sublayers stand to the layer's own space.
  var sublayerPlacement: CGAffineTransform {
    let scrolled = CGAffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y)
    guard sublayerTransform != .identity else { return scrolled }
    let anchor = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
    return scrolled.concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(sublayerTransform.affine).concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The bounds in the layer's own space.
  var ownRect: CGRect { CGRect(origin: .zero, size: bounds.size) }

  var isRounded: Bool { cornerRadius > 0 && !maskedCorners.isEmpty }

  /// The bounds with their corners, made smaller by `inset` points on each side, in the layer's own space.
  func outline(inset: CGFloat = 0) -> CGPath {
    let rect = ownRect.insetBy(dx: inset, dy: inset)
    let corners = RectCorners(rawValue: UInt(maskedCorners.rawValue))
    let radius = max(cornerRadius - inset, 0)
    guard isRounded, radius > 0 else { return CGPath(rect: rect, transform: nil) }
    return hasContinuousCorners
      ? CGPath.continuousRoundedRect(rect, radius: radius, corners: corners)
      : CGPath.circularRoundedRect(rect, radius: radius, corners: corners)
  }

  /// What the layer itself can draw on, shadow included, in its own space.
  var reach: CGRect {
    var rect = ownRect
    if case .shape(let shape) = contents {
      let margin = shape.strokeColor == nil ? 0 : shape.stroke.width * max(shape.stroke.miterLimit, 1)
      rect = rect.union(shape.path.boundingBoxOfPath.insetBy(dx: -margin, dy: -margin))
    }
    guard shadowOpacity > 0, !masksToBounds else { return rect }
    let shape = shadowPath?.boundingBoxOfPath ?? rect
    let margin = shadowRadius * 3 + 2
    return rect.union(
      shape.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height).insetBy(dx: -margin, dy: -margin))
  }

  /// Sublayers in drawing order: by `zPosition`, equal ones as they stand.
  func paintOrder(in tree: LayerTree) -> [LayerID] {
    let isFlat = sublayers.allSatisfy { tree[$0]?.zPosition ?? 0 == 0 }
    if isFlat { return sublayers }
    return sublayers.enumerated().sorted { left, right in
      (tree[left.element]?.zPosition ?? 0, left.offset) < (tree[right.element]?.zPosition ?? 0, right.offset)
    }.map(\.element)
  }
}
