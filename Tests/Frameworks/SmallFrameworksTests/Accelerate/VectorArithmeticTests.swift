// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Accelerate
import Foundation
import Testing

@Suite struct VectorArithmeticTests {
  private let a: [Float] = [1, -2, 3, -4, 5, -6]
  private let b: [Float] = [2, 4, 8, 16, 32, 64]

  @Test func pairsAreAddedSubtractedMultipliedAndDivided() {
    var c = [Float](repeating: 0, count: 6)
    vDSP_vadd(a, 1, b, 1, &c, 1, 6)
    #expect(c == zip(a, b).map(+))
    // The first argument is what is taken away.
    vDSP_vsub(b, 1, a, 1, &c, 1, 6)
    #expect(c == zip(a, b).map(-))
    vDSP_vmul(a, 1, b, 1, &c, 1, 6)
    #expect(c == zip(a, b).map(*))
    vDSP_vdiv(b, 1, a, 1, &c, 1, 6)
    #expect(c == zip(a, b).map(/))
    #expect(vDSP.add(a, b) == zip(a, b).map(+) && vDSP.subtract(a, b) == zip(a, b).map(-))
  }

  @Test func stridesLeaveNumbersOut() {
    var c = [Float](repeating: 9, count: 6)
    vDSP_vabs(a, 2, &c, 3, 2)
    #expect(c == [1, 9, 9, 3, 9, 9])
  }

  @Test func sumsMeansAndExtremesAgreeWithPlainLoops() {
    let numbers = (0..<1000).map { sin(Double($0)) * 10 }
    var value = 0.0
    vDSP_rmsqvD(numbers, 1, &value, 1000)
    #expect(abs(value - (numbers.reduce(0) { $0 + $1 * $1 } / 1000).squareRoot()) < 1e-12)
    vDSP_meanvD(numbers, 1, &value, 1000)
    #expect(abs(value - numbers.reduce(0, +) / 1000) < 1e-12)
    vDSP_maxvD(numbers, 1, &value, 1000)
    #expect(value == numbers.max())
    var place: vDSP_Length = 0
    vDSP_minviD(numbers, 1, &value, &place, 1000)
    #expect(numbers[Int(place)] == numbers.min() && value == numbers.min())
    #expect(vDSP.sum([Float]()) == 0 && vDSP.dot(a, b) == zip(a, b).reduce(0) { $0 + $1.0 * $1.1 })
  }

  @Test func clipsDecibelsRampsAndFilters() {
    var (low, high, one): (Float, Float, Float) = (-3, 3, 1)
    var c = [Float](repeating: 0, count: 6)
    vDSP_vclip(a, 1, &low, &high, &c, 1, 6)
    #expect(c == a.map { min(3, max(-3, $0)) })
    vDSP_vdbcon([1, 10, 100], 1, &one, &c, 1, 3, 1)
    #expect(c[0] == 0 && abs(c[1] - 20) < 1e-5 && abs(c[2] - 40) < 1e-5)
    #expect(vDSP.ramp(in: 0...1, count: 5) == [0, 0.25, 0.5, 0.75, 1] as [Float])
    var (start, end): (Float, Float) = (0, 10)
    vDSP_vgen(&start, &end, &c, 1, 6)
    #expect(c == [0, 2, 4, 6, 8, 10])
    vDSP_desamp(b, 2, [0.5, 0.5], &c, 3, 2)
    #expect(Array(c[0..<3]) == [3, 12, 48])
    vDSP_vflt16([Int16(-3), 7], 1, &c, 1, 2)
    #expect(c[0] == -3 && c[1] == 7)
    var whole = [Int16](repeating: 0, count: 2)
    vDSP_vfix16([1e9, -2.7], 1, &whole, 1, 2)
    #expect(whole == [.max, -2])
  }

  @Test(arguments: [1, 2, 3, 4, 7]) func theTransformOfRealNumbersIsTheTextbooksTwice(log2n: Int) throws {
    let count = 1 << log2n
    let numbers = (0..<count).map { Float(sin(Double($0) * 1.3) + 0.25 * Double($0)) }
    let setup = try #require(vDSP_create_fftsetup(vDSP_Length(log2n), FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetup(setup) }
    var real = (0..<count / 2).map { numbers[2 * $0] }
    var imaginary = (0..<count / 2).map { numbers[2 * $0 + 1] }
    func transform(_ direction: Int32) {
      real.withUnsafeMutableBufferPointer { real in
        imaginary.withUnsafeMutableBufferPointer { imaginary in
          var split = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
          vDSP_fft_zrip(setup, &split, 1, vDSP_Length(log2n), direction)
        }
      }
    }
    transform(FFT_FORWARD)
    for place in 0..<count / 2 {
      var (re, im) = (0.0, 0.0)
      for (index, number) in numbers.enumerated() {
        let angle = -2 * Double.pi * Double(index * place) / Double(count)
        (re, im) = (re + Double(number) * cos(angle), im + Double(number) * sin(angle))
      }
      if place == 0 { im = zip(numbers.indices, numbers).reduce(0) { $0 + Double($1.1) * ($1.0 % 2 == 0 ? 1 : -1) } }
      #expect(abs(Double(real[place]) - 2 * re) < 1e-3 && abs(Double(imaginary[place]) - 2 * im) < 1e-3)
    }
    transform(FFT_INVERSE)
    for place in 0..<count / 2 {
      #expect(abs(real[place] / Float(2 * count) - numbers[2 * place]) < 1e-5)
      #expect(abs(imaginary[place] / Float(2 * count) - numbers[2 * place + 1]) < 1e-5)
    }
  }

  @Test func matricesMultiplyByRowsAndByColumns() {
    let (left, right): ([Double], [Double]) = ([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])
    var product = [Double](repeating: 1, count: 4)
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, left, 3, right, 2, 10, &product, 2)
    #expect(product == [68, 74, 149, 164])
    cblas_dgemm(CblasColMajor, CblasTrans, CblasTrans, 2, 2, 3, 1, left, 3, right, 2, 0, &product, 2)
    #expect(product == [58, 139, 64, 154])
    var image = [Double](repeating: 0, count: 2)
    cblas_dgemv(CblasRowMajor, CblasNoTrans, 2, 3, 1, left, 3, [1, 1, 1], 1, 0, &image, 1)
    #expect(image == [6, 15])
    #expect(cblas_ddot(3, left, 1, right, -1) == 46)
    #expect(cblas_dnrm2(2, [3, 4], 1) == 5 && cblas_idamax(3, [1, -5, 2], 1) == 1)
  }

  @Test func functionsOfTheCLibraryRunOverManyNumbers() {
    var result = [Float](repeating: 0, count: 3)
    var count: Int32 = 3
    vvsqrtf(&result, [4, 9, 16], &count)
    #expect(result == [2, 3, 4])
    vvpowf(&result, [2, 3, 0.5], [3, 2, 16], &count)
    #expect(result == [9, 8, 4])
  }
}
