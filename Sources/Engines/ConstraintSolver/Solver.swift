// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An incremental solver for linear equations and inequalities with strengths: the engine under Auto Layout.
///
/// Changes are collected and take effect together at the next `solve()`; a solve after which nothing crossed from
/// holding to failing costs only the evaluation of the values that moved. Work for the same calls in the same order
/// gives the same values, bit for bit. A solver is used from one thread at a time.
///
/// ## Example
///     let solver = Solver()
///     let left = solver.makeVariable(), width = solver.makeVariable()
///     try solver.add(left + width, .equal, 320)
///     try solver.add(Expression(width), .greaterOrEqual, 100)
///     let hug = try solver.add(Expression(width), .equal, 40, strength: .low)
///     try solver.solve()               // width 100, left 220
///     try solver.setConstant(of: hug, to: 150)
///     try solver.solve()               // width 150, left 170
///
/// ## Underdetermined systems
/// A variable that no constraint pins down is 0, or as near to 0 as the constraints that bound it let it be; which
/// of several variables gives way is fixed by their order, and `isAmbiguous(_:)` tells.
///
/// ## Errors
/// Calls that are refused change nothing. `solve()` is different: when required constraints contradict each other it
/// throws the irreducible set, but keeps all constraints and the values with the least total violation; remove or
/// weaken one of the set and solve again.
///
/// - Complexity: `setConstant` is O(1); the next `solve()` O(*rows that move* × *row length*) plus pivots.
public final class Solver {
  /// Coefficients and constants beyond this, in either direction, are refused: sums would lose the small ones.
  public static var largestMagnitude: Double { 1e12 }

  var simplex = Simplex()

  public init() {}

  /// How much work was done so far.
  public var counters: SolverCounters { simplex.counters }

  // MARK: - Variables

  /// Makes a variable with value 0.
  public func makeVariable() -> Variable {
    let index = simplex.makeVariable()
    return Variable(index: index, generation: simplex.origins.base[Int(index)].generation)
  }

  /// Gives a variable back.
  ///
  /// - Throws: `unknownVariable`; `variableInUse` while a constraint names it.
  public func free(_ variable: Variable) throws(SolverError) {
    try check(variable)
    let uses = simplex.origins.base[Int(variable.index)].uses
    guard uses == 0 else { throw .variableInUse(variable, terms: Int(uses)) }
    simplex.freeVariable(variable.index)
  }

  /// The value as of the last `solve()`, to the nearest 2⁻²⁴; 0 for a variable that is not this solver's.
  @inline(__always)
  public func value(of variable: Variable) -> Double {
    isKnown(variable) ? simplex.symbols.base[Int(variable.index)].cleanValue : 0
  }

  /// Hands out the variables whose value differs from the one they were last handed out with, then forgets them.
  ///
  /// Order is deterministic. A value that went away and came back between two reads is not reported.
  public func drainChanges(_ body: (Variable, Double) -> Void) {
    for place in 0..<simplex.changed.count {
      let index = Int(simplex.changed.base[place])
      simplex.symbols.base[index].flags.remove(.changed)
      let value = simplex.symbols.base[index].cleanValue
      guard value != simplex.origins.base[index].offset else { continue }
      simplex.origins.base[index].offset = value
      body(Variable(index: Int32(index), generation: simplex.origins.base[index].generation), value)
    }
    simplex.changed.removeAll()
  }

  // MARK: - Constraints

  /// Adds `expression relation constant`; it counts from the next `solve()` on.
  ///
  /// - Throws: `unknownVariable`, `invalidNumber`, `invalidStrength`.
  @discardableResult
  public func add(
    _ expression: Expression, _ relation: Relation, _ constant: Double = 0, strength: Strength = .required
  ) throws(SolverError) -> ConstraintHandle {
    guard strength.isValid else { throw .invalidStrength(strength.rawValue) }
    try check(constant)
    try check(expression.constant)
    try expression.forEachTerm { term throws(SolverError) in
      try check(term.variable)
      try check(term.coefficient)
    }
    let count = expression.termCount
    var origin = Origin(constant: constant, offset: expression.constant)
    origin.termClass = BlockPool<StoredTerm>.sizeClass(for: count)
    origin.terms = simplex.terms.allocate(sizeClass: origin.termClass)
    origin.termCount = Int32(count)
    var next = simplex.terms.base + Int(origin.terms)
    expression.forEachTerm { term in
      next.initialize(to: StoredTerm(coefficient: term.coefficient, symbol: term.variable.index))
      next += 1
    }
    let index = simplex.makeConstraint(relation: relation, strength: strength, origin: origin)
    return handle(index)
  }

  /// Takes a constraint out; values follow at the next `solve()`.
  ///
  /// - Throws: `unknownConstraint`.
  public func remove(_ constraint: ConstraintHandle) throws(SolverError) {
    try check(constraint)
    simplex.removeConstraint(constraint.index)
  }

