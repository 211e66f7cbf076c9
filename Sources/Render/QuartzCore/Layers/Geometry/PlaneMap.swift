// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// How points of one layer's plane appear in another layer's plane: a 3 × 3 matrix of projective geometry.
///
/// A layer is flat. Whatever its transform does in space, what is left of it in its superlayer's plane is a map from
/// plane to plane, perspective (`m34`) included; such maps can be chained and inverted, which the third rows of the
/// 4 × 4 matrices would stand in the way of.
struct PlaneMap: Equatable {
  // Row-vector convention: [x y 1] · M, divided by the third component.
  var a: CGFloat = 1
  var b: CGFloat = 0
  var p: CGFloat = 0
  var c: CGFloat = 0
  var d: CGFloat = 1
  var q: CGFloat = 0
  var tx: CGFloat = 0
  var ty: CGFloat = 0
  var w: CGFloat = 1

  static let identity = PlaneMap()

  static func translation(_ x: CGFloat, _ y: CGFloat) -> PlaneMap {
    var map = PlaneMap()
    map.tx = x
    map.ty = y
    return map
  }

  /// The trace in the plane z = 0 of what `t` does to the points of that plane.
  init(_ t: CATransform3D) {
    (a, b, p) = (t.m11, t.m12, t.m14)
    (c, d, q) = (t.m21, t.m22, t.m24)
    (tx, ty, w) = (t.m41, t.m42, t.m44)
    // The cosine of a right angle is not quite zero, but a layer that is turned by one stands upright.
    if abs(a) < Self.nothing, abs(d) < Self.nothing { (a, d) = (0, 0) }
    if abs(b) < Self.nothing, abs(c) < Self.nothing { (b, c) = (0, 0) }
  }

  private static let nothing: CGFloat = 1e-14

  init() {}

  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 && p == 0 && q == 0 && w == 1 }

  func apply(_ point: CGPoint) -> CGPoint {
    if isTranslation { return CGPoint(x: point.x + tx, y: point.y + ty) }
    let x = point.x * a + point.y * c + tx
    let y = point.x * b + point.y * d + ty
    let divisor = point.x * p + point.y * q + w
    // A point on the viewer's plane has no picture; leaving it undivided keeps the answer finite.
    if divisor == 1 || divisor == 0 { return CGPoint(x: x, y: y) }
    return CGPoint(x: x / divisor, y: y / divisor)
  }

  /// The smallest upright rectangle around the four mapped corners.
  func apply(_ rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    if isTranslation { return rect.offsetBy(dx: tx, dy: ty) }
    let corners = [
      apply(CGPoint(x: rect.minX, y: rect.minY)), apply(CGPoint(x: rect.maxX, y: rect.minY)),
      apply(CGPoint(x: rect.minX, y: rect.maxY)), apply(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    var (minX, minY, maxX, maxY) = (corners[0].x, corners[0].y, corners[0].x, corners[0].y)
    for corner in corners.dropFirst() {
      minX = min(minX, corner.x)
      minY = min(minY, corner.y)
      maxX = max(maxX, corner.x)
      maxY = max(maxY, corner.y)
    }
    if p == 0, q == 0, w == 1 {
      // Upright rectangles keep their lengths to the last bit, which the difference of two edges would not.
      if b == 0, c == 0 { return CGRect(x: minX, y: minY, width: abs(a) * rect.width, height: abs(d) * rect.height) }
      if a == 0, d == 0 { return CGRect(x: minX, y: minY, width: abs(c) * rect.height, height: abs(b) * rect.width) }
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The map that applies this one first and `next` after it.
  func then(_ next: PlaneMap) -> PlaneMap {
    if next.isTranslation, p == 0, q == 0, w == 1 {
      var map = self
      map.tx += next.tx
      map.ty += next.ty
      return map
    }
    var map = PlaneMap()
    map.a = a * next.a + b * next.c + p * next.tx
    map.b = a * next.b + b * next.d + p * next.ty
    map.p = a * next.p + b * next.q + p * next.w
    map.c = c * next.a + d * next.c + q * next.tx
    map.d = c * next.b + d * next.d + q * next.ty
    map.q = c * next.p + d * next.q + q * next.w
    map.tx = tx * next.a + ty * next.c + w * next.tx
    map.ty = tx * next.b + ty * next.d + w * next.ty
    map.w = tx * next.p + ty * next.q + w * next.w
    return map
  }

  /// The way back, or `nil` where the plane is seen edge-on or scaled to nothing.
  var inverse: PlaneMap? {
    if isTranslation { return .translation(-tx, -ty) }
    let determinant = a * (d * w - q * ty) - b * (c * w - q * tx) + p * (c * ty - d * tx)
    guard determinant != 0, determinant.isFinite else { return nil }
    var map = PlaneMap()
    map.a = (d * w - q * ty) / determinant
    map.b = (p * ty - b * w) / determinant
    map.p = (b * q - p * d) / determinant
    map.c = (q * tx - c * w) / determinant
    map.d = (a * w - p * tx) / determinant
    map.q = (p * c - a * q) / determinant
    map.tx = (c * ty - d * tx) / determinant
    map.ty = (b * tx - a * ty) / determinant
    map.w = (a * d - b * c) / determinant
    return map
  }
}
