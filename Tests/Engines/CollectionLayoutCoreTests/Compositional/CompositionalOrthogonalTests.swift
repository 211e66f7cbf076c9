// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

@Suite("Scrolling across the layout comes to rest where its kind says")
struct CompositionalOrthogonalTests {
  private func section(_ behavior: CompositionalOrthogonalScrolling, count: Int = 10) throws
    -> CompositionalOrthogonalSection
  {
    let section = CompositionalSection(
      group: .group(
        .horizontal, size: .of(.absolute(200), .absolute(100)),
        subitems: [.cell(.fractionalWidth(1), .fractionalHeight(1))])
    ).with {
      $0.orthogonalScrolling = behavior
      $0.interGroupSpacing = 10
    }
    return try #require(try CompositionalSolver.make([(section, count)]).orthogonalSection(0))
  }

  @Test("continuous scrolling rests anywhere within the content")
  func continuous() throws {
    let section = try section(.continuous)
    #expect(section.offsetRange == 0...1770)
    #expect(section.restingOffset(proposed: 333.3, velocity: 900, from: 0) == 333.3)
    #expect(section.restingOffset(proposed: -50, velocity: -900, from: 0) == 0)
    #expect(section.restingOffset(proposed: 5000, velocity: 900, from: 0) == 1770)
    #expect(section.restingOffset(proposed: .nan, velocity: 900, from: 0) == 0)
  }

  @Test("a leading boundary is the nearest group's start")
  func leadingBoundary() throws {
    let section = try section(.continuousGroupLeadingBoundary)
    #expect(section.restingOffset(proposed: 500, velocity: 0, from: 0) == 420)
    #expect(section.restingOffset(proposed: 540, velocity: 0, from: 0) == 630)
    #expect(section.restingOffset(proposed: 1765, velocity: 0, from: 0) == 1770)
  }

  @Test("paging goes by the visible length, one page at most")
  func paging() throws {
    let section = try section(.paging)
    #expect(section.restingOffset(proposed: 1500, velocity: 2000, from: 0) == 320)
    #expect(section.restingOffset(proposed: 200, velocity: 0, from: 320) == 320)
    #expect(section.restingOffset(proposed: 100, velocity: 0, from: 320) == 0)
    #expect(section.restingOffset(proposed: 1500, velocity: 10, from: 1600) == 1770)
  }

  @Test("group paging goes by one group, to its start or its middle")
  func groupPaging() throws {
    let leading = try section(.groupPaging)
    #expect(leading.restingOffset(proposed: 1500, velocity: 2000, from: 0) == 210)
    #expect(leading.restingOffset(proposed: 60, velocity: 0, from: 0) == 0)
    #expect(leading.restingOffset(proposed: 150, velocity: 0, from: 0) == 210)
    #expect(leading.restingOffset(proposed: 0, velocity: -100, from: 420) == 210)
    #expect(leading.restingOffset(proposed: 0, velocity: -100, from: 0) == 0)
    let centred = try section(.groupPagingCentered)
    #expect(centred.initialOffset == -60)
    #expect(centred.offsetRange == -60...1830)
    #expect(centred.restingOffset(proposed: 900, velocity: 2000, from: -60) == 150)
    #expect(centred.restingOffset(proposed: 5000, velocity: 2000, from: 1830) == 1830)
  }

  @Test(
    "an empty section rests at its start",
    arguments: [
      CompositionalOrthogonalScrolling.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
      .groupPagingCentered,
    ])
  func empty(behavior: CompositionalOrthogonalScrolling) throws {
    #expect(try section(behavior, count: 0).restingOffset(proposed: 70, velocity: 100, from: 0) == 0)
  }
}
