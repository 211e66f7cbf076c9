// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

/// The measured rules of UIKit's flow layout, one test a rule. Containers are 375 points wide unless said otherwise.
@Suite("The rules of flow layout")
struct FlowRuleTests {
  @Test("1: a line takes items while they and the least gaps fit, to a hair")
  func greedyFill() throws {
    // Three thirds of the line and two gaps add up to the line, but for the rounding of the division.
    let third = (375 - 2 * 10) / 3.0
    let fitting = try FlowSolver.make([FlowSection(items: .alike(3, third, 20))])
    #expect(fitting.frames().map(\.minY) == [0, 0, 0])
    let exceeding = try FlowSolver.make([FlowSection(items: .alike(3, third + 0.01, 20))])
    #expect(exceeding.frames().map(\.minY) == [0, 0, 30])
    let sized = try FlowSolver.make([FlowSection(items: .each([(third, 20), (third, 20), (third, 21)]))])
    #expect(sized.frames().map(\.minX) == [0, 128.5, 256.5])
    #expect(sized.contentSize.height == 21)
  }

  @Test("2: a full line shares all that is left between its items, mixed sizes too")
  func fullLineSpreads() throws {
    let solver = try FlowSolver.make([FlowSection(items: .each([(100, 40), (150, 40), (75, 40), (300, 40)]))])
    // 375 − 325 = 50 between two gaps.
    #expect(solver.frames().map(\.minX) == [0, 125, 300, 37.5])
    #expect(solver.frames()[2].maxX == 375)
  }

  @Test("3: a last line of equal items goes on with the grid")
  func lastLineKeepsGrid() throws {
    let solver = try FlowSolver.make([FlowSection(items: .alike(8, 100, 60))])
    #expect(solver.frames().map(\.minX) == [0, 137.5, 275, 0, 137.5, 275, 0, 137.5])
  }

  @Test("3: the grid of a last line is that of its own items, not of the line preceding it")
  func lastLineHasItsOwnGrid() throws {
    let solver = try FlowSolver.make([FlowSection(items: .each([(200, 40), (160, 40), (80, 40), (80, 40)]))])
    #expect(solver.frames().map(\.minX) == [0, 215, 0, 98.5])
  }

  @Test("4: a last line of different items is packed at the start", arguments: [(100.0, 40.0), (80.0, 41.0)])
  func mixedLastLinePacks(odd: (CGFloat, CGFloat)) throws {
    let solver = try FlowSolver.make([FlowSection(items: .each([(80, 40), (80, 40), odd]))])
    #expect(solver.frames().map(\.minX) == [0, 90, 180])
  }

  @Test("4: so it is even if no further item would fit")
  func mixedLastLinePacksWhenFull() throws {
    let solver = try FlowSolver.make([FlowSection(items: .each([(180, 40), (181, 40)]))])
    #expect(solver.frames().map(\.minX) == [0, 190])
  }

  @Test("5: alike is judged by the line, whoever gave the sizes")
  func uniformityIsPerLine() throws {
    // 80 × 90 makes the first line mixed; the last line is uniform all the same.
    let solver = try FlowSolver.make([
      FlowSection(items: .each([(80, 40), (80, 90), (80, 40), (80, 40), (80, 40), (80, 40)]))
    ])
    #expect(solver.frames().map(\.minX) == [0, 98.5, 196.5, 295, 0, 98.5])
  }

  @Test("6: an item that fills its line is centred, wider than the line or not")
  func loneItemIsCentred() throws {
    let wide = try FlowSolver.make([FlowSection(items: .alike(2, 250, 40))], width: 200)
    #expect(wide.frames().map(\.minX) == [-25, -25])
    let narrow = try FlowSolver.make([FlowSection(items: .alike(2, 150, 40))], width: 200)
    #expect(narrow.frames().map(\.minX) == [25, 25])
    let inset = try FlowSolver.make(
      [FlowSection(items: .alike(1, 150, 40), insets: FlowInsets(left: 40))], width: 200)
    #expect(inset.frames().map(\.minX) == [45])
  }

  @Test("6: so is a narrow item when the next one does not fit beside it")
  func loneItemBeforeWideOne() throws {
    let solver = try FlowSolver.make([FlowSection(items: .each([(60, 40), (350, 40), (60, 40)]))])
    #expect(solver.frames().map(\.minX) == [157.5, 12.5, 0])
  }

  @Test("7: a lone last item is at the start where two would fit")
  func loneLastItemLeads() throws {
    let solver = try FlowSolver.make([FlowSection(items: .alike(3, 95, 40))], width: 200)
    #expect(solver.frames().map(\.minX) == [0, 105, 0])
  }

  @Test("8: a line is as long as its tallest item, and the others are centred on it")
  func lineExtent() throws {
    let solver = try FlowSolver.make([
      FlowSection(items: .each([(180, 20), (180, 50), (180, 33)]), lineSpacing: 4)
    ])
    #expect(solver.frames().map(\.minY) == [15, 0, 54])
    #expect(solver.contentSize.height == 87)
  }

