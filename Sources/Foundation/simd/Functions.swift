// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Glibc

// The C library's functions, of each number of a vector.

public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.sin($0) } }
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.sin($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.cos($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.cos($0) } }
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.tan($0) } }
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.tan($0) } }
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.asin($0) } }
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.asin($0) } }
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.acos($0) } }
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.acos($0) } }
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.atan($0) } }
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.atan($0) } }
public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.sinh($0) } }
public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.sinh($0) } }
public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.cosh($0) } }
public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.cosh($0) } }
public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.tanh($0) } }
public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.tanh($0) } }
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.exp($0) } }
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.exp($0) } }
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.exp2($0) } }
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.exp2($0) } }
public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.log($0) } }
public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.log($0) } }
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.log2($0) } }
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.log2($0) } }
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x._mapped { Glibc.log10($0) } }
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x._mapped { Glibc.log10($0) } }
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float { x._mapped(y) { Glibc.pow($0, $1) } }
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double { x._mapped(y) { Glibc.pow($0, $1) } }
public func atan2<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float { x._mapped(y) { Glibc.atan2($0, $1) } }
public func atan2<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double { x._mapped(y) { Glibc.atan2($0, $1) } }
public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float { x._mapped(y) { Glibc.fmod($0, $1) } }
public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double { x._mapped(y) { Glibc.fmod($0, $1) } }
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrAwayFromZero) }
public func rint<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrEven) }
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }
public func fabs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }

extension SIMD {
  fileprivate func _mapped(_ change: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = change(self[index]) }
    return result
  }

  fileprivate func _mapped(_ other: Self, _ change: (Scalar, Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = change(self[index], other[index]) }
    return result
  }
}
