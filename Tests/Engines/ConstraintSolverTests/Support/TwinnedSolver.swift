// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// A solver and the dense list of its constraints, changed together, to be compared with the slow twin.
final class TwinnedSolver {
  let solver = Solver()
  let variables: [Variable]
  private(set) var entries: [(handle: ConstraintHandle, constraint: DenseConstraint)] = []

  init(variables count: Int) { variables = (0..<count).map { [solver] _ in solver.makeVariable() } }

  var constraints: [DenseConstraint] { entries.map(\.constraint) }
  var point: [Double] { variables.map(solver.value(of:)) }

  func add(_ constraint: DenseConstraint) throws {
    var sum = Expression()
    for (coefficient, variable) in zip(constraint.coefficients, variables) where coefficient != 0 {
      sum.append(Term(variable, coefficient))
    }
    let handle = try solver.add(
      sum, constraint.relation, constraint.constant, strength: Strength(constraint.strength))
    entries.append((handle, constraint))
  }

  func remove(at index: Int) throws { try solver.remove(entries.remove(at: index).handle) }

  func setConstant(at index: Int, to constant: Double) throws {
    entries[index].constraint.constant = constant
    try solver.setConstant(of: entries[index].handle, to: constant)
  }

  func setStrength(at index: Int, to strength: Double) throws {
    entries[index].constraint.strength = strength
    try solver.setStrength(of: entries[index].handle, to: Strength(strength))
  }

  /// Solves, compares the errors of every strength with the twin's, and a reported conflict with what it claims.
  func expectOptimal(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) {
    var conflict: [ConstraintHandle]?
    do throws(SolverError) { try solver.solve() } catch {
      guard case .unsatisfiable(let members) = error else {
        Issue.record("\(comment): \(error)", sourceLocation: sourceLocation)
        return
      }
      conflict = members
    }
    #expect(solver.checkInvariants() == [], comment, sourceLocation: sourceLocation)
    let least = SlowTwin.leastErrors(of: constraints, variables: variables.count)
    let found = SlowTwin.errors(of: constraints, at: point)
    #expect(
      SlowTwin.isSame(found, least), "\(comment): found \(found), least \(least) in\n\(solver.dump())",
      sourceLocation: sourceLocation)
    let required = constraints.filter { $0.strength == 1000 }
    let contradicts = requiredError(required) > 1e-5
    #expect((conflict != nil) == contradicts, comment, sourceLocation: sourceLocation)
    if let conflict { expectIrreducible(conflict, comment, sourceLocation) }
  }

  private func requiredError(_ constraints: [DenseConstraint]) -> Double {
    SlowTwin.leastErrors(of: constraints, variables: variables.count).first ?? 0
  }

  private func expectIrreducible(_ conflict: [ConstraintHandle], _ comment: Comment, _ location: SourceLocation) {
    let members = entries.filter { conflict.contains($0.handle) }.map(\.constraint)
    #expect(members.count == conflict.count, comment, sourceLocation: location)
    #expect(members.allSatisfy { $0.strength == 1000 }, comment, sourceLocation: location)
    #expect(requiredError(members) > 1e-6, comment, sourceLocation: location)
    for index in members.indices {
      var rest = members
      rest.remove(at: index)
      #expect(requiredError(rest) < 1e-6, "\(comment): more than needed", sourceLocation: location)
    }
  }
}
