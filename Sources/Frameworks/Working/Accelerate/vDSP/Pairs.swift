// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Numbers made of pairs of numbers.

/// Sums.
public func vDSP_vadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { $0 + $1 } }

/// The second numbers less the first: C = A − B, where B is given first.
public func vDSP_vsub(
  _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__B, __IB, __A, __IA, __C, __IC, __N) { $1 - $0 } }

/// Products.
public func vDSP_vmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { $0 * $1 } }

/// The second numbers divided by the first: C = A / B, where B is given first.
public func vDSP_vdiv(
  _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__B, __IB, __A, __IA, __C, __IC, __N) { $1 / $0 } }

/// The larger of each pair.
public func vDSP_vmax(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { max($0, $1) } }

/// The smaller of each pair.
public func vDSP_vmin(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { min($0, $1) } }

/// Roots of the sums of squares.
public func vDSP_vdist(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { ($0 * $0 + $1 * $1).squareRoot() } }

/// Products and a sum: D = A · B + C.
public func vDSP_vma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b, c) = (__A[index * __IA], __B[index * __IB], __C[index * __IC])
    __D[index * __ID] = a * b + c
  }
}

/// Products and a difference: D = A · B − C.
public func vDSP_vmsb(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b, c) = (__A[index * __IA], __B[index * __IB], __C[index * __IC])
    __D[index * __ID] = a * b - c
  }
}

/// Sums and a product: D = (A + B) · C.
public func vDSP_vam(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b, c) = (__A[index * __IA], __B[index * __IB], __C[index * __IC])
    __D[index * __ID] = (a + b) * c
  }
}

/// Differences and a product: D = (A − B) · C.
public func vDSP_vsbm(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b, c) = (__A[index * __IA], __B[index * __IB], __C[index * __IC])
    __D[index * __ID] = (a - b) * c
  }
}

/// Products with one number, and the second numbers added: D = A · b + C.
public func vDSP_vsma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __IC: vDSP_Stride,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  Loop.map(__A, __IA, __C, __IC, __D, __ID, __N) { $0 * b + $1 }
}

/// Ways from the first numbers to the second: D = A + c · (B − A).
public func vDSP_vintb(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let c = __C.pointee
  Loop.map(__A, __IA, __B, __IB, __D, __ID, __N) { $0 + c * ($1 - $0) }
}

/// Sums.
public func vDSP_vaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { $0 + $1 } }

/// The second numbers less the first: C = A − B, where B is given first.
public func vDSP_vsubD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__B, __IB, __A, __IA, __C, __IC, __N) { $1 - $0 } }

/// Products.
public func vDSP_vmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { $0 * $1 } }

/// The second numbers divided by the first: C = A / B, where B is given first.
public func vDSP_vdivD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__B, __IB, __A, __IA, __C, __IC, __N) { $1 / $0 } }

/// The larger of each pair.
public func vDSP_vmaxD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { max($0, $1) } }

/// The smaller of each pair.
public func vDSP_vminD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { min($0, $1) } }

/// Roots of the sums of squares.
public func vDSP_vdistD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { ($0 * $0 + $1 * $1).squareRoot() } }

/// Products and a sum: D = A · B + C.
public func vDSP_vmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b, c) = (__A[index * __IA], __B[index * __IB], __C[index * __IC])
    __D[index * __ID] = a * b + c
  }
}

/// Products and a difference: D = A · B − C.
public func vDSP_vmsbD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b, c) = (__A[index * __IA], __B[index * __IB], __C[index * __IC])
    __D[index * __ID] = a * b - c
  }
}

/// Sums and a product: D = (A + B) · C.
public func vDSP_vamD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b, c) = (__A[index * __IA], __B[index * __IB], __C[index * __IC])
    __D[index * __ID] = (a + b) * c
  }
}

/// Differences and a product: D = (A − B) · C.
public func vDSP_vsbmD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b, c) = (__A[index * __IA], __B[index * __IB], __C[index * __IC])
    __D[index * __ID] = (a - b) * c
  }
}

/// Products with one number, and the second numbers added: D = A · b + C.
public func vDSP_vsmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
  _ __IC: vDSP_Stride,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  Loop.map(__A, __IA, __C, __IC, __D, __ID, __N) { $0 * b + $1 }
}

/// Ways from the first numbers to the second: D = A + c · (B − A).
public func vDSP_vintbD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let c = __C.pointee
  Loop.map(__A, __IA, __B, __IB, __D, __ID, __N) { $0 + c * ($1 - $0) }
}