  @Test("9: positions go to the nearest pixel, halves up, and sizes stay")
  func snapping() throws {
    let section = FlowSection(items: .alike(3, 40.3, 10.25), insets: FlowInsets(top: 0.25), lineSpacing: 0)
    let two = try FlowSolver.make([section], width: 41)
    #expect(two.frames().map(\.minY) == [0.5, 10.5, 21])
    #expect(two.frames().map(\.minX) == [0.5, 0.5, 0.5])
    #expect(two.frames().allSatisfy { $0.size == CGSize(width: 40.3, height: 10.25) })
    let one = try FlowSolver.make([section], width: 41, scale: 1)
    #expect(one.frames().map(\.minY) == [0, 11, 21])
  }

  @Test("9: halves go up below zero too")
  func snappingNegative() throws {
    // (200 − 250.5) / 2 = −25.25
    let solver = try FlowSolver.make([FlowSection(items: .alike(1, 250.5, 40))], width: 200)
    #expect(solver.frames().map(\.minX) == [-25])
  }

  @Test("10: header and footer span the container whatever the insets, and zero means none")
  func supplementaries() throws {
    let solver = try FlowSolver.make([
      FlowSection(
        items: .alike(1, 50, 50), insets: FlowInsets(top: 5, left: 20, bottom: 7, right: 30),
        headerSize: CGSize(width: 11, height: 30), footerSize: CGSize(width: 0, height: 20)),
      FlowSection(items: .alike(1, 50, 50), headerSize: CGSize(width: 100, height: 0)),
    ])
    #expect(solver.headerFrame(section: 0) == CGRect(x: 0, y: 0, width: 375, height: 30))
    #expect(solver.footerFrame(section: 0) == CGRect(x: 0, y: 92, width: 375, height: 20))
    #expect(solver.headerFrame(section: 1) == nil)
    #expect(solver.footerFrame(section: 1) == nil)
    #expect(solver.elements(in: .infinite).map(\.kind) == [.header, .item, .footer, .item])
  }

  @Test("11: an empty section takes its header, insets and footer, and sections butt")
  func emptySection() throws {
    let empty = FlowSection(
      insets: FlowInsets(top: 4, bottom: 6), headerSize: CGSize(width: 0, height: 30),
      footerSize: CGSize(width: 0, height: 20))
    let solver = try FlowSolver.make([empty, FlowSection(), empty])
    #expect(solver.footerFrame(section: 0)?.minY == 40)
    #expect(solver.headerFrame(section: 2)?.minY == 60)
    #expect(solver.contentSize == CGSize(width: 375, height: 120))
  }

  @Test("12: horizontal scrolling is the same with the axes exchanged")
  func horizontal() throws {
    let solver = try FlowSolver.make(
      [
        FlowSection(
          items: .alike(3, 90, 70), insets: FlowInsets(top: 8, left: 12, bottom: 9, right: 13),
          headerSize: CGSize(width: 40, height: 5), footerSize: CGSize(width: 25, height: 5))
      ], width: 375, height: 217, direction: .horizontal)
    #expect(solver.headerFrame(section: 0) == CGRect(x: 0, y: 0, width: 40, height: 217))
    #expect(solver.frames().map(\.origin) == [CGPoint(x: 52, y: 8), CGPoint(x: 52, y: 138), CGPoint(x: 152, y: 8)])
    #expect(solver.footerFrame(section: 0) == CGRect(x: 255, y: 0, width: 25, height: 217))
    #expect(solver.contentSize == CGSize(width: 280, height: 217))
  }

  @Test("13: items are 50 by 50 and 10 apart unless told otherwise")
  func defaults() throws {
    #expect(FlowItems.defaultSize == CGSize(width: 50, height: 50))
    let section = FlowSection()
    #expect(section.lineSpacing == 10)
    #expect(section.interitemSpacing == 10)
    #expect(section.insets == FlowInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(section.headerSize == .zero)
    #expect(section.footerSize == .zero)
    let metrics = FlowMetrics(containerSize: .zero, displayScale: 1)
    #expect(metrics.scrollDirection == .vertical)
    #expect(!metrics.sectionHeadersPinToVisibleBounds)
    #expect(!metrics.sectionFootersPinToVisibleBounds)
    #expect(!metrics.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test("14: self-sized full lines spread, and the last line packs at the least spacing")
  func selfSized() throws {
    let solver = try FlowSolver.make([FlowSection(items: .alike(7, 59, 34), isSelfSizing: true)])
    // 375 − 5 · 59 = 80 between four gaps.
    #expect(solver.frames().map(\.minX) == [0, 79, 158, 237, 316, 0, 69])
    let wide = try FlowSolver.make([FlowSection(items: .alike(2, 300, 34), isSelfSizing: true)])
    #expect(wide.frames().map(\.minX) == [37.5, 37.5])
  }
}
