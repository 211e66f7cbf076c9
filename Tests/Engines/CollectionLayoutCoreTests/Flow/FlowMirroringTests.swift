// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

@Suite("Flow layout from right to left")
struct FlowMirroringTests {
  static func metrics(
    _ direction: FlowScrollDirection, rtl: Bool = true, flips: Bool = true, width: CGFloat = 375
  ) -> FlowMetrics {
    FlowMetrics(
      scrollDirection: direction, containerSize: CGSize(width: width, height: 220), displayScale: 2,
      isRightToLeft: rtl, flipsHorizontallyInOppositeLayoutDirection: flips)
  }

  let section = FlowSection(items: .alike(5, 100, 60), insets: FlowInsets(left: 5, right: 20))

  @Test("nothing is mirrored unless the layout flips and the interface is right to left")
  func notMirrored() throws {
    let plain = try FlowSolver(metrics: Self.metrics(.vertical, rtl: false, flips: false), sections: [section])
    #expect(plain.frames().map(\.minX) == [5, 130, 255, 5, 130])
    for (rtl, flips) in [(true, false), (false, true)] {
      let solver = try FlowSolver(metrics: Self.metrics(.vertical, rtl: rtl, flips: flips), sections: [section])
      #expect(solver.frames() == plain.frames())
    }
  }

  @Test("rows run from right to left, insets and all")
  func vertical() throws {
    let solver = try FlowSolver(metrics: Self.metrics(.vertical), sections: [section])
    #expect(solver.frames().map(\.minX) == [270, 145, 20, 270, 145])
    #expect(solver.frames().map(\.minY) == [0, 0, 0, 70, 70])
  }

  @Test("halves go up after mirroring, not before")
  func snapping() throws {
    let section = FlowSection(items: .alike(3, 111.5, 44.25), insets: FlowInsets(left: 9, right: 9))
    let solver = try FlowSolver(metrics: Self.metrics(.vertical), sections: [section])
    // 375 − 131.75 − 111.5 = 131.75
    #expect(solver.frames().map(\.minX) == [254.5, 132, 9])
  }

  @Test("columns start at the right end of the content")
  func horizontal() throws {
    let section = FlowSection(items: .alike(7, 90, 70), headerSize: CGSize(width: 30, height: 0))
    let solver = try FlowSolver(metrics: Self.metrics(.horizontal), sections: [section])
    #expect(solver.contentSize.width == 420)
    #expect(solver.headerFrame(section: 0)?.minX == 390)
    #expect(solver.frames().map(\.minX) == [300, 300, 200, 200, 100, 100, 0])
    let leading = solver.elements(in: CGRect(x: 320, y: 0, width: 100, height: 220))
    #expect(leading.map(\.kind) == [.header, .item, .item])
  }

  @Test("columns that do not fill the container start at its right end")
  func shortContent() throws {
    let section = FlowSection(items: .alike(2, 90, 70))
    let solver = try FlowSolver(metrics: Self.metrics(.horizontal), sections: [section])
    #expect(solver.contentSize.width == 90)
    #expect(solver.frames().map(\.minX) == [285, 285])
  }
}
