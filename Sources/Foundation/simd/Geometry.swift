// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Lengths, products and ways between vectors. Generic, so that they are few for the compiler to choose from.

@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * x).sum() }
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * x).sum().squareRoot()
}
@inlinable public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
@inlinable public func simd_precise_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x)
}
/// The sum of the numbers' sizes.
@inlinable public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_abs(x).sum() }
/// The largest of the numbers' sizes.
@inlinable public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_abs(x).max() }
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
@inlinable public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
@inlinable public func simd_precise_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}
@inlinable public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}
/// The part of the first vector that lies along the second.
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (simd_dot(x, y) / simd_length_squared(y))
}
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * simd_dot(x, n))
}
/// A ray that passes into another medium; zero where it is thrown back.
@inlinable public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  let dot = simd_dot(x, n)
  let rest = 1 - eta * eta * (1 - dot * dot)
  return rest >= 0 ? x * eta - n * (eta * dot + rest.squareRoot()) : V()
}

@inlinable public func simd_cross<Scalar: FloatingPoint & SIMDScalar>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The product of two vectors of a plane, which stands at a right angle to it.
@inlinable public func simd_cross<Scalar: FloatingPoint & SIMDScalar>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> SIMD3<Scalar> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
/// Above zero where the second vector lies to the left of the first.
@inlinable public func simd_orient<Scalar: FloatingPoint & SIMDScalar>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> Scalar { x.x * y.y - x.y * y.x }

@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, y) }
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x)
}
@inlinable public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_norm_one(x) }
@inlinable public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_norm_inf(x) }
@inlinable public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance(x, y)
}
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance_squared(x, y)
}
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { simd_project(x, y) }
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(x, n) }
@inlinable public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  simd_refract(x, n, eta)
}
@inlinable public func cross<Scalar: FloatingPoint & SIMDScalar>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> { simd_cross(x, y) }
@inlinable public func cross<Scalar: FloatingPoint & SIMDScalar>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> SIMD3<Scalar> { simd_cross(x, y) }
