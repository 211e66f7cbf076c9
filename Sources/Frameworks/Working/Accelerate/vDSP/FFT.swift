// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// A complex number.
public struct DSPComplex: Equatable, Sendable {
  public var real: Float
  public var imag: Float
  public init() { (real, imag) = (0, 0) }
  public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}
public struct DSPDoubleComplex: Equatable, Sendable {
  public var real: Double
  public var imag: Double
  public init() { (real, imag) = (0, 0) }
  public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers, the real parts in one place and the imaginary ones in another.
public struct DSPSplitComplex {
  public var realp: UnsafeMutablePointer<Float>
  public var imagp: UnsafeMutablePointer<Float>
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}
public struct DSPDoubleSplitComplex {
  public var realp: UnsafeMutablePointer<Double>
  public var imagp: UnsafeMutablePointer<Double>
  public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}

public typealias FFTDirection = Int32
public typealias FFTRadix = Int32
public var kFFTDirection_Forward: Int { 1 }
public var kFFTDirection_Inverse: Int { -1 }
public var FFT_FORWARD: Int32 { 1 }
public var FFT_INVERSE: Int32 { -1 }
public var kFFTRadix2: Int { 0 }
public var kFFTRadix3: Int { 1 }
public var kFFTRadix5: Int { 2 }
public var FFT_RADIX2: Int32 { 0 }

/// What transforms need; made by `vDSP_create_fftsetup`.
public typealias FFTSetup = OpaquePointer
public typealias FFTSetupD = OpaquePointer

/// The largest power of two that transforms of a setup may have.
private final class Setup {
  let log2n: vDSP_Length
  init(_ log2n: vDSP_Length) { self.log2n = log2n }
}

private func makeSetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> OpaquePointer? {
  // The other radices serve transforms that are not here.
  guard radix == FFT_RADIX2, log2n < 32 else { return nil }
  return OpaquePointer(Unmanaged.passRetained(Setup(log2n)).toOpaque())
}

private func check(_ setup: OpaquePointer, _ log2n: vDSP_Length) {
  let largest = Unmanaged<Setup>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue().log2n
  precondition(
    log2n <= largest, "The setup is for transforms of up to 2^\(largest) numbers, and this is of 2^\(log2n).")
}

public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
  makeSetup(__Log2n, __Radix)
}
public func vDSP_create_fftsetupD(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetupD? {
  makeSetup(__Log2n, __Radix)
}
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {
  if let __setup { Unmanaged<Setup>.fromOpaque(UnsafeRawPointer(__setup)).release() }
}
public func vDSP_destroy_fftsetupD(_ __setup: FFTSetupD?) { vDSP_destroy_fftsetup(__setup) }

/// Transforms complex numbers in place; neither way is scaled, so that there and back gives them times their number.
public func vDSP_fft_zip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  check(__Setup, __Log2N)
  transform(__C.pointee.realp, __C.pointee.imagp, __IC, 1 << Int(__Log2N), isForward: __Direction > 0)
}
public func vDSP_fft_zipD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  check(__Setup, __Log2N)
  transform(__C.pointee.realp, __C.pointee.imagp, __IC, 1 << Int(__Log2N), isForward: __Direction > 0)
}

/// Transforms real numbers in place, the even ones given as real and the odd ones as imaginary parts. The result is twice
/// that of the textbook; the number at half the rate stands as the imaginary part of the first.
public func vDSP_fft_zrip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  check(__Setup, __Log2N)
  transformReal(__C.pointee.realp, __C.pointee.imagp, __IC, 1 << Int(__Log2N), isForward: __Direction > 0)
}
public func vDSP_fft_zripD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  check(__Setup, __Log2N)
  transformReal(__C.pointee.realp, __C.pointee.imagp, __IC, 1 << Int(__Log2N), isForward: __Direction > 0)
}

