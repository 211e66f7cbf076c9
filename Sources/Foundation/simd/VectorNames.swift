// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The vectors' names in C; they are Swift's own types.

public typealias simd_float1 = Float
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_float8 = SIMD8<Float>
public typealias simd_float16 = SIMD16<Float>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias vector_float8 = SIMD8<Float>
public typealias vector_float16 = SIMD16<Float>

public typealias simd_double1 = Double
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_double8 = SIMD8<Double>
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias vector_double8 = SIMD8<Double>

public typealias simd_int1 = Int32
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_int8 = SIMD8<Int32>
public typealias simd_int16 = SIMD16<Int32>
public typealias vector_int2 = SIMD2<Int32>
public typealias vector_int3 = SIMD3<Int32>
public typealias vector_int4 = SIMD4<Int32>
public typealias vector_int8 = SIMD8<Int32>
public typealias vector_int16 = SIMD16<Int32>

public typealias simd_uint1 = UInt32
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias simd_uint8 = SIMD8<UInt32>
public typealias simd_uint16 = SIMD16<UInt32>
public typealias vector_uint2 = SIMD2<UInt32>
public typealias vector_uint3 = SIMD3<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>
public typealias vector_uint8 = SIMD8<UInt32>
public typealias vector_uint16 = SIMD16<UInt32>

public typealias simd_char1 = Int8
public typealias simd_char2 = SIMD2<Int8>
public typealias simd_char3 = SIMD3<Int8>
public typealias simd_char4 = SIMD4<Int8>
public typealias simd_char8 = SIMD8<Int8>
public typealias simd_char16 = SIMD16<Int8>
public typealias simd_char32 = SIMD32<Int8>
public typealias simd_char64 = SIMD64<Int8>
public typealias vector_char2 = SIMD2<Int8>
public typealias vector_char3 = SIMD3<Int8>
public typealias vector_char4 = SIMD4<Int8>
public typealias vector_char8 = SIMD8<Int8>
public typealias vector_char16 = SIMD16<Int8>

public typealias simd_uchar1 = UInt8
public typealias simd_uchar2 = SIMD2<UInt8>
public typealias simd_uchar3 = SIMD3<UInt8>
public typealias simd_uchar4 = SIMD4<UInt8>
public typealias simd_uchar8 = SIMD8<UInt8>
public typealias simd_uchar16 = SIMD16<UInt8>
public typealias simd_uchar32 = SIMD32<UInt8>
public typealias simd_uchar64 = SIMD64<UInt8>
public typealias vector_uchar2 = SIMD2<UInt8>
public typealias vector_uchar3 = SIMD3<UInt8>
public typealias vector_uchar4 = SIMD4<UInt8>
public typealias vector_uchar8 = SIMD8<UInt8>
public typealias vector_uchar16 = SIMD16<UInt8>

public typealias simd_short1 = Int16
public typealias simd_short2 = SIMD2<Int16>
public typealias simd_short3 = SIMD3<Int16>
public typealias simd_short4 = SIMD4<Int16>
public typealias simd_short8 = SIMD8<Int16>
public typealias simd_short16 = SIMD16<Int16>
public typealias simd_short32 = SIMD32<Int16>
public typealias vector_short2 = SIMD2<Int16>
public typealias vector_short3 = SIMD3<Int16>
public typealias vector_short4 = SIMD4<Int16>
public typealias vector_short8 = SIMD8<Int16>
public typealias vector_short16 = SIMD16<Int16>

public typealias simd_ushort1 = UInt16
public typealias simd_ushort2 = SIMD2<UInt16>
public typealias simd_ushort3 = SIMD3<UInt16>
public typealias simd_ushort4 = SIMD4<UInt16>
public typealias simd_ushort8 = SIMD8<UInt16>
public typealias simd_ushort16 = SIMD16<UInt16>
public typealias simd_ushort32 = SIMD32<UInt16>
public typealias vector_ushort2 = SIMD2<UInt16>
public typealias vector_ushort3 = SIMD3<UInt16>
public typealias vector_ushort4 = SIMD4<UInt16>
public typealias vector_ushort8 = SIMD8<UInt16>
public typealias vector_ushort16 = SIMD16<UInt16>

public typealias simd_long1 = Int
public typealias simd_long2 = SIMD2<Int>
public typealias simd_long3 = SIMD3<Int>
public typealias simd_long4 = SIMD4<Int>
public typealias simd_long8 = SIMD8<Int>
public typealias vector_long2 = SIMD2<Int>
public typealias vector_long3 = SIMD3<Int>
public typealias vector_long4 = SIMD4<Int>
public typealias vector_long8 = SIMD8<Int>

public typealias simd_ulong1 = UInt
public typealias simd_ulong2 = SIMD2<UInt>
public typealias simd_ulong3 = SIMD3<UInt>
public typealias simd_ulong4 = SIMD4<UInt>
public typealias simd_ulong8 = SIMD8<UInt>
public typealias vector_ulong2 = SIMD2<UInt>
public typealias vector_ulong3 = SIMD3<UInt>
public typealias vector_ulong4 = SIMD4<UInt>
public typealias vector_ulong8 = SIMD8<UInt>

#if !arch(x86_64)
  public typealias simd_half2 = SIMD2<Float16>
  public typealias simd_half3 = SIMD3<Float16>
  public typealias simd_half4 = SIMD4<Float16>
  public typealias simd_half8 = SIMD8<Float16>
  public typealias simd_half16 = SIMD16<Float16>
#endif
// What they were called before Swift 5.

public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>
public typealias int2 = SIMD2<Int32>
public typealias int3 = SIMD3<Int32>
public typealias int4 = SIMD4<Int32>
public typealias uint2 = SIMD2<UInt32>
public typealias uint3 = SIMD3<UInt32>
public typealias uint4 = SIMD4<UInt32>
public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public typealias float2x3 = simd_float2x3
public typealias matrix_float2x3 = simd_float2x3
public typealias float2x4 = simd_float2x4
public typealias matrix_float2x4 = simd_float2x4
public typealias float3x2 = simd_float3x2
public typealias matrix_float3x2 = simd_float3x2
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public typealias float3x4 = simd_float3x4
public typealias matrix_float3x4 = simd_float3x4
public typealias float4x2 = simd_float4x2
public typealias matrix_float4x2 = simd_float4x2
public typealias float4x3 = simd_float4x3
public typealias matrix_float4x3 = simd_float4x3
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2
public typealias double2x3 = simd_double2x3
public typealias matrix_double2x3 = simd_double2x3
public typealias double2x4 = simd_double2x4
public typealias matrix_double2x4 = simd_double2x4
public typealias double3x2 = simd_double3x2
public typealias matrix_double3x2 = simd_double3x2
public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3
public typealias double3x4 = simd_double3x4
public typealias matrix_double3x4 = simd_double3x4
public typealias double4x2 = simd_double4x2
public typealias matrix_double4x2 = simd_double4x2
public typealias double4x3 = simd_double4x3
public typealias matrix_double4x3 = simd_double4x3
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4
