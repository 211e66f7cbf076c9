// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Functions for vectors of each size, and their scalar forms.

@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< V(repeating: 0))
}
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
  x.replacing(with: 0 &- x, where: x .< V(repeating: 0))
}
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V().replacing(with: V(repeating: 1), where: x .> V(repeating: 0))
    .replacing(with: V(repeating: -1), where: x .< V(repeating: 0))
}
/// 0 below the edge, 1 from it on.
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: V(repeating: 0), where: x .< edge)
}
/// 0 below the first edge, 1 above the second, an S between them.
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: V(repeating: 0), upperBound: V(repeating: 1))
  return t * t * (V(repeating: 3) - t * 2)
}
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
@inlinable public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x }
@inlinable public func simd_fast_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_recip(x) }
@inlinable public func simd_precise_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_recip(x) }
@inlinable public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1) / x.squareRoot()
}
@inlinable public func simd_fast_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_rsqrt(x) }
@inlinable public func simd_precise_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_rsqrt(x) }
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
  x.wrappedSum()
}
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

@inlinable public func simd_abs<T: FloatingPoint>(_ x: T) -> T { x.magnitude }
@inlinable public func simd_min<T: FloatingPoint>(_ x: T, _ y: T) -> T { T.minimum(x, y) }
@inlinable public func simd_max<T: FloatingPoint>(_ x: T, _ y: T) -> T { T.maximum(x, y) }
@inlinable public func simd_clamp<T: FloatingPoint>(_ x: T, _ min: T, _ max: T) -> T {
  T.minimum(T.maximum(x, min), max)
}
@inlinable public func simd_mix<T: FloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + t * (y - x) }
@inlinable public func simd_sign<T: FloatingPoint>(_ x: T) -> T { x > 0 ? 1 : x < 0 ? -1 : 0 }
@inlinable public func simd_step<T: FloatingPoint>(_ edge: T, _ x: T) -> T { x < edge ? 0 : 1 }
@inlinable public func simd_smoothstep<T: FloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
@inlinable public func simd_fract<T: FloatingPoint>(_ x: T) -> T { x - x.rounded(.down) }
@inlinable public func simd_recip<T: FloatingPoint>(_ x: T) -> T { 1 / x }
@inlinable public func simd_rsqrt<T: FloatingPoint>(_ x: T) -> T { 1 / x.squareRoot() }

@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }
@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger { simd_abs(x) }
@inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
@inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
@inlinable public func min<V: SIMD>(_ x: V, _ y: V.Scalar) -> V where V.Scalar: Comparable {
  pointwiseMin(x, V(repeating: y))
}
@inlinable public func max<V: SIMD>(_ x: V, _ y: V.Scalar) -> V where V.Scalar: Comparable {
  pointwiseMax(x, V(repeating: y))
}
@inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
@inlinable public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { simd_mix(x, y, t) }
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, V(repeating: t))
}
@inlinable public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_sign(x) }
@inlinable public func sign(_ x: Float) -> Float { simd_sign(x) }
@inlinable public func sign(_ x: Double) -> Double { simd_sign(x) }
@inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint { simd_step(edge, x) }
@inlinable public func step(_ x: Float, edge: Float) -> Float { simd_step(edge, x) }
@inlinable public func step(_ x: Double, edge: Double) -> Double { simd_step(edge, x) }
@inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  simd_smoothstep(edge0, edge1, x)
}
@inlinable public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_fract(x) }
@inlinable public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_recip(x) }
@inlinable public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_rsqrt(x) }
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
@inlinable public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
@inlinable public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
