// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import simd

@Suite struct SimdTests {
  /// A small number that makes no difference.
  private func isNear(_ left: Float, _ right: Float) -> Bool { abs(left - right) < 1e-5 }

  @Test func aMatrixTimesItsInverseIsTheIdentity() {
    let matrix = simd_double4x4(rows: [
      SIMD4(1, 2, 3, 4), SIMD4(0, 1, 4, 2), SIMD4(5, 6, 0, 1), SIMD4(2, 2, 2, 9),
    ])
    #expect(abs(matrix.determinant - 49) < 1e-9)
    #expect(simd_almost_equal_elements(matrix * matrix.inverse, matrix_identity_double4x4, 1e-12))
    #expect(simd_transpose(matrix)[0] == SIMD4(1, 2, 3, 4))
    #expect(matrix[1] == SIMD4(2, 1, 6, 2))
  }

  @Test func aMatrixWithoutInverseHasNotANumber() {
    let flat = simd_float2x2(SIMD2(1, 2), SIMD2(2, 4))
    #expect(flat.determinant == 0)
    #expect(flat.inverse[0][0].isNaN)
  }

  @Test func productsOfMatricesAndVectorsGoByColumns() {
    let matrix = simd_float3x2(SIMD2(1, 2), SIMD2(3, 4), SIMD2(5, 6))
    #expect(simd_mul(matrix, SIMD3(1, 10, 100)) == SIMD2(531, 642))
    #expect(simd_mul(SIMD2(1, 10), matrix) == SIMD3(21, 43, 65))
    #expect(simd_mul(simd_float2x2(diagonal: SIMD2(2, 3)), simd_float2x2(1)) == simd_float2x2(SIMD2(2, 0), SIMD2(0, 3)))
    #expect(double4x4(rows: [SIMD4(1, 2, 3, 4), .zero, .zero, .zero]).columns.1 == SIMD4(2, 0, 0, 0))
  }

  @Test func quaternionsTurnVectors() {
    let quarter = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(simd_distance(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-6)
    #expect(isNear((quarter * quarter).angle, .pi))
    #expect(isNear(simd_quatf(simd_float3x3(quarter)).angle, .pi / 2))
    #expect(isNear(simd_slerp(simd_quatf(angle: 0, axis: SIMD3(0, 0, 1)), quarter, 0.5).angle, .pi / 4))
    #expect(simd_real(quarter) == quarter.real && simd_imag(quarter) == quarter.imag)
    let between = simd_quaternion(SIMD3<Float>(1, 0, 0), SIMD3<Float>(0, 0, 1))
    #expect(simd_distance(between.act(SIMD3(1, 0, 0)), SIMD3(0, 0, 1)) < 1e-6)
    let back = simd_quaternion(SIMD3<Float>(1, 0, 0), SIMD3<Float>(-1, 0, 0))
    #expect(simd_distance(back.act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-6)
  }

  @Test func everyRotationComesBackFromItsMatrix() {
    for step in 0..<60 {
      let axis = simd_normalize(
        SIMD3<Double>(sin(Double(step)), cos(Double(step) * 1.7), sin(Double(step) * 0.3) + 0.1))
      let turn = simd_quatd(angle: Double(step) * 0.1, axis: axis)
      let again = simd_quatd(simd_double4x4(turn))
      // A rotation has two quaternions.
      #expect(abs(abs(simd_dot(turn, again)) - 1) < 1e-9)
    }
  }

  @Test func vectorsAreMadeCutAndMixed() {
    #expect(simd_make_float3(1, 2, 3) == SIMD3(1, 2, 3))
    #expect(simd_make_float3(SIMD4<Float>(1, 2, 3, 4)) == SIMD3(1, 2, 3))
    #expect(simd_make_float4(SIMD2<Float>(1, 2)) == SIMD4(1, 2, 0, 0))
    #expect(simd_mix(SIMD2<Double>(0, 10), SIMD2(10, 20), SIMD2(repeating: 0.5)) == SIMD2(5, 15))
    #expect(simd_mix(0.0, 8.0, 0.25) == 2)
    #expect(simd_cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(simd_length(SIMD2<Double>(3, 4)) == 5)
    #expect(clamp(SIMD2<Float>(-1, 2), min: 0, max: 1) == SIMD2(0, 1))
    #expect(abs(SIMD3<Float>(-1, 2, -3)) == SIMD3(1, 2, 3))
    #expect(smoothstep(SIMD2<Float>(0, 0.5), edge0: .zero, edge1: .one) == SIMD2(0, 0.5))
    #expect(simd_step(2.0, 1.0) == 0 && simd_sign(-3.0) == -1)
  }

  @Test func theStandardLibrarysFunctionsStayWhatTheyAre() {
    #expect(min(1, 2) == 1 && max(3.5, 2) == 3.5 && abs(-3) == 3 && floor(2.5) == 2 && sin(0.0) == 0)
  }
}
