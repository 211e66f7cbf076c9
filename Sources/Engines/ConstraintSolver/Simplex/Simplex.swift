// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The state of the solver: a tableau, the symbols that label it, and the work that waits for the next `solve()`.
///
/// The method is a primal simplex on a piecewise linear objective. Every constraint, required ones included, is a
/// penalty on its distance from its target; `required` is merely the strongest level. So every basis is a valid
/// starting point: constraints are added, removed and moved without a first phase, artificial variables or a dual
/// method, and a contradiction is an optimum whose strongest level still pays.
struct Simplex: ~Copyable {
  var tableau = Tableau()
  var symbols = Storage<Symbol>(capacity: 256)
  var origins = Storage<Origin>(capacity: 256)
  var freeSymbols = Storage<Int32>()
  var terms = BlockPool<StoredTerm>(capacity: 1024)

  var levels = Storage<Level>(capacity: 8)
  /// Level indices from strongest to weakest.
  var order = Storage<Int32>(capacity: 8)
  var freeLevels = Storage<Int32>(capacity: 8)

  /// Constraints to insert, symbols whose target moved, basic symbols to evaluate, variables to report.
  var pending = Storage<Int32>()
  var dirty = Storage<Int32>()
  var touched = Storage<Int32>()
  var changed = Storage<Int32>()

  /// How many solves have moved long rows by differences since they were last evaluated in full.
  var nudgedSolves = 0
  /// Pivots since the rows were last compared with the constraints.
  var pivotsSinceCheck = 0
  /// How many steps of length 0 are allowed in a row before the lowest-index rule takes over; nil for the usual number.
  var degenerateLimit: Int?

  /// Whether the basis may have ceased to be optimal.
  var needsOptimising = false
  /// Whether constraints of the strongest level were still violated after the last optimisation.
  var isContradictory = false
  var counters = SolverCounters()

  // Scratch of the pricing and ratio steps, one element per column or per breakpoint.
  var reduced = Storage<Double>(capacity: 64)
  var seen = Storage<UInt32>(capacity: 64)
  var seenStamp: UInt32 = 0
  var locks = Storage<UInt8>(capacity: 64)
  var priced = Storage<Int32>(capacity: 64)
  var candidates = Storage<Int32>(capacity: 64)
  var leastGain = 0.0
  var breakpoints = Storage<Breakpoint>(capacity: 64)
  var sortKeys = Storage<UInt64>(capacity: 128)

  init() {
    levels.append(Level(strength: Strength.required.rawValue))
    order.append(0)
  }

  func clone() -> Simplex {
    var copy = Simplex()
    copy.tableau = tableau.clone()
    copy.symbols = symbols.clone()
    copy.origins = origins.clone()
    copy.freeSymbols = freeSymbols.clone()
    copy.terms = terms.clone()
    copy.levels = levels.clone()
    copy.order = order.clone()
    copy.freeLevels = freeLevels.clone()
    copy.pending = pending.clone()
    copy.dirty = dirty.clone()
    copy.touched = touched.clone()
    copy.changed = changed.clone()
    copy.needsOptimising = needsOptimising
    copy.isContradictory = isContradictory
    return copy
  }

  // MARK: - Symbols

  mutating func makeSymbol(_ symbol: Symbol) -> Int32 {
    if freeSymbols.count > 0 {
      let index = freeSymbols.removeLast()
      let generation = origins.base[Int(index)].generation
      symbols.base[Int(index)] = symbol
      origins.base[Int(index)] = Origin(generation: generation)
      return index
    }
    symbols.append(symbol)
    origins.append(Origin())
    return Int32(symbols.count - 1)
  }

  mutating func freeSymbol(_ index: Int32) {
    symbols.base[Int(index)] = Symbol()
    origins.base[Int(index)].generation &+= 1
    freeSymbols.append(index)
  }

  mutating func makeVariable() -> Int32 {
    let index = makeSymbol(Symbol(kind: .variable))
    symbols.base[Int(index)].position = ~tableau.makeColumn(label: index)
    return index
  }