  /// Whether the handle names a constraint that is in the solver.
  public func contains(_ constraint: ConstraintHandle) -> Bool {
    let index = Int(constraint.index)
    return index >= 0 && index < simplex.symbols.count && simplex.symbols.base[index].isConstraint
      && simplex.origins.base[index].generation == constraint.generation
  }

  /// Changes the right-hand side.
  ///
  /// - Throws: `unknownConstraint`, `invalidNumber`.
  public func setConstant(of constraint: ConstraintHandle, to constant: Double) throws(SolverError) {
    try check(constraint)
    try check(constant)
    setConstant(constraint.index, to: constant)
  }

  @inline(__always)
  private func setConstant(_ index: Int32, to constant: Double) {
    guard simplex.origins.base[Int(index)].constant != constant else { return }
    simplex.origins.base[Int(index)].constant = constant
    if simplex.symbols.base[Int(index)].flags.contains(.pending) {
      simplex.symbols.base[Int(index)].target = constant - simplex.origins.base[Int(index)].offset
    } else {
      simplex.markDirty(index)
    }
  }

  /// The right-hand side.
  ///
  /// - Throws: `unknownConstraint`.
  public func constant(of constraint: ConstraintHandle) throws(SolverError) -> Double {
    try check(constraint)
    return simplex.origins.base[Int(constraint.index)].constant
  }

  /// Changes how much a constraint matters.
  ///
  /// - Throws: `unknownConstraint`, `invalidStrength`.
  public func setStrength(of constraint: ConstraintHandle, to strength: Strength) throws(SolverError) {
    try check(constraint)
    guard strength.isValid else { throw .invalidStrength(strength.rawValue) }
    simplex.setStrength(constraint.index, to: strength)
  }

  /// The strength.
  ///
  /// - Throws: `unknownConstraint`.
  public func strength(of constraint: ConstraintHandle) throws(SolverError) -> Strength {
    try check(constraint)
    return Strength(simplex.levels.base[Int(simplex.symbols.base[Int(constraint.index)].level)].strength)
  }

  /// How far the constraint is from holding, as of the last `solve()`; 0 if it holds.
  ///
  /// - Throws: `unknownConstraint`.
  public func error(of constraint: ConstraintHandle) throws(SolverError) -> Double {
    try check(constraint)
    let symbol = simplex.symbols.base[Int(constraint.index)]
    return symbol.flags.contains(.pending) ? 0 : symbol.error
  }

  // MARK: - Edits

  /// Ties the variable to its present value, for `suggest` to move.
  ///
  /// - Throws: `duplicateEdit`, `unknownVariable`, `invalidStrength`.
  @discardableResult
  public func addEdit(_ variable: Variable, strength: Strength) throws(SolverError) -> ConstraintHandle {
    try check(variable)
    guard simplex.origins.base[Int(variable.index)].edit < 0 else { throw .duplicateEdit(variable) }
    let constraint = try add(Expression(variable), .equal, value(of: variable), strength: strength)
    simplex.origins.base[Int(variable.index)].edit = constraint.index
    simplex.origins.base[Int(constraint.index)].edit = variable.index
    return constraint
  }

  /// Moves the value that the variable's edit asks for.
  ///
  /// - Throws: `unknownEdit`, `unknownVariable`, `invalidNumber`.
  public func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {
    try check(variable)
    try check(value)
    let edit = simplex.origins.base[Int(variable.index)].edit
    guard edit >= 0 else { throw .unknownEdit(variable) }
    setConstant(edit, to: value)
  }

  /// Takes the variable's edit out.
  ///
  /// - Throws: `unknownEdit`, `unknownVariable`.
  public func removeEdit(_ variable: Variable) throws(SolverError) {
    try check(variable)
    let edit = simplex.origins.base[Int(variable.index)].edit
    guard edit >= 0 else { throw .unknownEdit(variable) }
    simplex.removeConstraint(edit)
  }

  // MARK: - Solving

  /// Makes every change since the last call take effect.
  ///
  /// - Throws: `unsatisfiable` with the constraints that contradict each other, again at each call until one of
  ///   them goes; `pivotLimit`.
  public func solve() throws(SolverError) {
    guard simplex.solve() else { throw .pivotLimit(simplex.counters.pivots) }
    if simplex.isContradictory { throw .unsatisfiable(conflict: simplex.conflict().map(handle)) }
  }

  // MARK: - Checks

  func handle(_ index: Int32) -> ConstraintHandle {
    ConstraintHandle(index: index, generation: simplex.origins.base[Int(index)].generation)
  }

  @inline(__always)
  func isKnown(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index >= 0 && index < simplex.symbols.count && simplex.symbols.base[index].kind == .variable
      && simplex.origins.base[index].generation == variable.generation
  }

  @inline(__always)
  func check(_ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable(variable) }
  }

  @inline(__always)
  func check(_ constraint: ConstraintHandle) throws(SolverError) {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
  }

  @inline(__always)
  private func check(_ number: Double) throws(SolverError) {
    // Written so that a number that is not one fails as well.
    guard abs(number) <= Self.largestMagnitude else { throw .invalidNumber(number) }
  }
}
