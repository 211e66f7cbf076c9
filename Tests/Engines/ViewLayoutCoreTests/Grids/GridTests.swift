// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

@Suite struct GridTests {
  private func grid(
    _ rows: [GridRow], _ boxes: [Box], _ alignment: AlignmentPair = .center, spacing: CGFloat? = 0
  ) -> Box { Box(.grid(rows, alignment, spacing, spacing, boxes)) }

  private func row(_ count: Int, _ alignment: AlignmentKey? = nil) -> GridRow {
    GridRow(Array(repeating: GridCell(), count: count), alignment: alignment)
  }

  @Test func aColumnIsAsWideAsItsWidestCellAndARowAsHighAsItsHighest() {
    let root = grid([row(2), row(2)], [.fixed(10, 10), .fixed(20, 30), .fixed(40, 5), .fixed(5, 5)], .topLeading)
      .laidOut(500, 500)
    #expect(root.frame?.size == CGSize(60, 35))
    #expect(
      root.childFrames == [CGRect(0, 0, 10, 10), CGRect(40, 0, 20, 30), CGRect(0, 30, 40, 5), CGRect(40, 30, 5, 5)])
  }

  @Test func flexibleCellsShareTheRestAsInStacks() {
    let root = grid([row(3)], [.fill, .fixed(20, 10), .fill], spacing: 10).laidOut(100, 50)
    #expect(root.frame?.size == CGSize(100, 50))
    #expect(root.childFrames.map { $0?.width } == [30, 20, 30])
  }

  @Test func aViewOutsideARowSpansAllColumns() {
    let root = grid([row(2), .view()], [.fixed(10, 10), .fixed(20, 10), .fixed(60, 5)]).laidOut(500, 500)
    #expect(root.frame?.size == CGSize(60, 15))
    #expect(root[2].frame == CGRect(0, 10, 60, 5))
    // What the spanning cell is wider than its columns is shared by them.
    #expect(root[0].finalProposal?.width == 25)
    #expect(root[1].finalProposal?.width == 35)
  }

  @Test func aFlexibleSpanningCellTakesWhatIsProposed() {
    let root = grid([row(2), .view()], [.fixed(10, 10), .fixed(20, 10), .fill.frame(height: 1)]).laidOut(100, 100)
    #expect(root.frame?.size == CGSize(100, 11))
  }

  @Test func anUnsizedCellDoesNotMakeTheGridLarger() {
    let rows = [row(2), .view(GridCell(unsizedAxes: .horizontal))]
    let root = grid(rows, [.fixed(10, 10), .fixed(20, 10), .fill.frame(height: 1)]).laidOut(100, 100)
    #expect(root.frame?.size == CGSize(30, 11))
    #expect(root[2].frame == CGRect(0, 10, 30, 1))
  }

  @Test func aCellMayTakeSeveralColumns() {
    let root = grid(
      [GridRow([GridCell(columns: 2), GridCell()]), row(3)], (0..<5).map { _ in .fixed(20, 10) }, .topLeading
    )
    .laidOut(500, 500)
    #expect(root.childFrames.map { $0?.minX } == [0, 40, 0, 20, 40])
  }

  @Test func fewerCellsLeaveTheRestOfARowEmpty() {
    let root = grid([row(1), row(2)], [.fixed(20, 10), .fixed(10, 10), .fixed(10, 10)], .topLeading).laidOut(500, 500)
    #expect(root.frame?.size == CGSize(30, 20))
    #expect(root[0].frame?.minX == 0)
  }

  @Test func aColumnsAlignmentIsSetByACell() {
    var trailing = GridCell()
    trailing.columnAlignment = .trailing
    let root = grid([row(1), GridRow([trailing])], [.fixed(10, 10), .fixed(30, 10)]).laidOut(500, 500)
    #expect(root[0].frame?.minX == 20)
  }

  @Test func aRowsAlignmentLinesUpItsCells() {
    let root = grid(
      [row(2, .firstBaseline), row(2)], [.text(10, lineHeight: 40), .text(10), .fixed(5, 5), .fixed(5, 5)]
    )
    .laidOut(500, 500)
    #expect(root.childFrames.prefix(2).map { $0?.minY } == [0, 15])
  }

  @Test func anAnchorPutsOneCellElsewhere() {
    let cells = [GridCell(anchor: CGPoint(x: 1, y: 0)), GridCell()]
    let root = grid([GridRow(cells), row(1)], [.fixed(5, 5), .fixed(10, 20), .fixed(30, 5)]).laidOut(500, 500)
    #expect(root[0].frame == CGRect(25, 0, 5, 5))
  }

  @Test func aGapWithoutALengthIsWhatTheCellsPrefer() {
    let root = grid([row(2), row(2)], [.text(10), .fixed(10, 20), .text(10), .text(10)], .topLeading, spacing: nil)
      .laidOut(500, 500)
    #expect(root[1].frame?.minX == 18)
    // A picture above text in the second column decides: 20 + 2 − 15.
    #expect(root[2].frame?.minY == 27)
  }

  @Test func aGridOfNoRowsHasNoSize() {
    #expect(grid([], []).size(100, 100) == .zero)
  }
}
