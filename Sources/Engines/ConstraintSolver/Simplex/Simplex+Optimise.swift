// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A place on the way of an entering symbol where a basic constraint meets its target.
struct Breakpoint: BitwiseCopyable {
  /// Length of the step that reaches it.
  var step: Double
  /// How fast the constraint moves; positive.
  var speed: Double
  /// By how much the objective's slope rises there.
  var gain: Double
  var symbol: Int32
  /// Index of the entering column's cell.
  var cell: Int32
  /// Whether the constraint is stronger than the level being improved: the step ends here whatever it gains.
  var isHard: Bool
}

/// A column and the direction it should move in.
struct Candidate {
  var column: Int32
  var direction: Double
  /// How fast the level's error falls.
  var gain: Double
  /// Whether stronger levels have to be looked at again after the pivot.
  var disturbsStronger: Bool
}

extension Simplex {
  static var costTolerance: Double { 1e-9 }

  // Bits of `locks`, for a move down and up: a stronger level would suffer; a stronger level's own penalty is made good.
  func lockBit(_ direction: Double) -> UInt8 { direction > 0 ? 2 : 1 }
  func freeBit(_ direction: Double) -> UInt8 { direction > 0 ? 8 : 4 }

  /// Improves level after level, strongest first, until nothing can be improved without hurting a stronger one.
  ///
  /// Reduced costs are not kept from solve to solve, nor for any level but the one at hand: they are the sum of the
  /// rows of the level's constraints that pay, and these are few. From pivot to pivot they are carried along, so that
  /// one adding up serves all the columns that it shows to be worth moving.
  ///
  /// - Returns: false if the pivot limit was reached.
  mutating func optimise() -> Bool {
    growScratch()
    counters.optimisations += 1
    let limit = 2000 + 50 * (tableau.rows.count + tableau.columns.count)
    var pivots = 0
    var degenerate = 0
    let patience = degenerateLimit ?? 20 + tableau.columns.count
    restart()
    var rank: Int32 = 0
    while Int(rank) < order.count {
      if levels.base[Int(order.base[Int(rank)])].head < 0 {
        candidates.removeAll()
        rank += 1
        continue
      }
      let isStalled = degenerate > patience
      if isStalled { candidates.removeAll() }
      guard let candidate = nextCandidate(rank) ?? freshCandidate(rank, lowestIndex: isStalled) else {
        lockPriced(rank)
        rank += 1
        continue
      }
      guard let (leaving, step) = chooseLeaving(candidate, rank: rank, first: isStalled) else {
        // Only rounding can make an improvement endless; leave such a column alone.
        locks.base[Int(candidate.column)] |= lockBit(candidate.direction)
        continue
      }
      if step > 1e-9 { degenerate = 0 } else { degenerate += 1 }
      if degenerate == patience + 1 { counters.blandFallbacks += 1 }
      if advance(candidate, to: leaving, rank: rank) {
        restart()
        rank = 0
      }
      pivots += 1
      if pivots >= limit { return false }
    }
    // Sides that changed on the way were priced on the way.
    needsOptimising = false
    return true
  }

  private mutating func restart() {
    locks.base.update(repeating: 0, count: locks.count)
    candidates.removeAll()
  }

  /// Follows the candidate past breakpoints for as long as the level's error keeps falling.
  ///
  /// - Parameter first: stop at the very first one, of the lowest symbol index (Bland's rule).
  private mutating func chooseLeaving(_ candidate: Candidate, rank: Int32, first: Bool) -> (Breakpoint, Double)? {
    collectBreakpoints(candidate, rank: rank)
    var gain = candidate.gain
    var remaining = breakpoints.count
    while remaining > 0 {
      var best = 0
      for place in 1..<max(remaining, 1)
      where precedes(breakpoints.base[place], breakpoints.base[best], lowestIndex: first) {
        best = place
      }
      let chosen = breakpoints.base[best]
      gain -= chosen.gain
      if chosen.isHard || first || gain <= Self.costTolerance { return (chosen, chosen.step) }
      remaining -= 1
      breakpoints.base[best] = breakpoints.base[remaining]
    }
    return nil
  }

