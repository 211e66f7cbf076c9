// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Vectors made of numbers and of other vectors. A longer vector is cut; what a shorter one lacks is zero.

public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
public func simd_make_float2(_ other: Float) -> SIMD2<Float> { SIMD2(other, 0) }
public func simd_make_float2(_ other: SIMD2<Float>) -> SIMD2<Float> { other }
public func simd_make_float2(_ other: SIMD3<Float>) -> SIMD2<Float> { SIMD2(other.x, other.y) }
public func simd_make_float2(_ other: SIMD4<Float>) -> SIMD2<Float> { SIMD2(other.x, other.y) }

public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
public func simd_make_float3(_ x: Float, _ yz: SIMD2<Float>) -> SIMD3<Float> { SIMD3(x, yz.x, yz.y) }
public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float) -> SIMD3<Float> { SIMD3(xy.x, xy.y, z) }
public func simd_make_float3(_ other: Float) -> SIMD3<Float> { SIMD3(other, 0, 0) }
public func simd_make_float3(_ other: SIMD2<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, 0) }
public func simd_make_float3(_ other: SIMD3<Float>) -> SIMD3<Float> { other }
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, other.z) }

public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4(x, y, z, w) }
public func simd_make_float4(_ xy: SIMD2<Float>, _ zw: SIMD2<Float>) -> SIMD4<Float> { SIMD4(xy.x, xy.y, zw.x, zw.y) }
public func simd_make_float4(_ x: Float, _ y: Float, _ zw: SIMD2<Float>) -> SIMD4<Float> { SIMD4(x, y, zw.x, zw.y) }
public func simd_make_float4(_ xy: SIMD2<Float>, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4(xy.x, xy.y, z, w) }
public func simd_make_float4(_ x: Float, _ yzw: SIMD3<Float>) -> SIMD4<Float> { SIMD4(x, yzw.x, yzw.y, yzw.z) }
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4(xyz.x, xyz.y, xyz.z, w) }
public func simd_make_float4(_ other: Float) -> SIMD4<Float> { SIMD4(other, 0, 0, 0) }
public func simd_make_float4(_ other: SIMD2<Float>) -> SIMD4<Float> { SIMD4(other.x, other.y, 0, 0) }
public func simd_make_float4(_ other: SIMD3<Float>) -> SIMD4<Float> { SIMD4(other.x, other.y, other.z, 0) }
public func simd_make_float4(_ other: SIMD4<Float>) -> SIMD4<Float> { other }

public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
public func simd_make_double2(_ other: Double) -> SIMD2<Double> { SIMD2(other, 0) }
public func simd_make_double2(_ other: SIMD2<Double>) -> SIMD2<Double> { other }
public func simd_make_double2(_ other: SIMD3<Double>) -> SIMD2<Double> { SIMD2(other.x, other.y) }
public func simd_make_double2(_ other: SIMD4<Double>) -> SIMD2<Double> { SIMD2(other.x, other.y) }

public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }
public func simd_make_double3(_ x: Double, _ yz: SIMD2<Double>) -> SIMD3<Double> { SIMD3(x, yz.x, yz.y) }
public func simd_make_double3(_ xy: SIMD2<Double>, _ z: Double) -> SIMD3<Double> { SIMD3(xy.x, xy.y, z) }
public func simd_make_double3(_ other: Double) -> SIMD3<Double> { SIMD3(other, 0, 0) }
public func simd_make_double3(_ other: SIMD2<Double>) -> SIMD3<Double> { SIMD3(other.x, other.y, 0) }
public func simd_make_double3(_ other: SIMD3<Double>) -> SIMD3<Double> { other }
public func simd_make_double3(_ other: SIMD4<Double>) -> SIMD3<Double> { SIMD3(other.x, other.y, other.z) }

