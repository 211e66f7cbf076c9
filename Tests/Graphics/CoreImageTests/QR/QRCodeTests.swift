// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import SeededRandom
import Testing

@testable import CoreImage

/// QR codes: a whole one as another program makes it, and what holds for all.
struct QRCodeTests {
  private func picture(_ code: QRCode) -> [String] {
    (0..<code.size).map { row in
      String((0..<code.size).map { code[$0, row] ? "#" : "." })
    }
  }

  @Test func capitalsAreAsAnotherProgramDrawsThem() throws {
    let code = try #require(QRCode(Array("HELLO WORLD".utf8), level: .quartile, mask: 0))
    let expected = [
      "#######.##....#######", "#.....#.#..#..#.....#", "#.###.#.#..##.#.###.#", "#.###.#.#.....#.###.#",
      "#.###.#.#.#...#.###.#", "#.....#...#...#.....#", "#######.#.#.#.#######", "........#............",
      ".##.#.##....#.#.#####", ".#......####....#...#", "..##.###.##...#.##...", ".##.##.#..##.#.#.###.",
      "#...#.#.#.###.###.#.#", "........##.#..#...#.#", "#######.#.#....#.##..", "#.....#..#.##.##.#...",
      "#.###.#.#.#...#######", "#.###.#..#.#.#.#...#.", "#.###.#.#..#.###.#..#", "#.....#.#.####...#.##",
      "#######....#.###....#",
    ]
    #expect(picture(code) == expected)
  }

  @Test(arguments: QRCode.Level.allCases)
  func everyVersionHoldsWhatItSaysAndReadsBack(_ level: QRCode.Level) throws {
    var random = SeededRandom(seed: 26)
    for version in 1...40 {
      let room = QRCapacity(version, level).dataBytes - (version < 10 ? 2 : 3)
      let message = (0..<room).map { _ in UInt8.random(in: 128...255, using: &random) }
      // The penalty is a matter of its own, and slow in large codes.
      let code = try #require(QRCode(message, level: level, mask: version % 8))
      #expect(code.version == version)
      #expect(code.size == 17 + 4 * version)
      #expect(QRReading(code)?.bytes == message)
    }
  }

  @Test func oneByteMoreTakesTheNextVersion() throws {
    let full = QRCapacity(5, .medium).dataBytes - 2
    #expect(QRCode(Array(repeating: 200, count: full), level: .medium, mask: 0)?.version == 5)
    #expect(QRCode(Array(repeating: 200, count: full + 1), level: .medium, mask: 0)?.version == 6)
  }

  @Test func whatNoCodeHoldsIsNil() {
    #expect(QRCode(Array(repeating: 200, count: 2_953), level: .low, mask: 0)?.version == 40)
    #expect(QRCode(Array(repeating: 200, count: 2_954), level: .low, mask: 0) == nil)
    #expect(QRCode(Array(repeating: 0x31, count: 7_089), level: .low, mask: 0)?.version == 40)
    #expect(QRCode(Array(repeating: 0x31, count: 7_090), level: .low, mask: 0) == nil)
    #expect(QRCode(Array(repeating: 0x31, count: 1_000_000), level: .low, mask: 0) == nil)
  }

  @Test func anEmptyMessageHasACode() {
    #expect(QRCode([], level: .high)?.version == 1)
  }

  @Test func theMaskIsTheOneWithTheLowestPenalty() throws {
    let message = Array("https://tessera.example/cards/6046".utf8)
    let chosen = try #require(QRCode(message, level: .medium))
    let again = try #require(QRCode(message, level: .medium, mask: chosen.mask))
    #expect(picture(chosen) == picture(again))
  }

  @Test func modesAreAsDenseAsTheMessageAllows() {
    #expect(QRSegment(Array("0123".utf8)).mode == .numeric)
    #expect(QRSegment(Array("A1 $%*+-./:".utf8)).mode == .alphanumeric)
    #expect(QRSegment(Array("a".utf8)).mode == .bytes)
    #expect(QRSegment([]).mode == .bytes)
  }
}
