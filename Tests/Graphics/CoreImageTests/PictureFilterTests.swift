// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

/// Filters that change pictures, held to their arithmetic.
struct PictureFilterTests {
  /// A picture of colours, row by row from the top, each as red, green, blue and alpha.
  private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> CIImage {
    var data = Data()
    for row in 0..<height {
      for column in 0..<width {
        let parts = color(column, row)
        data.append(contentsOf: [parts[2], parts[1], parts[0], parts[3]])
      }
    }
    return CIImage(cgImage: CGImage(Bitmap(width: width, height: height, pixels: data)))
  }

  private func color(_ image: CIImage?, _ column: Int = 0, _ row: Int = 0) throws -> [UInt8] {
    let image = try #require(image)
    let bitmap = try #require(CIContext().createCGImage(image, from: image.extent)).decoded()
    let place = (row * bitmap.width + column) * 4
    let bytes = Array(bitmap.pixels[place..<place + 4])
    return [bytes[2], bytes[1], bytes[0], bytes[3]]
  }

  private func filtered(_ name: String, _ image: CIImage, _ inputs: [String: Any] = [:]) throws -> CIImage {
    let filter = try #require(CIFilter(name: name, parameters: inputs))
    filter.setValue(image, forKey: kCIInputImageKey)
    return try #require(filter.outputImage)
  }

  @Test func sepiaIsBrownAndHalfOfItHalfWay() throws {
    let gray = picture(1, 1) { _, _ in [100, 100, 100, 255] }
    #expect(try color(filtered("CISepiaTone", gray)) == [135, 120, 94, 255])
    #expect(try color(filtered("CISepiaTone", gray, [kCIInputIntensityKey: 0.5])) == [118, 110, 97, 255])
    #expect(try color(filtered("CISepiaTone", gray, [kCIInputIntensityKey: 0])) == [100, 100, 100, 255])
  }

  @Test func monoIsGreyAndInvertedIsTheOpposite() throws {
    let red = picture(1, 1) { _, _ in [255, 0, 0, 255] }
    #expect(try color(filtered("CIPhotoEffectMono", red)) == [54, 54, 54, 255])
    #expect(try color(filtered("CIColorInvert", red)) == [0, 255, 255, 255])
    #expect(try color(filtered("CIColorControls", red, [kCIInputSaturationKey: 0.0])) == [54, 54, 54, 255])
    let tinted = try filtered("CIColorMonochrome", red, [kCIInputColorKey: CIColor(red: 0, green: 0, blue: 1)])
    #expect(try color(tinted) == [0, 0, 54, 255])
  }

  @Test func clearPixelsStayClearAndHalfClearOnesHalf() throws {
    let image = picture(2, 1) { column, _ in column == 0 ? [0, 0, 0, 0] : [64, 0, 0, 128] }
    let inverted = try filtered("CIColorInvert", image)
    #expect(try color(inverted, 0) == [0, 0, 0, 0])
    #expect(try color(inverted, 1)[3] == 128 && color(inverted, 1)[1] == 128)
  }

