// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import NetworkFixtures

/// The pictures that stand in for covers.
@Suite struct CoverTests {
  private func picture(_ name: String, _ width: Int, _ height: Int) throws -> Bitmap {
    try #require(Cover(name: name).picture(width: width, height: height))
  }

  /// The mean colours of a picture's fields, row by row.
  private func fields(_ bitmap: Bitmap, count: Int = 8) -> [Int] {
    let pixels = [UInt8](bitmap.pixels)
    var sums = [Int](repeating: 0, count: count * count * 3)
    var sizes = [Int](repeating: 0, count: count * count)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let field = y * count / bitmap.height * count + x * count / bitmap.width
        sizes[field] += 1
        for part in 0..<3 { sums[field * 3 + part] += Int(pixels[(y * bitmap.width + x) * 4 + part]) }
      }
    }
    return sums.indices.map { sums[$0] / max(sizes[$0 / 3], 1) }
  }

  private func distance(_ one: [Int], _ other: [Int]) -> Int {
    zip(one, other).reduce(0) { $0 + abs($1.0 - $1.1) } / one.count
  }

  @Test func thereAreAtLeastSixtyMotifsEachWithItsName() {
    let names = CoverMotif.all.map(\.name)
    #expect(names.count >= 60)
    #expect(Set(names).count == names.count)
  }

  @Test func neighboursShowDifferentThings() throws {
    let count = CoverMotif.of(.album).count
    #expect(count >= 60)
    let pictures = try (0..<count).map { fields(try picture("music-\(5000 + $0)", 48, 48)) }
    for (index, one) in pictures.enumerated() {
      for other in pictures.indices where other < index {
        #expect(distance(one, pictures[other]) > 4, "\(5000 + index) looks like \(5000 + other)")
      }
    }
  }

  @Test(arguments: CoverMotif.all.map(\.name)) func noMotifIsAPlainArea(_ name: String) throws {
    let motif = try #require(CoverMotif.all.first { $0.name == name })
    for (index, size) in [(80, 80), (80, 120), (160, 80)].enumerated() {
      let context = try #require(
        CGContext(bitmapSize: CGSize(width: size.0, height: size.1), scale: 1, opaque: true))
      context.scaleBy(x: 80, y: 80)
      var canvas = CoverCanvas(
        context: context, width: CGFloat(size.0) / 80, height: CGFloat(size.1) / 80,
        palette: CoverPalette.of("Jazz")[index], random: CoverRandom(UInt64(index)))
      motif.draw(&canvas)
      let bitmap = try #require(context.bitmap)
      let pixels = [UInt8](bitmap.pixels)
      let colours = Set(
        stride(from: 0, to: pixels.count, by: 4).map { start in
          (0..<3).reduce(0) { $0 << 8 | Int(pixels[start + $1]) & 0xF0 }
        })
      #expect(colours.count > 3, "\(size)")
    }
  }

  @Test func aNumberHasOneCoverInEverySize() throws {
    for name in ["music-7", "podcasts-8", "audio-books-9", "comics-3", "apps-12"] {
      let (small, large) = (try picture(name, 64, 64), try picture(name, 256, 256))
      #expect(distance(fields(small), fields(large)) <= 4, "\(name)")
      #expect(try picture(name, 64, 64).pixels == small.pixels)
    }
  }

  @Test(arguments: [
    ("music-1", Cover.Kind.album), ("podcasts-1", .podcast), ("audio-books-1", .book), ("books-1", .book),
    ("apps-1", .app),
    ("movie-1", .film), ("comics-1", .comic), ("characters-1", .character), ("77", .album), ("mira", .person),
    ("icon", .person), ("other-1", .album),
  ])
  func addressesNameTheKind(_ name: String, _ kind: Cover.Kind) {
    #expect(Cover(name: name).kind == kind)
  }

  @Test func filesAreSmall() throws {
    let sizes = try (0..<40).map { try picture("music-\($0)", 200, 200).pngData(hasAlpha: false).count }
    #expect(sizes.reduce(0, +) / sizes.count < 40_000)
    #expect((sizes.max() ?? 0) < 100_000)
  }

  @Test func wordsFitTheirRoom() throws {
    let context = try #require(CGContext(bitmapSize: CGSize(width: 10, height: 10), scale: 1, opaque: true))
    let canvas = CoverCanvas(
      context: context, width: 1, height: 1, palette: CoverPalette.of("Pop")[0], random: CoverRandom(1))
    for hand in [CoverLettering.poster, .wide, .spaced, .typed, .gentle] {
      let size = canvas.fitting("Northern Kingdom", hand, room: 0.8, most: 1)
      let line = try #require(hand.outline("Northern Kingdom", size: size))
      #expect(abs(line.width - 0.8) < 0.001)
      #expect(line.path.boundingBoxOfPath.width < 0.84)
    }
    #expect(canvas.fitting("I", .fine, room: 0.8, most: 0.1) == 0.1)
  }
}
