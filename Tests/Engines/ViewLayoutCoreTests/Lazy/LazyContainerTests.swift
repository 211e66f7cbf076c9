// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

/// Lazy stacks and grids: what is asked, and where it stands.
@Suite struct LazyContainerTests {
  /// Makes children when they are asked for, and counts them.
  private final class Source {
    var made: [LazyContainer.Item: TestElement] = [:]
    let box: (LazyContainer.Item) -> Box

    init(_ box: @escaping (LazyContainer.Item) -> Box) { self.box = box }

    func child(_ item: LazyContainer.Item) -> any LayoutChild {
      if let element = made[item] { return element }
      let element = TestElement(box(item))
      made[item] = element
      return element
    }
  }

  private static func height(_ item: LazyContainer.Item) -> CGFloat {
    switch item {
    case .header: 30
    case .footer: 20
    case .item(_, let number): CGFloat(20 + number % 7 * 5)
    }
  }

  private func source() -> Source { Source { .fill.frame(height: Self.height($0)) } }

  @Test func aHundredThousandItemsAreNotAskedForWhatAScreenShows() {
    let source = source()
    var stack = LazyContainer(axis: .vertical, spacing: 0, sections: [.init(itemCount: 100_000)], across: 300)
    let pass = stack.layout(0...700, child: source.child)
    #expect(source.made.count == pass.placements.count)
    #expect(pass.placements.count == 21)
    #expect(pass.placements.first?.frame == CGRect(0, 0, 300, 20))
    #expect(pass.shift == 0)
    // 21 items are three rounds of the heights, whose mean is 35.
    #expect(stack.size == CGSize(300, 35 * 100_000))
    #expect(source.made.values.allSatisfy { $0.answers.sizeMisses == 1 })
  }

  @Test func anotherPassOverTheSamePartAsksNoNewItem() {
    let source = source()
    var stack = LazyContainer(axis: .vertical, spacing: 0, sections: [.init(itemCount: 100_000)], across: 300)
    _ = stack.layout(0...700, child: source.child)
    let again = stack.layout(0...700, child: source.child)
    #expect(source.made.count == 21)
    #expect(again.shift == 0)
  }

  @Test func aPartInTheMiddleAsksOnlyForItself() {
    let source = source()
    var stack = LazyContainer(
      axis: .vertical, spacing: 8, sections: [.init(itemCount: 100_000)], across: 300, estimate: 35)
    let pass = stack.layout(2_000_000...2_000_400, child: source.child)
    #expect(source.made.count <= 14)
    #expect(pass.lines.lowerBound == 2_000_000 / 43)
    #expect(pass.lines.count == source.made.count)
  }

  @Test func whatIsSeenStaysWhereItIsByTheShift() throws {
    let source = source()
    var stack = LazyContainer(
      axis: .vertical, spacing: 0, sections: [.init(itemCount: 1000)], across: 300, estimate: 100)
    let pass = stack.layout(50_000...50_400, child: source.child)
    let first = try #require(pass.placements.first)
    #expect(pass.lines.lowerBound == 500)
    // Estimates of the 500 lines above went from 100 to the mean.
    #expect(pass.shift == stack.lengths.start(of: 500) - 50_000)
    #expect(first.frame.minY == stack.lengths.start(of: 500))
  }

  @Test func anItemIsProposedTheWidthAndNoHeight() {
    let source = source()
    var stack = LazyContainer(axis: .vertical, sections: [.init(itemCount: 1)], across: 300)
    let pass = stack.layout(0...10, child: source.child)
    #expect(pass.placements.map(\.proposal) == [Proposal(width: 300, height: nil)])
  }

  @Test func aStackStandsAsAPlainOneWhenAllIsMade() {
    let boxes = (0..<30).map { Box.fixed(CGFloat(10 + $0 % 4 * 10), Self.height(.item(section: 0, $0))) }
    let source = Source { if case .item(_, let number) = $0 { boxes[number] } else { .empty } }
    for key in [AlignmentKey.leading, .horizontalCenter, .trailing] {
      for across in [nil, 100] as [CGFloat?] {
        var lazy = LazyContainer(
          axis: .vertical, alignment: AlignmentPair(key, .top), spacing: 3, sections: [.init(itemCount: 30)],
          across: across)
        let pass = lazy.layout(-.infinity ... .infinity, child: source.child)
        let plain = Box(.stack(.vertical, key, spacing: 3, boxes)).laidOut(across, nil)
        let offset = across == nil ? 0 : key.defaultValue(in: Dimensions(size: CGSize(60, 0)))
        #expect(pass.placements.map { $0.frame.offsetBy(dx: -offset, dy: 0) } == plain.childFrames)
      }
    }
  }

