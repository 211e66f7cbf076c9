// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct PNGCodecTests {
  private func decode(_ data: Data) throws -> Bitmap { try CGImage(decoding: data).decoded() }

  @Test func truecolourWithAlphaIsPremultiplied() throws {
    let data = PictureFiles.png(
      width: 2, height: 1, depth: 8, colorType: 6, rows: [0, 255, 128, 0, 255, 255, 128, 0, 128])
    let bitmap = try decode(data)
    #expect(bitmap[0, 0] == [0, 128, 255, 255])
    #expect(bitmap[1, 0] == [0, 64, 128, 128])
  }

  @Test func truecolourIsOpaqueAndTRNSMakesOneColourTransparent() throws {
    let rows: [UInt8] = [0, 10, 20, 30, 40, 50, 60]
    #expect(
      try decode(PictureFiles.png(width: 2, height: 1, depth: 8, colorType: 2, rows: rows))[0, 0] == [30, 20, 10, 255])
    let keyed = try decode(
      PictureFiles.png(
        width: 2, height: 1, depth: 8, colorType: 2, extra: PictureFiles.chunk("tRNS", [0, 10, 0, 20, 0, 30]),
        rows: rows))
    #expect(keyed[0, 0] == [0, 0, 0, 0])
    #expect(keyed[1, 0] == [60, 50, 40, 255])
  }

  @Test func palettesOfFewBitsAreExpanded() throws {
    let data = PictureFiles.png(
      width: 4, height: 1, depth: 2, colorType: 3,
      extra: PictureFiles.chunk("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]) + PictureFiles.chunk("tRNS", [255, 128]),
      rows: [0, 0b00_01_10_00])
    let bitmap = try decode(data)
    #expect(
      (0..<4).map { bitmap[$0, 0] } == [[0, 0, 255, 255], [0, 128, 0, 128], [255, 0, 0, 255], [0, 0, 255, 255]])
  }

  @Test func greysOfOneEightAndSixteenBitsAreExpanded() throws {
    #expect(
      try decode(PictureFiles.png(width: 2, height: 1, depth: 1, colorType: 0, rows: [0, 0b1000_0000]))[0, 0]
        == [255, 255, 255, 255])
    #expect(
      try decode(PictureFiles.png(width: 1, height: 1, depth: 8, colorType: 4, rows: [0, 100, 255]))[0, 0]
        == [100, 100, 100, 255])
    #expect(
      try decode(PictureFiles.png(width: 1, height: 1, depth: 16, colorType: 0, rows: [0, 0x80, 0x80]))[0, 0]
        == [128, 128, 128, 255])
  }

  @Test func interlacedPicturesAreWhole() throws {
    // One pixel in the first pass, one in the sixth, two in the seventh.
    let data = PictureFiles.png(
      width: 2, height: 2, depth: 8, colorType: 0, interlaced: true, rows: [0, 10, 0, 20, 0, 30, 40])
    let bitmap = try decode(data)
    #expect([bitmap[0, 0][0], bitmap[1, 0][0], bitmap[0, 1][0], bitmap[1, 1][0]] == [10, 20, 30, 40])
  }

  @Test func gammaIsIgnored() throws {
    let data = PictureFiles.png(
      width: 1, height: 1, depth: 8, colorType: 0, extra: PictureFiles.chunk("gAMA", PictureFiles.bigEndian(100_000)),
      rows: [0, 100])
    #expect(try decode(data)[0, 0] == [100, 100, 100, 255])
  }

  @Test func anyCutIsAnErrorAndNeverACrash() {
    let whole = PictureFiles.png(
      width: 3, height: 3, depth: 8, colorType: 2, rows: (0..<3).flatMap { _ in [0] + [UInt8](repeating: 9, count: 9) })
    for length in 0..<whole.count - 12 {
      #expect(throws: ImageDecodingError.self) { try decode(whole.prefix(length)) }
    }
  }

  @Test func anyDamagedByteIsAnErrorOrAPictureAndNeverACrash() {
    let whole = PictureFiles.png(
      width: 3, height: 3, depth: 8, colorType: 2, rows: (0..<3).flatMap { _ in [0] + [UInt8](repeating: 9, count: 9) })
    for index in whole.indices {
      for mask in [0x01, 0x80, 0xFF] as [UInt8] {
        var damaged = whole
        damaged[index] ^= mask
        _ = try? decode(damaged)
      }
    }
  }

  @Test func aHugeSizeIsRefusedFromTheHeader() {
    let bomb = PictureFiles.png(width: 60_000, height: 60_000, depth: 8, colorType: 6, rows: [0])
    #expect(throws: ImageDecodingError.tooLarge(format: .png, width: 60_000, height: 60_000)) {
      try CGImage(decoding: bomb)
    }
    let wide = PictureFiles.png(width: 16_384, height: 16_384, depth: 1, colorType: 0, rows: [0])
    #expect(throws: ImageDecodingError.tooLarge(format: .png, width: 16_384, height: 16_384)) {
      try CGImage(decoding: wide)
    }
  }

  @Test func aSizeOfZeroIsRefused() {
    #expect(throws: ImageDecodingError.badHeader(.png, "the size is 0 × 5, expected at least 1 × 1")) {
      try CGImage(decoding: PictureFiles.png(width: 0, height: 5, depth: 8, colorType: 0, rows: [0]))
    }
  }

  @Test func writingAndReadingGivesTheSamePixels() throws {
    var pixels = Data()
    for value in 0..<64 {
      let alpha = [255, 128, 0][value % 3]
      pixels.append(
        contentsOf: [value * 4 * alpha / 255, 10 * alpha / 255, 250 * alpha / 255, alpha].map { UInt8($0) })
    }
    let bitmap = Bitmap(width: 8, height: 8, pixels: pixels)
    let data = bitmap.pngData()
    #expect(data == bitmap.pngData())
    let again = try decode(data)
    for (left, right) in zip(bitmap.pixels, again.pixels) { #expect(abs(Int(left) - Int(right)) <= 1) }
    #expect(data[25] == 6)
    let flat = bitmap.pngData(hasAlpha: false)
    #expect(flat[25] == 2)
    #expect(try decode(flat)[0, 0] == [0, 10, 250, 255])
  }

  @Test func theBytesOfASmallPNGAreFixed() {
    let data = Bitmap(width: 1, height: 1, pixels: Data([1, 2, 3, 255])).pngData()
    #expect(
      data.base64EncodedString()
        == "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAAXNSR0IArs4c6QAAAAJJREFUeAHsGn7SAAAAEElEQVTtwwENAAAAgrCJ/TND"
        + "lXNmNwmSsQAAAARJREFUASIBCH6Wq58AAAAASUVORK5CYII="
    )
  }
}
