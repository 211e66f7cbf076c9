// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

/// Costs, counted. A screen is 375 by 800 points.
@Suite("Flow layout at a million items")
struct FlowScaleTests {
  static let million = 1_000_000

  @Test("a uniform section is solved without looking at an item")
  func uniform() throws {
    let solver = try FlowSolver.make([FlowSection(items: .alike(Self.million, 100, 100))], height: 800)
    // 333,334 lines of 100 and 10 between them.
    #expect(solver.contentSize.height == 36_666_730)
    #expect(solver.frame(section: 0, item: 999_999) == CGRect(x: 0, y: 36_666_630, width: 100, height: 100))
    #expect(solver.statistics == counts { $0.sectionsSolved = 1 })
    #expect(solver.bodies[0]?.sizes.isEmpty == true)
    #expect(solver.bodies[0]?.lines.isEmpty == true)
    let screen = solver.elements(in: CGRect(x: 0, y: 18_000_000, width: 375, height: 800))
    #expect(screen.count == 24)
    #expect(screen.first?.item == 490_908)
    #expect(solver.statistics.elementsVisited <= 40)
  }

  @Test("a delegate is asked for each size once, and a query looks at what is on screen")
  func sized() throws {
    let section = FlowSection(
      items: .sized(count: Self.million) { CGSize(width: 100, height: 80 + CGFloat($0 % 3) * 10) })
    let solver = try FlowSolver.make([section], height: 800)
    #expect(solver.contentSize.height == CGFloat(333_333 * 110 + 80))
    #expect(
      solver.statistics == counts { ($0.sizesAsked, $0.sectionsSolved, $0.linesSolved) = (1_000_000, 1, 333_334) })
    let screen = solver.elements(in: CGRect(x: 0, y: 18_000_000, width: 375, height: 800))
    #expect(screen.count == 24)
    #expect(solver.statistics.elementsVisited <= 60)
    _ = solver.frame(section: 0, item: 777_777)
    _ = solver.contentSize
    #expect(solver.statistics.sizesAsked == 1_000_000)
    #expect(solver.statistics.linesSolved == 333_334)
  }

  @Test("closures that gave their sizes can be let go of, with all that they hold")
  func droppedClosures() throws {
    final class Owner {
      let size = CGSize(width: 100, height: 40)
    }
    func make(_ owner: Owner) throws -> FlowSolver {
      try FlowSolver.make([FlowSection(items: .sized(count: 7) { _ in owner.size })], height: 800)
    }
    weak var kept: Owner?
    let solver: FlowSolver
    do {
      let owner = Owner()
      kept = owner
      solver = try make(owner)
    }
    #expect(kept != nil)
    try solver.prepare()
    solver.dropSizeClosures()
    #expect(kept == nil)
    #expect(solver.frame(section: 0, item: 6) == CGRect(x: 0, y: 100, width: 100, height: 40))
    #expect(solver.statistics.sizesAsked == 7)
  }

  @Test("a query solves the sections down to the end of its rectangle only")
  func lazySections() throws {
    let sections = (0..<1000).map { _ in
      FlowSection(items: .sized(count: 1000) { _ in CGSize(width: 100, height: 100) })
    }
    let solver = try FlowSolver.make(sections, height: 800)
    #expect(solver.elements(in: CGRect(x: 0, y: 0, width: 375, height: 800)).count == 24)
    #expect(solver.statistics.sizesAsked == 1000)
    #expect(solver.statistics.sectionsSolved == 1)
    _ = solver.frame(section: 9, item: 0)
    #expect(solver.statistics.sectionsSolved == 10)
    #expect(solver.contentSize.height == CGFloat(1000 * (334 * 110 - 10)))
    #expect(solver.statistics.sizesAsked == Self.million)
  }

  @Test("a query deep into many sections finds the first one by bisection")
  func manySections() throws {
    let sections = (0..<20_000).map { _ in FlowSection(items: .alike(50, 100, 100)) }
    let solver = try FlowSolver.make(sections, height: 800)
    try solver.prepare()
    let screen = solver.elements(in: CGRect(x: 0, y: 17_000_000, width: 375, height: 800))
    #expect((20...30).contains(screen.count))
    #expect(solver.statistics.elementsVisited <= 45)
  }

  @Test("one changed size breaks lines anew only until they fall into step")
  func oneChange() throws {
    let section = FlowSection(items: .sized(count: Self.million) { _ in CGSize(width: 100, height: 100) })
    let other = FlowSection(items: .sized(count: 10) { _ in CGSize(width: 100, height: 100) })
    let solver = try FlowSolver.make([section, other], height: 800)
    let before = solver.frame(section: 1, item: 0)
    let statistics = solver.statistics
    // Taller only: three of its size still fit on the line.
    #expect(try solver.setSize(CGSize(width: 100, height: 130), section: 0, item: 500_002))
    #expect(solver.frame(section: 1, item: 0) == before.offsetBy(dx: 0, dy: 30))
    #expect(solver.statistics.linesSolved - statistics.linesSolved == 1)
    #expect(solver.statistics.linesReused == 333_334 - 166_667 - 1)
    #expect(solver.statistics.sectionsSolved - statistics.sectionsSolved == 1)
    #expect(solver.statistics.sizesAsked == statistics.sizesAsked)
  }

  @Test("many measured sizes cost one solve when a frame is next asked for")
  func manyChanges() throws {
    let section = FlowSection(items: .alike(Self.million, 100, 100), isSelfSizing: true)
    let solver = try FlowSolver.make([section], height: 800)
    try solver.prepare()
    for item in 0..<24 { try solver.setSize(CGSize(width: 90, height: 44), section: 0, item: item) }
    #expect(solver.statistics.sectionsSolved == 1)
    #expect(solver.frame(section: 0, item: 3).minY == 54)
    #expect(solver.statistics.sectionsSolved == 2)
    #expect(solver.statistics.linesSolved <= 9)
    // What is stored grows with what was measured, not with the section.
    #expect(solver.bodies[0]?.sizes.count ?? 0 <= 27)
    #expect(try solver.setSize(CGSize(width: 90, height: 44), section: 0, item: 5) == false, "nothing new")
    _ = solver.contentSize
    #expect(solver.statistics.sectionsSolved == 2)
  }

  @Test("what is measured at the end costs no item before it")
  func jumpToTheEnd() throws {
    let section = FlowSection(items: .alike(Self.million, 100, 100), isSelfSizing: true)
    let solver = try FlowSolver.make([section], height: 800)
    for item in 0..<24 { try solver.setSize(CGSize(width: 90, height: 44), section: 0, item: item) }
    _ = solver.contentSize
    let statistics = solver.statistics
    for item in 999_976..<999_999 { try solver.setSize(CGSize(width: 90, height: 50), section: 0, item: item) }
    let end = solver.contentSize.height
    #expect(end == CGFloat(8 * 54 + 333_318 * 110 + 7 * 60 + 100))
    #expect(solver.statistics.linesSolved - statistics.linesSolved <= 10)
    #expect(solver.bodies[0]?.sizes.count ?? 0 <= 60)
    #expect(solver.bodies[0]?.lines.count ?? 0 <= 20)
    // And so on in between, with one record for what was passed over each time.
    for item in stride(from: 100_000, to: 900_000, by: 100_000) {
      try solver.setSize(CGSize(width: 100, height: 130), section: 0, item: item)
      #expect(solver.frame(section: 0, item: item).height == 130)
    }
    #expect(solver.contentSize.height == end + 8 * 30)
    #expect(solver.bodies[0]?.lines.count ?? 0 <= 40)
    let visited = solver.statistics.elementsVisited
    let screen = solver.elements(in: CGRect(x: 0, y: 18_000_000, width: 375, height: 800))
    #expect(screen.count == 24)
    #expect(solver.statistics.elementsVisited - visited <= 60)
  }

  @Test("a new container width breaks lines anew and asks no size again")
  func newWidth() throws {
    let solver = try FlowSolver.make([
      FlowSection(items: .sized(count: 1000) { _ in CGSize(width: 100, height: 100) })
    ])
    _ = solver.contentSize
    var metrics = solver.metrics
    metrics.containerSize.width = 800
    try solver.update(metrics: metrics)
    #expect(solver.frames().prefix(8).map(\.minY) == [0, 0, 0, 0, 0, 0, 0, 110])
    #expect(solver.statistics.sizesAsked == 1000)
    let lines = solver.statistics.linesSolved
    metrics.containerSize.height = 900
    metrics.displayScale = 3
    try solver.update(metrics: metrics)
    _ = solver.contentSize
    #expect(solver.statistics.linesSolved == lines, "neither matters to lines")
  }

  private func counts(_ set: (inout FlowStatistics) -> Void) -> FlowStatistics {
    var statistics = FlowStatistics()
    set(&statistics)
    return statistics
  }
}
