// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import SeededRandom
import Testing

@Suite struct IncrementalTests {
  let solver = Solver()

  @Test func removingWhatWasAddedRestoresTheValues() throws {
    let row = try RowOfViews(count: 12, in: solver)
    try solver.solve()
    let before = row.values
    let extra = [
      try solver.add(Expression(row.widths[3]), .equal, 77),
      try solver.add(row.lefts[7] - row.lefts[2], .lessOrEqual, 10, strength: Strength(500)),
      try solver.add(Expression(row.widths[9]), .greaterOrEqual, 300, strength: .high),
    ]
    try solver.solve()
    #expect(row.values != before)
    for handle in extra { try solver.remove(handle) }
    try solver.solve()
    #expect(row.values == before)
    #expect(solver.checkInvariants() == [])
  }

  @Test func removingRestoresAnOpenSystemToo() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x + y, .equal, 10)
    try solver.solve()
    let before = [solver.value(of: x), solver.value(of: y)]
    let extra = try solver.add(Expression(y), .equal, 3, strength: .low)
    try solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == [7, 3])
    try solver.remove(extra)
    try solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == before)
  }

  @Test func addingAndRemovingBeforeSolvingIsAsIfNothingHappened() throws {
    let x = solver.makeVariable()
    let gone = try solver.add(Expression(x), .equal, 5)
    try solver.remove(gone)
    try solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(!solver.contains(gone))
    #expect(solver.counters.pivots == 0)
  }

  @Test func theOrderOfConstraintsDoesNotChangeADeterminedAnswer() throws {
    var answers: Set<[Double]> = []
    for seed in 0..<40 {
      var random = SeededRandom(seed: UInt64(seed))
      let solver = Solver()
      let variables = (0..<4).map { _ in solver.makeVariable() }
      let (a, b, c, d) = (variables[0], variables[1], variables[2], variables[3])
      var adds: [() throws -> Void] = [
        { try solver.add(Expression(a), .equal, 16) },
        { try solver.add(b - a, .greaterOrEqual, 8) },
        { try solver.add(Expression(b), .equal, 0, strength: .low) },
        { try solver.add(c - b, .equal, 100, strength: .high) },
        { try solver.add(Expression(c), .lessOrEqual, 90) },
        { try solver.add(d - c, .equal, 11, strength: Strength(251)) },
        { try solver.add(Expression(d), .equal, 11, strength: Strength(250)) },
      ]
      adds.shuffle(using: &random)
      for add in adds {
        try add()
        if seed % 2 == 0 { try solver.solve() }
      }
      try solver.solve()
      answers.insert(variables.map(solver.value(of:)))
    }
    #expect(answers == [[16, 24, 90, 101]])
  }

  @Test func manyChangesCountTogetherAtTheNextSolve() throws {
    let x = solver.makeVariable()
    let low = try solver.add(Expression(x), .greaterOrEqual, 0)
    let high = try solver.add(Expression(x), .lessOrEqual, 10)
    try solver.solve()
    // One after the other the bounds would contradict for a moment; together they never do.
    try solver.setConstant(of: low, to: 100)
    try solver.setConstant(of: high, to: 110)
    try solver.solve()
    #expect(solver.value(of: x) == 100)
    #expect(try solver.constant(of: high) == 110)
  }

  @Test func changesAreReportedOnceAndOnlyForWhatMoved() throws {
    let row = try RowOfViews(count: 3, in: solver)
    try solver.solve()
    var changes: [Variable: Double] = [:]
    solver.drainChanges { changes[$0] = $1 }
    var expected = [row.total: 320.0]
    for (variable, value) in zip(row.lefts + row.widths, [8.0, 112, 216, 96, 96, 96]) { expected[variable] = value }
    #expect(changes == expected)
    changes = [:]
    try solver.solve()
    solver.drainChanges { changes[$0] = $1 }
    #expect(changes.isEmpty)
    try solver.suggest(row.total, 350)
    try solver.solve()
    try solver.suggest(row.total, 320)
    try solver.solve()
    solver.drainChanges { changes[$0] = $1 }
    #expect(changes.isEmpty, "the values went away and came back")
    try solver.suggest(row.total, 350)
    try solver.solve()
    solver.drainChanges { changes[$0] = $1 }
    #expect(changes[row.lefts[0]] == nil)
    #expect(changes.count == 6)
  }

  @Test func freedVariablesAreReusedAndStaleHandlesAreRefused() throws {
    let x = solver.makeVariable()
    try solver.free(x)
    let y = solver.makeVariable()
    #expect(y.id == x.id)
    #expect(throws: SolverError.unknownVariable(x)) { try solver.add(Expression(x), .equal, 1) }
    #expect(solver.value(of: x) == 0)
    try solver.add(Expression(y), .equal, 1)
    try solver.solve()
    #expect(solver.value(of: y) == 1)
    #expect(solver.value(of: x) == 0)
  }

  @Test func anEditMovesItsVariableAndLetsGoWhenRemoved() throws {
    let x = solver.makeVariable()
    try solver.add(Expression(x), .greaterOrEqual, 10)
    try solver.addEdit(x, strength: Strength(999))
    try solver.suggest(x, 40)
    try solver.solve()
    #expect(solver.value(of: x) == 40)
    try solver.suggest(x, 4)
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    try solver.removeEdit(x)
    #expect(throws: SolverError.unknownEdit(x)) { try solver.suggest(x, 5) }
    try solver.addEdit(x, strength: .low)
    try solver.solve()
    #expect(solver.value(of: x) == 10)
  }
}
