// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

@Suite("Faults that people met elsewhere do not occur")
struct CompositionalFaultTests {
  static let strip = CompositionalSection(
    group: .group(
      .horizontal, size: .of(.estimated(100), .estimated(50)), subitems: [.cell(.estimated(100), .estimated(50))])
  ).with {
    $0.orthogonalScrolling = .continuous
    $0.interGroupSpacing = 10
  }

  @Test("estimated sizes in an orthogonal section: it is as tall as its tallest measured group")
  func estimatedOrthogonal() throws {
    let solver = try CompositionalSolver.make([(Self.strip, 20), (.rows(.absolute(44)), 1)])
    #expect(try solver.sectionFrame(0).height == 50)
    try solver.fit([(0, 0, 40, 30), (0, 1, 130, 36), (0, 2, 60.2, 20)])
    #expect(try solver.frame(0, 0) == rect(0, 0, 40, 30))
    #expect(try solver.frame(0, 1) == rect(50, 0, 130, 36))
    #expect(try solver.frame(0, 2) == rect(190, 0, 60.5, 20))
    #expect(try solver.sectionFrame(0).height == 36)
    #expect(try solver.frame(1, 0).minY == 36)
    try solver.fit([(0, 3, 90, 80)])
    #expect(try solver.frame(1, 0).minY == 80)
  }

  @Test("an orthogonal section after a self-sized one sits where that ends")
  func orthogonalAfterSelfSized() throws {
    let solver = try CompositionalSolver.make([(.rows(.estimated(44)), 3), (Self.strip, 5)])
    #expect(try #require(try solver.orthogonalSection(1)).frame.minY == 132)
    try solver.fit([(0, 0, 320, 60), (0, 1, 320, 70.5), (0, 2, 320, 20)])
    #expect(try #require(try solver.orthogonalSection(1)).frame == rect(0, 150.5, 320, 50))
    #expect(try solver.frame(1, 1).minY == 150.5)
  }

