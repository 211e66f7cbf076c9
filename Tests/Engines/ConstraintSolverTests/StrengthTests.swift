// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite struct StrengthTests {
  let solver = Solver()

  @Test func oneAt999BeatsAnyNumberAt998() throws {
    let x = solver.makeVariable()
    for _ in 0..<500 { try solver.add(Expression(x), .equal, 1_000_000, strength: Strength(998)) }
    try solver.add(Expression(x), .equal, 1, strength: Strength(999))
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test func errorsOfAnySizeAt250GiveWayTo251() throws {
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    try solver.add(first + second, .equal, 1_000_000_000)
    try solver.add(Expression(first), .equal, 10, strength: Strength(250))
    try solver.add(Expression(second), .equal, 10, strength: Strength(251))
    try solver.solve()
    #expect(solver.value(of: second) == 10)
    #expect(solver.value(of: first) == 999_999_990)
  }

  @Test func allThousandPrioritiesCanStandTogether() throws {
    let x = solver.makeVariable()
    for priority in stride(from: 1.0, through: 999, by: 1) {
      try solver.add(Expression(x), .equal, priority, strength: Strength(priority))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 999)
    try solver.add(Expression(x), .lessOrEqual, 500.5)
    try solver.solve()
    #expect(solver.value(of: x) == 500.5)
  }

  @Test func fractionsAreLevelsOfTheirOwn() throws {
    let x = solver.makeVariable()
    try solver.add(Expression(x), .equal, 1, strength: Strength(250))
    try solver.add(Expression(x), .equal, 2, strength: Strength(250.5))
    try solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test func amongEqualsTheMajorityDecides() throws {
    let x = solver.makeVariable()
    for value in [10.0, 10, 90] { try solver.add(Expression(x), .equal, value, strength: .low) }
    try solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func aWeakerWishStillDecidesWhatAStrongerOneLeavesOpen() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x + y, .equal, 100, strength: Strength(999))
    try solver.add(x - y, .greaterOrEqual, 20, strength: .high)
    try solver.add(Expression(y), .equal, 60, strength: .low)
    try solver.solve()
    #expect(solver.value(of: x) == 60)
    #expect(solver.value(of: y) == 40)
  }

  @Test func strengthMayChangeWhileInUse() throws {
    let x = solver.makeVariable()
    let a = try solver.add(Expression(x), .equal, 1, strength: Strength(300))
    let b = try solver.add(Expression(x), .equal, 2, strength: Strength(200))
    try solver.solve()
    #expect(solver.value(of: x) == 1)
    try solver.setStrength(of: b, to: Strength(400))
    #expect(try solver.strength(of: b) == Strength(400))
    try solver.solve()
    #expect(solver.value(of: x) == 2)
    #expect(try solver.error(of: a) == 1)
    try solver.setStrength(of: a, to: .required)
    try solver.solve()
    #expect(solver.value(of: x) == 1)
    #expect(solver.checkInvariants() == [])
  }
}
