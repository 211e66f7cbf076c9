// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct GaussianBlurTests {
  /// A white square of 64 pixels in the middle of 160, blurred.
  private func blurredRow(sigma: CGFloat) -> [Double] {
    let side = 160
    var mask = [UInt8](repeating: 0, count: side * side)
    for row in 0..<side { for column in 48..<112 { mask[row * side + column] = 255 } }
    mask.withUnsafeMutableBufferPointer {
      GaussianBlur.blur($0, width: side, height: side, stride: side, sigma: sigma)
    }
    return (0..<side).map { Double(mask[80 * side + $0]) / 255 }
  }

  @Test(arguments: [0.6, 1, 2, 3.5, 6, 10, 16] as [CGFloat])
  func anEdgeIsWithinFourThirdsPercentOfAGaussian(sigma: CGFloat) {
    let row = blurredRow(sigma: sigma)
    var worst = 0.0
    for column in 0..<160 {
      func integral(_ x: Double) -> Double { 0.5 * (1 + erf(x / (Double(sigma) * 2.0.squareRoot()))) }
      // The Gaussian of the square's sharp edges, at the middle of the pixel.
      let exact = integral(Double(column) + 0.5 - 48) - integral(Double(column) + 0.5 - 112)
      worst = max(worst, abs(row[column] - exact))
    }
    #expect(worst < 0.0134, "worst error \(worst)")
  }

  @Test func nothingIsLostOrGained() {
    var mask = [UInt8](repeating: 0, count: 101 * 101)
    for row in 40..<60 { for column in 40..<60 { mask[row * 101 + column] = 255 } }
    mask.withUnsafeMutableBufferPointer { GaussianBlur.blur($0, width: 101, height: 101, stride: 101, sigma: 5) }
    let total = mask.reduce(0) { $0 + Int($1) }
    #expect(abs(total - 400 * 255) < 400 * 255 / 200)
  }

  @Test(arguments: [1.4, 5] as [CGFloat]) func rowsThatRepeatAreBlurredAsIfTheyDidNot(sigma: CGFloat) {
    // Two bars of equal rows; a faint dot off to the side makes every row of the second mask different.
    let (width, height) = (160, 60)
    func blurred(_ hasDots: Bool) -> [[UInt8]] {
      var mask = [UInt8](repeating: 0, count: width * height)
      for row in 0..<height where row < 20 || row > 35 {
        for column in 30..<60 { mask[row * width + column] = UInt8(200 - column) }
      }
      if hasDots { for row in 0..<height { mask[row * width + 140] = UInt8(row) + 1 } }
      mask.withUnsafeMutableBufferPointer {
        GaussianBlur.blur($0, width: width, height: height, stride: width, sigma: sigma)
      }
      return (0..<height).map { Array(mask[$0 * width..<$0 * width + 100]) }
    }
    #expect(blurred(false) == blurred(true))
  }

  @Test func theResultIsSymmetric() {
    let row = blurredRow(sigma: 7.3)
    #expect(row == row.reversed())
  }

  @Test(arguments: [0, -1, .nan, -.infinity] as [CGFloat])
  func aSigmaThatMakesNoSenseChangesNothing(sigma: CGFloat) {
    var mask: [UInt8] = [0, 255, 0, 9]
    mask.withUnsafeMutableBufferPointer { GaussianBlur.blur($0, width: 3, height: 1, stride: 4, sigma: sigma) }
    #expect(mask == [0, 255, 0, 9])
  }

  @Test func bytesBetweenRowsAreLeftAlone() {
    var mask: [UInt8] = [255, 77, 255, 77]
    mask.withUnsafeMutableBufferPointer { GaussianBlur.blur($0, width: 1, height: 2, stride: 2, sigma: 3) }
    #expect(mask[1] == 77)
    #expect(mask[3] == 77)
    #expect(mask[0] == mask[2])
  }

  @Test func aHugeSigmaOnASmallMaskEndsAndFades() {
    var mask: [UInt8] = [255]
    mask.withUnsafeMutableBufferPointer { GaussianBlur.blur($0, width: 1, height: 1, stride: 1, sigma: .infinity) }
    #expect(mask == [0])
  }
}
