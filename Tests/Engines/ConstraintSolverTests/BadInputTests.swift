// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite struct BadInputTests {
  let solver = Solver()

  @Test(arguments: [Double.infinity, -.infinity, 1e13, -1e300, .greatestFiniteMagnitude])
  func numbersThatAreTooLargeAreRefusedEverywhere(number: Double) throws {
    let x = solver.makeVariable()
    let handle = try solver.add(Expression(x), .equal, 4)
    #expect(throws: SolverError.invalidNumber(number)) { try solver.add(Expression(x), .equal, number) }
    #expect(throws: SolverError.invalidNumber(number)) { try solver.add(Expression(x, number), .equal, 1) }
    #expect(throws: SolverError.invalidNumber(number)) { try solver.add(x + number, .equal, 1) }
    #expect(throws: SolverError.invalidNumber(number)) { try solver.setConstant(of: handle, to: number) }
    try solver.solve()
    #expect(solver.value(of: x) == 4)
  }

  @Test func notANumberIsRefusedEverywhere() throws {
    let x = solver.makeVariable()
    try solver.addEdit(x, strength: .low)
    func expectInvalid(_ body: () throws -> Void) {
      do {
        try body()
        Issue.record("accepted")
      } catch SolverError.invalidNumber(let number) {
        #expect(number.isNaN)
      } catch {
        Issue.record("\(error)")
      }
    }
    expectInvalid { try solver.add(Expression(x), .equal, .nan) }
    expectInvalid { try solver.add(Expression(x, .nan), .equal, 0) }
    expectInvalid { try solver.add(Expression(.nan), .equal, 0) }
    expectInvalid { try solver.suggest(x, .nan) }
    try solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test(arguments: [0, -1, 1000.5, Double.infinity])
  func strengthsOutsideTheScaleAreRefused(strength: Double) throws {
    let x = solver.makeVariable()
    let error = SolverError.invalidStrength(strength)
    #expect(throws: error) { try solver.add(Expression(x), .equal, 1, strength: Strength(strength)) }
    #expect(throws: error) { try solver.addEdit(x, strength: Strength(strength)) }
    let handle = try solver.add(Expression(x), .equal, 1)
    #expect(throws: error) { try solver.setStrength(of: handle, to: Strength(strength)) }
  }

  @Test func removedConstraintsAreUnknown() throws {
    let x = solver.makeVariable()
    let handle = try solver.add(Expression(x), .equal, 1)
    try solver.solve()
    try solver.remove(handle)
    let other = try solver.add(Expression(x), .equal, 2)
    let error = SolverError.unknownConstraint(handle)
    #expect(other.id == handle.id)
    #expect(throws: error) { try solver.remove(handle) }
    #expect(throws: error) { try solver.setConstant(of: handle, to: 1) }
    #expect(throws: error) { try solver.setStrength(of: handle, to: .low) }
    #expect(throws: error) { try solver.describe(handle) }
  }

  @Test func handlesOfAnotherSolverAreUnknown() throws {
    let other = Solver()
    let far = (0..<50).map { _ in other.makeVariable() }
    #expect(throws: SolverError.unknownVariable(far[49])) { try solver.free(far[49]) }
    #expect(throws: SolverError.unknownVariable(far[49])) { try solver.isAmbiguous(far[49]) }
    #expect(solver.value(of: far[49]) == 0)
  }

  @Test func aVariableInUseCannotBeFreed() throws {
    let x = solver.makeVariable()
    let handle = try solver.add(x + x, .equal, 1)
    #expect(throws: SolverError.variableInUse(x, terms: 2)) { try solver.free(x) }
    try solver.solve()
    #expect(throws: SolverError.variableInUse(x, terms: 2)) { try solver.free(x) }
    try solver.remove(handle)
    try solver.free(x)
    #expect(throws: SolverError.unknownVariable(x)) { try solver.free(x) }
  }

  @Test func aSecondEditIsADuplicate() throws {
    let x = solver.makeVariable()
    try solver.addEdit(x, strength: .low)
    #expect(throws: SolverError.duplicateEdit(x)) { try solver.addEdit(x, strength: .high) }
    try solver.removeEdit(x)
    #expect(throws: SolverError.unknownEdit(x)) { try solver.removeEdit(x) }
  }

  @Test func extremeButAllowedNumbersEndInFiniteValues() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(Expression(x, 1e-9), .equal, 1e12, strength: .low)
    try solver.add(1e12 * x - 1e-12 * y, .lessOrEqual, -1e12, strength: .low)
    try solver.add(Expression(y), .greaterOrEqual, 1e12)
    try? solver.solve()
    #expect(solver.value(of: x).isFinite)
    #expect(solver.value(of: y) == 1e12)
  }
}
