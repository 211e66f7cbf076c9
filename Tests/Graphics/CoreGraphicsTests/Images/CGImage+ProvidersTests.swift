// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

/// Pictures of memory, and pictures seen through others.
struct CGImageProvidersTests {
  private func image(
    _ bytes: [UInt8], width: Int = 1, height: Int = 1, bitsPerPixel: Int = 32, bytesPerRow: Int? = nil,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), _ info: CGImageAlphaInfo
  ) throws -> CGImage? {
    CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow ?? width * bitsPerPixel / 8, space: space,
      bitmapInfo: CGBitmapInfo(rawValue: info.rawValue),
      provider: try #require(CGDataProvider(data: Data(bytes) as CFData)),
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  private func pixel(_ image: CGImage?) throws -> [UInt8] { try #require(image).decoded()[0, 0] }

  @Test func layoutsAreReadAsTheySay() throws {
    #expect(try pixel(image([10, 20, 30, 40], .premultipliedLast)) == [30, 20, 10, 40])
    #expect(try pixel(image([40, 10, 20, 30], .premultipliedFirst)) == [30, 20, 10, 40])
    #expect(try pixel(image([200, 100, 50, 128], .last)) == [25, 50, 100, 128])
    #expect(try pixel(image([10, 20, 30, 0], .noneSkipLast)) == [30, 20, 10, 255])
    #expect(try pixel(image([10, 20, 30], bitsPerPixel: 24, .none)) == [30, 20, 10, 255])
    #expect(try pixel(image([77], bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray(), .none)) == [77, 77, 77, 255])
  }

  @Test func rowsMayBeFarApart() throws {
    let grey = CGColorSpaceCreateDeviceGray()
    let found = try #require(
      try image([1, 2, 0, 0, 3, 4], width: 2, height: 2, bitsPerPixel: 8, bytesPerRow: 4, space: grey, .none))
    let bitmap = try found.decoded()
    #expect([bitmap[0, 0][0], bitmap[1, 0][0], bitmap[0, 1][0], bitmap[1, 1][0]] == [1, 2, 3, 4])
  }

  @Test func tooFewBytesAndOtherLayoutsAreRefused() throws {
    #expect(try image([1, 2, 3], .premultipliedLast) == nil)
    #expect(try image([1, 2, 3, 4], width: 1 << 20, height: 1 << 20, .premultipliedLast) == nil)
    #expect(try image([1, 2, 3, 4], width: -1, .premultipliedLast) == nil)
    #expect(try image([1, 2, 3, 4], bytesPerRow: 2, .premultipliedLast) == nil)
    #expect(try image([1, 2], bitsPerPixel: 16, .none) == nil)
  }

  @Test func aPictureGivesItsPixels() throws {
    let found = try #require(try image([10, 20, 30, 255], .premultipliedLast))
    #expect(found.dataProvider?.data as Data? == Data([10, 20, 30, 255]))
    #expect(found.alphaInfo == .premultipliedLast)
    let straight = try #require(try image([200, 100, 50, 128], .last))
    #expect(straight.dataProvider?.data as Data? == Data([25, 50, 100, 128]))
    #expect(straight.bitmapInfo.rawValue == CGImageAlphaInfo.premultipliedFirst.rawValue | 2 << 12)
  }

  @Test func filesOfPicturesAreRead() throws {
    let data = Bitmap(width: 1, height: 1, pixels: Data([1, 2, 3, 255])).pngData()
    let provider = try #require(CGDataProvider(data: data as CFData))
    let png = CGImage(
      pngDataProviderSource: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    #expect(try pixel(png) == [1, 2, 3, 255])
    let none = try #require(CGDataProvider(data: Data([1]) as CFData))
    #expect(
      CGImage(jpegDataProviderSource: none, decode: nil, shouldInterpolate: false, intent: .perceptual) == nil)
  }

  @Test func aMaskTakesPartsOfAPictureAway() throws {
    let red = picture([[[0, 0, 255, 255], [0, 0, 255, 255]]])
    let provider = try #require(CGDataProvider(data: Data([255, 0]) as CFData))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil,
        shouldInterpolate: false))
    let masked = try #require(red.masking(mask)).decoded()
    #expect(masked[0, 0] == [0, 0, 0, 0])
    #expect(masked[1, 0] == [0, 0, 255, 255])
  }

  @Test func coloursCanBeTakenOut() throws {
    let both = picture([[[0, 255, 0, 255], [0, 0, 255, 255]]])
    let rest = try #require(both.copy(maskingColorComponents: [0, 20, 200, 255, 0, 20])).decoded()
    #expect(rest[0, 0] == [0, 0, 0, 0])
    #expect(rest[1, 0] == [0, 0, 255, 255])
  }
}
