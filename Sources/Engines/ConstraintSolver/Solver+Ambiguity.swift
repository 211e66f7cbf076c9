// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// Whether the variable could have another value without any constraint, of whatever strength, being worse off.
  ///
  /// Solves what waits first. The answer is exact, not read off the basis: on a copy of the solver, the variable is
  /// pulled up and then down by a constraint weaker than all others. For debugging; it costs a copy and two solves.
  ///
  /// - Parameter ignored: Constraints that only choose among equals, and so make nothing less ambiguous.
  /// - Throws: `unknownVariable`, `unknownConstraint`, `pivotLimit`.
  public func isAmbiguous(
    _ variable: Variable, without ignored: [ConstraintHandle] = []
  ) throws(SolverError) -> Bool {
    try check(variable)
    guard simplex.solve() else { throw .pivotLimit(simplex.counters.pivots) }
    let value = simplex.symbols.base[Int(variable.index)].value
    let trial = Solver()
    trial.simplex = simplex.clone()
    for constraint in ignored { try trial.remove(constraint) }
    let weakest = trial.simplex.levels.base[Int(trial.simplex.order.base[trial.simplex.order.count - 1])].strength
    let pull = try trial.add(Expression(variable), .equal, value, strength: Strength(weakest / 2))
    for distance in [1.0, -1.0] {
      try trial.setConstant(of: pull, to: value + distance)
      guard trial.simplex.solve() else { throw .pivotLimit(trial.simplex.counters.pivots) }
      if abs(trial.value(of: variable) - value) > 1e-6 * max(1, abs(value) * 1e-3) { return true }
    }
    return false
  }
}
