// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

// Numbers made of numbers, one of each.

/// Sizes.
public func vDSP_vabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { $0.magnitude } }

/// Negatives.
public func vDSP_vneg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { -$0 } }

/// Negatives of sizes.
public func vDSP_vnabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { -$0.magnitude } }

/// Squares.
public func vDSP_vsq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { $0 * $0 } }

/// Squares, each with its number's sign.
public func vDSP_vssq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { $0 * $0.magnitude } }

/// Sums with one number.
public func vDSP_vsadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  Loop.map(__A, __IA, __C, __IC, __N) { $0 + b }
}

/// Products with one number.
public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  Loop.map(__A, __IA, __C, __IC, __N) { $0 * b }
}

/// Quotients by one number.
public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  Loop.map(__A, __IA, __C, __IC, __N) { $0 / b }
}

/// Numbers, or the limit where they are below it.
public func vDSP_vthr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  Loop.map(__A, __IA, __C, __IC, __N) { max($0, b) }
}

/// Numbers, or zero where they are below the limit.
public func vDSP_vthres(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  Loop.map(__A, __IA, __C, __IC, __N) { $0 >= b ? $0 : 0 }
}

/// One number divided by each.
public func vDSP_svdiv(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let a = __A.pointee
  Loop.map(__B, __IB, __C, __IC, __N) { a / $0 }
}

/// Products with one number, and another added.
public func vDSP_vsmsa(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (b, c) = (__B.pointee, __C.pointee)
  Loop.map(__A, __IA, __D, __ID, __N) { $0 * b + c }
}

/// Numbers between two limits.
public func vDSP_vclip(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (low, high) = (__B.pointee, __C.pointee)
  Loop.map(__A, __IA, __D, __ID, __N) { max(low, min(high, $0)) }
}

/// The limits' number where a number is at or above the first, its negative elsewhere.
public func vDSP_vlim(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (limit, value) = (__B.pointee, __C.pointee)
  Loop.map(__A, __IA, __D, __ID, __N) { $0 >= limit ? value : -value }
}

/// Decibels of powers (flag 0) or amplitudes (flag 1), against a reference.
public func vDSP_vdbcon(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length, _ __F: UInt32
) {
  let (reference, factor): (Float, Float) = (__B.pointee, __F == 0 ? 10 : 20)
  Loop.map(__A, __IA, __C, __IC, __N) { factor * log10($0 / reference) }
}

/// Sizes.
public func vDSP_vabsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { $0.magnitude } }

/// Negatives.
public func vDSP_vnegD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { -$0 } }

/// Negatives of sizes.
public func vDSP_vnabsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { -$0.magnitude } }

/// Squares.
public func vDSP_vsqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { $0 * $0 } }

/// Squares, each with its number's sign.
public func vDSP_vssqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { $0 * $0.magnitude } }

/// Sums with one number.
public func vDSP_vsaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  Loop.map(__A, __IA, __C, __IC, __N) { $0 + b }
}

/// Products with one number.
public func vDSP_vsmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  Loop.map(__A, __IA, __C, __IC, __N) { $0 * b }
}

/// Quotients by one number.
public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  Loop.map(__A, __IA, __C, __IC, __N) { $0 / b }
}

/// Numbers, or the limit where they are below it.
public func vDSP_vthrD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  Loop.map(__A, __IA, __C, __IC, __N) { max($0, b) }
}

/// Numbers, or zero where they are below the limit.
public func vDSP_vthresD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let b = __B.pointee
  Loop.map(__A, __IA, __C, __IC, __N) { $0 >= b ? $0 : 0 }
}

/// One number divided by each.
public func vDSP_svdivD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let a = __A.pointee
  Loop.map(__B, __IB, __C, __IC, __N) { a / $0 }
}

/// Products with one number, and another added.
public func vDSP_vsmsaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (b, c) = (__B.pointee, __C.pointee)
  Loop.map(__A, __IA, __D, __ID, __N) { $0 * b + c }
}

/// Numbers between two limits.
public func vDSP_vclipD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (low, high) = (__B.pointee, __C.pointee)
  Loop.map(__A, __IA, __D, __ID, __N) { max(low, min(high, $0)) }
}

/// The limits' number where a number is at or above the first, its negative elsewhere.
public func vDSP_vlimD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>,
  _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (limit, value) = (__B.pointee, __C.pointee)
  Loop.map(__A, __IA, __D, __ID, __N) { $0 >= limit ? value : -value }
}

/// Decibels of powers (flag 0) or amplitudes (flag 1), against a reference.
public func vDSP_vdbconD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __N: vDSP_Length, _ __F: UInt32
) {
  let (reference, factor): (Double, Double) = (__B.pointee, __F == 0 ? 10 : 20)
  Loop.map(__A, __IA, __C, __IC, __N) { factor * log10($0 / reference) }
}
