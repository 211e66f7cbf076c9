// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Widgets

@MainActor struct WidgetSourceTests {
  private func widgets(seed: UInt64, count: Int = 30) -> [Widget] {
    RandomWidgetSource(chance: Chance(seed: seed)).makeWidgets(count: count)
  }

  @Test func thirtyDifferentSubjects() {
    let widgets = widgets(seed: 1)
    #expect(widgets.count == 30)
    #expect(Set(widgets.map(\.title)).count == 30)
    #expect(Set(widgets.map(\.id)).count == 30)
  }

  @Test func oneSeedMakesOneSet() {
    #expect(widgets(seed: 7) == widgets(seed: 7))
    #expect(widgets(seed: 7) != widgets(seed: 8))
  }

  @Test func textsAreFiftyToFourHundredCharactersLong() {
    let lengths = (0..<40 as Range<UInt64>).flatMap { widgets(seed: $0).map(\.text.count) }
    #expect(lengths.allSatisfy { (50...400).contains($0) })
    #expect(lengths.min() ?? 400 < 80)
    #expect(lengths.max() ?? 0 > 300)
  }

  @Test func largeSquareAndMiniAreEquallyFrequent() {
    var counts: [Widget.Style: Int] = [:]
    for seed in 0..<100 as Range<UInt64> { for widget in widgets(seed: seed) { counts[widget.style, default: 0] += 1 } }
    let squares = [Widget.Style.square, .third, .largeSquare].reduce(0) { $0 + (counts[$1] ?? 0) }
    for count in [counts[.large] ?? 0, counts[.mini] ?? 0, squares] { #expect((900...1_100).contains(count)) }
  }

  @Test func figuresAreSharesOfOne() {
    #expect(widgets(seed: 3).allSatisfy { $0.figures.count == 24 && $0.figures.allSatisfy { (0...1).contains($0) } })
  }

  @Test func aSetIsNeverLargerThanTheCatalogue() {
    #expect(widgets(seed: 1, count: 1_000).count == Catalogue.sample.subjects.count)
    #expect(widgets(seed: 1, count: 0).isEmpty)
  }
}
