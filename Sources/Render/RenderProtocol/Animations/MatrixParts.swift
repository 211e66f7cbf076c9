// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// A matrix taken apart: scale, then shear, then rotation, then translation, then perspective.
///
/// Two matrices go over into each other part by part, so that a turning layer keeps its size on the way.
package struct MatrixParts: Hashable, Sendable {
  package var scale: SIMD3<Double>
  /// Of y along x, of z along x, of z along y.
  package var shear: SIMD3<Double>
  /// A unit quaternion: x, y, z, w.
  package var rotation: SIMD4<Double>
  package var translation: SIMD3<Double>
  /// The last column of the perspective matrix; (0, 0, 0, 1) where there is none.
  package var perspective: SIMD4<Double>
  /// Whether the matrix flattens everything, so that its rotation cannot be told.
  package private(set) var isFlat = false

  package static let identity = MatrixParts(Matrix4.identity)

  package init(_ matrix: Matrix4) {
    let (a, b, c, d) = matrix.rows
    let column = SIMD4(a.w, b.w, c.w, d.w)
    translation = SIMD3(d.x, d.y, d.z)
    rotation = SIMD4(0, 0, 0, 1)
    shear = .zero
    perspective = SIMD4(0, 0, 0, 1)
    var axes = [SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z)]
    scale = SIMD3(Self.length(axes[0]), Self.length(axes[1]), Self.length(axes[2]))

    let affine = Matrix4(SIMD4(axes[0], 0), SIMD4(axes[1], 0), SIMD4(axes[2], 0), SIMD4(translation, 1))
    let largest = max(scale.x, scale.y, scale.z)
    guard let inverse = affine.inverted, abs(Self.determinant(axes)) > 1e-12 * largest * largest * largest else {
      isFlat = true
      return
    }
    if column != SIMD4(0, 0, 0, 1) { perspective = inverse.transposed.applied(to: column) }

    // Each axis is freed of what it has of those before, which is the shear.
    axes[0] /= scale.x
    shear.x = Self.dot(axes[0], axes[1])
    axes[1] -= shear.x * axes[0]
    scale.y = Self.length(axes[1])
    axes[1] /= scale.y
    shear.x /= scale.y
    shear.y = Self.dot(axes[0], axes[2])
    axes[2] -= shear.y * axes[0]
    shear.z = Self.dot(axes[1], axes[2])
    axes[2] -= shear.z * axes[1]
    scale.z = Self.length(axes[2])
    axes[2] /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    if Self.determinant(axes) < 0 { mirror(&axes) }
    rotation = Self.quaternion(axes)
  }

  /// Takes a reflection out of the axes and into the scale, along the axis that is turned away the most.
  private mutating func mirror(_ axes: inout [SIMD3<Double>]) {
    let diagonal = [axes[0].x, axes[1].y, axes[2].z]
    let axis = diagonal.indices.min { diagonal[$0] < diagonal[$1] } ?? 0
    axes[axis] = -axes[axis]
    scale[axis] = -scale[axis]
    // The shears that were measured against this axis, or of it, turn with it.
    switch axis {
    case 0: shear.x = -shear.x; shear.y = -shear.y
    case 1: shear.x = -shear.x; shear.z = -shear.z
    default: shear.y = -shear.y; shear.z = -shear.z
    }
  }

  /// The matrix of these parts.
  package var matrix: Matrix4 {
    let turn = Self.axes(of: rotation)
    let first = turn[0] * scale.x
    let second = (turn[1] + shear.x * turn[0]) * scale.y
    let third = (turn[2] + shear.y * turn[0] + shear.z * turn[1]) * scale.z
    let affine = Matrix4(SIMD4(first, 0), SIMD4(second, 0), SIMD4(third, 0), SIMD4(translation, 1))
    guard perspective != SIMD4(0, 0, 0, 1) else { return affine }
    let column = affine.transposed.applied(to: perspective)
    var result = affine
    result.rows.0.w = column.x
    result.rows.1.w = column.y
    result.rows.2.w = column.z
    result.rows.3.w = column.w
    return result
  }

  /// The parts at a share of the way to others; rotations take the short way.
  package func mixed(with other: MatrixParts, share: Double) -> MatrixParts {
    var mixed = self
    mixed.scale += (other.scale - scale) * share
    mixed.shear += (other.shear - shear) * share
    mixed.translation += (other.translation - translation) * share
    mixed.perspective += (other.perspective - perspective) * share
    mixed.rotation = Self.turned(from: rotation, to: other.rotation, share: share)
    return mixed
  }

  // MARK: - Rotations

  private static func turned(from: SIMD4<Double>, to: SIMD4<Double>, share: Double) -> SIMD4<Double> {
    var cosine = (from * to).sum()
    var target = to
    if cosine < 0 {
      cosine = -cosine
      target = -to
    }
    guard cosine < 1 - 1e-14 else { return from }
    let angle = acos(min(cosine, 1))
    return (sin((1 - share) * angle) * from + sin(share * angle) * target) / sin(angle)
  }

  /// The rotation by an angle around one axis (0 x, 1 y, 2 z).
  package static func rotation(around axis: Int, by angle: Double) -> SIMD4<Double> {
    var result = SIMD4(0, 0, 0, cos(angle / 2))
    result[axis] = sin(angle / 2)
    return result
  }

  /// One rotation after another.
  static func product(_ first: SIMD4<Double>, then second: SIMD4<Double>) -> SIMD4<Double> {
    let (a, b) = (second, first)
    return SIMD4(
      a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }

  /// The angles around x, then y, then z that make the rotation, in radians.
  package var angles: SIMD3<Double> {
    // A turn around a single axis is told as that, also beyond a right angle.
    for axis in 0..<3 where abs(rotation[(axis + 1) % 3]) < 1e-9 && abs(rotation[(axis + 2) % 3]) < 1e-9 {
      var result = SIMD3<Double>.zero
      let angle = 2 * atan2(rotation[axis], rotation.w)
      result[axis] = angle > .pi ? angle - 2 * .pi : angle <= -.pi ? angle + 2 * .pi : angle
      return result
    }
    let axes = Self.axes(of: rotation)
    let sine = min(max(-axes[0].z, -1), 1)
    guard abs(sine) < 1 - 1e-12 else { return SIMD3(0, asin(sine), atan2(-axes[1].x, axes[1].y)) }
    return SIMD3(atan2(axes[1].z, axes[2].z), asin(sine), atan2(axes[0].y, axes[0].x))
  }

  /// Makes the rotation from angles around x, then y, then z.
  package mutating func setAngles(_ angles: SIMD3<Double>) {
    let x = Self.rotation(around: 0, by: angles.x)
    let y = Self.rotation(around: 1, by: angles.y)
    let z = Self.rotation(around: 2, by: angles.z)
    rotation = Self.product(Self.product(x, then: y), then: z)
  }

  private static func axes(of q: SIMD4<Double>) -> [SIMD3<Double>] {
    [
      SIMD3(1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w)),
      SIMD3(2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w)),
      SIMD3(2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y)),
    ]
  }

  /// Found from the largest of its four numbers, so that nothing small is divided by.
  private static func quaternion(_ axes: [SIMD3<Double>]) -> SIMD4<Double> {
    let (xx, yy, zz) = (axes[0].x, axes[1].y, axes[2].z)
    let squares = [1 + xx - yy - zz, 1 - xx + yy - zz, 1 - xx - yy + zz, 1 + xx + yy + zz]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let value = max(squares[largest], 0).squareRoot() / 2
    let factor = 1 / (4 * value)
    let (x, y, z) = (axes[1].z - axes[2].y, axes[2].x - axes[0].z, axes[0].y - axes[1].x)
    let (xy, xz, yz) = (axes[0].y + axes[1].x, axes[0].z + axes[2].x, axes[1].z + axes[2].y)
    switch largest {
    case 0: return SIMD4(value, xy * factor, xz * factor, x * factor)
    case 1: return SIMD4(xy * factor, value, yz * factor, y * factor)
    case 2: return SIMD4(xz * factor, yz * factor, value, z * factor)
    default: return SIMD4(x * factor, y * factor, z * factor, value)
    }
  }

  // MARK: - Vectors

  private static func dot(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double { (left * right).sum() }
  private static func length(_ vector: SIMD3<Double>) -> Double { dot(vector, vector).squareRoot() }

  private static func determinant(_ axes: [SIMD3<Double>]) -> Double {
    let (a, b, c) = (axes[0], axes[1], axes[2])
    return a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x)
  }
}
