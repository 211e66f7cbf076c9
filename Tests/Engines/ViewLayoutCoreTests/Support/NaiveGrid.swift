// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ViewLayoutCore

/// The twin of grids: a table of cells, columns and rows shared like the children of a stack.
struct NaiveGrid {
  private struct Cell {
    var box: Box
    var traits: GridCell
    var row: Int
    var first: Int
    var last: Int
  }

  private var cells: [Cell] = []
  private var rows: [GridRow] = []
  private var alignment = AlignmentPair.center
  private var columnCount = 0
  private var columnGaps: [CGFloat] = []
  private var rowGaps: [CGFloat] = []
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []

  init(_ box: Box, _ proposal: Proposal) {
    guard case .grid(let rows, let alignment, let horizontal, let vertical, let boxes) = box.kind else { return }
    (self.rows, self.alignment) = (rows, alignment)
    for row in rows { columnCount = max(columnCount, row.cells.map { $0.columns ?? 1 }.reduce(0, +)) }
    var rest = boxes[...]
    for (number, row) in rows.enumerated() {
      var column = 0
      for traits in row.cells {
        guard let box = rest.popFirst() else { continue }
        let end = traits.columns == nil ? columnCount : column + (traits.columns ?? 1)
        cells.append(Cell(box: box, traits: traits, row: number, first: column, last: max(column, end - 1)))
        column = end
      }
    }
    guard columnCount > 0 else { return }
    columnGaps = (0..<columnCount - 1).map { column in
      horizontal ?? gap(cells.filter { $0.last == column }, cells.filter { $0.first == column + 1 }, .horizontal)
    }
    rowGaps = (0..<rows.count - 1).map { row in
      vertical ?? gap(cells.filter { $0.row == row }, cells.filter { $0.row == row + 1 }, .vertical)
    }
    shareWidths(proposal.width)
    shareHeights(proposal.height)
  }

  private func gap(_ before: [Cell], _ after: [Cell], _ axis: LayoutAxis) -> CGFloat {
    func union(_ cells: [Cell]) -> NaiveSpacing {
      cells.reduce(NaiveSpacing()) { $0.union(NaiveSpacing.of($1.box), LayoutEdge.allCases) }
    }
    return union(before).distance(union(after), axis)
  }

  var size: CGSize {
    CGSize(
      max(0, widths.reduce(0, +) + columnGaps.reduce(0, +)), max(0, heights.reduce(0, +) + rowGaps.reduce(0, +)))
  }

  private mutating func shareWidths(_ proposal: CGFloat?) {
    let groups = (0..<columnCount).map { column in
      cells.filter { $0.first == column && $0.last == column && !$0.traits.unsizedAxes.contains(.horizontal) }
    }
    widths = share(groups, proposal, columnGaps) { cells, width in
      cells.map { NaiveLayout.size($0.box, Proposal(width: width, height: nil)).width }.max() ?? 0
    }
    for cell in cells where cell.last > cell.first && !cell.traits.unsizedAxes.contains(.horizontal) {
      let own = width(cell)
      let offered = proposal.map { max(own, own + $0 - size.width) }
      let wanted = NaiveLayout.size(cell.box, Proposal(width: offered, height: nil)).width
      guard wanted > own else { continue }
      for column in cell.first...cell.last { widths[column] += (wanted - own) / CGFloat(cell.last - cell.first + 1) }
    }
  }

  private mutating func shareHeights(_ proposal: CGFloat?) {
    let groups = rows.indices.map { row in
      cells.filter { $0.row == row && !$0.traits.unsizedAxes.contains(.vertical) }
    }
    heights = share(groups, proposal, rowGaps) { [self] cells, height in extent(cells, height).length }
  }

