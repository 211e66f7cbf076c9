// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import ImageIO

struct CGImageSourceTests {
  /// A picture of six pixels, each of another grey: 0 1 2 above 3 4 5.
  private let bitmap = Bitmap(
    width: 3, height: 2, pixels: Data((0..<6).flatMap { [UInt8($0), UInt8($0), UInt8($0), 255] }))
  private var source: CGImageSource? { CGImageSourceCreateWithData(bitmap.pngData() as CFData, nil) }

  private func greys(_ bitmap: Bitmap) -> [[UInt8]] {
    (0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap[$0, y][0] } }
  }

  @Test func aFileTellsWhatItIs() throws {
    let source = try #require(source)
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(properties[kCGImagePropertyPixelWidth as String] as? Int == 3)
    #expect(properties[kCGImagePropertyPixelHeight as String] as? Int == 2)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
  }

  @Test func picturesAreDecoded() throws {
    let source = try #require(source)
    let options = [kCGImageSourceShouldCacheImmediately: true] as CFDictionary
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, options))
    #expect(greys(try image.decoded()) == [[0, 1, 2], [3, 4, 5]])
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test(arguments: [4, 4.0, CGFloat(4)] as [any Sendable])
  func aThumbnailFitsIntoItsBound(size: any Sendable) throws {
    let wide = Bitmap(width: 40, height: 20, pixels: Data(repeating: 200, count: 40 * 20 * 4))
    let source = try #require(CGImageSourceCreateWithData(wide.pngData() as CFData, nil))
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: size,
      ] as CFDictionary
    let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(image.width == 4 && image.height == 2)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test func whatIsNotDecodedIsNil() throws {
    let gif = try #require(CGImageSourceCreateWithData(Data("GIF89a".utf8) as CFData, nil))
    #expect(CGImageSourceGetType(gif) == "com.compuserve.gif" && CGImageSourceGetCount(gif) == 0)
    #expect(CGImageSourceCreateImageAtIndex(gif, 0, nil) == nil)
    let noise = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]) as CFData, nil))
    #expect(CGImageSourceGetType(noise) == nil && CGImageSourceGetStatus(noise) == .statusUnknownType)
    #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png") as CFURL, nil) == nil)
  }

  @Test(
    arguments: [
      (1, [[0, 1, 2], [3, 4, 5]]), (2, [[2, 1, 0], [5, 4, 3]]), (3, [[5, 4, 3], [2, 1, 0]]),
      (4, [[3, 4, 5], [0, 1, 2]]),
      (5, [[0, 3], [1, 4], [2, 5]]), (6, [[3, 0], [4, 1], [5, 2]]), (7, [[5, 2], [4, 1], [3, 0]]),
      (8, [[2, 5], [1, 4], [0, 3]]),
    ] as [(Int, [[UInt8]])])
  func storedPixelsAreTurnedUpright(orientation: Int, expected: [[UInt8]]) {
    #expect(greys(bitmap.upright(fromExif: orientation)) == expected)
  }

  // MARK: - Animations

  /// Two pictures of two pixels; the second changes the right one alone.
  private func animation(loopCount: Int? = 0) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
    if let loopCount {
      CGImageDestinationSetProperties(
        destination, [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: loopCount]])
    }
    for (index, color) in [[UInt8(0), 0, 255, 255], [0, 255, 0, 255]].enumerated() {
      let bitmap = Bitmap(width: 2, height: 1, pixels: Data([255, 0, 0, 255] + (index == 0 ? [0, 0, 0, 0] : color)))
      CGImageDestinationAddImage(
        destination, CGImage(bitmap), [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: 0.25]])
    }
    #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination))
    return data as Data
  }

  @Test func eachPictureOfAnAnimationIsRead() throws {
    let source = try #require(CGImageSourceCreateWithData(try animation() as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 2 && CGImageSourceGetStatus(source) == .statusComplete)
    let pixels = try [1, 0, 1].map { try #require(CGImageSourceCreateImageAtIndex(source, $0, nil)).decoded() }
    #expect(pixels.map { $0[0, 0] } == Array(repeating: [255, 0, 0, 255], count: 3))
    #expect(pixels.map { $0[1, 0] } == [[0, 255, 0, 255], [0, 0, 0, 0], [0, 255, 0, 255]])
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    let own = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
    #expect(own?[kCGImagePropertyGIFDelayTime] as? Double == 0.25)
    let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
    #expect(whole?[kCGImagePropertyGIFLoopCount] as? Int == 0)
    #expect(try CGImage(decoding: animation()).decoded()[0, 0] == [255, 0, 0, 255])
  }

  @Test func aFileThatComesBitByBitIsThereAtTheEnd() throws {
    let data = try animation()
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, data.prefix(20) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceGetCount(source) == 2)
  }

  @Test func damagedAnimationsEndWithoutTheRest() throws {
    let data = try animation()
    for length in 0..<data.count {
      guard let source = CGImageSourceCreateWithData(data.prefix(length) as CFData, nil) else { continue }
      for index in 0..<CGImageSourceGetCount(source) { _ = CGImageSourceCreateImageAtIndex(source, index, nil) }
    }
    for place in 0..<data.count {
      var other = data
      other[place] ^= 0xA5
      guard let source = CGImageSourceCreateWithData(other as CFData, nil) else { continue }
      for index in 0..<min(4, CGImageSourceGetCount(source)) { _ = CGImageSourceCreateImageAtIndex(source, index, nil) }
    }
  }

  @Test func picturesAreWritten() throws {
    for (type, quality) in [("public.png", nil), ("public.jpeg", 0.5)] as [(CFString, Double?)] {
      let data = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
      let options = quality.map { [kCGImageDestinationLossyCompressionQuality: $0] as CFDictionary }
      CGImageDestinationAddImage(destination, CGImage(bitmap), options)
      #expect(CGImageDestinationFinalize(destination))
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      #expect(CGImageSourceGetType(source) == type && CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 3)
    }
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
  }
}