public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> { SIMD4(x, y, z, w) }
public func simd_make_double4(_ xy: SIMD2<Double>, _ zw: SIMD2<Double>) -> SIMD4<Double> {
  SIMD4(xy.x, xy.y, zw.x, zw.y)
}
public func simd_make_double4(_ x: Double, _ y: Double, _ zw: SIMD2<Double>) -> SIMD4<Double> {
  SIMD4(x, y, zw.x, zw.y)
}
public func simd_make_double4(_ xy: SIMD2<Double>, _ z: Double, _ w: Double) -> SIMD4<Double> {
  SIMD4(xy.x, xy.y, z, w)
}
public func simd_make_double4(_ x: Double, _ yzw: SIMD3<Double>) -> SIMD4<Double> { SIMD4(x, yzw.x, yzw.y, yzw.z) }
public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double) -> SIMD4<Double> { SIMD4(xyz.x, xyz.y, xyz.z, w) }
public func simd_make_double4(_ other: Double) -> SIMD4<Double> { SIMD4(other, 0, 0, 0) }
public func simd_make_double4(_ other: SIMD2<Double>) -> SIMD4<Double> { SIMD4(other.x, other.y, 0, 0) }
public func simd_make_double4(_ other: SIMD3<Double>) -> SIMD4<Double> { SIMD4(other.x, other.y, other.z, 0) }
public func simd_make_double4(_ other: SIMD4<Double>) -> SIMD4<Double> { other }

public func simd_make_int2(_ x: Int32, _ y: Int32) -> SIMD2<Int32> { SIMD2(x, y) }
public func simd_make_int2(_ other: Int32) -> SIMD2<Int32> { SIMD2(other, 0) }
public func simd_make_int2(_ other: SIMD2<Int32>) -> SIMD2<Int32> { other }
public func simd_make_int2(_ other: SIMD3<Int32>) -> SIMD2<Int32> { SIMD2(other.x, other.y) }
public func simd_make_int2(_ other: SIMD4<Int32>) -> SIMD2<Int32> { SIMD2(other.x, other.y) }

public func simd_make_int3(_ x: Int32, _ y: Int32, _ z: Int32) -> SIMD3<Int32> { SIMD3(x, y, z) }
public func simd_make_int3(_ x: Int32, _ yz: SIMD2<Int32>) -> SIMD3<Int32> { SIMD3(x, yz.x, yz.y) }
public func simd_make_int3(_ xy: SIMD2<Int32>, _ z: Int32) -> SIMD3<Int32> { SIMD3(xy.x, xy.y, z) }
public func simd_make_int3(_ other: Int32) -> SIMD3<Int32> { SIMD3(other, 0, 0) }
public func simd_make_int3(_ other: SIMD2<Int32>) -> SIMD3<Int32> { SIMD3(other.x, other.y, 0) }
public func simd_make_int3(_ other: SIMD3<Int32>) -> SIMD3<Int32> { other }
public func simd_make_int3(_ other: SIMD4<Int32>) -> SIMD3<Int32> { SIMD3(other.x, other.y, other.z) }

public func simd_make_int4(_ x: Int32, _ y: Int32, _ z: Int32, _ w: Int32) -> SIMD4<Int32> { SIMD4(x, y, z, w) }
public func simd_make_int4(_ xy: SIMD2<Int32>, _ zw: SIMD2<Int32>) -> SIMD4<Int32> { SIMD4(xy.x, xy.y, zw.x, zw.y) }
public func simd_make_int4(_ x: Int32, _ y: Int32, _ zw: SIMD2<Int32>) -> SIMD4<Int32> { SIMD4(x, y, zw.x, zw.y) }
public func simd_make_int4(_ xy: SIMD2<Int32>, _ z: Int32, _ w: Int32) -> SIMD4<Int32> { SIMD4(xy.x, xy.y, z, w) }
public func simd_make_int4(_ x: Int32, _ yzw: SIMD3<Int32>) -> SIMD4<Int32> { SIMD4(x, yzw.x, yzw.y, yzw.z) }
public func simd_make_int4(_ xyz: SIMD3<Int32>, _ w: Int32) -> SIMD4<Int32> { SIMD4(xyz.x, xyz.y, xyz.z, w) }
public func simd_make_int4(_ other: Int32) -> SIMD4<Int32> { SIMD4(other, 0, 0, 0) }
public func simd_make_int4(_ other: SIMD2<Int32>) -> SIMD4<Int32> { SIMD4(other.x, other.y, 0, 0) }
public func simd_make_int4(_ other: SIMD3<Int32>) -> SIMD4<Int32> { SIMD4(other.x, other.y, other.z, 0) }
public func simd_make_int4(_ other: SIMD4<Int32>) -> SIMD4<Int32> { other }