  @Test func aBlurSpreadsGrowsAndKeepsTheSum() throws {
    let dot = picture(21, 21) { column, row in column == 10 && row == 10 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    let blurred = try filtered("CIGaussianBlur", dot, [kCIInputRadiusKey: 2])
    #expect(blurred.extent == dot.extent.insetBy(dx: -6, dy: -6))
    let middle = try color(blurred, 16, 16)[0]
    let beside = try color(blurred, 18, 16)[0]
    #expect(middle > 6 && middle < 16 && beside < middle && beside > 2)
    #expect(try color(blurred, 18, 16) == color(blurred, 16, 14))
  }

  @Test func whatGoesOnBeyondItsEdgesDoesNotFadeThere() throws {
    let white = picture(10, 10) { _, _ in [255, 255, 255, 255] }
    let faded = try filtered("CIGaussianBlur", white, [kCIInputRadiusKey: 3]).cropped(to: white.extent)
    #expect(try color(faded)[3] < 200)
    let kept = white.clampedToExtent().applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 3])
      .cropped(to: white.extent)
    #expect(kept.extent == white.extent)
    #expect(try color(kept) == [255, 255, 255, 255] && color(kept, 9, 9) == [255, 255, 255, 255])
  }

  @Test func pixelsBecomeSquaresAboutTheCentre() throws {
    let halves = picture(8, 8) { column, _ in column < 4 ? [0, 0, 0, 255] : [200, 200, 200, 255] }
    let coarse = try filtered(
      "CIPixellate", halves, [kCIInputScaleKey: 8, kCIInputCenterKey: CIVector(x: 0, y: 0)])
    #expect(try color(coarse, 0, 3)[0] == color(coarse, 7, 3)[0])
    let fine = try filtered("CIPixellate", halves, [kCIInputScaleKey: 4, kCIInputCenterKey: CIVector(x: 4, y: 4)])
    #expect(try color(fine, 0, 0)[0] == 0 && color(fine, 7, 7)[0] == 200)
  }

  @Test func aVignetteDarkensCornersAlone() throws {
    let white = picture(11, 11) { _, _ in [255, 255, 255, 255] }
    let dark = try filtered("CIVignette", white, [kCIInputIntensityKey: 1, kCIInputRadiusKey: 1])
    #expect(try color(dark, 5, 5) == [255, 255, 255, 255] && color(dark, 0, 0)[0] == 0)
  }

  @Test func aColourLiesBehindWhatIsClear() throws {
    let image = picture(2, 1) { column, _ in column == 0 ? [0, 0, 0, 0] : [255, 0, 0, 255] }
    let over = image.composited(over: CIImage(color: CIColor(red: 0, green: 0, blue: 1)).cropped(to: image.extent))
    #expect(try color(over, 0) == [0, 0, 255, 255] && color(over, 1) == [255, 0, 0, 255])
  }

  @Test func everyFilterTakesItsDefaultsAndKeepsTheExtent() throws {
    let image = picture(12, 9) { column, row in [UInt8(column * 20), UInt8(row * 25), 90, 255] }
    for name in CIFilter.filterNames(inCategory: kCICategoryBuiltIn) where name != "CIQRCodeGenerator" {
      let filter = try #require(CIFilter(name: name))
      if filter.inputKeys.contains(kCIInputImageKey) {
        #expect(filter.outputImage == nil, "\(name) has no image")
        filter.setValue(image, forKey: kCIInputImageKey)
      }
      if filter.inputKeys.contains("inputMessage") {
        filter.setValue(Data("1".utf8), forKey: "inputMessage")
        #expect(filter.outputImage != nil, "\(name)")
        continue
      }
      if filter.inputKeys.contains("inputImage2") { filter.setValue(image, forKey: "inputImage2") }
      let output = try #require(filter.outputImage, "\(name)")
      // An area becomes a pixel.
      #expect(output.extent.contains(image.extent) || name == "CICrop" || name.hasPrefix("CIArea"), "\(name)")
    }
  }

  @Test func aDetectorFindsNothing() {
    let detector = CIDetector(ofType: CIDetectorTypeFace, context: nil, options: nil)
    #expect(detector?.features(in: picture(1, 1) { _, _ in [0, 0, 0, 255] }).isEmpty == true)
  }

  /// What libraries that compare pictures as people see them do.
  @Test func differencesOfColoursAreDistancesInLab() throws {
    let first = picture(2, 1) { column, _ in column == 0 ? [255, 255, 255, 255] : [0, 0, 255, 255] }
    let second = picture(2, 1) { _, _ in [0, 0, 0, 255] }
    let difference = first.applyingFilter("CILabDeltaE", parameters: ["inputImage2": second])
    #expect(difference.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
    var values = [Float16](repeating: -1, count: 2)
    values.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()])
        .render(difference, toBitmap: base, rowBytes: 4, bounds: difference.extent, format: .Rh, colorSpace: nil)
    }
    // White is 100 from black; sRGB's blue has 32.3, 79.2 and -107.9.
    #expect(values[0] == 100 && abs(values[1] - 137.7) < 0.5)
    let same = first.applyingFilter("CILabDeltaE", parameters: ["inputImage2": first])
    values = [-1, -1]
    values.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      CIContext().render(same, toBitmap: base, rowBytes: 4, bounds: same.extent, format: .Rh, colorSpace: nil)
    }
    #expect(values == [0, 0])
  }

  @Test func redIsWrittenAsANumber() {
    let image = picture(2, 1) { column, _ in column == 0 ? [255, 0, 0, 255] : [51, 255, 0, 255] }
    var values = [Float16](repeating: -1, count: 2)
    values.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      CIContext().render(image, toBitmap: base, rowBytes: 4, bounds: image.extent, format: .Rh, colorSpace: nil)
    }
    #expect(values[0] == 1 && abs(values[1] - 0.2) < 0.001)
  }
}
