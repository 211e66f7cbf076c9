// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The columns and rows of a grid in one proposal.
struct GridSolution {
  /// A cell in its place.
  struct Cell {
    let child: any LayoutChild
    let traits: GridCell
    let row: Int
    let columns: Range<Int>

    func isSized(_ axis: LayoutAxis) -> Bool { !traits.unsizedAxes.contains(LayoutAxes(axis)) }
  }

  private let grid: GridLayout
  private let cells: [Cell]
  private let columnCount: Int
  private var columnGaps: [CGFloat] = []
  private var rowGaps: [CGFloat] = []
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []

  init(_ grid: GridLayout, _ children: LayoutChildren, _ proposal: Proposal) {
    self.grid = grid
    let count = grid.rows.map { $0.cells.reduce(0) { $0 + ($1.columns ?? 1) } }.max() ?? 0
    var cells: [Cell] = []
    for (row, description) in grid.rows.enumerated() {
      var column = 0
      for traits in description.cells where cells.count < children.count {
        let end = traits.columns.map { column + $0 } ?? count
        cells.append(
          Cell(child: children[cells.count], traits: traits, row: row, columns: column..<max(column + 1, end)))
        column = end
      }
    }
    self.cells = cells
    columnCount = count
    guard count > 0 else { return }
    findGaps()
    var columns = [[Cell]](repeating: [], count: count)
    for cell in cells where cell.columns.count == 1 && cell.isSized(.horizontal) {
      columns[cell.columns.lowerBound].append(cell)
    }
    widths = shares(of: columns, in: proposal.width, gaps: columnGaps) { cells, width in
      cells.reduce(0) { max($0, $1.child.length(.horizontal, in: Proposal(width: width, height: nil))) }
    }
    widen(proposal.width)
    var rows = [[Cell]](repeating: [], count: grid.rows.count)
    for cell in cells where cell.isSized(.vertical) { rows[cell.row].append(cell) }
    heights = shares(of: rows, in: proposal.height, gaps: rowGaps) { [self] cells, height in
      span(of: cells, height: height).length
    }
  }

  var size: CGSize {
    CGSize(
      width: max(0, widths.reduce(0, +) + columnGaps.reduce(0, +)),
      height: max(0, heights.reduce(0, +) + rowGaps.reduce(0, +)))
  }

  // MARK: - Lengths

  private mutating func findGaps() {
    func gaps(_ count: Int, _ given: CGFloat?, _ axis: LayoutAxis, _ range: (Cell) -> Range<Int>) -> [CGFloat] {
      guard count > 1 else { return [] }
      if let given { return Array(repeating: given, count: count - 1) }
      var before = [SpacingPreferences](repeating: .none, count: count)
      var after = before
      for cell in cells {
        before[range(cell).upperBound - 1].formUnion(cell.child.spacing, edges: .all)
        after[range(cell).lowerBound].formUnion(cell.child.spacing, edges: .all)
      }
      return (0..<count - 1).map { before[$0].distance(to: after[$0 + 1], along: axis) }
    }
    columnGaps = gaps(columnCount, grid.horizontalSpacing, .horizontal) { $0.columns }
    rowGaps = gaps(grid.rows.count, grid.verticalSpacing, .vertical) { $0.row..<$0.row + 1 }
  }

