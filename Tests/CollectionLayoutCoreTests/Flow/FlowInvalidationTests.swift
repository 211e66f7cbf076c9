// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

@Suite("Changes to a solved flow layout")
struct FlowInvalidationTests {
  @Test("measured sizes replace provisional ones and lines break anew")
  func measured() throws {
    let solver = try FlowSolver.make([
      FlowSection(items: .alike(5, 100, 40), isSelfSizing: true), FlowSection(items: .alike(1, 50, 50)),
    ])
    #expect(solver.frames().map(\.minY) == [0, 0, 0, 50, 50])
    try solver.setSize(CGSize(width: 200, height: 60), section: 0, item: 1)
    // The last line is packed, as its items are self-sizing.
    #expect(solver.frames().map(\.minX) == [0, 175, 0, 110, 220])
    #expect(solver.frames().map(\.minY) == [10, 0, 70, 70, 70])
    #expect(solver.frame(section: 1, item: 0).minY == 110)
    #expect(solver.size(section: 0, item: 1) == CGSize(width: 200, height: 60))
    #expect(solver.size(section: 0, item: 2) == CGSize(width: 100, height: 40))
  }

  @Test("a line's first item that shrinks moves up to the line preceding it")
  func firstItemShrinks() throws {
    let solver = try FlowSolver.make([FlowSection(items: .each([(200, 40), (200, 40), (200, 40)]))])
    #expect(solver.frames().map(\.minY) == [0, 50, 100])
    try solver.setSize(CGSize(width: 100, height: 40), section: 0, item: 1)
    #expect(solver.frames().map(\.minY) == [0, 0, 50])
  }

  @Test("an invalidated section asks its sizes anew, and only it")
  func invalidate() throws {
    final class Height { var value: CGFloat = 40 }
    let height = Height()
    let section = FlowSection(items: .sized(count: 3) { _ in CGSize(width: 300, height: height.value) })
    let solver = try FlowSolver.make([section, section, section])
    #expect(solver.contentSize.height == 420)
    height.value = 50
    #expect(solver.contentSize.height == 420)
    solver.invalidate(section: 1)
    #expect(solver.frame(section: 1, item: 2) == CGRect(x: 37.5, y: 260, width: 300, height: 50))
    #expect(solver.frame(section: 2, item: 0).minY == 310)
    #expect(solver.contentSize.height == 450)
    #expect(solver.statistics.sizesAsked == 12)
  }

  @Test("a replaced section keeps its sizes if asked to and the count is the same")
  func replace() throws {
    let section = FlowSection(items: .each([(100, 40), (100, 40)]))
    let solver = try FlowSolver.make([section])
    try solver.setSize(CGSize(width: 100, height: 60), section: 0, item: 1)
    var moved = section
    moved.insets.top = 7
    try solver.replaceSection(at: 0, with: moved, keepsSizes: true)
    #expect(solver.contentSize.height == 67)
    try solver.replaceSection(at: 0, with: moved)
    #expect(solver.contentSize.height == 47)
    try solver.setSize(CGSize(width: 100, height: 60), section: 0, item: 1)
    try solver.replaceSection(at: 0, with: FlowSection(items: .each([(100, 40)])), keepsSizes: true)
    #expect(solver.contentSize.height == 40)
  }

  @Test("turning the scrolling axis keeps the sizes")
  func turn() throws {
    let solver = try FlowSolver.make([FlowSection(items: .alike(3, 90, 70))], height: 219)
    try solver.setSize(CGSize(width: 80, height: 60), section: 0, item: 0)
    var metrics = solver.metrics
    metrics.scrollDirection = .horizontal
    try solver.update(metrics: metrics)
    #expect(
      solver.frames() == [
        CGRect(x: 5, y: 0, width: 80, height: 60), CGRect(x: 0, y: 149, width: 90, height: 70),
        CGRect(x: 100, y: 0, width: 90, height: 70),
      ])
    #expect(solver.contentSize == CGSize(width: 190, height: 219))
  }

  @Test("however sizes come to be known, the frames are those of a fresh solver", arguments: 0..<60)
  func incrementalEqualsFresh(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func size() -> CGSize {
      CGSize(
        width: CGFloat(Int.random(in: 0...20, using: &random)) * 12.5,
        height: CGFloat(Int.random(in: 0...8, using: &random)) * 6.25)
    }
    let count = Int.random(in: 1...60, using: &random)
    let base = size()
    let spacing = CGFloat(Int.random(in: -4...12, using: &random))
    var sizes = Array(repeating: base, count: count)
    let section = FlowSection(
      items: .uniform(count: count, size: base), lineSpacing: spacing, interitemSpacing: 6,
      isSelfSizing: Bool.random(using: &random))
    let solver = try FlowSolver.make([section, section])
    for _ in 0..<30 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let item = Int.random(in: 0..<count, using: &random)
        sizes[item] = Bool.random(using: &random) ? size() : base
        try solver.setSize(sizes[item], section: 0, item: item)
      }
      var fresh = section
      let known = sizes
      fresh.items = .sized(count: count) { known[$0] }
      let expected = try FlowSolver.make([fresh, section])
      try #require(solver.elements(in: .infinite) == expected.elements(in: .infinite))
      try #require(solver.contentSize == expected.contentSize)
    }
  }
}