  /// Frees a variable that no constraint names. Such a variable is non-basic and its column is empty, unless rounding
  /// left something behind; then the rows are worked out anew, and it is.
  mutating func freeVariable(_ index: Int32) {
    let position = symbols.base[Int(index)].position
    if position >= 0 || tableau.columns.base[Int(~position)].count > 0 { rebuild() }
    let symbol = symbols.base[Int(index)]
    tableau.removeColumn(~symbol.position)
    if symbol.flags.contains(.touched) { touched.removeLast(of: index) }
    if symbol.flags.contains(.dirty) { dirty.removeLast(of: index) }
    if symbol.flags.contains(.changed) { changed.removeLast(of: index) }
    freeSymbol(index)
  }

  // MARK: - Constraints

  /// Takes a constraint whose terms are already stored; it enters the tableau at the next `solve()`.
  mutating func makeConstraint(relation: Relation, strength: Strength, origin: Origin) -> Int32 {
    var symbol = Symbol(kind: .constraint)
    symbol.relation = relation
    symbol.target = origin.constant - origin.offset
    symbol.level = retainLevel(strength)
    symbol.flags = .pending
    let index = makeSymbol(symbol)
    var origin = origin
    origin.generation = origins.base[Int(index)].generation
    origins.base[Int(index)] = origin
    for term in storedTerms(of: index) { origins.base[Int(term.symbol)].uses += 1 }
    pending.append(index)
    return index
  }

  @inline(__always)
  func storedTerms(of index: Int32) -> UnsafeMutableBufferPointer<StoredTerm> {
    let origin = origins.base[Int(index)]
    return UnsafeMutableBufferPointer(start: terms.base + Int(origin.terms), count: Int(origin.termCount))
  }

  mutating func removeConstraint(_ index: Int32) {
    if symbols.base[Int(index)].flags.contains(.pending) {
      pending.removeLast(of: index)
    } else {
      if !symbols.base[Int(index)].isBasic {
        needsOptimising = true
        if !exchangeForVariable(index) {
          // Its column has rounded away to nothing. With true rows there is a variable, or it is basic after all.
          rebuild()
          precondition(symbols.base[Int(index)].isBasic || exchangeForVariable(index), "a constraint moves nothing")
        }
      }
      let symbol = symbols.base[Int(index)]
      needsOptimising = needsOptimising || symbol.slope != 0
      setSlope(index, 0)
      tableau.removeRow(symbol.position)
      if symbol.flags.contains(.dirty) { dirty.removeLast(of: index) }
      if symbol.flags.contains(.touched) { touched.removeLast(of: index) }
    }
    releaseLevel(symbols.base[Int(index)].level)
    for term in storedTerms(of: index) { origins.base[Int(term.symbol)].uses -= 1 }
    let origin = origins.base[Int(index)]
    terms.deallocate(origin.terms, sizeClass: origin.termClass)
    if origin.edit >= 0 { origins.base[Int(origin.edit)].edit = -1 }
    freeSymbol(index)
  }

  /// Makes a non-basic constraint basic so that its row can be dropped; a variable takes its place.
  ///
  /// Some basic variable depends on it: if every variable stood still while it moved, it could not move either. The
  /// one with the highest index is taken, for insertion solves for the lowest, unless its coefficient is small.
  ///
  /// - Returns: false if the column has no coefficient for any variable.
  private mutating func exchangeForVariable(_ index: Int32) -> Bool {
    let column = ~symbols.base[Int(index)].position
    let cells = tableau.cells(ofColumn: column)
    var largest = 0.0
    for cell in cells where symbols.base[Int(tableau.rows.base[Int(cell.row)].label)].kind == .variable {
      largest = max(largest, abs(tableau.coefficient(cell)))
    }
    guard largest > 0 else { return false }
    var best = Cell(row: -1, slot: 0)
    var bestLabel: Int32 = -1
    for cell in cells {
      let label = tableau.rows.base[Int(cell.row)].label
      guard symbols.base[Int(label)].kind == .variable, label > bestLabel,
        abs(tableau.coefficient(cell)) >= largest * 0.1
      else { continue }
      best = cell
      bestLabel = label
    }
    exchange(row: best.row, column: column, slot: best.slot)
    return true
  }

