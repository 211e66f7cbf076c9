// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An unknown of one `Solver`: a handle of eight bytes, meaningless to any other solver.
///
/// A handle whose variable was freed stays recognisable: using it throws `SolverError.unknownVariable`.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32

  /// Position in the solver's tables; unique among living variables and constraints, reused after `free`.
  public var id: Int { Int(index) }
}

/// A constraint that was added to one `Solver`: a handle of eight bytes.
///
/// Once the constraint is removed, using its handle throws `SolverError.unknownConstraint`.
public struct ConstraintHandle: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32

  /// Position in the solver's tables; unique among living variables and constraints, reused after `remove`.
  public var id: Int { Int(index) }
}
