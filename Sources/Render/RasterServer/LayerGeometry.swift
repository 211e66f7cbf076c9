// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension LayerTransform {
  /// Whether the plane it moves is seen as an affine picture of itself, whatever happens in depth.
  var isAffine: Bool { entries[3] == 0 && entries[7] == 0 && entries[15] == 1 }

  /// The part of the matrix that stays in the plane.
  var affine: CGAffineTransform {
    CGAffineTransform(
      a: entries[0], b: entries[1], c: entries[4], d: entries[5], tx: entries[12], ty: entries[13])
  }
}

extension LayerState {
  private var anchor: CGPoint { CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height) }

  /// From the layer's own space, whose origin is the bounds' top left corner, to the superlayer's bounds space.
  private var affinePlacement: CGAffineTransform {
    let centred = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
    return centred.concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The same in space.
  private var spatialPlacement: Matrix4 {
    Matrix4.translation(-anchor.x, -anchor.y, 0).concatenating(Matrix4(transform))
      .concatenating(.translation(position.x, position.y, zPosition))
  }

  /// How the layer's own plane is seen in the space it stands in.
  ///
  /// - Parameter space: The superlayer's `sublayerSpace`.
  func projection(in space: Matrix4?) -> Projection {
    if let space { return Projection(spatialPlacement.concatenating(space)) }
    if transform.isAffine { return Projection(affinePlacement) }
    return Projection(spatialPlacement)
  }

  /// Whether a layer that is only seen from the front is turned away.
  func isTurnedAway(in space: Matrix4?) -> Bool {
    guard !isDoubleSided, transform != .identity || space != nil else { return false }
    let whole = space.map { spatialPlacement.concatenating($0) } ?? spatialPlacement
    guard let inverse = whole.inverted else { return true }
    return inverse.rows.2.z < 0
  }

  /// From the space in which sublayers stand to the layer's own, where nothing but scrolling lies between them.
  var scroll: CGAffineTransform { CGAffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y) }

  /// The same where a sublayer transform lies between them; `nil` where there is none.
  var sublayerSpace: Matrix4? {
    guard sublayerTransform != .identity else { return nil }
    return Matrix4.translation(-bounds.origin.x - anchor.x, -bounds.origin.y - anchor.y, 0)
      .concatenating(Matrix4(sublayerTransform)).concatenating(.translation(anchor.x, anchor.y, 0))
  }

  /// From the space in which sublayers stand to that in which the layer stands, where it keeps their depths.
  ///
  /// - Parameter space: What lies beyond, as for `projection(in:)`.
  func deepSpace(in space: Matrix4?) -> Matrix4 {
    let inner = sublayerSpace ?? .translation(-bounds.origin.x, -bounds.origin.y, 0)
    let own = inner.concatenating(spatialPlacement)
    return space.map { own.concatenating($0) } ?? own
  }

  /// How near the layer's middle is to the viewer.
  func depth(in space: Matrix4) -> Double {
    let middle = SIMD4(Double(bounds.width) / 2, Double(bounds.height) / 2, 0, 1)
    let place = spatialPlacement.concatenating(space).applied(to: middle)
    return place.w > 0 ? place.z / place.w : -.infinity
  }

  /// Sublayers in drawing order where they keep their depths: from the farthest to the nearest.
  func paintOrder(in tree: LayerPresentation, space: Matrix4) -> [LayerID] {
    let depths = sublayers.map { tree[$0]?.depth(in: space) ?? 0 }
    return sublayers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { sublayers[$0] }
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
  func paintOrder(in tree: LayerPresentation) -> [LayerID] {
    let isFlat = sublayers.allSatisfy { tree[$0]?.zPosition ?? 0 == 0 }
    if isFlat { return sublayers }
    return sublayers.enumerated().sorted { left, right in
      (tree[left.element]?.zPosition ?? 0, left.offset) < (tree[right.element]?.zPosition ?? 0, right.offset)
    }.map(\.element)
  }
}
