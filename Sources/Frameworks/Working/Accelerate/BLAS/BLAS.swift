// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Vectors and matrices, by the names of the Basic Linear Algebra Subprograms. A stride below zero runs from the end.

public struct CBLAS_ORDER: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public var CblasRowMajor: CBLAS_ORDER { CBLAS_ORDER(101) }
public var CblasColMajor: CBLAS_ORDER { CBLAS_ORDER(102) }

public struct CBLAS_TRANSPOSE: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public var CblasNoTrans: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(111) }
public var CblasTrans: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(112) }
public var CblasConjTrans: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(113) }

/// Where the first number is of so many at a distance, which may be below zero.
private func start(_ count: Int32, _ stride: Int32) -> Int { stride < 0 ? Int(1 - count) * Int(stride) : 0 }

/// The sum of products.
public func cblas_sdot(
  _ __N: Int32, _ __X: UnsafePointer<Float>!, _ __incX: Int32, _ __Y: UnsafePointer<Float>!, _ __incY: Int32
) -> Float {
  var (sum, x, y): (Float, Int, Int) = (0, start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(0, Int(__N)) {
    sum += __X[x] * __Y[y]
    (x, y) = (x + Int(__incX), y + Int(__incY))
  }
  return sum
}

/// Adds a multiple of one vector to another.
public func cblas_saxpy(
  _ __N: Int32, _ __alpha: Float, _ __X: UnsafePointer<Float>!, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>!,
  _ __incY: Int32
) {
  var (x, y) = (start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(0, Int(__N)) {
    __Y[y] += __alpha * __X[x]
    (x, y) = (x + Int(__incX), y + Int(__incY))
  }
}

public func cblas_scopy(
  _ __N: Int32, _ __X: UnsafePointer<Float>!, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>!, _ __incY: Int32
) {
  var (x, y) = (start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(0, Int(__N)) {
    __Y[y] = __X[x]
    (x, y) = (x + Int(__incX), y + Int(__incY))
  }
}

public func cblas_sswap(
  _ __N: Int32, _ __X: UnsafeMutablePointer<Float>!, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>!,
  _ __incY: Int32
) {
  var (x, y) = (start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(0, Int(__N)) {
    (__X[x], __Y[y]) = (__Y[y], __X[x])
    (x, y) = (x + Int(__incX), y + Int(__incY))
  }
}

public func cblas_sscal(_ __N: Int32, _ __alpha: Float, _ __X: UnsafeMutablePointer<Float>!, _ __incX: Int32) {
  guard __incX > 0 else { return }
  for index in 0..<max(0, Int(__N)) { __X[index * Int(__incX)] *= __alpha }
}

/// The length of a vector.
public func cblas_snrm2(_ __N: Int32, _ __X: UnsafePointer<Float>!, _ __incX: Int32) -> Float {
  guard __incX > 0 else { return 0 }
  // Against the largest number, whose square might be too large.
  let largest = (0..<max(0, Int(__N))).reduce(Float(0)) { max($0, __X[$1 * Int(__incX)].magnitude) }
  guard largest > 0 else { return 0 }
  let sum = (0..<Int(__N)).reduce(Float(0)) {
    let part = __X[$1 * Int(__incX)] / largest
    return $0 + part * part
  }
  return largest * sum.squareRoot()
}

/// The sum of sizes.
public func cblas_sasum(_ __N: Int32, _ __X: UnsafePointer<Float>!, _ __incX: Int32) -> Float {
  guard __incX > 0 else { return 0 }
  return (0..<max(0, Int(__N))).reduce(Float(0)) { $0 + __X[$1 * Int(__incX)].magnitude }
}

/// The number of the largest in size, the first of several.
public func cblas_isamax(_ __N: Int32, _ __X: UnsafePointer<Float>!, _ __incX: Int32) -> Int32 {
  guard __N > 0, __incX > 0 else { return 0 }
  var best = 0
  for index in 1..<max(1, Int(__N))
  where __X[index * Int(__incX)].magnitude > __X[best * Int(__incX)].magnitude { best = index }
  return Int32(best)
}

/// Y = α · A · X + β · Y, of a matrix of M rows and N columns.
public func cblas_sgemv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __alpha: Float,
  _ __A: UnsafePointer<Float>!,
  _ __lda: Int32, _ __X: UnsafePointer<Float>!, _ __incX: Int32, _ __beta: Float, _ __Y: UnsafeMutablePointer<Float>!,
  _ __incY: Int32
) {
  let isTurned = __TransA != CblasNoTrans
  let (rows, columns) = isTurned ? (__N, __M) : (__M, __N)
  // Turned twice where it is kept by columns and asked for as it is kept.
  let byRows = (__Order == CblasRowMajor) != isTurned
  let (x0, y0) = (start(columns, __incX), start(rows, __incY))
  for row in 0..<Int(rows) {
    var sum: Float = 0
    for column in 0..<Int(columns) {
      let place = byRows ? row * Int(__lda) + column : column * Int(__lda) + row
      sum += __A[place] * __X[x0 + column * Int(__incX)]
    }
    let y = y0 + row * Int(__incY)
    __Y[y] = __alpha * sum + (__beta == 0 ? 0 : __beta * __Y[y])
  }
}

/// C = α · A · B + β · C, of matrices of M rows and K columns, and of K rows and N columns.
public func cblas_sgemm(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32,
  _ __K: Int32, _ __alpha: Float, _ __A: UnsafePointer<Float>!, _ __lda: Int32, _ __B: UnsafePointer<Float>!,
  _ __ldb: Int32, _ __beta: Float, _ __C: UnsafeMutablePointer<Float>!,
  _ __ldc: Int32
) {
  let isByRows = __Order == CblasRowMajor
  let (aByRows, bByRows) = (isByRows != (__TransA != CblasNoTrans), isByRows != (__TransB != CblasNoTrans))
  for row in 0..<Int(__M) {
    for column in 0..<Int(__N) {
      var sum: Float = 0
      for part in 0..<Int(__K) {
        let a = aByRows ? row * Int(__lda) + part : part * Int(__lda) + row
        let b = bByRows ? part * Int(__ldb) + column : column * Int(__ldb) + part
        sum += __A[a] * __B[b]
      }
      let c = isByRows ? row * Int(__ldc) + column : column * Int(__ldc) + row
      __C[c] = __alpha * sum + (__beta == 0 ? 0 : __beta * __C[c])
    }
  }
}

/// The sum of products.
public func cblas_ddot(
  _ __N: Int32, _ __X: UnsafePointer<Double>!, _ __incX: Int32, _ __Y: UnsafePointer<Double>!, _ __incY: Int32
) -> Double {
  var (sum, x, y): (Double, Int, Int) = (0, start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(0, Int(__N)) {
    sum += __X[x] * __Y[y]
    (x, y) = (x + Int(__incX), y + Int(__incY))
  }
  return sum
}

/// Adds a multiple of one vector to another.
public func cblas_daxpy(
  _ __N: Int32, _ __alpha: Double, _ __X: UnsafePointer<Double>!, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Double>!,
  _ __incY: Int32
) {
  var (x, y) = (start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(0, Int(__N)) {
    __Y[y] += __alpha * __X[x]
    (x, y) = (x + Int(__incX), y + Int(__incY))
  }
}

public func cblas_dcopy(
  _ __N: Int32, _ __X: UnsafePointer<Double>!, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Double>!, _ __incY: Int32
) {
  var (x, y) = (start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(0, Int(__N)) {
    __Y[y] = __X[x]
    (x, y) = (x + Int(__incX), y + Int(__incY))
  }
}

public func cblas_dswap(
  _ __N: Int32, _ __X: UnsafeMutablePointer<Double>!, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Double>!,
  _ __incY: Int32
) {
  var (x, y) = (start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(0, Int(__N)) {
    (__X[x], __Y[y]) = (__Y[y], __X[x])
    (x, y) = (x + Int(__incX), y + Int(__incY))
  }
}

public func cblas_dscal(_ __N: Int32, _ __alpha: Double, _ __X: UnsafeMutablePointer<Double>!, _ __incX: Int32) {
  guard __incX > 0 else { return }
  for index in 0..<max(0, Int(__N)) { __X[index * Int(__incX)] *= __alpha }
}

/// The length of a vector.
public func cblas_dnrm2(_ __N: Int32, _ __X: UnsafePointer<Double>!, _ __incX: Int32) -> Double {
  guard __incX > 0 else { return 0 }
  // Against the largest number, whose square might be too large.
  let largest = (0..<max(0, Int(__N))).reduce(Double(0)) { max($0, __X[$1 * Int(__incX)].magnitude) }
  guard largest > 0 else { return 0 }
  let sum = (0..<Int(__N)).reduce(Double(0)) {
    let part = __X[$1 * Int(__incX)] / largest
    return $0 + part * part
  }
  return largest * sum.squareRoot()
}

/// The sum of sizes.
public func cblas_dasum(_ __N: Int32, _ __X: UnsafePointer<Double>!, _ __incX: Int32) -> Double {
  guard __incX > 0 else { return 0 }
  return (0..<max(0, Int(__N))).reduce(Double(0)) { $0 + __X[$1 * Int(__incX)].magnitude }
}

/// The number of the largest in size, the first of several.
public func cblas_idamax(_ __N: Int32, _ __X: UnsafePointer<Double>!, _ __incX: Int32) -> Int32 {
  guard __N > 0, __incX > 0 else { return 0 }
  var best = 0
  for index in 1..<max(1, Int(__N))
  where __X[index * Int(__incX)].magnitude > __X[best * Int(__incX)].magnitude { best = index }
  return Int32(best)
}

/// Y = α · A · X + β · Y, of a matrix of M rows and N columns.
public func cblas_dgemv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __alpha: Double,
  _ __A: UnsafePointer<Double>!,
  _ __lda: Int32, _ __X: UnsafePointer<Double>!, _ __incX: Int32, _ __beta: Double,
  _ __Y: UnsafeMutablePointer<Double>!, _ __incY: Int32
) {
  let isTurned = __TransA != CblasNoTrans
  let (rows, columns) = isTurned ? (__N, __M) : (__M, __N)
  // Turned twice where it is kept by columns and asked for as it is kept.
  let byRows = (__Order == CblasRowMajor) != isTurned
  let (x0, y0) = (start(columns, __incX), start(rows, __incY))
  for row in 0..<Int(rows) {
    var sum: Double = 0
    for column in 0..<Int(columns) {
      let place = byRows ? row * Int(__lda) + column : column * Int(__lda) + row
      sum += __A[place] * __X[x0 + column * Int(__incX)]
    }
    let y = y0 + row * Int(__incY)
    __Y[y] = __alpha * sum + (__beta == 0 ? 0 : __beta * __Y[y])
  }
}

/// C = α · A · B + β · C, of matrices of M rows and K columns, and of K rows and N columns.
public func cblas_dgemm(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32,
  _ __K: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>!, _ __lda: Int32, _ __B: UnsafePointer<Double>!,
  _ __ldb: Int32, _ __beta: Double, _ __C: UnsafeMutablePointer<Double>!,
  _ __ldc: Int32
) {
  let isByRows = __Order == CblasRowMajor
  let (aByRows, bByRows) = (isByRows != (__TransA != CblasNoTrans), isByRows != (__TransB != CblasNoTrans))
  for row in 0..<Int(__M) {
    for column in 0..<Int(__N) {
      var sum: Double = 0
      for part in 0..<Int(__K) {
        let a = aByRows ? row * Int(__lda) + part : part * Int(__lda) + row
        let b = bByRows ? part * Int(__ldb) + column : column * Int(__ldb) + part
        sum += __A[a] * __B[b]
      }
      let c = isByRows ? row * Int(__ldc) + column : column * Int(__ldc) + row
      __C[c] = __alpha * sum + (__beta == 0 ? 0 : __beta * __C[c])
    }
  }
}
