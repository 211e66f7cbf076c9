// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// Everything that must hold between two calls and does not: empty if all is well. For tests; it reads all state.
  ///
  /// Checked are the cross references between rows and columns, positions and labels, the lists of constraints that
  /// pay, that values satisfy their rows and the original constraints, and, when no change is waiting, that the
  /// constraints' slopes agree with their values.
  public func checkInvariants() -> [String] {
    var faults: [String] = []
    checkReferences(&faults)
    checkPositions(&faults)
    checkLevels(&faults)
    if simplex.pending.count == 0 && simplex.dirty.count == 0 { checkValues(&faults) }
    return faults
  }

  private func checkReferences(_ faults: inout [String]) {
    var entryCount = 0
    for row in 0..<simplex.tableau.rows.count where simplex.tableau.rows.base[row].label >= 0 {
      let line = simplex.tableau.entries(ofRow: Int32(row))
      entryCount += line.count
      for slot in 0..<line.count {
        let cells = simplex.tableau.cells(ofColumn: line[slot].column)
        guard Int(line[slot].slot) < cells.count else {
          faults.append("row \(row): entry \(slot) points past its column")
          continue
        }
        let cell = cells[Int(line[slot].slot)]
        if cell.row != row || cell.slot != slot {
          faults.append("row \(row): entry \(slot) is not what its cell names")
        }
        if !line[slot].coefficient.isFinite || line[slot].coefficient == 0 {
          faults.append("row \(row): coefficient \(line[slot].coefficient)")
        }
      }
    }
    var cellCount = 0
    for column in 0..<simplex.tableau.columns.count where simplex.tableau.columns.base[column].label >= 0 {
      cellCount += simplex.tableau.cells(ofColumn: Int32(column)).count
    }
    if entryCount != cellCount { faults.append("\(entryCount) entries but \(cellCount) cells") }
  }

  private func checkPositions(_ faults: inout [String]) {
    for index in 0..<simplex.symbols.count {
      let symbol = simplex.symbols.base[index]
      guard symbol.kind != .free, !symbol.flags.contains(.pending) else { continue }
      let label =
        symbol.isBasic
        ? simplex.tableau.rows.base[Int(symbol.position)].label
        : simplex.tableau.columns.base[Int(~symbol.position)].label
      if label != index { faults.append("symbol \(index) stands where \(label) is") }
      if !symbol.isBasic && symbol.slope != 0 { faults.append("symbol \(index) pays without being basic") }
      if symbol.isBasic && symbol.isConstraint && symbol.relation == .equal && symbol.slope == 0 {
        faults.append("equation \(index) is basic and does not pay")
      }
    }
  }

  private func checkLevels(_ faults: inout [String]) {
    var listed = 0
    for place in 0..<simplex.order.count {
      let level = simplex.levels.base[Int(simplex.order.base[place])]
      if level.rank != place { faults.append("level \(level.strength) has rank \(level.rank), not \(place)") }
      var index = level.head
      var previous: Int32 = -1
      while index >= 0 {
        listed += 1
        let symbol = simplex.symbols.base[Int(index)]
        if symbol.slope == 0 || symbol.level != simplex.order.base[place] || symbol.previous != previous {
          faults.append("symbol \(index) is wrongly listed at level \(level.strength)")
        }
        previous = index
        index = symbol.next
      }
    }
    let paying = (0..<simplex.symbols.count).count { simplex.symbols.base[$0].slope != 0 }
    if listed != paying { faults.append("\(paying) symbols pay but \(listed) are listed") }
  }

  private func checkValues(_ faults: inout [String]) {
    for index in 0..<simplex.symbols.count {
      let symbol = simplex.symbols.base[index]
      guard symbol.kind != .free else { continue }
      let slack = 1e-6 * max(1, abs(symbol.value) * 1e-3)
      if symbol.isBasic {
        let value = simplex.tableau.entries(ofRow: symbol.position).reduce(0.0) {
          $0 + $1.coefficient
            * simplex.symbols.base[Int(simplex.tableau.columns.base[Int($1.column)].label)].value
        }
        if abs(value - symbol.value) > slack {
          faults.append("symbol \(index): row gives \(value), kept \(symbol.value)")
        }
      } else if symbol.value != symbol.target {
        faults.append("symbol \(index) rests at \(symbol.value), not at \(symbol.target)")
      }
      if symbol.isConstraint {
        let value = simplex.storedTerms(of: Int32(index)).reduce(0.0) {
          $0 + $1.coefficient * simplex.symbols.base[Int($1.symbol)].value
        }
        if abs(value - symbol.value) > slack {
          faults.append("constraint \(index): terms give \(value), kept \(symbol.value)")
        }
        if symbol.isBasic && symbol.settledSlope() != symbol.slope {
          faults.append("constraint \(index) pays \(symbol.slope) on the wrong side")
        }
      }
    }
  }
}