  /// Shares a length among groups of cells by the rules of stacks.
  private func share(
    _ groups: [[Cell]], _ proposal: CGFloat?, _ gaps: [CGFloat], _ measure: ([Cell], CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let proposal else { return groups.map { measure($0, nil) } }
    if proposal == .infinity { return groups.map { measure($0, .infinity) } }
    let priorities = groups.map { $0.map(\.box.priority).max() ?? 0 }
    let least = groups.map { measure($0, 0) }
    let flexibility = zip(groups, least).map { group, least in
      let difference = measure(group, .infinity) - least
      return difference.isNaN ? 0 : difference
    }
    var (result, used) = ([CGFloat](repeating: 0, count: groups.count), CGFloat(0))
    for priority in Set(priorities).sorted(by: >) {
      let later = groups.indices.filter { priorities[$0] < priority }
      let order = groups.indices.filter { priorities[$0] == priority }.sorted { a, b in
        if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
        if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
        return a < b
      }
      var left = proposal - gaps.reduce(0, +) - used - later.reduce(0) { $0 + least[$1] }
      for (number, index) in order.enumerated() {
        result[index] = measure(groups[index], max(0, left / CGFloat(order.count - number)))
        left -= result[index]
        used += result[index]
      }
    }
    return result
  }

  private func width(_ cell: Cell) -> CGFloat {
    max(0, widths[cell.first...cell.last].reduce(0, +) + columnGaps[cell.first..<cell.last].reduce(0, +))
  }

  private func key(_ row: Int) -> AlignmentKey { rows[row].alignment ?? alignment.vertical }

  private func extent(_ cells: [Cell], _ height: CGFloat?) -> (start: CGFloat, length: CGFloat) {
    var (starts, ends, anchored) = ([CGFloat](), [CGFloat](), CGFloat(0))
    for cell in cells {
      let proposal = Proposal(width: width(cell), height: height)
      let own = NaiveLayout.size(cell.box, proposal).height
      if cell.traits.anchor == nil {
        let line = NaiveLayout.line(cell.box, key(cell.row), proposal)
        starts.append(-line)
        ends.append(own - line)
      } else {
        anchored = max(anchored, own)
      }
    }
    guard let start = starts.min(), let end = ends.max() else { return (0, anchored) }
    return (start, max(end - start, anchored))
  }

  var places: [NaiveLayout.Place] {
    cells.enumerated().map { index, cell in
      let x = zip(widths, columnGaps).prefix(cell.first).reduce(0) { $0 + ($1.0 + $1.1) }
      let y = zip(heights, rowGaps).prefix(cell.row).reduce(0) { $0 + ($1.0 + $1.1) }
      let room = CGSize(width(cell), heights[cell.row])
      let proposal = Proposal(room)
      let own = NaiveLayout.size(cell.box, proposal)
      var origin = CGPoint(x: x, y: y)
      if let anchor = cell.traits.anchor {
        origin.x += NaiveLayout.finite(anchor.x * (room.width - own.width))
        origin.y += NaiveLayout.finite(anchor.y * (room.height - own.height))
      } else {
        let setting = cells.first { $0.first == cell.first && $0.traits.columnAlignment != nil }?.traits.columnAlignment
        let across = (cell.traits.columns == nil ? nil : setting) ?? alignment.horizontal
        origin.x += NaiveLayout.finite(
          across.defaultValue(in: Dimensions(size: room)) - NaiveLayout.line(cell.box, across, proposal))
        origin.y += line(cell.row) - NaiveLayout.line(cell.box, key(cell.row), proposal)
      }
      return NaiveLayout.Place(index: index, origin: origin, proposal: proposal)
    }
  }

  private func line(_ row: Int) -> CGFloat {
    let part = key(row).defaultValue(in: Dimensions(size: CGSize(0, 1)))
    let plain = cells.filter {
      $0.row == row && !$0.traits.unsizedAxes.contains(.vertical) && $0.traits.anchor == nil
    }
    if plain.isEmpty { return NaiveLayout.finite(part * heights[row]) }
    let extent = extent(plain, heights[row])
    return NaiveLayout.finite(-extent.start + part * (heights[row] - extent.length))
  }
}
