// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

@Suite("Headers and footers that pin to the visible bounds")
struct FlowPinningTests {
  /// Two sections of 30 + 200 + 20 points: header, one item, footer.
  static func solver(direction: FlowScrollDirection = .vertical, pins: Bool = true) throws -> FlowSolver {
    let section = FlowSection(
      items: .alike(1, 200, 200), headerSize: CGSize(width: 30, height: 30),
      footerSize: CGSize(width: 20, height: 20))
    return try FlowSolver(
      metrics: FlowMetrics(
        scrollDirection: direction, containerSize: CGSize(width: 300, height: 300), displayScale: 2,
        sectionHeadersPinToVisibleBounds: pins, sectionFootersPinToVisibleBounds: pins),
      sections: [section, section])
  }

  static func bounds(_ y: CGFloat, height: CGFloat = 300) -> CGRect { CGRect(x: 0, y: y, width: 300, height: height) }

  @Test(
    "a header stays at the top until the end of its section pushes it out",
    arguments: [(-50, 0), (0, 0), (10, 10), (99.75, 100), (220, 220), (235, 220), (400, 220)] as [(CGFloat, CGFloat)])
  func header(offset: CGFloat, y: CGFloat) throws {
    let solver = try Self.solver()
    let frame = solver.pinnedHeaderFrame(section: 0, visibleBounds: Self.bounds(offset))
    #expect(frame == CGRect(x: 0, y: y, width: 300, height: 30))
    #expect(solver.headerFrame(section: 0)?.minY == 0, "its own place stays")
  }

  @Test("the next header moves only once it reaches the top")
  func nextHeader() throws {
    let solver = try Self.solver()
    #expect(solver.pinnedHeaderFrame(section: 1, visibleBounds: Self.bounds(235))?.minY == 250)
    #expect(solver.pinnedHeaderFrame(section: 1, visibleBounds: Self.bounds(251))?.minY == 251)
  }

  @Test(
    "a footer stays at the bottom until the start of its section pushes it out",
    arguments: [(500, 480), (460, 440), (300, 280), (265, 250), (100, 250)] as [(CGFloat, CGFloat)])
  func footer(bottom: CGFloat, y: CGFloat) throws {
    let frame = try Self.solver().pinnedFooterFrame(section: 1, visibleBounds: Self.bounds(bottom - 300))
    #expect(frame == CGRect(x: 0, y: y, width: 300, height: 20))
  }

  @Test("a query puts them there, and finds a header whose own place is out of sight")
  func query() throws {
    let solver = try Self.solver()
    let visible = Self.bounds(120, height: 100)
    let elements = solver.elements(in: visible, visibleBounds: visible)
    #expect(elements.map(\.kind) == [.header, .item, .footer])
    #expect(elements.map(\.frame.minY) == [120, 30, 200])
    #expect(solver.elements(in: visible).map(\.kind) == [.item], "no visible bounds, no pinning")
    let plain = try Self.solver(pins: false)
    #expect(plain.elements(in: visible, visibleBounds: visible).map(\.kind) == [.item], "not asked to pin")
  }

  @Test("they pin along the scrolling axis, mirrored too")
  func horizontal() throws {
    let solver = try Self.solver(direction: .horizontal)
    let visible = CGRect(x: 40, y: 0, width: 300, height: 300)
    #expect(
      solver.pinnedHeaderFrame(section: 0, visibleBounds: visible) == CGRect(x: 40, y: 0, width: 30, height: 300))
    #expect(solver.pinnedFooterFrame(section: 1, visibleBounds: visible)?.minX == 320)
    var metrics = solver.metrics
    metrics.isRightToLeft = true
    metrics.flipsHorizontallyInOppositeLayoutDirection = true
    try solver.update(metrics: metrics)
    // 500 points of content; the reader starts at its right end.
    #expect(solver.headerFrame(section: 0)?.minX == 470)
    let mirrored = CGRect(x: 160, y: 0, width: 300, height: 300)
    #expect(solver.pinnedHeaderFrame(section: 0, visibleBounds: mirrored)?.maxX == 460)
  }

  @Test("a section without one has nothing to pin")
  func none() throws {
    let solver = try FlowSolver.make([FlowSection(items: .alike(1, 50, 50))])
    #expect(solver.pinnedHeaderFrame(section: 0, visibleBounds: Self.bounds(0)) == nil)
    #expect(solver.pinnedFooterFrame(section: 0, visibleBounds: Self.bounds(0)) == nil)
  }
}
