// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Numbers made of nothing, in another order, or of other numbers.

/// Zeros.
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}

/// One number, again and again.
public func vDSP_vfill(
  _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let value = __A.pointee
  for index in 0..<Int(__N) { __C[index * __IC] = value }
}

/// Numbers from one on, at a distance.
public func vDSP_vramp(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let (start, step) = (__A.pointee, __B.pointee)
  for index in 0..<Int(__N) { __C[index * __IC] = start + Float(index) * step }
}

/// Numbers from one to another, evenly.
public func vDSP_vgen(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let (start, end) = (__A.pointee, __B.pointee)
  let step = __N > 1 ? (end - start) / Float(__N - 1) : 0
  for index in 0..<Int(__N) { __C[index * __IC] = start + Float(index) * step }
}

/// The last first, in place.
public func vDSP_vrvrs(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for index in 0..<Int(__N) / 2 {
    let other = Int(__N) - 1 - index
    (__C[index * __IC], __C[other * __IC]) = (__C[other * __IC], __C[index * __IC])
  }
}

/// Each with its counterpart, in place.
public func vDSP_vswap(
  _ __A: UnsafeMutablePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafeMutablePointer<Float>, _ __IB: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { (__A[index * __IA], __B[index * __IB]) = (__B[index * __IB], __A[index * __IA]) }
}

/// In order, in place: upward for 1, downward for −1.
public func vDSP_vsort(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Order: Int32) {
  var numbers = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
  if __Order < 0 { numbers.sort(by: >) } else { numbers.sort() }
}

/// Numbers and a filter slid over them: the sum of so many products for each. A stride of the filter below zero runs it
/// backwards from the place that is given.
public func vDSP_conv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __IF: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Float = 0
    for part in 0..<Int(__P) { sum += __A[(index + part) * __IA] * __F[part * __IF] }
    __C[index * __IC] = sum
  }
}

/// A filter at every so manieth number.
public func vDSP_desamp(
  _ __A: UnsafePointer<Float>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length,
  _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Float = 0
    for part in 0..<Int(__P) { sum += __A[index * __DF + part] * __F[part] }
    __C[index] = sum
  }
}

/// The product of matrices kept by rows: of M rows and P columns, and of P rows and N columns.
public func vDSP_mmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  let (rows, columns, depth) = (Int(__M), Int(__N), Int(__P))
  for row in 0..<rows {
    for column in 0..<columns {
      var sum: Float = 0
      for part in 0..<depth { sum += __A[(row * depth + part) * __IA] * __B[(part * columns + column) * __IB] }
      __C[(row * columns + column) * __IC] = sum
    }
  }
}

/// A matrix with its rows for columns: of M rows and N columns as it comes out.
public func vDSP_mtrans(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __M: vDSP_Length,
  _ __N: vDSP_Length
) {
  let (rows, columns) = (Int(__M), Int(__N))
  for row in 0..<rows {
    for column in 0..<columns { __C[(row * columns + column) * __IC] = __A[(column * rows + row) * __IA] }
  }
}

/// Zeros.
public func vDSP_vclrD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}

/// One number, again and again.
public func vDSP_vfillD(
  _ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let value = __A.pointee
  for index in 0..<Int(__N) { __C[index * __IC] = value }
}

/// Numbers from one on, at a distance.
public func vDSP_vrampD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let (start, step) = (__A.pointee, __B.pointee)
  for index in 0..<Int(__N) { __C[index * __IC] = start + Double(index) * step }
}

/// Numbers from one to another, evenly.
public func vDSP_vgenD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let (start, end) = (__A.pointee, __B.pointee)
  let step = __N > 1 ? (end - start) / Double(__N - 1) : 0
  for index in 0..<Int(__N) { __C[index * __IC] = start + Double(index) * step }
}

/// The last first, in place.
public func vDSP_vrvrsD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for index in 0..<Int(__N) / 2 {
    let other = Int(__N) - 1 - index
    (__C[index * __IC], __C[other * __IC]) = (__C[other * __IC], __C[index * __IC])
  }
}

/// Each with its counterpart, in place.
public func vDSP_vswapD(
  _ __A: UnsafeMutablePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafeMutablePointer<Double>, _ __IB: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { (__A[index * __IA], __B[index * __IB]) = (__B[index * __IB], __A[index * __IA]) }
}

/// In order, in place: upward for 1, downward for −1.
public func vDSP_vsortD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Order: Int32) {
  var numbers = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
  if __Order < 0 { numbers.sort(by: >) } else { numbers.sort() }
}

/// Numbers and a filter slid over them: the sum of so many products for each. A stride of the filter below zero runs it
/// backwards from the place that is given.
public func vDSP_convD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Double>, _ __IF: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Double = 0
    for part in 0..<Int(__P) { sum += __A[(index + part) * __IA] * __F[part * __IF] }
    __C[index * __IC] = sum
  }
}

/// A filter at every so manieth number.
public func vDSP_desampD(
  _ __A: UnsafePointer<Double>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length,
  _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Double = 0
    for part in 0..<Int(__P) { sum += __A[index * __DF + part] * __F[part] }
    __C[index] = sum
  }
}

/// The product of matrices kept by rows: of M rows and P columns, and of P rows and N columns.
public func vDSP_mmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  let (rows, columns, depth) = (Int(__M), Int(__N), Int(__P))
  for row in 0..<rows {
    for column in 0..<columns {
      var sum: Double = 0
      for part in 0..<depth { sum += __A[(row * depth + part) * __IA] * __B[(part * columns + column) * __IB] }
      __C[(row * columns + column) * __IC] = sum
    }
  }
}

/// A matrix with its rows for columns: of M rows and N columns as it comes out.
public func vDSP_mtransD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __M: vDSP_Length,
  _ __N: vDSP_Length
) {
  let (rows, columns) = (Int(__M), Int(__N))
  for row in 0..<rows {
    for column in 0..<columns { __C[(row * columns + column) * __IC] = __A[(column * rows + row) * __IA] }
  }
}
