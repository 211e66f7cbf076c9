// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

@Suite("Compositional layout answers bad input with errors")
struct CompositionalBadInputTests {
  private func error(_ section: CompositionalSection, count: Int = 3) -> CompositionalError? {
    do {
      _ = try CompositionalSolver.make([(section, count)]).contentSize()
      return nil
    } catch { return error as? CompositionalError }
  }

  private func line(_ cell: CompositionalItem, gap: CGFloat = 0) -> CompositionalSection {
    CompositionalSection(
      group: .group(.horizontal, size: .of(.fractionalWidth(1), .absolute(10)), subitems: [cell], spacing: .fixed(gap)))
  }

  @Test("a dimension that is no length names its owner", arguments: [-1, .nan, .infinity, 1e300] as [CGFloat])
  func dimensions(value: CGFloat) {
    for dimension in [
      CompositionalDimension.absolute(value), .estimated(value), .fractionalWidth(value), .fractionalHeight(value),
      .uniformAcrossSiblings(estimate: value),
    ] {
      guard case .invalidDimension(_, "an item", 0) = error(line(.cell(dimension, .absolute(1)))) else {
        Issue.record("\(dimension)")
        continue
      }
      guard case .invalidDimension(_, "a group", 0) = error(.rows(dimension)) else {
        Issue.record("\(dimension)")
        continue
      }
    }
  }