  @Test(arguments: TwinSeeds.seeds) func aPartShowsWhatTheWholeShowsThere(seed: UInt64) {
    var maker = RandomBox(seed: seed)
    let source = Source { .fixed(20, Self.height($0)) }
    let sections = (0..<maker.roll(4) + 1).map { _ in
      LazySections.Section(itemCount: maker.roll(40), hasHeader: maker.chance(2), hasFooter: maker.chance(2))
    }
    var container = LazyContainer(
      axis: .vertical, spacing: maker.maybe(12), tracks: maker.chance(2) ? nil : [LazyTrack(), LazyTrack(.fixed(30))],
      sections: sections, across: 200)
    let whole = container.layout(-.infinity ... .infinity, child: source.child).placements
    for _ in 0..<5 {
      let start = maker.points(600)
      let pass = container.layout(start...start + maker.points(300), child: source.child)
      #expect(pass.shift == 0, "seed \(seed)")
      let lines = pass.placements.map(\.item)
      let expected = whole.filter { lines.contains($0.item) }
      #expect(pass.placements.map(\.frame) == expected.map(\.frame), "seed \(seed)")
      for placement in whole where placement.frame.maxY > start + 1 && placement.frame.minY < start + 1 {
        #expect(lines.contains(placement.item), "seed \(seed): \(placement.item) is missing at \(start)")
      }
    }
  }

  @Test func headersAndFootersAreLinesOfTheirOwn() {
    let source = source()
    var stack = LazyContainer(
      axis: .vertical, spacing: 0,
      sections: [.init(itemCount: 2, hasHeader: true, hasFooter: true), .init(itemCount: 1)],
      across: 100)
    let pass = stack.layout(0...1000, child: source.child)
    #expect(
      pass.placements.map(\.item) == [
        .header(section: 0), .item(section: 0, 0), .item(section: 0, 1), .footer(section: 0), .item(section: 1, 0),
      ])
    #expect(pass.placements.map(\.frame.minY) == [0, 30, 50, 75, 95])
  }

  @Test func aGridsRowIsAsHighAsItsHighestCell() {
    let source = Source { .fixed(10, Self.height($0)) }
    var grid = LazyContainer(
      axis: .vertical, alignment: AlignmentPair(.leading, .bottom), spacing: 4,
      tracks: [LazyTrack(.fixed(40)), LazyTrack(.fixed(60))], sections: [.init(itemCount: 3, hasHeader: true)],
      across: 300)
    let pass = grid.layout(0...1000, child: source.child)
    // Heights 30 for the header, 20 and 25, 30.
    #expect(
      pass.placements.map(\.frame) == [
        CGRect(0, 0, 10, 30), CGRect(0, 39, 10, 20), CGRect(48, 34, 10, 25), CGRect(0, 63, 10, 30),
      ])
    #expect(pass.placements.last?.proposal == Proposal(width: 40, height: 30))
    #expect(grid.size == CGSize(108, 93))
  }

  @Test func aGridOfAHundredThousandItemsAsksForWhatAScreenShows() {
    let source = source()
    var grid = LazyContainer(
      axis: .vertical, spacing: 0, tracks: [LazyTrack(.adaptive(minimum: 60, maximum: .infinity))],
      sections: [.init(itemCount: 100_000)], across: 390)
    let pass = grid.layout(0...800, child: source.child)
    #expect(source.made.count == pass.placements.count)
    #expect(source.made.count <= 5 * 20)
  }

  @Test func aHorizontalStackExchangesTheAxes() {
    let source = Source { .fixed(Self.height($0), 10) }
    var stack = LazyContainer(axis: .horizontal, spacing: 0, sections: [.init(itemCount: 2)], across: 50)
    #expect(
      stack.layout(0...100, child: source.child).placements.map(\.frame) == [
        CGRect(0, 20, 20, 10), CGRect(20, 20, 25, 10),
      ])
  }

  @Test func lengthsSurviveAnInsertion() {
    let source = source()
    var stack = LazyContainer(axis: .vertical, spacing: 0, sections: [.init(itemCount: 100)], across: 300)
    _ = stack.layout(0...100, child: source.child)
    let known = stack.lengths.measuredCount
    var changed = LazyContainer(axis: .vertical, spacing: 0, sections: [.init(itemCount: 101)], across: 300)
    changed.adopt(stack) { $0 + 1 }
    #expect(changed.lengths.measuredCount == known)
    #expect(changed.lengths.measured(1) == 20)
    #expect(changed.lengths.measured(0) == nil)
  }

  @Test func anEmptyContainerAsksForNothing() {
    let source = source()
    var stack = LazyContainer(axis: .vertical, sections: [], across: 300)
    #expect(stack.layout(0...100, child: source.child).placements.isEmpty)
    #expect(stack.size == CGSize(300, 0))
  }

  @Test func aPinnedHeaderHoldsUntilItsSectionEnds() {
    func start(_ visible: CGFloat) -> CGFloat {
      PinnedSpan.headerStart(length: 30, section: 100...400, visible: visible...(visible + 500))
    }
    #expect(start(0) == 100)
    #expect(start(150) == 150)
    #expect(start(390) == 370)
  }

  @Test func aPinnedFooterHoldsUntilItsSectionBegins() {
    func start(_ end: CGFloat) -> CGFloat {
      PinnedSpan.footerStart(length: 30, section: 100...400, visible: (end - 500)...end)
    }
    #expect(start(1000) == 370)
    #expect(start(300) == 270)
    #expect(start(110) == 100)
  }
}
