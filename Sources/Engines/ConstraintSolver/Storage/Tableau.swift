// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One coefficient as its row sees it.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var column: Int32
  /// Index of the matching `Cell` in the column.
  var slot: Int32
}

/// One coefficient as its column sees it.
struct Cell: BitwiseCopyable {
  var row: Int32
  /// Index of the matching `Entry` in the row.
  var slot: Int32
}

/// A row or a column: a block in a pool, and the symbol that currently owns it.
struct Line: BitwiseCopyable {
  var start: Int32
  var count: Int32
  var sizeClass: Int32
  /// The basic symbol of a row, the non-basic symbol of a column; −1 for a line that is not in use.
  var label: Int32
}

/// A sparse matrix in condensed tableau form: every row says `row symbol = Σ coefficient · column symbol`.
///
/// Each coefficient is stored once, in its row; its column keeps a cross reference, so that a pivot visits only rows
/// that contain the column, and every insertion and deletion is O(1). A pivot swaps two labels: entries name column
/// *slots*, not symbols, and never have to be renamed.
struct Tableau: ~Copyable {
  private(set) var rows = Storage<Line>(capacity: 128)
  private(set) var columns = Storage<Line>(capacity: 64)
  private var entries = BlockPool<Entry>(capacity: 2048)
  private var cells = BlockPool<Cell>(capacity: 2048)
  private var freeRows = Storage<Int32>()
  private var freeColumns = Storage<Int32>()
  /// Per column: the pivot row's coefficient while a pivot runs, else 0.
  private var scatter = Storage<Double>(capacity: 64)
  /// Per column: the last row that met it, as a stamp.
  private var marks = Storage<UInt32>(capacity: 64)
  private var stamp: UInt32 = 0

  init() {}

  /// A coefficient that cancels to less than this share of what was added to it is taken to be zero.
  private static var cancellation: Double { 1e-11 }

  @inline(__always)
  func entries(ofRow row: Int32) -> UnsafeMutableBufferPointer<Entry> {
    let line = rows.base[Int(row)]
    return UnsafeMutableBufferPointer(start: entries.base + Int(line.start), count: Int(line.count))
  }

  @inline(__always)
  func cells(ofColumn column: Int32) -> UnsafeMutableBufferPointer<Cell> {
    let line = columns.base[Int(column)]
    return UnsafeMutableBufferPointer(start: cells.base + Int(line.start), count: Int(line.count))
  }

  @inline(__always)
  func coefficient(_ cell: Cell) -> Double {
    entries.base[Int(rows.base[Int(cell.row)].start) + Int(cell.slot)].coefficient
  }

  // MARK: - Lines

  mutating func makeColumn(label: Int32) -> Int32 {
    let line = Line(start: cells.allocate(sizeClass: 0), count: 0, sizeClass: 0, label: label)
    if freeColumns.count > 0 {
      let column = freeColumns.removeLast()
      columns.base[Int(column)] = line
      return column
    }
    columns.append(line)
    scatter.append(0)
    marks.append(0)
    return Int32(columns.count - 1)
  }

  /// Gives back a column that has no coefficients.
  mutating func removeColumn(_ column: Int32) {
    let line = columns.base[Int(column)]
    precondition(line.count == 0, "a column that is in use cannot be removed")
    cells.deallocate(line.start, sizeClass: line.sizeClass)
    columns.base[Int(column)] = Line(start: 0, count: 0, sizeClass: 0, label: -1)
    freeColumns.append(column)
  }

  /// A row without coefficients.
  mutating func makeRow(label: Int32, expecting count: Int) -> Int32 {
    let sizeClass = BlockPool<Entry>.sizeClass(for: count)
    let line = Line(start: entries.allocate(sizeClass: sizeClass), count: 0, sizeClass: sizeClass, label: label)
    if freeRows.count > 0 {
      let row = freeRows.removeLast()
      rows.base[Int(row)] = line
      return row
    }
    rows.append(line)
    return Int32(rows.count - 1)
  }

  mutating func removeRow(_ row: Int32) {
    let line = rows.base[Int(row)]
    for index in Int(line.start)..<Int(line.start + line.count) { unlinkCell(of: entries.base[index]) }
    entries.deallocate(line.start, sizeClass: line.sizeClass)
    rows.base[Int(row)] = Line(start: 0, count: 0, sizeClass: 0, label: -1)
    freeRows.append(row)
  }

  func clone() -> Tableau {
    var copy = Tableau()
    copy.rows = rows.clone()
    copy.columns = columns.clone()
    copy.entries = entries.clone()
    copy.cells = cells.clone()
    copy.freeRows = freeRows.clone()
    copy.freeColumns = freeColumns.clone()
    copy.scatter = scatter.clone()
    copy.marks = marks.clone()
    copy.stamp = stamp
    return copy
  }

  // MARK: - Coefficients

  /// Adds a coefficient at a place that has none yet.
  @inline(__always)
  mutating func append(_ coefficient: Double, row: Int32, column: Int32) {
    reserve(row: row, extra: 1)
    let line = rows.base + Int(row)
    let slot = appendCell(Cell(row: row, slot: line.pointee.count), to: column)
    entries.base[Int(line.pointee.start + line.pointee.count)] = Entry(
      coefficient: coefficient, column: column, slot: slot)
    line.pointee.count += 1
  }

