// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

@Suite("What compositional layout costs does not grow with uniform items")
struct CompositionalGrowthTests {
  private func grid(_ count: Int) throws -> CompositionalSolver {
    try CompositionalSolver.make([(CompositionalSceneTests.grid, count), (CompositionalSceneTests.grid, count)])
  }

  @Test("preparing and asking for a screen solve one group a section", arguments: [1000, 1_000_000])
  func uniform(count: Int) throws {
    let solver = try grid(count)
    let height = try solver.contentSize().height
    #expect(solver.statistics.sectionsProvided == 2)
    #expect(solver.statistics.groupsSolved <= 4)
    let solved = solver.statistics.groupsSolved
    // A row is 60 high and 8 from the next.
    #expect(18...21 ~= (try solver.elements(in: rect(0, height * 0.7, 320, 400)).count))
    #expect(solver.statistics.groupsSolved == solved)
    #expect(solver.statistics.visited <= 10)
    #expect(solver.layouts.allSatisfy { ($0?.groups.runs.count ?? 0) <= 2 })
  }

  @Test("sections are asked for when they are needed, once")
  func lazy() throws {
    var asked: [Int] = []
    let section = CompositionalSection.rows(.absolute(100))
    let solver = try CompositionalSolver(
      environment: CompositionalEnvironment(containerSize: CGSize(width: 320, height: 400), displayScale: 2),
      itemCounts: Array(repeating: 2, count: 50)
    ) { index, _ in
      asked.append(index)
      return section
    }
    #expect(asked == [])
    _ = try solver.elements(in: rect(0, 0, 320, 390))
    // One more than is in sight, as its views may stick out.
    #expect(asked == [0, 1, 2])
    _ = try solver.elements(in: rect(0, 0, 320, 590))
    #expect(asked == [0, 1, 2, 3])
    _ = try solver.contentSize()
    #expect(asked == Array(0..<50))
    try solver.invalidateSection(7)
    _ = try solver.contentSize()
    #expect(asked == Array(0..<50) + [7])
  }

  @Test("measuring items as they come in sight solves their groups only", arguments: [10_000, 1_000_000])
  func selfSizing(count: Int) throws {
    let solver = try CompositionalSolver.make([(.rows(.estimated(44)), count)])
    _ = try solver.contentSize()
    let before = solver.statistics.groupsSolved
    for item in 0..<200 { try solver.fit([(0, item, 320, CGFloat(50 + item % 7))]) }
    #expect(solver.statistics.groupsSolved - before <= 400)
    try solver.fit([(0, count - 1, 320, 80)])
    #expect(solver.statistics.groupsSolved - before <= 402)
    #expect((solver.layouts[0]?.groups.runs.count ?? 0) <= 204)
    let moved = solver.statistics.groupsSolved
    try solver.insertItems(1, at: 0, section: 0)
    #expect(try solver.frame(0, 1).minY == 44)
    #expect(solver.statistics.groupsSolved - moved <= 204)
  }
}