public func simd_make_uint2(_ x: UInt32, _ y: UInt32) -> SIMD2<UInt32> { SIMD2(x, y) }
public func simd_make_uint2(_ other: UInt32) -> SIMD2<UInt32> { SIMD2(other, 0) }
public func simd_make_uint2(_ other: SIMD2<UInt32>) -> SIMD2<UInt32> { other }
public func simd_make_uint2(_ other: SIMD3<UInt32>) -> SIMD2<UInt32> { SIMD2(other.x, other.y) }
public func simd_make_uint2(_ other: SIMD4<UInt32>) -> SIMD2<UInt32> { SIMD2(other.x, other.y) }

public func simd_make_uint3(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> SIMD3<UInt32> { SIMD3(x, y, z) }
public func simd_make_uint3(_ x: UInt32, _ yz: SIMD2<UInt32>) -> SIMD3<UInt32> { SIMD3(x, yz.x, yz.y) }
public func simd_make_uint3(_ xy: SIMD2<UInt32>, _ z: UInt32) -> SIMD3<UInt32> { SIMD3(xy.x, xy.y, z) }
public func simd_make_uint3(_ other: UInt32) -> SIMD3<UInt32> { SIMD3(other, 0, 0) }
public func simd_make_uint3(_ other: SIMD2<UInt32>) -> SIMD3<UInt32> { SIMD3(other.x, other.y, 0) }
public func simd_make_uint3(_ other: SIMD3<UInt32>) -> SIMD3<UInt32> { other }
public func simd_make_uint3(_ other: SIMD4<UInt32>) -> SIMD3<UInt32> { SIMD3(other.x, other.y, other.z) }

public func simd_make_uint4(_ x: UInt32, _ y: UInt32, _ z: UInt32, _ w: UInt32) -> SIMD4<UInt32> { SIMD4(x, y, z, w) }
public func simd_make_uint4(_ xy: SIMD2<UInt32>, _ zw: SIMD2<UInt32>) -> SIMD4<UInt32> { SIMD4(xy.x, xy.y, zw.x, zw.y) }
public func simd_make_uint4(_ x: UInt32, _ y: UInt32, _ zw: SIMD2<UInt32>) -> SIMD4<UInt32> { SIMD4(x, y, zw.x, zw.y) }
public func simd_make_uint4(_ xy: SIMD2<UInt32>, _ z: UInt32, _ w: UInt32) -> SIMD4<UInt32> { SIMD4(xy.x, xy.y, z, w) }
public func simd_make_uint4(_ x: UInt32, _ yzw: SIMD3<UInt32>) -> SIMD4<UInt32> { SIMD4(x, yzw.x, yzw.y, yzw.z) }
public func simd_make_uint4(_ xyz: SIMD3<UInt32>, _ w: UInt32) -> SIMD4<UInt32> { SIMD4(xyz.x, xyz.y, xyz.z, w) }
public func simd_make_uint4(_ other: UInt32) -> SIMD4<UInt32> { SIMD4(other, 0, 0, 0) }
public func simd_make_uint4(_ other: SIMD2<UInt32>) -> SIMD4<UInt32> { SIMD4(other.x, other.y, 0, 0) }
public func simd_make_uint4(_ other: SIMD3<UInt32>) -> SIMD4<UInt32> { SIMD4(other.x, other.y, other.z, 0) }
public func simd_make_uint4(_ other: SIMD4<UInt32>) -> SIMD4<UInt32> { other }
