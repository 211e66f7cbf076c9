// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a `Solver` refuses, and why.
public enum SolverError: Error, Equatable, Sendable {
  /// These required constraints contradict each other. The set is irreducible: without any one of them the others
  /// can hold together. In ascending order of `id`.
  case unsatisfiable(conflict: [ConstraintHandle])
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint(ConstraintHandle)
  /// The variable was freed, or belongs to another solver.
  case unknownVariable(Variable)
  /// The variable still stands in so many terms of constraints; remove those first.
  case variableInUse(Variable, terms: Int)
  /// The variable already has an edit constraint.
  case duplicateEdit(Variable)
  /// The variable has no edit constraint.
  case unknownEdit(Variable)
  /// A coefficient or constant is not a number, infinite, or beyond ±`Solver.largestMagnitude`.
  case invalidNumber(Double)
  /// A strength is not in 0 < strength ≤ 1000.
  case invalidStrength(Double)
  /// The simplex method gave up after this many pivots; the values are usable but not optimal.
  case pivotLimit(Int)
}
