// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CollectionLayoutCore
import Foundation
import SeededRandom
import Testing

struct FlowOutlineTests {
  @Test func aFlowLayoutIsSectionsOfLinesOfItems() throws {
    let solver = try FlowSolver.make(
      [
        FlowSection(
          items: .alike(3, 50, 40), insets: FlowInsets(top: 8, left: 10, bottom: 4, right: 10), lineSpacing: 6,
          headerSize: CGSize(width: 0, height: 30))
      ], width: 140)
    let outline = solver.outline(in: rect(0, 0, 140, 200))
    #expect(
      outline.lines == [
        "section [0..<3] (3 items) → 0 0 140×128",
        "  insets sectionInset top 8, left 10, bottom 4, right 10 → 0 30 140×98 leaving 10 38 120×86",
        "  boundary ‘header’ headerReferenceSize 0 × 30 → 0 0 140×30",
        "  line [0..<2] (minimumInteritemSpacing 10) → 10 38 120×40",
        "    item [0] itemSize 50 × 40 → 10 38 50×40",
        "    spacing minimumInteritemSpacing 10 → 60 38 20×40",
        "    item [1] itemSize 50 × 40 → 80 38 50×40",
        "  spacing minimumLineSpacing 6 → 10 78 120×6",
        "  line [2] (minimumInteritemSpacing 10) → 10 84 120×40",
        "    item [2] itemSize 50 × 40 → 10 84 50×40",
      ])
    #expect(outline.boxes.allSatisfy { $0.section == 0 })
    #expect(!outline.isTruncated)
  }

  @Test func itemsOfDifferentSizesStandOnTheirLines() throws {
    let solver = try FlowSolver.make(
      [FlowSection(items: .each([(60, 20), (50, 40), (120, 30)]), interitemSpacing: 4)], width: 120)
    #expect(
      solver.outline(in: rect(0, 0, 120, 400)).lines == [
        "section [0..<3] (3 items) → 0 0 120×80",
        "  line [0..<2] (minimumInteritemSpacing 4) → 0 0 120×40",
        "    item [0] sizeForItemAt → 0 10 60×20",
        "    spacing minimumInteritemSpacing 4 → 60 0 10×40",
        "    item [1] sizeForItemAt → 70 0 50×40",
        "  spacing minimumLineSpacing 10 → 0 40 120×10",
        "  line [2] (minimumInteritemSpacing 4) → 0 50 120×30",
        "    item [2] sizeForItemAt → 0 50 120×30",
      ])
  }

  @Test func onlyWhatMeetsTheRectangleIsTold() throws {
    let solver = try FlowSolver.make([FlowSection(items: .alike(1_000_000, 50, 50))], width: 110)
    let outline = solver.outline(in: rect(0, 6_005, 110, 50))
    #expect(
      outline.lines(.item) == [
        "    item [200] itemSize 50 × 50 → 0 6000 50×50", "    item [201] itemSize 50 × 50 → 60 6000 50×50",
      ])
    #expect(outline.lines(.spacing).count == 2)
    #expect(outline.lines(.section) == ["section [0..<1000000] (1000000 items) → 0 0 110×29999990"])
    #expect(solver.outline(in: .null).lines == [])
    #expect(solver.outline(in: rect(0, -100, 110, 50)).lines == [])
  }

  @Test func anOutlineEndsAtItsLimit() throws {
    let solver = try FlowSolver.make([FlowSection(items: .alike(1_000_000, 1, 1))], width: 320)
    let outline = solver.outline(in: rect(0, 0, 320, 400), limit: 12)
    #expect(outline.boxes.count == 12)
    #expect(outline.isTruncated)
    #expect(solver.outline(in: rect(0, 0, 320, 4_000)).boxes.count == LayoutOutline.usualLimit)
  }

  @Test func estimatesAndPinnedHeadersAreMarked() throws {
    let solver = try FlowSolver(
      metrics: FlowMetrics(
        containerSize: CGSize(width: 100, height: 100), displayScale: 2, sectionHeadersPinToVisibleBounds: true),
      sections: [
        FlowSection(
          items: .alike(10, 100, 44), lineSpacing: 0, headerSize: CGSize(width: 0, height: 20), isSelfSizing: true)
      ])
    try solver.setSize(CGSize(width: 100, height: 60.5), section: 0, item: 0)
    let visible = rect(0, 50, 100, 100)
    #expect(
      solver.outline(in: visible, visibleBounds: visible).lines == [
        "section [0..<10] (10 items) → 0 0 100×476.5",
        "  boundary ‘header’ headerReferenceSize 0 × 20 → 0 50 100×20 pinned",
        "  line [0] (minimumInteritemSpacing 10) → 0 20 100×60.5",
        "    item [0] estimatedItemSize 100 × 44 → 0 20 100×60.5 fitsWidth fitsHeight",
        "  line [1] (minimumInteritemSpacing 10) → 0 80.5 100×44",
        "    item [1] estimatedItemSize 100 × 44 → 0 80.5 100×44 fitsWidth fitsHeight",
        "  line [2] (minimumInteritemSpacing 10) → 0 124.5 100×44",
        "    item [2] estimatedItemSize 100 × 44 → 0 124.5 100×44 fitsWidth fitsHeight",
      ])
  }

  @Test func linesOfAHorizontalLayoutAreColumns() throws {
    let solver = try FlowSolver.make(
      [FlowSection(items: .alike(4, 30, 40), lineSpacing: 5, interitemSpacing: 5)], width: 300, height: 100,
      direction: .horizontal)
    #expect(
      solver.outline(in: rect(0, 0, 36, 100)).lines == [
        "section [0..<4] (4 items) → 0 0 65×100",
        "  line [0..<2] (minimumInteritemSpacing 5) → 0 0 30×100",
        "    item [0] itemSize 30 × 40 → 0 0 30×40",
        "    spacing minimumInteritemSpacing 5 → 0 40 30×20",
        "    item [1] itemSize 30 × 40 → 0 60 30×40",
        "  spacing minimumLineSpacing 5 → 30 0 5×100",
        "  line [2..<4] (minimumInteritemSpacing 5) → 35 0 30×100",
        "    item [2] itemSize 30 × 40 → 35 0 30×40",
        "    spacing minimumInteritemSpacing 5 → 35 40 30×20",
        "    item [3] itemSize 30 × 40 → 35 60 30×40",
      ])
  }

  @Test(arguments: 0..<20)
  func itemsAreWhereElementsAre(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let sizes = (0..<60).map { _ in
      (CGFloat(Int.random(in: 10...200, using: &random)), CGFloat(Int.random(in: 5...90, using: &random)))
    }
    let solver = try FlowSolver.make(
      [FlowSection(items: .each(sizes)), FlowSection(items: .alike(77, 33, 20), insets: FlowInsets(top: 9, left: 3))])
    let place = rect(0, CGFloat(Int.random(in: -50...1_500, using: &random)), 375, 300)
    let items = solver.outline(in: place).boxes.filter { $0.role == .item }
    let elements = solver.elements(in: place).filter { $0.kind == .item }
    #expect(items.map(\.frame) == elements.map(\.frame))
    #expect(items.map { $0.items.lowerBound } == elements.map(\.item))
  }
}
