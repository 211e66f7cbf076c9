// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite struct AmbiguityTests {
  let solver = Solver()

  @Test func aPinnedVariableIsNotAmbiguousAndAnOpenOneIs() throws {
    let pinned = solver.makeVariable()
    let open = solver.makeVariable()
    let bounded = solver.makeVariable()
    try solver.add(Expression(pinned), .equal, 4)
    try solver.add(Expression(bounded), .lessOrEqual, 4)
    #expect(try !solver.isAmbiguous(pinned))
    #expect(try solver.isAmbiguous(open))
    #expect(try solver.isAmbiguous(bounded))
  }

  @Test func aVariableBetweenTwoEqualBoundsIsNotAmbiguous() throws {
    let x = solver.makeVariable()
    try solver.add(Expression(x), .lessOrEqual, 4)
    try solver.add(Expression(x), .greaterOrEqual, 4)
    #expect(try !solver.isAmbiguous(x))
  }

  @Test func twoViewsOfEqualHuggingAreAmbiguousUntilOneHugsHarder() throws {
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    try solver.add(a + b, .equal, 300)
    try solver.add(Expression(a), .lessOrEqual, 100, strength: .low)
    let hug = try solver.add(Expression(b), .lessOrEqual, 100, strength: .low)
    #expect(try solver.isAmbiguous(a))
    #expect(try solver.isAmbiguous(b))
    try solver.setStrength(of: hug, to: Strength(251))
    #expect(try !solver.isAmbiguous(a))
    #expect(try !solver.isAmbiguous(b))
    #expect(solver.value(of: b) == 100)
  }

  @Test func askingChangesNothing() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x + y, .equal, 10)
    try solver.solve()
    let before = solver.dump()
    #expect(try solver.isAmbiguous(x))
    #expect(solver.dump() == before)
    #expect(solver.checkInvariants() == [])
  }

  @Test func aWishAtTheWeakestStrengthStillCounts() throws {
    let x = solver.makeVariable()
    try solver.add(Expression(x), .equal, 5, strength: Strength(1))
    #expect(try !solver.isAmbiguous(x))
  }
}