  @Test("items of one group are as tall as its tallest where asked, and only there")
  func uniformAcrossSiblings() throws {
    func section(_ height: CompositionalDimension) -> CompositionalSection {
      CompositionalSection(
        group: .group(
          .horizontal, size: .of(.fractionalWidth(1), .estimated(50)), subitems: [.cell(.fractionalWidth(0.5), height)])
      )
    }
    let solver = try CompositionalSolver.make([
      (section(.uniformAcrossSiblings(estimate: 50)), 4), (section(.estimated(50)), 2),
    ])
    try solver.fit([
      (0, 0, 160, 30), (0, 1, 160, 90), (0, 2, 160, 20), (0, 3, 160, 25), (1, 0, 160, 30), (1, 1, 160, 90),
    ])
    #expect(
      try solver.frames(section: 0) == [
        rect(0, 0, 160, 90), rect(160, 0, 160, 90), rect(0, 90, 160, 25), rect(160, 90, 160, 25),
      ])
    #expect(try solver.frames(section: 1) == [rect(0, 115, 160, 30), rect(160, 115, 160, 90)])
  }

  @Test("edge spacing counts with estimated sizes")
  func edgeSpacing() throws {
    let cell = CompositionalItem.cell(.fractionalWidth(1), .estimated(40)).spaced(
      CompositionalEdgeSpacing(top: .fixed(5), bottom: .fixed(7)))
    let section = CompositionalSection(
      group: .group(.vertical, size: .of(.fractionalWidth(1), .estimated(40)), subitems: [cell]))
    let solver = try CompositionalSolver.make([(section, 3)])
    #expect(try solver.frames().map(\.minY) == [5, 57, 109])
    try solver.fit([(0, 0, 320, 60)])
    #expect(try solver.frames().map(\.minY) == [5, 77, 129])
    #expect(try solver.contentSize().height == 176)
  }

  @Test("insets of an estimated direction are passed over, those of the other kept")
  func insetsOfEstimates() throws {
    let cell = CompositionalItem.cell(.fractionalWidth(1), .estimated(40)).inset(.all(8))
    let solver = try CompositionalSolver.make([
      (
        CompositionalSection(
          group: .group(.vertical, size: .of(.fractionalWidth(1), .estimated(40)), subitems: [cell])), 1
      )
    ])
    #expect(try solver.frame(0, 0) == rect(8, 0, 304, 40))
  }

  @Test("trailing insets of nested groups are kept")
  func nestedInsets() throws {
    let minis = CompositionalItem.group(
      .vertical, size: .of(.fractionalWidth(0.5), .fractionalHeight(1)),
      repeating: .cell(.fractionalWidth(1), .fractionalHeight(0.5)),
      count: 2, spacing: .fixed(8)
    ).inset(CompositionalInsets(trailing: 10))
    let group = CompositionalItem.group(
      .horizontal, size: .of(.fractionalWidth(1), .absolute(108)),
      subitems: [.cell(.fractionalWidth(0.5), .fractionalHeight(1)).inset(CompositionalInsets(trailing: 8)), minis])
    let solver = try CompositionalSolver.make([(CompositionalSection(group: group), 5)])
    #expect(
      try solver.frames() == [
        rect(0, 0, 152, 108), rect(160, 0, 150, 50), rect(160, 58, 150, 50),
        rect(0, 108, 152, 108), rect(160, 108, 150, 50),
      ])
  }

  @Test("a decoration spans an orthogonal section, self-sized or not, however far it is scrolled")
  func decorationInOrthogonalSection() throws {
    let section = Self.strip.with {
      $0.decorations = [CompositionalDecoration(kind: "background")]
      $0.contentInsets = .all(10)
      $0.boundarySupplementaries = [.header(.absolute(20))]
    }
    let solver = try CompositionalSolver.make([(section, 30)])
    #expect(try solver.element(.decoration(index: 0, section: 0)).frame == rect(0, 0, 320, 90))
    try solver.fit([(0, 0, 100, 70)])
    try solver.setOrthogonalOffset(500, section: 0)
    #expect(try solver.element(.decoration(index: 0, section: 0)).frame == rect(0, 0, 320, 110))
    #expect(try solver.elements(in: rect(0, 0, 320, 400)).contains { $0.id == .decoration(index: 0, section: 0) })
  }

  @Test("a pinned header keeps within its section's insets across, and within the section along")
  func pinnedHeaderWithInsets() throws {
    let section = CompositionalSection.rows(.absolute(50)).with {
      $0.contentInsets = CompositionalInsets(top: 10, leading: 16, bottom: 20, trailing: 24)
      $0.boundarySupplementaries = [.header(.absolute(30), pins: true), .footer(.absolute(25), pins: true)]
    }
    let solver = try CompositionalSolver.make([(section, 4), (section, 4)])
    #expect(try solver.boundary(0) == rect(16, 0, 280, 30))
    #expect(try solver.frame(0, 0) == rect(16, 40, 280, 50))
    #expect(try solver.boundary(0, visibleBounds: rect(0, 100, 320, 100)) == rect(16, 100, 280, 30))
    #expect(try solver.boundary(0, visibleBounds: rect(0, 270, 320, 100)) == rect(16, 255, 280, 30))
    #expect(try solver.boundary(0, 1, visibleBounds: rect(0, 100, 320, 100)) == rect(16, 175, 280, 25))
    let wide = section.with { $0.supplementariesFollowContentInsets = false }
    let other = try CompositionalSolver.make([(wide, 4)])
    #expect(try other.boundary(0) == rect(0, 0, 320, 30))
  }

  @Test("a group that is not full keeps its order and places", arguments: 1...7)
  func lastGroup(count: Int) throws {
    for spacing in [CompositionalSpacing.fixed(10), .flexible(10)] {
      let section = CompositionalSection(
        group: .group(
          .horizontal, size: .of(.fractionalWidth(1), .absolute(30)), subitems: [.cell(.absolute(70), .absolute(30))],
          spacing: spacing))
      let some = try CompositionalSolver.make([(section, count)]).frames()
      let all = try CompositionalSolver.make([(section, 12)]).frames()
      #expect(some == Array(all.prefix(count)))
      #expect(all[3] == (spacing.isFlexible ? rect(250, 0, 70, 30) : rect(240, 0, 70, 30)))
    }
  }

  @Test("what is seen keeps its place when things above turn out to be other than estimated")
  func keepsPlace() throws {
    let solver = try CompositionalSolver.make([(.rows(.estimated(44)), 1000)])
    let visible = rect(0, 4400, 320, 400)
    let before = try solver.frame(0, 101).minY
    let moved = try solver.fit([(0, 97, 320, 100), (0, 98, 320, 20), (0, 105, 320, 90)], visible: visible)
    #expect(moved == CGPoint(x: 0, y: 32))
    #expect(try solver.frame(0, 101).minY == before + 32)
    #expect(try solver.fit([(0, 120, 320, 200)], visible: visible) == .zero)
    // Pulled past the start, nothing moves the content, whatever is measured.
    #expect(try solver.fit([(0, 0, 320, 70), (0, 3, 320, 90)], visible: rect(0, -40, 320, 400)) == .zero)
  }
}