  @inline(__always)
  private func precedes(_ a: Breakpoint, _ b: Breakpoint, lowestIndex: Bool) -> Bool {
    let tie = 1e-9 * max(1, abs(b.step) * 1e-3)
    if a.step < b.step - tie { return true }
    if a.step > b.step + tie { return false }
    if !lowestIndex && abs(a.speed - b.speed) > 1e-6 * b.speed { return a.speed > b.speed }
    return a.symbol < b.symbol
  }

  @inline(__always)
  private mutating func collectBreakpoints(_ candidate: Candidate, rank: Int32) {
    breakpoints.removeAll()
    let cells = tableau.cells(ofColumn: candidate.column)
    for place in 0..<cells.count {
      let label = tableau.rows.base[Int(cells[place].row)].label
      let symbol = symbols.base[Int(label)]
      guard symbol.isConstraint else { continue }
      let own = self.rank(of: symbol)
      guard own <= rank else { continue }
      let rate = tableau.coefficient(cells[place]) * candidate.direction
      let speed = abs(rate)
      guard speed > 1e-9 else { continue }
      let ahead = symbol.slope(in: rate)
      // It meets its target if it pays for the side it is on, or if it will pay for the side it is heading to.
      let isApproaching = symbol.slope != 0 ? (symbol.slope > 0) == (rate < 0) : ahead != 0
      guard isApproaching else { continue }
      let change = Double(abs(Int(ahead) - Int(symbol.slope)))
      breakpoints.append(
        Breakpoint(
          step: (symbol.target - symbol.value) / rate, speed: speed, gain: change * speed, symbol: label,
          cell: Int32(place), isHard: own < rank))
    }
  }

  /// Moves along the candidate up to the breakpoint and exchanges the two symbols.
  ///
  /// - Returns: whether a level stronger than `rank` has to be priced again.
  @inline(__always)
  private mutating func advance(_ candidate: Candidate, to stop: Breakpoint, rank: Int32) -> Bool {
    let move = candidate.direction * stop.step
    let entering = tableau.columns.base[Int(candidate.column)].label
    let cells = tableau.cells(ofColumn: candidate.column)
    var strongest = candidate.disturbsStronger ? 0 : Int32.max
    for cell in cells {
      let label = tableau.rows.base[Int(cell.row)].label
      symbols.base[Int(label)].value += tableau.coefficient(cell) * move
      touch(label)
      guard label != stop.symbol, symbols.base[Int(label)].isConstraint else { continue }
      let slope = symbols.base[Int(label)].slope
      let settled = settle(label)
      strongest = min(strongest, settled)
      if settled == rank { addRow(cell.row, times: Double(symbols.base[Int(label)].slope - slope)) }
    }
    symbols.base[Int(entering)].value += move
    touch(entering)

    let leaving = symbols.base[Int(stop.symbol)]
    let row = cells[Int(stop.cell)].row
    if leaving.slope != 0 {
      let own = self.rank(of: leaving)
      strongest = min(strongest, own)
      if own == rank { addRow(row, times: -Double(leaving.slope)) }
    }
    setSlope(stop.symbol, 0)
    symbols.base[Int(stop.symbol)].value = leaving.target

    exchange(row: row, column: candidate.column, slot: cells[Int(stop.cell)].slot)
    locks.base[Int(candidate.column)] = 0
    // What the entering symbol cost is now owed by the symbols of its row.
    var owed = reduced.base[Int(candidate.column)]
    reduced.base[Int(candidate.column)] = 0
    let entered = symbols.base[Int(entering)]
    if entered.isConstraint {
      let slope = entered.slope(in: candidate.direction)
      setSlope(entering, slope)
      if self.rank(of: entered) == rank { owed += Double(slope) }
    }
    addRow(row, times: owed)
    return strongest < rank
  }
}
