// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Whole numbers and others.

public func vDSP_vflt8(
  _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) } }
public func vDSP_vfix8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .towardZero) } }
public func vDSP_vfixr8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .toNearestOrEven) } }
public func vDSP_vflt8D(
  _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) } }
public func vDSP_vfix8D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .towardZero) } }
public func vDSP_vfixr8D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .toNearestOrEven) } }
public func vDSP_vfltu8(
  _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) } }
public func vDSP_vfixu8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .towardZero) } }
public func vDSP_vfixru8(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .toNearestOrEven) } }
public func vDSP_vfltu8D(
  _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) } }
public func vDSP_vfixu8D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .towardZero) } }
public func vDSP_vfixru8D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .toNearestOrEven) } }
public func vDSP_vflt16(
  _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) } }
public func vDSP_vfix16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .towardZero) } }
public func vDSP_vfixr16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .toNearestOrEven) } }
public func vDSP_vflt16D(
  _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) } }
public func vDSP_vfix16D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .towardZero) } }
public func vDSP_vfixr16D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .toNearestOrEven) } }
public func vDSP_vfltu16(
  _ __A: UnsafePointer<UInt16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) } }
public func vDSP_vfixu16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .towardZero) } }
public func vDSP_vfixru16(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .toNearestOrEven) } }
public func vDSP_vfltu16D(
  _ __A: UnsafePointer<UInt16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) } }
public func vDSP_vfixu16D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .towardZero) } }
public func vDSP_vfixru16D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .toNearestOrEven) } }
public func vDSP_vflt32(
  _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) } }
public func vDSP_vfix32(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .towardZero) } }
public func vDSP_vfixr32(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .toNearestOrEven) } }
public func vDSP_vflt32D(
  _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) } }
public func vDSP_vfix32D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .towardZero) } }
public func vDSP_vfixr32D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .toNearestOrEven) } }
public func vDSP_vfltu32(
  _ __A: UnsafePointer<UInt32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) } }
public func vDSP_vfixu32(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .towardZero) } }
public func vDSP_vfixru32(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .toNearestOrEven) } }
public func vDSP_vfltu32D(
  _ __A: UnsafePointer<UInt32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) } }
public func vDSP_vfixu32D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .towardZero) } }
public func vDSP_vfixru32D(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt32>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Loop.whole(__A[index * __IA], .toNearestOrEven) } }
public func vDSP_vspdp(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) } }
public func vDSP_vdpsp(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) } }
