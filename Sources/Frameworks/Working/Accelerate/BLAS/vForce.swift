// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

// Functions of the C library over many numbers.

public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { $0.squareRoot() }
}
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { $0.squareRoot() }
}
public func vvrecf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { 1 / $0 }
}
public func vvrec(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { 1 / $0 }
}
public func vvrsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { 1 / $0.squareRoot() }
}
public func vvrsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { 1 / $0.squareRoot() }
}
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { exp($0) }
}
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { exp($0) }
}
public func vvexp2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { exp2($0) }
}
public func vvexp2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { exp2($0) }
}
public func vvexpm1f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { expm1($0) }
}
public func vvexpm1(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { expm1($0) }
}
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { log($0) }
}
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { log($0) }
}
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { log2($0) }
}
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { log2($0) }
}
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { log10($0) }
}
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { log10($0) }
}
public func vvlog1pf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { log1p($0) }
}
public func vvlog1p(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { log1p($0) }
}
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { sin($0) }
}
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { sin($0) }
}
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { cos($0) }
}
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { cos($0) }
}
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { tan($0) }
}
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { tan($0) }
}
public func vvasinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { asin($0) }
}
public func vvasin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { asin($0) }
}
public func vvacosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { acos($0) }
}
public func vvacos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { acos($0) }
}
public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { atan($0) }
}
public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { atan($0) }
}
public func vvsinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { sinh($0) }
}
public func vvsinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { sinh($0) }
}
public func vvcoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { cosh($0) }
}
public func vvcosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { cosh($0) }
}
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { tanh($0) }
}
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { tanh($0) }
}
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { $0.magnitude }
}
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { $0.magnitude }
}
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { $0.rounded(.down) }
}
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { $0.rounded(.down) }
}
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { $0.rounded(.up) }
}
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { $0.rounded(.up) }
}
public func vvintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { $0.rounded(.towardZero) }
}
public func vvint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { $0.rounded(.towardZero) }
}
public func vvnintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { $0.rounded(.toNearestOrEven) }
}
public func vvnint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  Loop.map(x, 1, y, 1, vDSP_Length(n.pointee)) { $0.rounded(.toNearestOrEven) }
}
public func vvpowf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { Loop.map(x, 1, y, 1, z, 1, vDSP_Length(n.pointee)) { pow($0, $1) } }
public func vvpow(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { Loop.map(x, 1, y, 1, z, 1, vDSP_Length(n.pointee)) { pow($0, $1) } }
public func vvatan2f(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { Loop.map(y, 1, x, 1, z, 1, vDSP_Length(n.pointee)) { atan2($0, $1) } }
public func vvatan2(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { Loop.map(y, 1, x, 1, z, 1, vDSP_Length(n.pointee)) { atan2($0, $1) } }
public func vvdivf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { Loop.map(y, 1, x, 1, z, 1, vDSP_Length(n.pointee)) { $0 / $1 } }
public func vvdiv(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { Loop.map(y, 1, x, 1, z, 1, vDSP_Length(n.pointee)) { $0 / $1 } }
public func vvfmodf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { Loop.map(y, 1, x, 1, z, 1, vDSP_Length(n.pointee)) { fmod($0, $1) } }
public func vvfmod(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { Loop.map(y, 1, x, 1, z, 1, vDSP_Length(n.pointee)) { fmod($0, $1) } }
