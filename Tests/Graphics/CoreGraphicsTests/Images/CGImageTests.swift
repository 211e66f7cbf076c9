// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct CGImageTests {
  @Test func whatIsNoPictureIsNamedWithItsFirstBytes() {
    #expect(throws: ImageDecodingError.unknownFormat(firstBytes: Array("not a pi".utf8))) {
      try CGImage(decoding: Data("not a picture".utf8))
    }
    #expect(throws: ImageDecodingError.unknownFormat(firstBytes: [])) { try CGImage(decoding: Data()) }
    #expect(
      "\(ImageDecodingError.unknownFormat(firstBytes: [0x47, 0x49]))"
        == "Not a picture: the data begins with 47 49, expected the signature of PNG, JPEG, WebP or GIF.")
  }

  @Test func hugeFilesAreRefused() {
    let count = ImageLimits.fileBytes + 1
    #expect(throws: ImageDecodingError.fileTooLarge(byteCount: count)) { try CGImage(decoding: Data(count: count)) }
  }

  @Test func dataThatDoesNotBeginAtIndexZeroIsRead() throws {
    let file = Data([1, 2, 3]) + PictureFiles.webP
    #expect(try CGImage(decoding: file.dropFirst(3)).decoded()[0, 0] == [0, 0, 255, 255])
  }

  @Test func identifiersDependOnContentAloneAndAreTheSameEverywhere() throws {
    let red = picture([[[0, 0, 255, 255]]])
    #expect(red == picture([[[0, 0, 255, 255]]]))
    #expect(red != picture([[[0, 0, 254, 255]]]))
    #expect(
      ImageIdentifier(hashing: Data(), width: 1, height: 2) != ImageIdentifier(hashing: Data(), width: 2, height: 1))
    #expect(
      ImageIdentifier(hashing: Data([0]), width: 1, height: 1)
        != ImageIdentifier(hashing: Data([0, 0]), width: 1, height: 1))
    // The same on every machine and in every run.
    #expect(ImageIdentifier(hashing: Data("tessera".utf8), width: 3, height: 4).rawValue == 0x3751_1aa6_d690_8a89)
    let long = Data("a picture's bytes, more than thirty-two of them".utf8)
    #expect(ImageIdentifier(hashing: long, width: 3, height: 4).rawValue == 0x0f6a_21b1_5127_3dcc)
  }

  @Test func identifiersSpread() {
    var seen: Set<UInt64> = []
    for value in 0..<2_000 {
      seen.insert(
        ImageIdentifier(hashing: Data([UInt8(value & 255), 0, 0, UInt8(value >> 8)]), width: 1, height: 1).rawValue)
    }
    #expect(seen.count == 2_000)
    #expect(Set(seen.map { $0 & 0xFFFF }).count > 1_900)
  }

  @Test func identifiersOfPicturesThatDifferInOneByteDiffer() {
    var bytes = [UInt8](repeating: 7, count: 77)
    var seen: Set<ImageIdentifier> = []
    for place in bytes.indices {
      bytes[place] = 8
      seen.insert(ImageIdentifier(hashing: Data(bytes), width: 1, height: 1))
      bytes[place] = 7
    }
    #expect(seen.count == bytes.count)
  }

  @Test func croppingTakesWholePixels() throws {
    let image = picture((0..<3).map { y in (0..<3).map { x in [UInt8(x), UInt8(y), 0, 255] } })
    let part = try #require(image.cropping(to: CGRect(x: 1.2, y: 1, width: 1, height: 5)))
    #expect((part.width, part.height) == (2, 2))
    #expect(try part.decoded()[0, 0] == [1, 1, 0, 255])
    #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .null) == nil)
    #expect(image.cropping(to: CGRect(x: -5, y: -5, width: 50, height: 50)) == image)
  }

  @Test func reducingAveragesAllPixels() {
    let bitmap = Bitmap(
      width: 4, height: 2,
      pixels: Data([0, 100, 0, 100, 100, 0, 100, 200].flatMap { [UInt8](repeating: $0, count: 4) }))
    let half = bitmap.scaled(width: 2, height: 1)
    #expect(half[0, 0] == [50, 50, 50, 50])
    #expect(half[1, 0] == [100, 100, 100, 100])
    let uneven = Bitmap(width: 3, height: 1, pixels: Data([UInt8](repeating: 255, count: 12))).scaled(
      width: 2, height: 1)
    #expect(Set(uneven.pixels) == [255])
  }
}