/// Complex numbers side by side, put into two places. The stride counts numbers of the first: 2 for no gaps.
public func vDSP_ctoz(
  _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let number = __C[index * __IC / 2]
    (__Z.pointee.realp[index * __IZ], __Z.pointee.imagp[index * __IZ]) = (number.real, number.imag)
  }
}
public func vDSP_ztoc(
  _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    __C[index * __IC / 2] = DSPComplex(
      real: __Z.pointee.realp[index * __IZ], imag: __Z.pointee.imagp[index * __IZ])
  }
}
/// The sizes of complex numbers.
public func vDSP_zvabs(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let (real, imaginary) = (__A.pointee.realp, __A.pointee.imagp)
  Loop.map(real, __IA, imaginary, __IA, __C, __IC, __N) { ($0 * $0 + $1 * $1).squareRoot() }
}
/// The squares of the sizes of complex numbers.
public func vDSP_zvmags(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let (real, imaginary) = (__A.pointee.realp, __A.pointee.imagp)
  Loop.map(real, __IA, imaginary, __IA, __C, __IC, __N) { $0 * $0 + $1 * $1 }
}

/// Cooley and Tukey's transform.
private func transform<T: BinaryFloatingPoint>(
  _ real: UnsafeMutablePointer<T>, _ imaginary: UnsafeMutablePointer<T>, _ stride: Int, _ count: Int, isForward: Bool
) {
  var other = 0
  for index in 0..<count {
    if index < other {
      (real[index * stride], real[other * stride]) = (real[other * stride], real[index * stride])
      (imaginary[index * stride], imaginary[other * stride]) = (imaginary[other * stride], imaginary[index * stride])
    }
    var bit = count >> 1
    while bit > 0, other & bit != 0 { (other, bit) = (other ^ bit, bit >> 1) }
    other |= bit
  }
  var size = 2
  while size <= count {
    for part in 0..<size / 2 {
      let angle = (isForward ? -2 : 2) * Double.pi * Double(part) / Double(size)
      let (c, s) = (T(cos(angle)), T(sin(angle)))
      for start in Swift.stride(from: part, to: count, by: size) {
        let (a, b) = (start * stride, (start + size / 2) * stride)
        let re = real[b] * c - imaginary[b] * s
        let im = real[b] * s + imaginary[b] * c
        (real[b], imaginary[b]) = (real[a] - re, imaginary[a] - im)
        (real[a], imaginary[a]) = (real[a] + re, imaginary[a] + im)
      }
    }
    size *= 2
  }
}

/// A transform of real numbers by one of half as many complex ones.
private func transformReal<T: BinaryFloatingPoint>(
  _ real: UnsafeMutablePointer<T>, _ imaginary: UnsafeMutablePointer<T>, _ stride: Int, _ count: Int, isForward: Bool
) {
  let half = count / 2
  guard half > 0 else { return }
  if isForward { transform(real, imaginary, stride, half, isForward: true) }
  let (first, last) = (real[0], imaginary[0])
  (real[0], imaginary[0]) = isForward ? (2 * (first + last), 2 * (first - last)) : (first + last, first - last)
  for index in 1..<max(1, half / 2 + 1) {
    let (a, b) = (index * stride, (half - index) * stride)
    // The parts of the even and of the odd numbers.
    let (evenRe, evenIm) = (real[a] + real[b], imaginary[a] - imaginary[b])
    let (oddRe, oddIm) =
      isForward
      ? (imaginary[a] + imaginary[b], real[b] - real[a]) : (real[a] - real[b], imaginary[a] + imaginary[b])
    let angle = (isForward ? -2 : 2) * Double.pi * Double(index) / Double(count)
    let (c, s) = (T(cos(angle)), T(sin(angle)))
    let (turnedRe, turnedIm) = (oddRe * c - oddIm * s, oddRe * s + oddIm * c)
    if isForward {
      (real[a], imaginary[a]) = (evenRe + turnedRe, evenIm + turnedIm)
      (real[b], imaginary[b]) = (evenRe - turnedRe, turnedIm - evenIm)
    } else {
      (real[a], imaginary[a]) = (evenRe - turnedIm, evenIm + turnedRe)
      (real[b], imaginary[b]) = (evenRe + turnedIm, turnedRe - evenIm)
    }
  }
  if !isForward { transform(real, imaginary, stride, half, isForward: false) }
}
