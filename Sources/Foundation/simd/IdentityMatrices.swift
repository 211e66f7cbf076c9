// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Matrices that change nothing.

public let matrix_identity_float2x2 = simd_float2x2(diagonal: SIMD2(repeating: 1))
public let matrix_identity_float3x3 = simd_float3x3(diagonal: SIMD3(repeating: 1))
public let matrix_identity_float4x4 = simd_float4x4(diagonal: SIMD4(repeating: 1))
public let matrix_identity_double2x2 = simd_double2x2(diagonal: SIMD2(repeating: 1))
public let matrix_identity_double3x3 = simd_double3x3(diagonal: SIMD3(repeating: 1))
public let matrix_identity_double4x4 = simd_double4x4(diagonal: SIMD4(repeating: 1))
