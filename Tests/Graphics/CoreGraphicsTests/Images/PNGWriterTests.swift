// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct PNGWriterTests {
  /// Numbers that are the same in every run.
  private struct Numbers {
    var state: UInt64 = 7

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  enum Kind: CaseIterable {
    case noise, flat, stripes, gradient, spots
  }

  private func bitmap(_ kind: Kind, _ width: Int, _ height: Int, opaque: Bool) -> Bitmap {
    var numbers = Numbers()
    var pixels = Data(capacity: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = opaque ? 255 : [0, 255, 255, 128][(x / 3 + y) % 4]
        let level: Int
        switch kind {
        case .noise: level = numbers.next(below: 256)
        case .flat: level = 200
        case .stripes: level = x % 7 == 0 ? 255 : 3
        case .gradient: level = (x + 2 * y) % 256
        case .spots: level = numbers.next(below: 40) == 0 ? numbers.next(below: 256) : 90
        }
        for part in 0..<3 { pixels.append(UInt8((level + part * 5) % 256 * alpha / 255)) }
        pixels.append(UInt8(alpha))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: Kind.allCases, [(1, 1), (2, 1), (1, 40), (3, 5), (87, 3), (88, 3), (300, 20), (700, 130)])
  func whatIsWrittenIsReadBackPixelByPixel(_ kind: Kind, _ size: (Int, Int)) throws {
    let opaque = bitmap(kind, size.0, size.1, opaque: true)
    #expect(try CGImage(decoding: opaque.pngData(hasAlpha: false)).decoded() == opaque)
    #expect(try CGImage(decoding: opaque.pngData(hasAlpha: true)).decoded() == opaque)
    let clear = bitmap(kind, size.0, size.1, opaque: false)
    let again = try CGImage(decoding: clear.pngData(hasAlpha: true)).decoded()
    // Colours are divided by their alpha in between.
    #expect(zip(clear.pixels, again.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func valuesOfVeryUnequalFrequencyGetNoCodeThatIsTooLong() throws {
    // The frequencies for which a Huffman tree is as deep as it can be.
    var frequencies = [1, 1]
    while frequencies.count < 21 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    var levels = frequencies.enumerated().flatMap { Array(repeating: UInt8($0.offset + 1), count: $0.element) }
    var numbers = Numbers()
    for place in levels.indices { levels.swapAt(place, numbers.next(below: levels.count)) }
    // One row, so that nothing is subtracted; no two neighbours alike, so that nothing is told as a repetition.
    let pixels = Data(levels.enumerated().flatMap { [UInt8($0.offset % 2), 0, $0.element, 255] })
    let bitmap = Bitmap(width: levels.count, height: 1, pixels: pixels)
    let rows = 1 + 3 * levels.count
    #expect(bitmap.pngData(hasAlpha: false).count < rows)
    // The reader takes no picture that wide: two halves of it are as good.
    let half = levels.count / 2
    for part in [pixels.prefix(half * 4), pixels.suffix(half * 4)] {
      let bitmap = Bitmap(width: half, height: 1, pixels: Data(part))
      #expect(try CGImage(decoding: bitmap.pngData(hasAlpha: false)).decoded() == bitmap)
    }
  }

  @Test func aPictureThatIsPlainIsSmall() {
    #expect(bitmap(.flat, 700, 130, opaque: true).pngData(hasAlpha: false).count < 4_000)
  }

  @Test func rowsMayBeFartherApartThanTheyAreLong() throws {
    let whole = bitmap(.gradient, 20, 10, opaque: true)
    let file = whole.pixels.withUnsafeBytes { bytes in
      PNGWriter(width: 8, height: 10, hasAlpha: false)
        .data(bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), stride: 20 * 4)
    }
    let part = try CGImage(decoding: file).decoded()
    #expect((part.width, part.height) == (8, 10))
    #expect(part[7, 9] == whole[7, 9] && part[0, 1] == whole[0, 1])
  }

  @Test func notesStandBesideThePixels() throws {
    let bitmap = bitmap(.noise, 4, 4, opaque: true)
    let file = bitmap.pngData(hasAlpha: false, notes: ["Software": "a test", "Fonts": "abc"])
    #expect(PNGNotes.text("Fonts", in: file) == "abc")
    #expect(PNGNotes.text("Software", in: file) == "a test")
    #expect(PNGNotes.text("Font", in: file) == nil)
    #expect(try CGImage(decoding: file).decoded() == bitmap)
    #expect(PNGNotes.text("Fonts", in: bitmap.pngData()) == nil)
  }

  @Test func notesOfDamagedFilesAreNone() {
    let file = bitmap(.noise, 4, 4, opaque: true).pngData(notes: ["Fonts": "abc"])
    for count in 0..<file.count { _ = PNGNotes.text("Fonts", in: file.prefix(count)) }
    #expect(PNGNotes.text("Fonts", in: Data("no picture".utf8)) == nil)
    #expect(PNGNotes.text("Fonts", in: file.dropFirst(0).prefix(60)) == nil)
  }
}
