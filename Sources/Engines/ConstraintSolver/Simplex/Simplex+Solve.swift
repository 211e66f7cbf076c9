// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension Simplex {
  /// Takes in everything that waits, optimises if needed, and brings all values up to date.
  ///
  /// - Returns: false if the pivot limit was reached.
  mutating func solve() -> Bool {
    insertPending()
    applyMoves()
    refreshTouched()
    // Values are evaluated afresh after pivoting; should that push one over its breakpoint, go round again.
    var rounds = 0
    while needsOptimising && rounds < 6 {
      rounds += 1
      needsOptimising = false
      let finished = optimise()
      refreshTouched()
      if !finished || mustRebuild {
        guard finished || rounds == 1 else {
          needsOptimising = true
          return false
        }
        rebuild()
        applyMoves()
        refreshTouched()
      }
    }
    isContradictory = violatesRequired()
    return true
  }

  // MARK: - Insertion

  /// Inserts constraints from strongest to weakest, equations first, so that each can be solved for a variable that
  /// nothing determines yet. The order of the calls that added them breaks ties only.
  private mutating func insertPending() {
    guard pending.count > 0 else { return }
    sortKeys.removeAll()
    for place in 0..<pending.count {
      let index = pending.base[place]
      let symbol = symbols.base[Int(index)]
      let kind: UInt64 = symbol.relation == .equal ? 0 : 1
      sortKeys.append(UInt64(rank(of: symbol)) << 33 | kind << 32 | UInt64(index))
    }
    var keys = UnsafeMutableBufferPointer(start: sortKeys.base, count: sortKeys.count)
    keys.sort()
    for place in 0..<sortKeys.count { insert(Int32(truncatingIfNeeded: sortKeys.base[place] & 0xffff_ffff)) }
    pending.removeAll()
    needsOptimising = true
  }

  /// Whether rows and constraints are due for a comparison, and differ.
  private var mustRebuild: Bool {
    mutating get {
      guard pivotsSinceCheck > tableau.rows.count / 512 else { return false }
      pivotsSinceCheck = 0
      return !isAccurate()
    }
  }

  private mutating func insert(_ index: Int32) {
    let row = makeRow(for: index)
    symbols.base[Int(index)].position = row
    symbols.base[Int(index)].flags.remove(.pending)

    // One pass finds the value and the column to solve for: a variable that is at rest and touches few rows.
    var value = 0.0
    var best = -1
    var bestRows = Int32.max
    let line = tableau.entries(ofRow: row)
    for slot in 0..<line.count {
      let column = tableau.columns.base[Int(line[slot].column)]
      let other = symbols.base[Int(column.label)]
      value += line[slot].coefficient * other.value
      guard other.kind == .variable, abs(line[slot].coefficient) > 1e-3 else { continue }
      if column.count < bestRows
        || (column.count == bestRows && column.label < tableau.columns.base[Int(line[best].column)].label)
      {
        best = slot
        bestRows = column.count
      }
    }
    symbols.base[Int(index)].value = value
    let symbol = symbols.base[Int(index)]
    if best >= 0, symbol.relation == .equal || symbol.error > 0 {
      let column = line[best].column
      for cell in tableau.cells(ofColumn: column) { touch(tableau.rows.base[Int(cell.row)].label) }
      touch(tableau.columns.base[Int(column)].label)
      exchange(row: row, column: column, slot: Int32(best))
      symbols.base[Int(index)].value = symbol.target
    } else {
      stand(index)
    }
  }

  /// Has a new basic constraint pay for the side it is on.
  mutating func stand(_ index: Int32) {
    let symbol = symbols.base[Int(index)]
    let slope = symbol.slope(in: symbol.value >= symbol.target ? 1 : -1)
    setSlope(index, symbol.relation != .equal && symbol.error == 0 ? 0 : slope)
    // Rows that an earlier insertion touched are evaluated later; so is this one, which may stand on them.
    touch(index)
  }

  /// Writes the constraint's linear form in terms of the non-basic symbols.
  mutating func makeRow(for index: Int32) -> Int32 {
    seenStamp &+= 1
    priced.removeAll()
    growScratch()
    for term in storedTerms(of: index) {
      let symbol = symbols.base[Int(term.symbol)]
      if symbol.isBasic {
        for entry in tableau.entries(ofRow: symbol.position) {
          accumulate(term.coefficient * entry.coefficient, column: entry.column)
        }
      } else {
        accumulate(term.coefficient, column: ~symbol.position)
      }
    }
    let row = tableau.makeRow(label: index, expecting: priced.count)
    for place in 0..<priced.count {
      let column = priced.base[place]
      let coefficient = reduced.base[Int(column)]
      if abs(coefficient) > 1e-11 { tableau.append(coefficient, row: row, column: column) }
    }
    return row
  }

  /// Adds to the sparse vector in `reduced`, whose columns are listed in `priced`.
  @inline(__always)
  mutating func accumulate(_ amount: Double, column: Int32) {
    if seen.base[Int(column)] != seenStamp {
      seen.base[Int(column)] = seenStamp
      reduced.base[Int(column)] = amount
      priced.append(column)
    } else {
      reduced.base[Int(column)] += amount
    }
  }

  mutating func growScratch() {
    while seen.count < tableau.columns.count {
      seen.append(0)
      reduced.append(0)
      locks.append(0)
    }
  }

  // MARK: - Values

  /// A row with more coefficients than this is moved by differences rather than evaluated.
  private static var longRow: Int32 { 24 }

  /// Moves targets, and takes variables that were pushed out of the basis back to 0.
  ///
  /// Short rows are evaluated afterwards. In long ones (a view at the end of a chain depends on all before it) the
  /// difference is added to the value; every 64th time they are evaluated too, so that rounding cannot pile up.
  private mutating func applyMoves() {
    nudgedSolves = (nudgedSolves + 1) % 64
    let mayNudge = nudgedSolves != 0
    for place in 0..<dirty.count {
      let index = dirty.base[place]
      let symbol = symbols.base + Int(index)
      symbol.pointee.flags.remove(.dirty)
      if symbol.pointee.isConstraint {
        let origin = origins.base[Int(index)]
        symbol.pointee.target = origin.constant - origin.offset
      } else {
        symbol.pointee.target = 0
      }
      guard !symbol.pointee.isBasic else {
        touch(index)
        continue
      }
      guard symbol.pointee.value != symbol.pointee.target else { continue }
      let change = symbol.pointee.target - symbol.pointee.value
      symbol.pointee.value = symbol.pointee.target
      if symbol.pointee.kind == .variable { noteChange(index) }
      for cell in tableau.cells(ofColumn: ~symbol.pointee.position) {
        let row = tableau.rows.base[Int(cell.row)]
        if mayNudge && row.count > Self.longRow {
          nudge(row.label, by: tableau.coefficient(cell) * change)
        } else {
          touch(row.label)
        }
      }
    }
    dirty.removeAll()
  }

  /// Evaluates the rows of stale symbols: each value becomes a sum over its row, not an update of the last one.
  private mutating func refreshTouched() {
    let symbols = self.symbols.base
    let columns = tableau.columns.base
    for place in 0..<touched.count {
      let index = touched.base[place]
      let symbol = symbols + Int(index)
      if symbol.pointee.isBasic {
        if symbol.pointee.flags.contains(.stale) {
          var value = 0.0
          for entry in tableau.entries(ofRow: symbol.pointee.position) {
            value += entry.coefficient * symbols[Int(columns[Int(entry.column)].label)].value
          }
          symbol.pointee.value = value
        }
        if symbol.pointee.isConstraint { settle(index) }
      }
      symbol.pointee.flags.subtract([.touched, .stale])
      if symbol.pointee.kind == .variable { noteChange(index) }
    }
    touched.removeAll()
  }

  /// Takes note if a basic constraint went over its breakpoint. Returns its rank if so, else `Int32.max`.
  @inline(__always) @discardableResult
  mutating func settle(_ index: Int32) -> Int32 {
    let symbol = symbols.base[Int(index)]
    let slope = symbol.settledSlope()
    guard slope != symbol.slope else { return Int32.max }
    setSlope(index, slope)
    needsOptimising = true
    return rank(of: symbol)
  }

  @inline(__always)
  private mutating func noteChange(_ index: Int32) {
    let symbol = symbols.base + Int(index)
    guard !symbol.pointee.flags.contains(.changed), symbol.pointee.cleanValue != origins.base[Int(index)].offset else {
      return
    }
    symbol.pointee.flags.insert(.changed)
    changed.append(index)
  }

  private func violatesRequired() -> Bool {
    var index = levels.base[0].head
    while index >= 0 {
      if symbols.base[Int(index)].error > 0 { return true }
      index = symbols.base[Int(index)].next
    }
    return false
  }
}
