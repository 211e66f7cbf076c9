// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How much work a solver has done since it was made: what tests count instead of time.
public struct SolverCounters: Equatable, Sendable {
  /// Exchanges of a row's symbol with a column's.
  public internal(set) var pivots = 0
  /// Times the objective of one strength was added up.
  public internal(set) var pricings = 0
  /// Times the levels were gone through, because a constraint changed sides or was added or removed.
  public internal(set) var optimisations = 0
  /// Times the rows had drifted from the constraints and were worked out anew.
  public internal(set) var rebuilds = 0
  /// Times that steps of length 0 went on for so long that the lowest-index rule took over.
  public internal(set) var blandFallbacks = 0
}
