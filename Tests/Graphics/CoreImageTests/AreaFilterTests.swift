// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

/// Filters of areas and of two images, held to their arithmetic.
struct AreaFilterTests {
  private func picture(_ colors: [[Float]], width: Int) -> CIImage {
    Pixels(
      width: width, height: colors.count / width, values: colors.map { SIMD4($0[0], $0[1], $0[2], $0[3]) },
      origin: .zero
    ).image
  }

  private func bytes(_ image: CIImage?, format: CIFormat = .RGBA8) throws -> [UInt8] {
    let image = try #require(image)
    var bitmap = [UInt8](repeating: 0, count: 4)
    CIContext(options: [.workingColorSpace: NSNull()]).render(
      image, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: format,
      colorSpace: nil)
    return bitmap
  }

  @Test func theAverageOfAPictureIsOnePixel() throws {
    let image = picture([[1, 0, 0, 1], [0, 0, 1, 1], [1, 0, 0, 1], [0, 0, 1, 1]], width: 2)
    let whole = CIVector(x: 0, y: 0, z: 2, w: 2)
    let filter = try #require(
      CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: image, kCIInputExtentKey: whole]))
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(filter.outputImage) == [128, 0, 128, 255])
    filter.setValue(CIVector(x: 0, y: 0, z: 1, w: 2), forKey: kCIInputExtentKey)
    #expect(try bytes(filter.outputImage) == [255, 0, 0, 255])
    #expect(try bytes(filter.outputImage, format: .BGRA8) == [0, 0, 255, 255])
  }

  @Test func clearPixelsHaveNoSayInTheAverageColour() throws {
    let filter = CIFilter.areaAverage()
    filter.inputImage = picture([[1, 0, 0, 1], [0, 1, 0, 0]], width: 2)
    filter.extent = CGRect(x: 0, y: 0, width: 2, height: 1)
    #expect(try bytes(filter.outputImage) == [128, 0, 0, 128])
  }

  @Test func extremesAreFoundByComponent() throws {
    let image = picture([[1, 0, 0.2, 1], [0, 1, 0.4, 1]], width: 2)
    let most = CIFilter.areaMaximum()
    (most.inputImage, most.extent) = (image, image.extent)
    #expect(try bytes(most.outputImage) == [255, 255, 102, 255])
    let least = CIFilter.areaMinimum()
    (least.inputImage, least.extent) = (image, image.extent)
    #expect(try bytes(least.outputImage) == [0, 0, 51, 255])
  }

  @Test(
    arguments: [
      ("CIMultiplyBlendMode", [102, 51, 0, 255]), ("CIScreenBlendMode", [230, 179, 102, 255]),
      ("CIDarkenBlendMode", [128, 102, 0, 255]), ("CILightenBlendMode", [204, 128, 102, 255]),
      ("CIAdditionCompositing", [255, 230, 102, 255]), ("CIDifferenceBlendMode", [77, 26, 102, 255]),
      ("CISourceOverCompositing", [204, 102, 0, 255]),
    ] as [(String, [UInt8])])
  func modesOfBlendingFollowTheirFormulas(name: String, expected: [UInt8]) throws {
    let top = picture([[0.8, 0.4, 0, 1]], width: 1)
    let bottom = picture([[0.5, 0.5, 0.4, 1]], width: 1)
    let filter = try #require(
      CIFilter(name: name, parameters: [kCIInputImageKey: top, kCIInputBackgroundImageKey: bottom]))
    let result = try bytes(filter.outputImage)
    #expect(zip(result, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(result)")
  }

  @Test func aMaskChoosesBetweenTwoImages() throws {
    let filter = CIFilter.blendWithMask()
    filter.inputImage = picture([[1, 0, 0, 1], [1, 0, 0, 1]], width: 2)
    filter.backgroundImage = picture([[0, 0, 1, 1], [0, 0, 1, 1]], width: 2)
    filter.maskImage = picture([[1, 1, 1, 1], [0, 0, 0, 1]], width: 2)
    #expect(try bytes(filter.outputImage) == [255, 0, 0, 255])
    #expect(
      try bytes(filter.outputImage?.transformed(by: CGAffineTransform(translationX: -1, y: 0))) == [0, 0, 255, 255])
  }

  @Test func aGradientGoesFromOnePointToTheOther() throws {
    let filter = try #require(
      CIFilter(
        name: "CILinearGradient",
        parameters: [
          "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 100, y: 0), "inputColor0": CIColor.black,
          "inputColor1": CIColor.white,
        ]))
    let middle = filter.outputImage?.transformed(by: CGAffineTransform(translationX: -50, y: -10))
    #expect(try bytes(middle)[0].distance(to: 129).magnitude <= 1)
    #expect(try bytes(filter.outputImage)[0] <= 2)
  }

  @Test func typedInputsAreThoseByName() throws {
    let filter = CIFilter.sepiaTone()
    filter.inputImage = picture([[0.4, 0.4, 0.4, 1]], width: 1)
    #expect(filter.intensity == 1)
    filter.intensity = 0.5
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 0.5)
    let named = try #require(CIFilter(name: "CISepiaTone", parameters: [kCIInputIntensityKey: 0.5]))
    named.setValue(filter.inputImage, forKey: kCIInputImageKey)
    #expect(try bytes(filter.outputImage) == bytes(named.outputImage))
    let pixels = CIFilter.pixellate()
    pixels.center = CGPoint(x: 3, y: 4)
    #expect(pixels.center == CGPoint(x: 3, y: 4) && pixels.scale == 8)
  }

  @Test func everyTypedFilterIsThere() {
    for filter in [
      CIFilter.colorControls(), CIFilter.gaussianBlur(), CIFilter.vignette(), CIFilter.twirlDistortion(),
      CIFilter.multiplyBlendMode(), CIFilter.lanczosScaleTransform(), CIFilter.photoEffectNoir(), CIFilter.bloom(),
    ] as [CIFilter] {
      #expect(CIFilter.filterNames(inCategory: nil).contains(filter.name))
    }
  }
}
