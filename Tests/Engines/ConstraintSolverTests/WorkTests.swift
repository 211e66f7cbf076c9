// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

/// Work is counted, never timed.
@Suite struct WorkTests {
  @Test func resizingAChainOfAHundredViewsNeedsNoPivotAndNoPricing() throws {
    let solver = Solver()
    let row = try RowOfViews(count: 100, in: solver)
    try solver.suggest(row.total, 5000)
    try solver.solve()
    let before = solver.counters
    #expect(before.pivots <= 210)
    for width in stride(from: 5000.0, to: 6000, by: 10) {
      try solver.suggest(row.total, width)
      try solver.solve()
      #expect(abs(solver.value(of: row.widths[50]) - (width - 808) / 100) < 1e-7)
    }
    #expect(solver.counters == before)
    #expect(solver.checkInvariants() == [])
  }

  @Test func resizingPastALimitNeedsFewPivots() throws {
    let solver = Solver()
    let total = solver.makeVariable()
    let widths = (0..<100).map { _ in solver.makeVariable() }
    var sum = Expression(total, -1)
    for (index, width) in widths.enumerated() {
      sum.append(Term(width))
      try solver.add(Expression(width), .greaterOrEqual, 10)
      try solver.add(Expression(width), .equal, 50, strength: Strength(Double(200 + index)))
    }
    try solver.add(sum, .equal)
    try solver.addEdit(total, strength: Strength(999))
    try solver.suggest(total, 5000)
    try solver.solve()
    let before = solver.counters.pivots
    try solver.suggest(total, 4970)  // the weakest view gives way
    try solver.solve()
    #expect(solver.value(of: widths[0]) == 20)
    #expect(solver.value(of: widths[1]) == 50)
    #expect(solver.counters.pivots - before <= 2)
    try solver.suggest(total, 4900)  // it stops at 10, the next two give way
    try solver.solve()
    #expect(widths[0...3].map(solver.value(of:)) == [10, 10, 30, 50])
    #expect(solver.counters.pivots - before <= 10)
  }

  @Test func manyRowsThatGiveWayAtOnceSharePricings() throws {
    let solver = Solver()
    let total = solver.makeVariable()
    let edit = try solver.addEdit(total, strength: Strength(999))
    try solver.suggest(total, 300)
    var widths: [Variable] = []
    for _ in 0..<100 {
      let (title, price) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(total - title - price, .equal)
      try solver.add(Expression(title), .greaterOrEqual, 180, strength: .high)
      try solver.add(Expression(price), .greaterOrEqual, 50, strength: Strength(751))
      try solver.add(Expression(price), .lessOrEqual, 50, strength: .low)
      widths += [title, price]
    }
    try solver.solve()
    #expect(widths.allSatisfy { [250, 50].contains(solver.value(of: $0)) })
    let before = solver.counters
    try solver.setConstant(of: edit, to: 200)
    try solver.solve()
    #expect(widths.allSatisfy { [150, 50].contains(solver.value(of: $0)) })
    #expect(solver.counters.pivots - before.pivots <= 100)
    #expect(solver.counters.pricings - before.pricings <= 12)
  }

  @Test func aSolveWithNothingToDoDoesNothing() throws {
    let solver = Solver()
    _ = try RowOfViews(count: 20, in: solver)
    try solver.solve()
    let before = solver.counters
    try solver.solve()
    #expect(solver.counters == before)
  }

  @Test func addingOneConstraintToALargeSystemTouchesLittle() throws {
    let solver = Solver()
    let row = try RowOfViews(count: 100, in: solver)
    let free = solver.makeVariable()
    try solver.solve()
    let before = solver.counters.pivots
    try solver.add(free - row.widths[4], .equal, 3)
    try solver.solve()
    #expect(solver.counters.pivots - before <= 1)
  }

  @Test func aHighlyDegenerateSystemEndsAndIsExact() throws {
    // Hundreds of constraints meet in one point, where every step has length 0.
    for limit in [nil, -1] {
      let solver = Solver()
      solver.simplex.degenerateLimit = limit
      let variables = (0..<6).map { _ in solver.makeVariable() }
      for a in variables {
        for b in variables where a != b {
          try solver.add(a - b, .greaterOrEqual, 0, strength: Strength(500))
          try solver.add(a - b, .equal, 0, strength: Strength(400))
          try solver.add(a - 2 * b, .lessOrEqual, 0, strength: Strength(300))
        }
        try solver.add(Expression(a), .equal, Double(a.id), strength: Strength(200))
      }
      try solver.solve()
      let first = solver.value(of: variables[0])
      #expect(variables.allSatisfy { solver.value(of: $0) == first })
      #expect(first >= 2 && first <= 3)
      #expect(solver.checkInvariants() == [])
      if limit != nil { #expect(solver.counters.blandFallbacks > 0) }
    }
  }

  @Test func storageIsReusedWhenConstraintsComeAndGo() throws {
    let solver = Solver()
    let row = try RowOfViews(count: 30, in: solver)
    try solver.solve()
    for round in 0..<300 {
      let extra = try solver.add(Expression(row.widths[round % 30]), .equal, 5, strength: Strength(999))
      try solver.solve()
      try solver.remove(extra)
      let variable = solver.makeVariable()
      try solver.free(variable)
    }
    try solver.solve()
    #expect(solver.simplex.symbols.count <= 125)
    #expect(solver.simplex.tableau.rows.count <= 64)
    #expect(solver.simplex.levels.count <= 3)
    #expect(solver.checkInvariants() == [])
  }
}
