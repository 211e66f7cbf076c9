// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// How a plane is seen in another, perspective included: a 3 × 3 matrix in row-vector convention.
///
/// A point (x, y, 1) becomes (x′, y′, w) and stands at (x′ / w, y′ / w); where w is not positive it is behind the eye.
struct Projection: Equatable {
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  init(_ transform: CGAffineTransform) {
    self.init(
      SIMD3(transform.a, transform.b, 0), SIMD3(transform.c, transform.d, 0), SIMD3(transform.tx, transform.ty, 1))
  }

  /// What becomes of the plane z = 0, seen straight from the front.
  init(_ matrix: Matrix4) {
    func flat(_ row: SIMD4<Double>) -> SIMD3<Double> { SIMD3(row.x, row.y, row.w) }
    self.init(flat(matrix.rows.0), flat(matrix.rows.1), flat(matrix.rows.3))
  }

  static func == (left: Projection, right: Projection) -> Bool {
    left.rows.0 == right.rows.0 && left.rows.1 == right.rows.1 && left.rows.2 == right.rows.2
  }

  /// The same without perspective; `nil` where there is some, or where everything is behind the eye.
  var affine: CGAffineTransform? {
    let w = rows.2.z
    guard rows.0.z == 0, rows.1.z == 0, w > 0 else { return nil }
    return CGAffineTransform(
      a: rows.0.x / w, b: rows.0.y / w, c: rows.1.x / w, d: rows.1.y / w, tx: rows.2.x / w, ty: rows.2.y / w)
  }

  /// A point as (x′, y′, w).
  func applied(x: Double, y: Double) -> SIMD3<Double> { x * rows.0 + y * rows.1 + rows.2 }

  private func applied(_ row: SIMD3<Double>) -> SIMD3<Double> {
    row.x * rows.0 + row.y * rows.1 + row.z * rows.2
  }

  /// This one first, then the other.
  func concatenating(_ other: Projection) -> Projection {
    Projection(other.applied(rows.0), other.applied(rows.1), other.applied(rows.2))
  }

  /// The projection that undoes this one; `nil` where the plane is seen from its edge.
  var inverted: Projection? {
    let (a, b, c) = rows
    func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(
        left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
        left.x * right.y - left.y * right.x)
    }
    let (first, second, third) = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = (a * first).sum()
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return Projection(
      SIMD3(first.x, second.x, third.x) / determinant, SIMD3(first.y, second.y, third.y) / determinant,
      SIMD3(first.z, second.z, third.z) / determinant)
  }

  /// The closest that something may come to the eye and still be drawn, as a share of the distance to the screen.
  private static let nearest = 1e-3

  /// The smallest rectangle around what is seen of a rectangle; null where all of it is behind the eye.
  func bounds(of rect: CGRect) -> CGRect {
    if let affine { return rect.applying(affine) }
    guard !rect.isNull else { return .null }
    let corners = [
      applied(x: rect.minX, y: rect.minY), applied(x: rect.maxX, y: rect.minY), applied(x: rect.maxX, y: rect.maxY),
      applied(x: rect.minX, y: rect.maxY),
    ]
    var result = CGRect.null
    func add(_ point: SIMD3<Double>) {
      result = result.union(CGRect(x: point.x / point.z, y: point.y / point.z, width: 0, height: 0))
    }
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      if corner.z >= Self.nearest { add(corner) }
      // An edge that goes behind the eye is cut off before it does.
      if (corner.z >= Self.nearest) != (next.z >= Self.nearest) {
        let share = (Self.nearest - corner.z) / (next.z - corner.z)
        var cut = corner + (next - corner) * share
        cut.z = Self.nearest
        add(cut)
      }
    }
    return result
  }

  /// How many units of the other plane one step to the right, and one down, take at a point; `nil` behind the eye.
  func density(x: Double, y: Double) -> (across: Double, down: Double)? {
    let point = applied(x: x, y: y)
    guard point.z >= Self.nearest else { return nil }
    func length(_ row: SIMD3<Double>) -> Double {
      let dx = (row.x - point.x / point.z * row.z) / point.z
      let dy = (row.y - point.y / point.z * row.z) / point.z
      return (dx * dx + dy * dy).squareRoot()
    }
    return (length(rows.0), length(rows.1))
  }
}
