// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

/// Filters that draw a picture in another manner, and the one that makes bar codes.
struct StyleFilterTests {
  /// Black on the left, white on the right.
  private func halves(_ side: Int = 16) -> CIImage {
    let values = (0..<side * side).map { $0 % side < side / 2 ? SIMD4<Float>(0, 0, 0, 1) : .one }
    return Pixels(width: side, height: side, values: values, origin: .zero).image
  }

  private func pixels(_ name: String, _ image: CIImage, _ inputs: [String: Any] = [:]) throws -> Pixels {
    let filter = try #require(CIFilter(name: name, parameters: inputs))
    filter.setValue(image, forKey: kCIInputImageKey)
    let output = try #require(filter.outputImage)
    #expect(output.extent == image.extent)
    return try #require(Pixels(output, in: image.extent))
  }

  @Test func everyStyleMakesAPictureAsLargeAsItsOwn() throws {
    for kind in FilterKind.styles + FilterKind.tones {
      let made = try pixels(kind.name, halves())
      #expect(made.values.count == 256, "\(kind.name)")
    }
  }

  @Test func crystalsHaveOneColourEach() throws {
    let made = try pixels("CICrystallize", halves(), [kCIInputRadiusKey: 4.0])
    #expect(Set(made.values.map(\.x)) == [0, 1])
  }

  @Test func comicsOutlineWhereLightChanges() throws {
    let made = try pixels("CIComicEffect", halves())
    #expect(made.edged(8, 8) == SIMD4(0, 0, 0, 1))
    #expect(made.edged(14, 8) == .one)
  }

  @Test func linesAloneAreDrawnOverClearness() throws {
    let made = try pixels("CILineOverlay", halves())
    #expect(made.edged(8, 8).w == 1)
    #expect(made.edged(14, 8).w == 0)
  }

  @Test func motionBlursAlongItsAngleOnly() throws {
    let across = try pixels("CIMotionBlur", halves(), [kCIInputRadiusKey: 4.0])
    #expect((0.2...0.8).contains(across.edged(8, 8).x))
    let down = try pixels("CIMotionBlur", halves(), [kCIInputRadiusKey: 4.0, kCIInputAngleKey: Double.pi / 2])
    #expect(down.edged(9, 8).x > 0.95)
  }

  @Test func aToneCurvePassesThroughItsPoints() throws {
    let gray = Pixels(width: 1, height: 1, values: [SIMD4(0.5, 0.5, 0.5, 1)], origin: .zero).image
    let raised = try pixels("CIToneCurve", gray, ["inputPoint2": CIVector(x: 0.5, y: 0.8)])
    #expect(abs(raised.values[0].x - 0.8) < 0.01)
    #expect(try abs(pixels("CIToneCurve", gray).values[0].x - 0.5) < 0.01)
  }

  @Test func coldTargetsTakeRedAway() throws {
    let gray = Pixels(width: 1, height: 1, values: [SIMD4(0.5, 0.5, 0.5, 1)], origin: .zero).image
    let made = try pixels("CITemperatureAndTint", gray, ["inputTargetNeutral": CIVector(x: 9000, y: 0)])
    #expect(made.values[0].x < 0.5 && made.values[0].z > 0.5)
  }

  @Test func barCodesAreAsTheStandardHasThem() throws {
    // Start B, "P", "J", "J", check sign 18 by hand, stop.
    let code = try #require(BarCode(Array("PJJ".utf8)))
    #expect(code.widths.count == 37)
    #expect(Array(code.widths.prefix(6)) == [2, 1, 1, 2, 1, 4])
    // Five signs of eleven, and the stop of thirteen.
    let width: Int = code.widths.reduce(0, +)
    #expect(width == 68)
    let digits = try #require(BarCode(Array("123456".utf8)))
    let digitsWidth: Int = digits.widths.reduce(0, +)
    #expect(digitsWidth == 68)
    #expect(BarCode([]) == nil)
    #expect(BarCode([200]) == nil)
  }

  @Test func aBarCodeIsBlackOnWhiteWithQuietSides() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data("PJJ".utf8)
    filter.barcodeHeight = 10
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 82, height: 10))
    let made = try #require(Pixels(image, in: image.extent))
    #expect(made.edged(6, 5) == .one && made.edged(7, 5) == SIMD4(0, 0, 0, 1))
    #expect(made.edged(made.width - 8, 5) == SIMD4(0, 0, 0, 1) && made.edged(made.width - 1, 5) == .one)
  }

  @Test func typedInputsAreThoseByName() {
    let crystals = CIFilter.crystallize()
    crystals.radius = 7
    #expect(crystals.value(forKey: kCIInputRadiusKey) as? Double == 7)
    let kaleidoscope = CIFilter.kaleidoscope()
    kaleidoscope.count = 9
    #expect(kaleidoscope.count == 9)
  }
}
