// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

extension CALayer {
  /// Sets `transform` to a flat one.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The flat part of `transform`.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// What `transform` and the depths do to the layer's plane, about the anchor point and without the position.
  final var localPlaneMap: PlaneMap {
    if values.transform == CATransform3DIdentity { return .identity }
    return PlaneMap(spatialTransform)
  }

  /// `transform` with the anchor point's depth taken into it, as it travels in commits.
  final var spatialTransform: CATransform3D { values.spatialTransform }

  /// The anchor point in bounds space.
  final var anchorInBounds: CGPoint {
    CGPoint(
      x: values.state.bounds.origin.x + values.state.anchorPoint.x * values.state.bounds.size.width,
      y: values.state.bounds.origin.y + values.state.anchorPoint.y * values.state.bounds.size.height)
  }

  final var computedFrame: CGRect {
    let size = values.state.bounds.size
    let unplaced = CGRect(
      x: -values.state.anchorPoint.x * size.width, y: -values.state.anchorPoint.y * size.height, width: size.width,
      height: size.height)
    return localPlaneMap.apply(unplaced).offsetBy(dx: values.state.position.x, dy: values.state.position.y)
  }

  final func changeFrame(to frame: CGRect) {
    if frame.origin.x.isNaN || frame.origin.y.isNaN || frame.size.width.isNaN || frame.size.height.isNaN {
      fatalError("CALayerInvalidGeometry: CALayer frame contains NaN: \(frame). Layer: \(briefDescription)")
    }
    let frame = frame.standardized
    let anchor = anchorPoint
    var size = frame.size
    if let inverse = localPlaneMap.inverse, inverse != .identity {
      size = inverse.apply(CGRect(origin: .zero, size: size)).size
    }
    bounds = CGRect(origin: bounds.origin, size: size)
    let unplaced = CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
    let shown = localPlaneMap.apply(unplaced)
    position = CGPoint(x: frame.origin.x - shown.origin.x, y: frame.origin.y - shown.origin.y)
  }
}
