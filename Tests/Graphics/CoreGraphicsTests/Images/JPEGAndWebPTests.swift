// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CImageCodecs
import Testing

@testable import CoreGraphics

@Suite struct JPEGAndWebPTests {
  private func isClose(_ pixel: [UInt8], _ expected: [Int], _ tolerance: Int = 4) -> Bool {
    zip(pixel, expected).allSatisfy { abs(Int($0) - $1) <= tolerance }
  }

  @Test func aJPEGIsOpaqueAndKnowsItsSize() throws {
    let image = try CGImage(decoding: PictureFiles.jpeg(width: 33, height: 17))
    #expect(image.width == 33)
    #expect(image.height == 17)
    #expect(image.alphaInfo == .noneSkipFirst)
    #expect(image.bytesPerRow == 132)
    #expect(isClose(try image.decoded()[32, 16], [40, 40, 200, 255]))
  }

  @Test func aJPEGIsDecodedNoLargerThanNeeded() throws {
    let image = try CGImage(decoding: PictureFiles.jpeg(width: 800, height: 400))
    let eighth = try image.decoded(minimumWidth: 100, minimumHeight: 50)
    #expect((eighth.width, eighth.height) == (100, 50))
    let more = try image.decoded(minimumWidth: 101, minimumHeight: 50)
    #expect((more.width, more.height) == (200, 100))
    let exact = try image.decoded(maxPixelSize: 90)
    #expect((exact.width, exact.height) == (90, 45))
    #expect(isClose(exact[45, 20], [40, 40, 200, 255]))
    let whole = try image.decoded(maxPixelSize: 5_000)
    #expect(whole.width == 800)
  }

  @Test func picturesOfInkAreConverted() throws {
    let image = try CGImage(
      decoding: PictureFiles.jpeg(width: 8, height: 8, color: [255, 0, 0, 255], pixelFormat: TJPF_CMYK))
    #expect(isClose(try image.decoded()[3, 3], [0, 0, 255, 255]))
  }

  @Test(arguments: [true, false])
  func orientationIsReadInBothByteOrders(bigEndian: Bool) throws {
    let jpeg = try PictureFiles.jpeg(width: 8, height: 8)
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return bigEndian ? bytes.reversed() : bytes
    }
    let tiff =
      Array((bigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(1, 2)
      + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(6, 2) + [0, 0]
    let content = Array("Exif".utf8) + [0, 0] + tiff
    let length = content.count + 2
    let segment: [UInt8] = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + content
    let turned = Data(jpeg.prefix(2) + segment + jpeg.dropFirst(2))
    #expect(try CGImage(decoding: turned).exifOrientation == 6)
    #expect(try CGImage(decoding: jpeg).exifOrientation == 1)
  }

  @Test func aCutJPEGIsAnError() throws {
    let jpeg = try PictureFiles.jpeg(width: 64, height: 64)
    for length in stride(from: 0, to: jpeg.count - 2, by: 7) {
      #expect(throws: ImageDecodingError.self) { try CGImage(decoding: jpeg.prefix(length)).decoded() }
    }
  }

  @Test func damagedJPEGsNeverCrash() throws {
    let jpeg = try PictureFiles.jpeg(width: 16, height: 16)
    for index in jpeg.indices {
      var damaged = jpeg
      damaged[index] ^= 0xFF
      _ = try? CGImage(decoding: damaged).decoded()
    }
  }

  @Test func webPIsPremultipliedAndScaled() throws {
    let image = try CGImage(decoding: PictureFiles.webP)
    #expect((image.width, image.height) == (40, 20))
    let whole = try image.decoded()
    #expect(whole[0, 0] == [0, 0, 255, 255])
    #expect(whole[39, 19] == [128, 0, 0, 128])
    let small = try image.decoded(minimumWidth: 10, minimumHeight: 5)
    #expect((small.width, small.height) == (10, 5))
    #expect(isClose(small[1, 2], [0, 0, 255, 255]))
  }

  @Test func anAnimatedWebPShowsItsFirstFrame() throws {
    let image = try CGImage(decoding: PictureFiles.animatedWebP)
    #expect((image.width, image.height) == (16, 8))
    #expect(try image.decoded()[15, 7] == [0, 0, 255, 255])
  }

  @Test func cutAndDamagedWebPsAreErrorsAndNeverCrash() {
    for file in [PictureFiles.webP, PictureFiles.animatedWebP] {
      for length in 0..<file.count - 8 {
        #expect(throws: ImageDecodingError.self) { try CGImage(decoding: file.prefix(length)).decoded() }
      }
      for index in file.indices {
        var damaged = file
        damaged[index] ^= 0xFF
        _ = try? CGImage(decoding: damaged).decoded()
      }
    }
  }
}
