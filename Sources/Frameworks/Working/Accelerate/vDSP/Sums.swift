// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// One number of many.

/// The sum.
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 }
}

/// The sum of the squares.
public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 * $1 }
}

/// The sum of the sizes.
public func vDSP_svemg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + $1.magnitude }
}

/// The sum of the squares, each with its number's sign.
public func vDSP_svs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 * $1.magnitude }
}

/// The mean.
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  let sum = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 }
  __C.pointee = sum / Float(__N)
}

/// The mean of the squares.
public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  let sum = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 * $1 }
  __C.pointee = sum / Float(__N)
}

/// The mean of the sizes.
public func vDSP_meamgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  let sum = Loop.reduce(__A, __IA, __N, 0) { $0 + $1.magnitude }
  __C.pointee = sum / Float(__N)
}

/// The root of the mean of the squares.
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  let sum = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 * $1 }
  __C.pointee = (sum / Float(__N)).squareRoot()
}

/// The largest; −∞ of none.
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, -.infinity) { max($0, $1) }
}

/// The smallest; ∞ of none.
public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, .infinity) { min($0, $1) }
}

/// The largest size; 0 of none.
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, 0) { max($0, $1.magnitude) }
}

/// The smallest size; ∞ of none.
public func vDSP_minmgv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, .infinity) { min($0, $1.magnitude) }
}

/// The largest and where it is, in strides.
public func vDSP_maxvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>,
  _ __N: vDSP_Length
) {
  var (best, place): (Float, Int) = (-.infinity, 0)
  for index in 0..<Int(__N) where __A[index * __IA] > best {
    (best, place) = (__A[index * __IA], index * __IA)
  }
  (__C.pointee, __I.pointee) = (best, vDSP_Length(place))
}

/// The smallest and where it is, in strides.
public func vDSP_minvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>,
  _ __N: vDSP_Length
) {
  var (best, place): (Float, Int) = (.infinity, 0)
  for index in 0..<Int(__N) where __A[index * __IA] < best {
    (best, place) = (__A[index * __IA], index * __IA)
  }
  (__C.pointee, __I.pointee) = (best, vDSP_Length(place))
}

/// The sum of the products of pairs.
public func vDSP_dotpr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
  __C.pointee = sum
}

/// The sum of the squares of differences.
public func vDSP_distancesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride,
  _ __D: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) {
    let difference = __A[index * __IA] - __C[index * __IC]
    sum += difference * difference
  }
  __D.pointee = sum
}

/// The mean, the standard deviation, and the numbers less the one and divided by the other.
public func vDSP_normalize(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>?, _ __IC: vDSP_Stride,
  _ __Mean: UnsafeMutablePointer<Float>, _ __StandardDeviation: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  let mean = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 } / Float(__N)
  let squares = Loop.reduce(__A, __IA, __N, 0) { $0 + ($1 - mean) * ($1 - mean) }
  let deviation = (squares / Float(__N)).squareRoot()
  (__Mean.pointee, __StandardDeviation.pointee) = (mean, deviation)
  if let __C { Loop.map(__A, __IA, __C, __IC, __N) { ($0 - mean) / deviation } }
}

/// The sum.
public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 }
}

/// The sum of the squares.
public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 * $1 }
}

/// The sum of the sizes.
public func vDSP_svemgD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + $1.magnitude }
}

/// The sum of the squares, each with its number's sign.
public func vDSP_svsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 * $1.magnitude }
}

/// The mean.
public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 }
  __C.pointee = sum / Double(__N)
}

/// The mean of the squares.
public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 * $1 }
  __C.pointee = sum / Double(__N)
}

/// The mean of the sizes.
public func vDSP_meamgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = Loop.reduce(__A, __IA, __N, 0) { $0 + $1.magnitude }
  __C.pointee = sum / Double(__N)
}

/// The root of the mean of the squares.
public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 * $1 }
  __C.pointee = (sum / Double(__N)).squareRoot()
}

/// The largest; −∞ of none.
public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, -.infinity) { max($0, $1) }
}

/// The smallest; ∞ of none.
public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, .infinity) { min($0, $1) }
}

/// The largest size; 0 of none.
public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, 0) { max($0, $1.magnitude) }
}

/// The smallest size; ∞ of none.
public func vDSP_minmgvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = Loop.reduce(__A, __IA, __N, .infinity) { min($0, $1.magnitude) }
}

/// The largest and where it is, in strides.
public func vDSP_maxviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __I: UnsafeMutablePointer<vDSP_Length>,
  _ __N: vDSP_Length
) {
  var (best, place): (Double, Int) = (-.infinity, 0)
  for index in 0..<Int(__N) where __A[index * __IA] > best {
    (best, place) = (__A[index * __IA], index * __IA)
  }
  (__C.pointee, __I.pointee) = (best, vDSP_Length(place))
}

/// The smallest and where it is, in strides.
public func vDSP_minviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __I: UnsafeMutablePointer<vDSP_Length>,
  _ __N: vDSP_Length
) {
  var (best, place): (Double, Int) = (.infinity, 0)
  for index in 0..<Int(__N) where __A[index * __IA] < best {
    (best, place) = (__A[index * __IA], index * __IA)
  }
  (__C.pointee, __I.pointee) = (best, vDSP_Length(place))
}

/// The sum of the products of pairs.
public func vDSP_dotprD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
  __C.pointee = sum
}

/// The sum of the squares of differences.
public func vDSP_distancesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride,
  _ __D: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) {
    let difference = __A[index * __IA] - __C[index * __IC]
    sum += difference * difference
  }
  __D.pointee = sum
}

/// The mean, the standard deviation, and the numbers less the one and divided by the other.
public func vDSP_normalizeD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>?, _ __IC: vDSP_Stride,
  _ __Mean: UnsafeMutablePointer<Double>, _ __StandardDeviation: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let mean = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 } / Double(__N)
  let squares = Loop.reduce(__A, __IA, __N, 0) { $0 + ($1 - mean) * ($1 - mean) }
  let deviation = (squares / Double(__N)).squareRoot()
  (__Mean.pointee, __StandardDeviation.pointee) = (mean, deviation)
  if let __C { Loop.map(__A, __IA, __C, __IC, __N) { ($0 - mean) / deviation } }
}
