// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

@Suite("Bad and extreme input to flow layout")
struct FlowBadInputTests {
  static let badSizes = [
    CGSize(width: -1, height: 10), CGSize(width: 10, height: -0.5), CGSize(width: CGFloat.nan, height: 10),
    CGSize(width: 10, height: CGFloat.infinity),
  ]

  @Test("a bad size from a closure is thrown with its section and item", arguments: badSizes)
  func badItemSize(size: CGSize) throws {
    let solver = try FlowSolver.make([
      FlowSection(items: .alike(2, 10, 10)),
      FlowSection(items: .sized(count: 9) { $0 == 4 ? size : CGSize(width: 10, height: 10) }),
    ])
    let error = #expect(throws: FlowError.self) { try solver.prepare() }
    guard case .invalidItemSize(_, section: 1, item: 4) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description.contains("section 1, item 4") == true)
    #expect(solver.statistics.sizesAsked == 5)
    #expect(solver.frame(section: 0, item: 1).minX > 0, "the sections before it still answer")
  }

  @Test("a bad uniform or measured size is thrown", arguments: badSizes)
  func badUniformSize(size: CGSize) throws {
    #expect(throws: FlowError.self) {
      try FlowSolver.make([FlowSection(items: .uniform(count: 1, size: size))])
    }
    let solver = try FlowSolver.make([FlowSection(items: .alike(3, 10, 10))])
    #expect(throws: FlowError.self) { try solver.setSize(size, section: 0, item: 1) }
    #expect(solver.frame(section: 0, item: 1).width == 10)
    #expect(throws: FlowError.self) {
      try FlowSolver.make([FlowSection(headerSize: size)])
    }
    #expect(throws: FlowError.self) {
      try FlowSolver.make([FlowSection(footerSize: size)])
    }
    #expect(throws: FlowError.self) { try FlowSolver.make([], width: size.width, height: size.height) }
  }

  @Test("other bad numbers are thrown with the section they belong to")
  func badNumbers() throws {
    #expect(throws: FlowError.negativeItemCount(-3, section: 1)) {
      try FlowSolver.make([FlowSection(), FlowSection(items: .alike(-3, 1, 1))])
    }
    #expect(throws: FlowError.invalidSpacing(.infinity, section: 0)) {
      try FlowSolver.make([FlowSection(lineSpacing: .infinity)])
    }
    #expect(throws: FlowError.invalidSpacing(-.infinity, section: 0)) {
      try FlowSolver.make([FlowSection(interitemSpacing: -.infinity)])
    }
    let insets = FlowInsets(left: .infinity)
    #expect(throws: FlowError.invalidInsets(insets, section: 0)) { try FlowSolver.make([FlowSection(insets: insets)]) }
    #expect(throws: FlowError.invalidDisplayScale(0)) { try FlowSolver.make([], scale: 0) }
    let solver = try FlowSolver.make([FlowSection()])
    #expect(throws: FlowError.invalidDisplayScale(-1)) {
      try solver.update(metrics: FlowMetrics(containerSize: .zero, displayScale: -1))
    }
    #expect(throws: FlowError.negativeItemCount(-1, section: 0)) {
      try solver.replaceSection(at: 0, with: FlowSection(items: .alike(-1, 1, 1)))
    }
  }

  @Test("a query that meets a bad size stops the program")
  func badSizeInQuery() async {
    await #expect(processExitsWith: .failure) {
      let solver = try FlowSolver(
        metrics: FlowMetrics(containerSize: CGSize(width: 100, height: 100), displayScale: 2),
        sections: [FlowSection(items: .sized(count: 1) { _ in CGSize(width: -1, height: 1) })])
      _ = solver.contentSize
    }
  }

  @Test("an index out of range stops the program")
  func badIndex() async {
    await #expect(processExitsWith: .failure) {
      let solver = try FlowSolver(
        metrics: FlowMetrics(containerSize: CGSize(width: 100, height: 100), displayScale: 2),
        sections: [FlowSection(items: .uniform(count: 1, size: CGSize(width: 1, height: 1)))])
      _ = solver.frame(section: 0, item: 1)
    }
    await #expect(processExitsWith: .failure) {
      let solver = try FlowSolver(
        metrics: FlowMetrics(containerSize: CGSize(width: 100, height: 100), displayScale: 2), sections: [])
      _ = solver.headerFrame(section: 0)
    }
  }

  @Test("no sections and no items have no frames and no length")
  func nothing() throws {
    let none = try FlowSolver.make([])
    #expect(none.contentSize == CGSize(width: 375, height: 0))
    #expect(none.elements(in: .infinite).isEmpty)
    let empty = try FlowSolver.make([FlowSection(items: .each([]))])
    #expect(empty.contentSize == CGSize(width: 375, height: 0))
    #expect(empty.elements(in: .infinite).isEmpty)
  }

  @Test("a container of no size puts every item on a line of its own, centred")
  func zeroContainer() throws {
    for items in [FlowItems.alike(3, 50, 50), .each([(50, 50), (50, 50), (50, 50)])] {
      let solver = try FlowSolver.make([FlowSection(items: items)], width: 0, height: 0)
      #expect(solver.frames().map(\.origin) == [0, 60, 120].map { CGPoint(x: -25, y: $0) })
      #expect(solver.contentSize == CGSize(width: 0, height: 170))
    }
  }

  @Test("insets that meet leave a line of negative length, on which items are centred")
  func insetsWiderThanContainer() throws {
    let section = FlowSection(items: .alike(2, 50, 50), insets: FlowInsets(left: 200, right: 300))
    let solver = try FlowSolver.make([section])
    #expect(solver.frames().map(\.minX) == [112.5, 112.5])
  }

  @Test("items of no size share one line and are found")
  func zeroItems() throws {
    for items in [FlowItems.alike(3, 0, 0), .each([(0, 0), (0, 0), (0, 0)])] {
      let section = FlowSection(items: items, insets: FlowInsets(top: 5, left: 5), interitemSpacing: 0)
      let solver = try FlowSolver.make([section])
      #expect(solver.frames() == Array(repeating: CGRect(x: 5, y: 5, width: 0, height: 0), count: 3))
      #expect(solver.elements(in: CGRect(x: 0, y: 0, width: 10, height: 10)).count == 3)
    }
  }

  @Test("negative spacing lets lines overlap, never run backwards")
  func negativeSpacing() throws {
    let section = FlowSection(items: .each([(300, 100), (300, 20), (300, 100)]), lineSpacing: -60)
    let solver = try FlowSolver.make([section])
    #expect(solver.frames().map(\.minY) == [0, 40, 40])
    #expect(solver.contentSize.height == 140)
    let low = solver.elements(in: CGRect(x: 0, y: 90, width: 375, height: 5))
    #expect(low.map(\.item) == [0, 2])
  }

  @Test("negative insets put items outside of their section, where they are found")
  func negativeInsets() throws {
    let plain = FlowSection(items: .alike(1, 50, 50))
    let raised = FlowSection(items: .alike(1, 50, 50), insets: FlowInsets(top: -30, bottom: 10))
    let solver = try FlowSolver.make([plain, raised, plain])
    #expect(solver.frame(section: 1, item: 0).minY == 20)
    #expect(solver.frame(section: 2, item: 0).minY == 80)
    let found = solver.elements(in: CGRect(x: 0, y: 15, width: 375, height: 20))
    #expect(found.map(\.section) == [0, 1])
    let sunk = FlowSection(items: .alike(1, 50, 50), insets: FlowInsets(bottom: -80))
    let low = try FlowSolver.make([sunk, plain])
    #expect(low.contentSize.height == 50, "no section is shorter than nothing")
    #expect(low.elements(in: CGRect(x: 0, y: 30, width: 375, height: 5)).map(\.section) == [0, 1])
    let twice = try FlowSolver.make([plain, sunk, plain])
    #expect(twice.elements(in: CGRect(x: 0, y: 95, width: 375, height: 1)).map(\.section) == [1, 2])
  }

  @Test("a query with a null, empty or not-a-number rectangle finds nothing")
  func oddRectangles() throws {
    let solver = try FlowSolver.make([FlowSection(items: .alike(3, 50, 50))])
    #expect(solver.elements(in: .null).isEmpty)
    #expect(solver.elements(in: CGRect(x: 0, y: 0, width: 0, height: 0)).isEmpty)
    #expect(solver.elements(in: CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)).isEmpty)
    #expect(solver.elements(in: CGRect(x: 0, y: 1e300, width: 10, height: 10)).isEmpty)
    #expect(solver.elements(in: CGRect(x: 60, y: 60, width: -50, height: -50)).map(\.item) == [0], "as standardised")
  }

  @Test("numbers at the end of their range overflow to infinity, not to a crash")
  func overflow() throws {
    let huge = CGFloat.greatestFiniteMagnitude
    for items in [FlowItems.alike(3, huge, huge), .each([(huge, huge), (huge, huge), (1, 1)])] {
      let solver = try FlowSolver.make([FlowSection(items: items, headerSize: CGSize(width: 0, height: huge))])
      #expect(solver.contentSize.height == .infinity)
      _ = solver.elements(in: .infinite)
      _ = solver.elements(in: CGRect(x: 0, y: 0, width: 375, height: 400))
    }
    let most = try FlowSolver.make([FlowSection(items: .alike(.max, 100, 100))])
    #expect(most.contentSize.height > 3e20)
    #expect(most.elements(in: CGRect(x: 0, y: 0, width: 375, height: 100)).count == 3)
    let end = most.contentSize.height
    #expect(most.elements(in: CGRect(x: 0, y: end + 1e6, width: 375, height: 100)).isEmpty)
  }
}
