// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

public var vDSP_HALF_WINDOW: Int32 { 1 }
public var vDSP_HANN_DENORM: Int32 { 0 }
public var vDSP_HANN_NORM: Int32 { 2 }

/// Loops over numbers at a distance. Those without gaps stand by themselves, for the compiler to turn them into vectors.
enum Loop {
  @inline(__always) static func map<T>(
    _ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: vDSP_Length, _ change: (T) -> T
  ) {
    if ia == 1, ic == 1 {
      for index in 0..<Int(n) { c[index] = change(a[index]) }
    } else {
      for index in 0..<Int(n) { c[index * ic] = change(a[index * ia]) }
    }
  }

  @inline(__always) static func map<T>(
    _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int,
    _ n: vDSP_Length, _ change: (T, T) -> T
  ) {
    if ia == 1, ib == 1, ic == 1 {
      for index in 0..<Int(n) { c[index] = change(a[index], b[index]) }
    } else {
      for index in 0..<Int(n) { c[index * ic] = change(a[index * ia], b[index * ib]) }
    }
  }

  @inline(__always) static func reduce<T>(
    _ a: UnsafePointer<T>, _ ia: Int, _ n: vDSP_Length, _ start: T, _ join: (T, T) -> T
  ) -> T {
    var result = start
    for index in 0..<Int(n) { result = join(result, a[index * ia]) }
    return result
  }

  /// A whole number, or the nearest that the type has.
  @inline(__always) static func whole<T: BinaryFloatingPoint, I: FixedWidthInteger>(
    _ value: T, _ rule: FloatingPointRoundingRule
  ) -> I {
    let rounded = value.rounded(rule)
    return I(exactly: rounded) ?? (rounded.isNaN ? 0 : rounded < 0 ? .min : .max)
  }
}
