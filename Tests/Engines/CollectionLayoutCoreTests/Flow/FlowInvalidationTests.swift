// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
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

  @Test("sizes that are known here and there leave the frames of a fresh solver", arguments: 0..<60)
  func scatteredEqualsFresh(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let count = Int.random(in: 100...700, using: &random)
    let base = CGSize(width: CGFloat(Int.random(in: 2...12, using: &random)) * 12.5, height: 50)
    var sizes = Array(repeating: base, count: count)
    let section = FlowSection(
      items: .uniform(count: count, size: base), lineSpacing: CGFloat(Int.random(in: -60...12, using: &random)),
      interitemSpacing: CGFloat(Int.random(in: 0...8, using: &random)), isSelfSizing: Bool.random(using: &random))
    let solver = try FlowSolver.make([section])
    for round in 0..<24 {
      let start = Int.random(in: 0..<count, using: &random)
      for item in start..<min(start + Int.random(in: 1...12, using: &random), count)
      where !Int.random(in: 0..<4, using: &random).isMultiple(of: 4) {
        // Often of the same width, so that what follows stays in step.
        let isAlike = Int.random(in: 0..<3, using: &random) == 0
        sizes[item] = CGSize(
          width: isAlike ? base.width : CGFloat(Int.random(in: 0...30, using: &random)) * 12.5,
          height: CGFloat(Int.random(in: 0...12, using: &random)) * 12.5)
        if Int.random(in: 0..<5, using: &random) == 0 { sizes[item] = base }
        try solver.setSize(sizes[item], section: 0, item: item)
      }
      if round.isMultiple(of: 7) {
        var metrics = solver.metrics
        metrics.containerSize.width = CGFloat(Int.random(in: 16...40, using: &random)) * 12.5
        try solver.update(metrics: metrics)
      }
      var fresh = section
      let known = sizes
      fresh.items = .sized(count: count) { known[$0] }
      let expected = try FlowSolver(metrics: solver.metrics, sections: [fresh])
      let (own, theirs) = (solver.elements(in: .infinite), expected.elements(in: .infinite))
      let differing = zip(own, theirs).first { $0 != $1 }
      try #require(differing == nil)
      try #require(own.count == theirs.count)
      try #require(solver.contentSize == expected.contentSize)
      for item in [0, count / 2, count - 1] { try #require(solver.size(section: 0, item: item) == known[item]) }
      let window = CGRect(x: 0, y: CGFloat(Int.random(in: 0...4000, using: &random)), width: 600, height: 300)
      try #require(solver.elements(in: window) == expected.elements(in: window))
    }
  }
}
