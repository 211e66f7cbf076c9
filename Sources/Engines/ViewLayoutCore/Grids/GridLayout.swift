// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A cell of a grid.
package struct GridCell: Hashable, Sendable {
  /// How many columns it takes; `nil` for all, as a view outside a row does.
  package var columns: Int?
  /// The axes on which the cell doesn't make the grid larger.
  package var unsizedAxes: LayoutAxes
  /// Where the cell's content stands in it, in units of its size; `nil` for the alignments of row and column.
  package var anchor: CGPoint?
  /// The alignment of the cell's first column, if the cell sets it.
  package var columnAlignment: AlignmentKey?

  package init(
    columns: Int? = 1, unsizedAxes: LayoutAxes = [], anchor: CGPoint? = nil, columnAlignment: AlignmentKey? = nil
  ) {
    self.columns = columns.map { max(1, $0) }
    self.unsizedAxes = unsizedAxes
    self.anchor = anchor
    self.columnAlignment = columnAlignment
  }
}

/// A row of a grid.
package struct GridRow: Hashable, Sendable {
  /// The cells from the leading edge; the rest of the row is empty.
  package var cells: [GridCell]
  /// The vertical guide of the row; `nil` for the grid's.
  package var alignment: AlignmentKey?

  /// - Parameter cells: A cell across all columns must be the only one.
  package init(_ cells: [GridCell], alignment: AlignmentKey? = nil) {
    precondition(
      cells.count == 1 || cells.allSatisfy { $0.columns != nil }, "a grid cell across all columns has a row of its own")
    self.cells = cells
    self.alignment = alignment
  }

  /// A view outside a row: one cell across all columns.
  package static func view(_ cell: GridCell = GridCell()) -> GridRow {
    var cell = cell
    cell.columns = nil
    return GridRow([cell])
  }
}

/// Places cells in rows and columns: `Grid`. The children are the cells of all rows, in order.
///
/// A column is as wide as its widest cell and a row as high as its highest. Columns share the proposed width as the
/// children of an `HStack` do, where a column answers with its widest cell and has the highest priority of its cells;
/// rows share the height alike.
///
/// Decisions, as Apple documents only the outcome:
/// - Columns are measured with the cells of one column, at no proposed height. Cells of several columns come next, in
///   order: each is offered its columns and what no column took, and what it takes beyond its columns is shared by them
///   equally.
/// - Rows are measured at the final widths; their cells are lined up at the row's guide.
/// - A gap without a given length is the distance between the united preferences of the cells on both sides.
/// - Each cell is finally proposed the size of its place.
///
/// - Complexity: O(*cells*), and six questions for each cell at most.
package struct GridLayout: LayoutAlgorithm {
  package let rows: [GridRow]
  package let alignment: AlignmentPair
  /// The gap between columns in points; `nil` for what preferences say.
  package let horizontalSpacing: CGFloat?
  /// The gap between rows in points; `nil` for what preferences say.
  package let verticalSpacing: CGFloat?

  package init(
    rows: [GridRow], alignment: AlignmentPair = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.rows = rows
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    GridSolution(self, children, proposal).size
  }

  package func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    GridSolution(self, children, proposal).place(emit)
  }
}
