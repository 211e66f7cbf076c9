// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// A quaternion of `Double`: a rotation in space where its length is 1. The imaginary parts come first, the real one last.
public struct simd_quatd: Equatable, Sendable, _SIMDQuaternion {
  public var vector: SIMD4<Double>

  public init() { vector = SIMD4() }
  public init(vector: SIMD4<Double>) { self.vector = vector }
  public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }

  /// A rotation about an axis.
  ///
  /// - Parameters:
  ///   - angle: In radians.
  ///   - axis: Of length 1.
  public init(angle: Double, axis: SIMD3<Double>) {
    let half = angle / 2
    vector = SIMD4(axis * sin(half), cos(half))
  }

  /// The shortest rotation from one direction to another, both of length 1.
  public init(from: SIMD3<Double>, to: SIMD3<Double>) { vector = Self._vector(from: from, to: to) }

  /// The rotation that a matrix makes.
  public init(_ rotationMatrix: simd_double3x3) {
    vector = Self._vector(rotationMatrix.columns.0, rotationMatrix.columns.1, rotationMatrix.columns.2)
  }
  public init(_ rotationMatrix: simd_double4x4) {
    let columns = rotationMatrix.columns
    vector = Self._vector(simd_make_double3(columns.0), simd_make_double3(columns.1), simd_make_double3(columns.2))
  }

  /// The angle of the rotation in radians, from 0 to 2π.
  public var angle: Double { 2 * atan2(simd_length(imag), real) }

  public static func / (left: simd_quatd, right: simd_quatd) -> simd_quatd { left * right.inverse }
}

public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
  simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
public func simd_quaternion(_ xyzr: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: xyzr) }
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }

/// The rotation as a matrix.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }

extension simd_double3x3 {
  /// The matrix that rotates as a quaternion of length 1 does.
  public init(_ quaternion: simd_quatd) {
    self.init(quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
  }
}

extension simd_double4x4 {
  public init(_ quaternion: simd_quatd) {
    let turned = simd_double3x3(quaternion).columns
    self.init(SIMD4(turned.0, 0), SIMD4(turned.1, 0), SIMD4(turned.2, 0), SIMD4(0, 0, 0, 1))
  }
}

/// A rotation between two, at the same speed all the way, by the shorter way round.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
  let isFar = simd_dot(q0.vector, q1.vector) < 0
  return simd_quatd._slerp(q0, simd_quatd(vector: isFar ? -q1.vector : q1.vector), t)
}

/// The same by the longer way round.
public func simd_slerp_longest(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
  let isNear = simd_dot(q0.vector, q1.vector) >= 0
  return simd_quatd._slerp(q0, simd_quatd(vector: isNear ? -q1.vector : q1.vector), t)
}

extension simd_quatd {
  static func _slerp(_ from: simd_quatd, _ to: simd_quatd, _ t: Double) -> simd_quatd {
    let length = simd_length(from.vector + to.vector)
    let angle = 2 * atan2(simd_length(from.vector - to.vector), length)
    guard abs(sin(angle)) > .ulpOfOne else {
      return simd_quatd(vector: simd_normalize(from.vector + (to.vector - from.vector) * t))
    }
    let parts = from.vector * (sin((1 - t) * angle) / sin(angle)) + to.vector * (sin(t * angle) / sin(angle))
    return simd_quatd(vector: simd_normalize(parts))
  }
}
