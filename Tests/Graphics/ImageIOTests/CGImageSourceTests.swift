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

  @Test(arguments: [false, true]) func aPictureThatComesBitByBitShowsWhatHasCome(isPNG: Bool) throws {
    // No stretch says the same twice: the rows come one after the other.
    let noise = Data(
      (0..<64 * 64).flatMap { place in
        let value = place &* 2_654_435_761
        return [UInt8(truncatingIfNeeded: value >> 13), UInt8(truncatingIfNeeded: value >> 21), 200, 255]
      })
    let bitmap = Bitmap(width: 64, height: 64, pixels: noise)
    let data = try #require(isPNG ? bitmap.pngData() : bitmap.jpegData(quality: 0.95))
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, data.prefix(8) as CFData, false)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    CGImageSourceUpdateData(source, data.prefix(data.count / 2) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int == 64)
    let part = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)).decoded()
    let whole = try CGImage(decoding: data).decoded()
    #expect(part.width == 64 && part.height == 64)
    #expect((0..<64).allSatisfy { part[$0, 0] == whole[$0, 0] })
    #expect((0..<64).contains { part[$0, 63] != whole[$0, 63] })
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)).decoded().pixels == whole.pixels)
  }

  @Test func filesInGreyAreToldAsGrey() throws {
    let file = try #require(
      Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAAAAAA+i0toAAAADElEQVR42mNgSPkPAAHLAWRv8wGuAAAAAElFTkSuQmCC"))
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    #expect(
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyColorModel] as? String
        == kCGImagePropertyColorModelGray as String)
    let now = [kCGImageSourceShouldCacheImmediately: true] as CFDictionary
    for image in [nil, now].compactMap({ CGImageSourceCreateImageAtIndex(source, 0, $0) }) {
      #expect(image.bitsPerPixel == 8 && image.bytesPerRow == 3 && image.alphaInfo == .none)
      #expect(image.colorSpace?.model == .monochrome)
      #expect(image.dataProvider?.data.map { Array($0 as Data) } == [0, 100, 255])
    }
  }

  @Test func coloursOfDisplayP3AreToldAsWide() throws {
    let file = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAAFWlDQ1BEaXNwbGF5IFAzAAB4nKsAAAB5AHmE6r0GAAAADElEQVR42mPgSvkPAAHpAW6Qn30MAAAAAElFTkSuQmCC"
      ))
    let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyProfileName] as? String == "Display P3")
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let space = try #require(image.colorSpace)
    #expect(space.isWideGamutRGB && image.bitsPerPixel == 32 && image.alphaInfo == .noneSkipFirst)
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.makeImage()?.colorSpace?.isWideGamutRGB == true)
  }

  @Test func photosThatAreFinerWithEachPassSaySo() throws {
    for (marker, isProgressive) in [(UInt8(0xC0), false), (0xC2, true)] {
      let file = Data([0xFF, 0xD8, 0xFF, marker, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0])
      let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
      let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
      let own = properties[kCGImagePropertyJFIFDictionary] as? [CFString: Any]
      #expect(own?[kCGImagePropertyJFIFIsProgressive] as? Bool == isProgressive)
      #expect(properties[kCGImagePropertyPixelWidth] as? Int == 3)
    }
  }

  @Test(arguments: 1...8) func photosAreWrittenWithTheWayTheyAreTurned(orientation: Int) throws {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
    CGImageDestinationAddImage(destination, CGImage(bitmap), [kCGImagePropertyOrientation: orientation])
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyOrientation] as? Int == orientation)
    #expect(try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)).decoded().width == 3)
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