  /// Shares a length among columns or rows as a stack does: each has the highest priority of its cells.
  private func shares(
    of groups: [[Cell]], in proposal: CGFloat?, gaps: [CGFloat], measure: ([Cell], CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    let available = proposal.map { $0 - gaps.reduce(0, +) }
    guard let available, available > 0, available < .infinity else {
      let same = available.map { $0 > 0 ? CGFloat.infinity : 0 }
      return groups.map { measure($0, same) }
    }
    var lengths = [CGFloat](repeating: 0, count: groups.count)
    StackSharing(available: available, count: groups.count).solve(
      priority: { index in
        let cells = groups[index]
        return cells.isEmpty ? 0 : cells.reduce(-.infinity) { max($0, $1.child.priority) }
      }, extreme: { measure(groups[$0], $1) },
      take: { index, share in
        lengths[index] = measure(groups[index], share)
        return lengths[index]
      })
    return lengths
  }

  /// Widens columns for cells that take several.
  private mutating func widen(_ proposal: CGFloat?) {
    for cell in cells where cell.columns.count > 1 && cell.isSized(.horizontal) {
      let own = width(of: cell)
      let offered = proposal.map { max(own, own + $0 - size.width) }
      let missing = cell.child.size(in: Proposal(width: offered, height: nil)).width - own
      guard missing > 0 else { continue }
      for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
    }
  }

  private func width(of cell: Cell) -> CGFloat {
    let gaps = columnGaps[cell.columns.lowerBound..<cell.columns.upperBound - 1]
    return max(0, widths[cell.columns].reduce(0, +) + gaps.reduce(0, +))
  }

  /// How far the cells of a row reach above and below the row's guide.
  private func span(of cells: [Cell], height: CGFloat?) -> (start: CGFloat, length: CGFloat) {
    guard let row = cells.first?.row else { return (0, 0) }
    let key = verticalKey(row)
    var (start, end, anchored) = (CGFloat.infinity, -CGFloat.infinity, CGFloat(0))
    for cell in cells {
      let proposal = Proposal(width: width(of: cell), height: height)
      let size = cell.child.size(in: proposal)
      if cell.traits.anchor != nil {
        anchored = max(anchored, size.height)
        continue
      }
      let guide = cell.child.settledGuide(key, of: size, in: proposal)
      start = min(start, -guide)
      end = max(end, size.height - guide)
    }
    return start <= end ? (start, max(end - start, anchored)) : (0, anchored)
  }

  private func verticalKey(_ row: Int) -> AlignmentKey { grid.rows[row].alignment ?? grid.alignment.vertical }

  // MARK: - Places

  func place(_ emit: (Int, CGPoint, Proposal) -> Void) {
    var columnKeys = [AlignmentKey?](repeating: nil, count: columnCount)
    for cell in cells where columnKeys[cell.columns.lowerBound] == nil {
      columnKeys[cell.columns.lowerBound] = cell.traits.columnAlignment
    }
    let columnStarts = starts(widths, columnGaps)
    let rowStarts = starts(heights, rowGaps)
    var (next, row) = (0, -1)
    var line: CGFloat = 0
    for (index, cell) in cells.enumerated() {
      if cell.row != row {
        row = cell.row
        while next < cells.count, cells[next].row == row { next += 1 }
        line = self.line(of: row, cells[index..<next].filter { $0.isSized(.vertical) })
      }
      let place = CGSize(width: width(of: cell), height: heights[row])
      let proposal = Proposal(place)
      let size = cell.child.size(in: proposal)
      let start = CGPoint(x: columnStarts[cell.columns.lowerBound], y: rowStarts[row])
      func offset(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
      var origin = start
      if let anchor = cell.traits.anchor {
        origin.x += offset(anchor.x * (place.width - size.width))
        origin.y += offset(anchor.y * (place.height - size.height))
      } else {
        let isWhole = cell.traits.columns == nil
        let key = (isWhole ? nil : columnKeys[cell.columns.lowerBound]) ?? grid.alignment.horizontal
        origin.x += offset(
          key.defaultValue(in: Dimensions(size: place)) - cell.child.settledGuide(key, of: size, in: proposal))
        origin.y += line - cell.child.settledGuide(verticalKey(row), of: size, in: proposal)
      }
      emit(index, origin, proposal)
    }
  }

  private func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var (starts, position) = ([CGFloat](), CGFloat(0))
    for (index, length) in lengths.enumerated() {
      starts.append(position)
      position += length + (index < gaps.count ? gaps[index] : 0)
    }
    return starts
  }

  /// The position of the row's guide in the row. Cells that leave room move as the guide says: none at the top, half in
  /// the middle.
  private func line(of row: Int, _ cells: [Cell]) -> CGFloat {
    let key = verticalKey(row)
    let part = key.defaultValue(in: Dimensions(size: CGSize(width: 0, height: 1)))
    let plain = cells.filter { $0.traits.anchor == nil }
    guard !plain.isEmpty else { return heights[row].isFinite ? part * heights[row] : 0 }
    let span = span(of: plain, height: heights[row])
    let line = -span.start + part * (heights[row] - span.length)
    return line.isFinite ? line : 0
  }
}
