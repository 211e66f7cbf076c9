// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import ViewLayoutCore

@Suite struct LazySectionsTests {
  private let sections = LazySections(
    [
      .init(itemCount: 100_000, hasHeader: true), .init(itemCount: 0),
      .init(itemCount: 5, hasHeader: true, hasFooter: true),
    ], itemsPerLine: 3)

  @Test func aSectionIsItsHeaderItsLinesAndItsFooter() {
    #expect(sections.lineCount == 1 + 33_334 + 0 + 4)
    #expect(sections[0] == .header(section: 0))
    #expect(sections[1] == .items(section: 0, 0..<3))
    #expect(sections[33_334] == .items(section: 0, 99_999..<100_000))
    #expect(sections[33_335] == .header(section: 2))
    #expect(sections[33_337] == .items(section: 2, 3..<5))
    #expect(sections[33_338] == .footer(section: 2))
  }

  @Test func anItemIsFoundInItsLine() {
    #expect(sections.line(ofItem: 0, section: 0) == 1)
    #expect(sections.line(ofItem: 99_999, section: 0) == 33_334)
    #expect(sections.line(ofItem: 4, section: 2) == 33_337)
    #expect(sections.lines(of: 1).isEmpty)
  }

  @Test(arguments: TwinSeeds.seeds) func linesAreThoseOfAPlainList(seed: UInt64) {
    var maker = RandomBox(seed: seed)
    let description = (0..<maker.roll(6) + 1).map { _ in
      LazySections.Section(itemCount: maker.roll(9), hasHeader: maker.chance(2), hasFooter: maker.chance(2))
    }
    let perLine = maker.roll(4) + 1
    let sections = LazySections(description, itemsPerLine: perLine)
    var plain: [LazySections.Line] = []
    for (number, section) in description.enumerated() {
      if section.hasHeader { plain.append(.header(section: number)) }
      for first in stride(from: 0, to: section.itemCount, by: perLine) {
        plain.append(.items(section: number, first..<min(first + perLine, section.itemCount)))
      }
      if section.hasFooter { plain.append(.footer(section: number)) }
    }
    #expect((0..<sections.lineCount).map { sections[$0] } == plain, "seed \(seed)")
  }
}