  @Test("numbers that are not finite, wherever they stand")
  func numbers() {
    let cell = CompositionalItem.cell(.absolute(10), .absolute(10))
    let wrong = [
      line(cell, gap: .nan), line(cell.inset(.all(.nan))),
      line(cell.spaced(CompositionalEdgeSpacing(top: .fixed(.infinity)))),
      line(cell).with { $0.interGroupSpacing = .nan }, line(cell).with { $0.contentInsets.top = .infinity },
      line(cell).with { $0.boundarySupplementaries = [.header(.absolute(1), offset: CGPoint(x: 0, y: CGFloat.nan))] },
      line(cell).with { $0.interGroupSpacing = -11 },
    ]
    for section in wrong {
      guard case .invalidNumber = error(section) else {
        Issue.record("\(section)")
        continue
      }
    }
    #expect(
      error(line(cell).with { $0.interGroupSpacing = -11 })?.description
        == "the inter-group spacing of section 0 in the compositional layout is -11.0; "
        + "a finite number was expected, and a pitch of groups of at least 0")
  }

  @Test("groups without items, or nested without end")
  func groups() {
    let size = CompositionalSize.of(.fractionalWidth(1), .absolute(10))
    let cell = CompositionalItem.cell(.absolute(10), .absolute(10))
    #expect(
      error(CompositionalSection(group: .group(.horizontal, size: size, subitems: []))) == .emptyGroup(section: 0))
    #expect(
      error(CompositionalSection(group: CompositionalItem(size: size, content: .custom { _ in [] })))
        == .emptyGroup(section: 0))
    for count in [0, -3, .min] {
      #expect(
        error(CompositionalSection(group: .group(.vertical, size: size, repeating: cell, count: count)))
          == .invalidCount(count, section: 0))
      #expect(
        error(CompositionalSection(group: .group(.vertical, size: size, dividedBy: count, subitem: cell)))
          == .invalidCount(count, section: 0))
    }
    #expect(
      error(CompositionalSection(group: .group(.vertical, size: size, repeating: cell, count: .max)))
        == .groupTooLong(section: 0))
    #expect(error(CompositionalSection(group: cell)) == .invalidNesting(section: 0))
    var deep = cell
    for _ in 0..<40 { deep = .group(.horizontal, size: size, subitems: [deep]) }
    #expect(error(CompositionalSection(group: deep)) == .invalidNesting(section: 0))
  }

  @Test("items of no size end a line and a section all the same")
  func zeroSizes() throws {
    let zero = CompositionalItem.cell(.absolute(0), .absolute(0))
    let solver = try CompositionalSolver.make([
      (line(zero), 5), (.rows(.absolute(0)), 5), (line(.cell(.absolute(0.001), .absolute(1)), gap: -1), 5),
    ])
    #expect(try solver.frame(0, 4) == rect(0, 40, 0, 0))
    #expect(try solver.frame(1, 4) == rect(0, 50, 320, 0))
    #expect(try solver.elements(in: .infinite).count >= 5)
    let none = try CompositionalSolver.make([(CompositionalSceneTests.grid, 7)], width: 0, height: 0)
    #expect(try none.frames().allSatisfy { $0.width == 0 })
    #expect(try CompositionalSolver.make([]).contentSize() == CGSize(width: 320, height: 0))
  }

  @Test("the longest lengths are computed with, and found")
  func longest() throws {
    let solver = try CompositionalSolver.make([(.rows(.absolute(1e12)), 1000), (.rows(.fractionalWidth(1e12)), 1000)])
    #expect(try solver.contentSize().height.isFinite)
    #expect(try solver.elements(in: rect(0, 5e14, 320, 400)).count <= 2)
    #expect(try !solver.elements(in: .infinite).isEmpty)
  }

  @Test("an item too long for its group stands alone and keeps its size")
  func tooLong() throws {
    let solver = try CompositionalSolver.make([(line(.cell(.absolute(500), .absolute(10))), 2)])
    #expect(try solver.frames() == [rect(0, 0, 500, 10), rect(0, 10, 500, 10)])
  }

  @Test("containers, scales, counts and sections that are none")
  func surroundings() throws {
    #expect(throws: CompositionalError.invalidContainerSize(CGSize(width: -1, height: 5))) {
      try CompositionalSolver.make([], width: -1, height: 5)
    }
    #expect(throws: CompositionalError.invalidDisplayScale(0)) { try CompositionalSolver.make([], scale: 0) }
    #expect(throws: CompositionalError.negativeItemCount(-1, section: 0)) {
      try CompositionalSolver.make([(CompositionalSceneTests.grid, -1)])
    }
    let absent = try CompositionalSolver(
      environment: CompositionalEnvironment(containerSize: .zero, displayScale: 2), itemCounts: [1]
    ) { _, _ in nil }
    #expect(throws: CompositionalError.missingSection(0)) { try absent.contentSize() }
    let solver = try CompositionalSolver.make([(CompositionalSceneTests.grid, 3)])
    for id in [
      CompositionalElement.ID.item(section: 0, item: 3), .item(section: 1, item: 0), .item(section: 0, item: -1),
      .boundary(index: 0, section: 0), .decoration(index: 0, section: 0), .layoutBoundary(index: 0),
    ] {
      #expect(throws: CompositionalError.noSuchElement(id)) { try solver.element(id) }
    }
    #expect(throws: CompositionalError.self) { try solver.fit([(0, 0, .nan, 3)]) }
    #expect(throws: CompositionalError.self) { try solver.fit([(0, 0, 3, -1)]) }
    #expect(throws: CompositionalError.self) { try solver.fit([(0, 0, 1e300, 3)]) }
    #expect(throws: CompositionalError.self) { try solver.setOrthogonalOffset(.nan, section: 0) }
    #expect(throws: CompositionalError.self) { try solver.insertItems(1, at: 9, section: 0) }
    #expect(throws: CompositionalError.self) { try solver.deleteItems(2..<9, section: 0) }
    #expect(try solver.elements(in: .null).isEmpty)
    #expect(try solver.elements(in: rect(.nan, 0, 1, 1)).isEmpty)
  }

  @Test("a section without items keeps its header, its insets and its background")
  func emptySection() throws {
    let section = CompositionalSceneTests.grid.with {
      $0.boundarySupplementaries = [.header(.absolute(30))]
      $0.decorations = [CompositionalDecoration(kind: "d")]
    }
    let solver = try CompositionalSolver.make([(section, 0), (section, 1)])
    #expect(try solver.boundary(1) == rect(0 + 16, 62, 288, 30))
    #expect(try solver.everything.count == 5)
  }
}