  /// Pivots and keeps the positions of the two symbols in step. The symbol that leaves keeps its present value.
  @inline(__always)
  mutating func exchange(row: Int32, column: Int32, slot: Int32) {
    counters.pivots += 1
    // A small pivot magnifies rounding errors: have the result checked at once.
    pivotsSinceCheck += abs(tableau.entries(ofRow: row)[Int(slot)].coefficient) < 0.01 ? 1 << 20 : 1
    let leaving = tableau.rows.base[Int(row)].label
    let entering = tableau.columns.base[Int(column)].label
    tableau.pivot(row: row, column: column, slot: slot)
    symbols.base[Int(entering)].position = row
    symbols.base[Int(leaving)].position = ~column
    // A variable at rest belongs at 0; one that was pushed out is taken back there by the next solve.
    if symbols.base[Int(leaving)].kind == .variable { markDirty(leaving) }
  }

  @inline(__always)
  mutating func markDirty(_ index: Int32) {
    guard !symbols.base[Int(index)].flags.contains(.dirty) else { return }
    symbols.base[Int(index)].flags.insert(.dirty)
    dirty.append(index)
  }

  /// Has the symbol's row evaluated at the end of this solve.
  @inline(__always)
  mutating func touch(_ index: Int32) {
    list(index)
    symbols.base[Int(index)].flags.insert(.stale)
  }

  /// Moves a basic symbol's value without evaluating its row.
  @inline(__always)
  mutating func nudge(_ index: Int32, by change: Double) {
    list(index)
    symbols.base[Int(index)].value += change
  }

  @inline(__always)
  private mutating func list(_ index: Int32) {
    guard !symbols.base[Int(index)].flags.contains(.touched) else { return }
    symbols.base[Int(index)].flags.insert(.touched)
    touched.append(index)
  }

  // MARK: - Levels

  mutating func retainLevel(_ strength: Strength) -> Int32 {
    var place = 0
    while place < order.count {
      let level = order.base[place]
      let other = levels.base[Int(level)].strength
      if other == strength.rawValue {
        levels.base[Int(level)].users += 1
        return level
      }
      if other < strength.rawValue { break }
      place += 1
    }
    let fresh = Level(strength: strength.rawValue, users: 1)
    var level = Int32(levels.count)
    if freeLevels.count > 0 {
      level = freeLevels.removeLast()
      levels.base[Int(level)] = fresh
    } else {
      levels.append(fresh)
    }
    order.append(level)
    var index = order.count - 1
    while index > place {
      order.base[index] = order.base[index - 1]
      index -= 1
    }
    order.base[place] = level
    renumberLevels(from: place)
    return level
  }

  mutating func releaseLevel(_ level: Int32) {
    levels.base[Int(level)].users -= 1
    guard levels.base[Int(level)].users == 0, level != 0 else { return }
    let place = Int(levels.base[Int(level)].rank)
    order.remove(at: place)
    freeLevels.append(level)
    renumberLevels(from: place)
  }

  private func renumberLevels(from place: Int) {
    for index in place..<max(order.count, place) { levels.base[Int(order.base[index])].rank = Int32(index) }
  }

  @inline(__always)
  func rank(of symbol: Symbol) -> Int32 {
    symbol.level >= 0 ? levels.base[Int(symbol.level)].rank : Int32.max
  }

  /// Sets what a basic constraint pays per unit and keeps the level's list of payers.
  @inline(__always)
  func setSlope(_ index: Int32, _ slope: Int8) {
    let symbol = symbols.base + Int(index)
    let old = symbol.pointee.slope
    symbol.pointee.slope = slope
    if old == 0 && slope != 0 {
      let level = levels.base + Int(symbol.pointee.level)
      symbol.pointee.next = level.pointee.head
      symbol.pointee.previous = -1
      if level.pointee.head >= 0 { symbols.base[Int(level.pointee.head)].previous = index }
      level.pointee.head = index
    } else if old != 0 && slope == 0 {
      let next = symbol.pointee.next
      let previous = symbol.pointee.previous
      if next >= 0 { symbols.base[Int(next)].previous = previous }
      if previous >= 0 {
        symbols.base[Int(previous)].next = next
      } else {
        levels.base[Int(symbol.pointee.level)].head = next
      }
    }
  }

  mutating func setStrength(_ index: Int32, to strength: Strength) {
    let slope = symbols.base[Int(index)].slope
    let old = symbols.base[Int(index)].level
    let level = retainLevel(strength)
    setSlope(index, 0)
    symbols.base[Int(index)].level = level
    setSlope(index, slope)
    releaseLevel(old)
    needsOptimising = true
  }
}
