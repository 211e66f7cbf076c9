// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

/// Drawing through masks.
struct CGContextMasksTests {
  /// Four pixels across: nothing, a third, two thirds, all, as alpha.
  private let alphas = picture([[[0, 0, 0, 0], [0, 0, 0, 85], [0, 0, 0, 170], [0, 0, 0, 255]]])

  private func context(_ width: Int = 4, _ height: Int = 2) throws -> CGContext {
    try #require(CGContext(bitmapSize: CGSize(width: width, height: height), scale: 1, opaque: false))
  }

  private func whole(_ context: CGContext) -> CGRect { CGRect(origin: .zero, size: context.size) }

  @Test func whatIsFilledHasTheMasksAlpha() throws {
    let context = try context()
    context.clip(to: whole(context), mask: alphas)
    context.setFillColor(.white)
    context.fill(whole(context))
    // No state was restored before the picture is asked for, as in the usual way of tinting.
    let bitmap = try #require(context.makeImage()).decoded()
    #expect((0..<4).map { bitmap[$0, 1][3] } == [0, 85, 170, 255])
    #expect(bitmap[1, 0] == [85, 85, 85, 85])
  }

  @Test func anOpaquePictureWithAnAlphaChannelLetsEverythingThrough() throws {
    let context = try context(2, 1)
    context.clip(to: whole(context), mask: picture([[[0, 0, 0, 255], [0, 0, 255, 255]]]))
    context.setFillColor(.white)
    context.fill(whole(context))
    let bitmap = try #require(context.bitmap)
    #expect((0..<2).map { bitmap[$0, 0] } == [[255, 255, 255, 255], [255, 255, 255, 255]])
  }

  @Test func aPictureWithoutAnAlphaChannelMasksByItsBrightness() throws {
    let context = try context(3, 1)
    let greys = try #require(
      CGContext(
        data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    for (index, grey) in [0, 128.0 / 255, 1].enumerated() {
      greys.setFillColor(CGColor(gray: grey, alpha: 1))
      greys.fill(CGRect(x: index, y: 0, width: 1, height: 1))
    }
    context.clip(to: whole(context), mask: try #require(greys.makeImage()))
    context.setFillColor(.white)
    context.fill(whole(context))
    let bitmap = try #require(context.bitmap)
    #expect((0..<3).map { bitmap[$0, 0][3] } == [0, 128, 255])
  }

  @Test func aMaskOfItsOwnPaintsWhereItIsZero() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255, 51, 204]) as CFData))
    let mask = try #require(
      CGImage(
        maskWidth: 4, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4, provider: provider, decode: nil,
        shouldInterpolate: false))
    let context = try context(4, 1)
    context.clip(to: whole(context), mask: mask)
    context.setFillColor(.white)
    context.fill(whole(context))
    let bitmap = try #require(context.bitmap)
    #expect((0..<4).map { bitmap[$0, 0][3] } == [255, 0, 204, 51])
  }

  @Test func nothingIsDrawnBesideTheMask() throws {
    let context = try context()
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: picture([[[255, 255, 255, 255]]]))
    context.setFillColor(.white)
    context.fill(whole(context))
    let bitmap = try #require(context.bitmap)
    #expect(bitmap[1, 0][3] == 255)
    #expect(bitmap[2, 0][3] == 0)
    #expect(bitmap[1, 1][3] == 0)
  }

  @Test func masksStandUprightWhereYPointsUp() throws {
    let upright = picture([[[0, 0, 0, 255]], [[0, 0, 0, 0]]])
    let up = try #require(
      CGContext(
        data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: .deviceRGB,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let down = try context(1, 2)
    for context in [up, down] {
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2), mask: upright)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    #expect(up.bitmap?[0, 0][3] == 255)
    #expect(up.bitmap?[0, 1][3] == 0)
    #expect(down.bitmap?[0, 0][3] == 0)
    #expect(down.bitmap?[0, 1][3] == 255)
  }

  @Test func aMaskEndsWithTheStateItWasSetIn() throws {
    let context = try context()
    context.saveGState()
    context.clip(to: whole(context), mask: alphas)
    context.restoreGState()
    context.setFillColor(.white)
    context.fill(whole(context))
    #expect(context.bitmap?[0, 0][3] == 255)
  }

  @Test func masksAddUpAndStayWhereTheyWere() throws {
    let context = try context()
    context.clip(to: whole(context), mask: alphas)
    context.clip(to: whole(context), mask: alphas)
    context.translateBy(x: 50, y: 70)
    context.scaleBy(x: 3, y: -3)
    context.draw(picture([[[255, 255, 255, 255]]]), in: CGRect(x: -100, y: -100, width: 200, height: 200))
    let bitmap = try #require(context.bitmap)
    #expect((0..<4).map { Int(bitmap[$0, 1][3]) } == [0, 28, 113, 255])
  }

  @Test func aPatternIsMaskedToo() throws {
    let context = try context()
    context.clip(to: whole(context), mask: alphas)
    let pattern = try #require(stripes())
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
    context.setFillPattern(pattern, colorComponents: [1])
    context.fill(whole(context))
    let bitmap = try #require(context.bitmap)
    #expect((0..<4).map { bitmap[$0, 0][3] } == [0, 85, 170, 255])
  }

  private func stripes() -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 2, yStep: 2,
      tiling: .noDistortion, isColored: true, callbacks: &callbacks)
  }
}