  @inline(__always)
  private mutating func appendCell(_ cell: Cell, to column: Int32) -> Int32 {
    let line = columns.base + Int(column)
    let count = line.pointee.count
    if Int(count) == BlockPool<Cell>.capacity(ofClass: line.pointee.sizeClass) {
      let start = cells.allocate(sizeClass: line.pointee.sizeClass + 1)
      (cells.base + Int(start)).update(from: cells.base + Int(line.pointee.start), count: Int(count))
      cells.deallocate(line.pointee.start, sizeClass: line.pointee.sizeClass)
      line.pointee.start = start
      line.pointee.sizeClass += 1
    }
    cells.base[Int(line.pointee.start + count)] = cell
    line.pointee.count = count + 1
    return count
  }

  /// Takes the cell of `entry` out of its column; the column's last cell moves into the gap.
  @inline(__always)
  private func unlinkCell(of entry: Entry) {
    let line = columns.base + Int(entry.column)
    let last = line.pointee.count - 1
    line.pointee.count = last
    guard entry.slot != last else { return }
    let moved = cells.base[Int(line.pointee.start + last)]
    cells.base[Int(line.pointee.start + entry.slot)] = moved
    entries.base[Int(rows.base[Int(moved.row)].start + moved.slot)].slot = entry.slot
  }

  @inline(__always)
  private mutating func reserve(row: Int32, extra: Int32) {
    let line = rows.base + Int(row)
    let needed = Int(line.pointee.count + extra)
    guard needed > BlockPool<Entry>.capacity(ofClass: line.pointee.sizeClass) else { return }
    let sizeClass = BlockPool<Entry>.sizeClass(for: needed)
    let start = entries.allocate(sizeClass: sizeClass)
    (entries.base + Int(start)).update(from: entries.base + Int(line.pointee.start), count: Int(line.pointee.count))
    entries.deallocate(line.pointee.start, sizeClass: line.pointee.sizeClass)
    line.pointee.start = start
    line.pointee.sizeClass = sizeClass
  }

  // MARK: - Pivot

  /// Solves `row` for `column` and substitutes it everywhere else; the two labels change places.
  ///
  /// - Parameter slot: index of the column's entry in the row; its coefficient must not be zero.
  mutating func pivot(row: Int32, column: Int32, slot: Int32) {
    let pivotLine = rows.base[Int(row)]
    let pivotRow = entries(ofRow: row)
    let inverse = 1 / pivotRow[Int(slot)].coefficient
    for index in 0..<Int(pivotLine.count) where index != Int(slot) {
      let coefficient = -pivotRow[index].coefficient * inverse
      pivotRow[index].coefficient = coefficient
      scatter.base[Int(pivotRow[index].column)] = coefficient
    }
    pivotRow[Int(slot)].coefficient = inverse
    // Column `column` keeps its cells: each of its rows now refers to the symbol that leaves the basis.
    for index in 0..<Int(columns.base[Int(column)].count) {
      let cell = cells.base[Int(columns.base[Int(column)].start) + index]
      if cell.row != row { substitute(pivotLine: pivotLine, inverse: inverse, into: cell, column: column) }
    }
    for index in Int(pivotLine.start)..<Int(pivotLine.start + pivotLine.count) {
      scatter.base[Int(entries.base[index].column)] = 0
    }
    let label = rows.base[Int(row)].label
    rows.base[Int(row)].label = columns.base[Int(column)].label
    columns.base[Int(column)].label = label
  }

  @inline(__always)
  private mutating func substitute(pivotLine: Line, inverse: Double, into cell: Cell, column: Int32) {
    stamp &+= 1
    let row = cell.row
    let scatter = self.scatter.base
    let marks = self.marks.base
    let line = entries(ofRow: row)
    let factor = line[Int(cell.slot)].coefficient
    line[Int(cell.slot)].coefficient = factor * inverse
    var missing = pivotLine.count - 1
    var count = line.count
    var index = 0
    while index < count {
      let column = Int(line[index].column)
      let other = scatter[column]
      if other != 0 {
        missing -= 1
        marks[column] = stamp
        let change = factor * other
        let sum = line[index].coefficient + change
        if abs(sum) <= abs(change) * Self.cancellation {
          unlinkCell(of: line[index])
          count -= 1
          if index != count {
            line[index] = line[count]
            cells.base[Int(columns.base[Int(line[index].column)].start + line[index].slot)].slot = Int32(index)
          }
          continue
        }
        line[index].coefficient = sum
      }
      index += 1
    }
    rows.base[Int(row)].count = Int32(count)
    guard missing > 0 else { return }
    reserve(row: row, extra: missing)
    for index in Int(pivotLine.start)..<Int(pivotLine.start + pivotLine.count) {
      let entry = entries.base[index]
      if entry.column != column && marks[Int(entry.column)] != stamp {
        append(factor * entry.coefficient, row: row, column: entry.column)
      }
    }
  }
}
