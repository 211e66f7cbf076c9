// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite struct ConflictTests {
  let solver = Solver()

  func conflict() -> [ConstraintHandle]? {
    do throws(SolverError) {
      try solver.solve()
      return nil
    } catch {
      guard case .unsatisfiable(let members) = error else { return nil }
      return members
    }
  }

  @Test func twoDifferentWidthsAreReportedAndNothingElse() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(Expression(y), .equal, 3)
    let first = try solver.add(Expression(x), .equal, 100)
    try solver.add(x - y, .greaterOrEqual, 0)
    let second = try solver.add(Expression(x), .equal, 120)
    #expect(conflict() == [first, second])
  }

  @Test func aWholeRowOfViewsThatIsTooWideIsTheConflict() throws {
    let edges = (0...4).map { _ in solver.makeVariable() }
    var members = [try solver.add(Expression(edges[0]), .equal, 0)]
    for (left, right) in zip(edges, edges.dropFirst()) {
      members.append(try solver.add(right - left, .greaterOrEqual, 30))
    }
    members.append(try solver.add(Expression(edges[4]), .lessOrEqual, 100))
    let other = solver.makeVariable()
    try solver.add(other - edges[2], .equal, 5)
    #expect(conflict() == members)
  }

  @Test func aRedundantEquationIsNoConflictUntilItDisagrees() throws {
    let x = solver.makeVariable()
    let first = try solver.add(Expression(x), .equal, 2)
    let second = try solver.add(2 * x, .equal, 4)
    #expect(conflict() == nil)
    try solver.setConstant(of: second, to: 3)
    #expect(conflict() == [first, second])
    try solver.setConstant(of: second, to: 5)
    #expect(conflict() == [first, second])
    try solver.setConstant(of: second, to: 4)
    #expect(conflict() == nil)
  }

  @Test func theErrorComesBackUntilOneOfTheMembersGoes() throws {
    let x = solver.makeVariable()
    let first = try solver.add(Expression(x), .greaterOrEqual, 50)
    let second = try solver.add(Expression(x), .lessOrEqual, 40)
    #expect(conflict() == [first, second])
    #expect(conflict() == [first, second])
    try solver.remove(first)
    #expect(conflict() == nil)
    #expect(solver.value(of: x) == 0)
  }

  @Test func weakeningAMemberSettlesTheConflictInFavourOfTheOther() throws {
    let x = solver.makeVariable()
    let first = try solver.add(Expression(x), .equal, 50)
    try solver.add(Expression(x), .equal, 40)
    #expect(conflict() != nil)
    try solver.setStrength(of: first, to: Strength(999))
    #expect(conflict() == nil)
    #expect(solver.value(of: x) == 40)
  }

  @Test func twoConflictsAreReportedOneAfterTheOther() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = [try solver.add(Expression(x), .equal, 1), try solver.add(Expression(x), .equal, 2)]
    let second = [try solver.add(Expression(y), .equal, 1), try solver.add(Expression(y), .equal, 2)]
    let one = conflict()
    #expect(one == first || one == second)
    try solver.remove(first[0])
    try solver.remove(second[1])
    #expect(conflict() == nil)
    #expect(solver.value(of: x) == 2)
    #expect(solver.value(of: y) == 1)
  }

  @Test func aConstraintWithoutVariablesThatCannotHoldIsAConflictByItself() throws {
    let x = solver.makeVariable()
    try solver.add(x - x, .equal, 0)
    let impossible = try solver.add(x - x, .greaterOrEqual, 1)
    #expect(conflict() == [impossible])
  }

  @Test func whatIsNotRequiredKeepsItsPlaceDuringAConflict() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(Expression(x), .equal, 1)
    try solver.add(Expression(x), .equal, 2)
    try solver.add(Expression(y), .equal, 7, strength: .low)
    #expect(conflict() != nil)
    #expect(solver.value(of: y) == 7)
  }
}
