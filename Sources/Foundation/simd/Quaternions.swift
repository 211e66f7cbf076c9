// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the quaternions share. Apple's have no such protocol: use their own names.
public protocol _SIMDQuaternion: CustomDebugStringConvertible {
  associatedtype _Scalar: BinaryFloatingPoint & SIMDScalar
  var vector: SIMD4<_Scalar> { get set }
  init(vector: SIMD4<_Scalar>)
}

extension _SIMDQuaternion {
  public var real: _Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<_Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// The direction about which the quaternion rotates.
  public var axis: SIMD3<_Scalar> { simd_normalize(imag) }
  public var length: _Scalar { simd_length(vector) }
  public var conjugate: Self { Self(vector: SIMD4(-vector.x, -vector.y, -vector.z, vector.w)) }
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
  public var normalized: Self { Self(vector: simd_normalize(vector)) }

  /// A vector, rotated by the quaternion, which is taken to have the length 1.
  public func act(_ vector: SIMD3<_Scalar>) -> SIMD3<_Scalar> {
    let twice = simd_cross(imag, vector) * 2
    return vector + twice * real + simd_cross(imag, twice)
  }

  public static func + (left: Self, right: Self) -> Self { Self(vector: left.vector + right.vector) }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func - (left: Self, right: Self) -> Self { Self(vector: left.vector - right.vector) }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static prefix func - (quaternion: Self) -> Self { Self(vector: -quaternion.vector) }
  public static func * (left: _Scalar, right: Self) -> Self { Self(vector: right.vector * left) }
  public static func * (left: Self, right: _Scalar) -> Self { Self(vector: left.vector * right) }
  public static func *= (left: inout Self, right: _Scalar) { left = left * right }
  public static func / (left: Self, right: _Scalar) -> Self { Self(vector: left.vector / right) }
  public static func /= (left: inout Self, right: _Scalar) { left = left / right }

  /// The rotation on the right, then that on the left.
  public static func * (left: Self, right: Self) -> Self {
    let real = left.real * right.real - simd_dot(left.imag, right.imag)
    let turned = simd_cross(left.imag, right.imag)
    return Self(vector: SIMD4(right.imag * left.real + left.imag * right.real + turned, real))
  }
  public static func *= (left: inout Self, right: Self) { left = left * right }

  public var debugDescription: String { "\(Self.self)(real: \(real), imag: \(imag))" }

  static func _vector(from: SIMD3<_Scalar>, to: SIMD3<_Scalar>) -> SIMD4<_Scalar> {
    let half = from + to
    let squared = simd_length_squared(half)
    guard squared > .ulpOfOne else {
      // Half a turn: about any axis at a right angle to the direction.
      let isAlongX = from.x.magnitude > from.y.magnitude
      let axis = simd_normalize(simd_cross(from, isAlongX ? SIMD3(0, 1, 0) : SIMD3(1, 0, 0)))
      return SIMD4(axis, 0)
    }
    let middle = half / squared.squareRoot()
    return SIMD4(simd_cross(from, middle), simd_dot(from, middle))
  }

  static func _vector(_ x: SIMD3<_Scalar>, _ y: SIMD3<_Scalar>, _ z: SIMD3<_Scalar>) -> SIMD4<_Scalar> {
    // From the largest of the four parts, which no division makes worse.
    let trace = x.x + y.y + z.z
    if trace >= 0 {
      let root = (trace + 1).squareRoot()
      let factor = 0.5 / root
      return SIMD4((y.z - z.y) * factor, (z.x - x.z) * factor, (x.y - y.x) * factor, root / 2)
    }
    if x.x >= y.y, x.x >= z.z {
      let root = (1 - y.y - z.z + x.x).squareRoot()
      let factor = 0.5 / root
      return SIMD4(root / 2, (x.y + y.x) * factor, (x.z + z.x) * factor, (y.z - z.y) * factor)
    }
    if y.y >= z.z {
      let root = (1 - x.x - z.z + y.y).squareRoot()
      let factor = 0.5 / root
      return SIMD4((x.y + y.x) * factor, root / 2, (y.z + z.y) * factor, (z.x - x.z) * factor)
    }
    let root = (1 - x.x - y.y + z.z).squareRoot()
    let factor = 0.5 / root
    return SIMD4((x.z + z.x) * factor, (y.z + z.y) * factor, root / 2, (x.y - y.x) * factor)
  }
}

public func simd_mul<Quaternion: _SIMDQuaternion>(_ p: Quaternion, _ q: Quaternion) -> Quaternion { p * q }
public func simd_mul<Quaternion: _SIMDQuaternion>(_ q: Quaternion, _ a: Quaternion._Scalar) -> Quaternion { q * a }
public func simd_mul<Quaternion: _SIMDQuaternion>(_ a: Quaternion._Scalar, _ q: Quaternion) -> Quaternion { a * q }
public func simd_add<Quaternion: _SIMDQuaternion>(_ p: Quaternion, _ q: Quaternion) -> Quaternion { p + q }
public func simd_sub<Quaternion: _SIMDQuaternion>(_ p: Quaternion, _ q: Quaternion) -> Quaternion { p - q }
public func simd_real<Quaternion: _SIMDQuaternion>(_ q: Quaternion) -> Quaternion._Scalar { q.real }
public func simd_imag<Quaternion: _SIMDQuaternion>(_ q: Quaternion) -> SIMD3<Quaternion._Scalar> { q.imag }
public func simd_axis<Quaternion: _SIMDQuaternion>(_ q: Quaternion) -> SIMD3<Quaternion._Scalar> { q.axis }
public func simd_conjugate<Quaternion: _SIMDQuaternion>(_ q: Quaternion) -> Quaternion { q.conjugate }
public func simd_inverse<Quaternion: _SIMDQuaternion>(_ q: Quaternion) -> Quaternion { q.inverse }
public func simd_negate<Quaternion: _SIMDQuaternion>(_ q: Quaternion) -> Quaternion { -q }
public func simd_normalize<Quaternion: _SIMDQuaternion>(_ q: Quaternion) -> Quaternion { q.normalized }
public func simd_length<Quaternion: _SIMDQuaternion>(_ q: Quaternion) -> Quaternion._Scalar { q.length }
public func simd_dot<Quaternion: _SIMDQuaternion>(_ p: Quaternion, _ q: Quaternion) -> Quaternion._Scalar {
  simd_dot(p.vector, q.vector)
}
public func simd_act<Quaternion: _SIMDQuaternion>(
  _ q: Quaternion, _ v: SIMD3<Quaternion._Scalar>
) -> SIMD3<Quaternion._Scalar> { q.act(v) }
public func simd_angle(_ q: simd_quatf) -> Float { q.angle }
public func simd_angle(_ q: simd_quatd) -> Double { q.angle }
