// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Equally wide views side by side, 8 apart and 8 from the edges of a width of 320 that an edit holds.
struct RowOfViews {
  let solver: Solver
  let total: Variable
  let lefts: [Variable]
  let widths: [Variable]

  var values: [Double] { ([total] + lefts + widths).map(solver.value(of:)) }

  init(count: Int, in solver: Solver) throws {
    self.solver = solver
    total = solver.makeVariable()
    lefts = (0..<count).map { _ in solver.makeVariable() }
    widths = (0..<count).map { _ in solver.makeVariable() }
    try solver.addEdit(total, strength: Strength(999))
    try solver.suggest(total, 320)
    try solver.add(Expression(lefts[0]), .equal, 8)
    for index in 1..<count {
      try solver.add(lefts[index] - lefts[index - 1] - widths[index - 1], .equal, 8)
      try solver.add(widths[index] - widths[0], .equal)
    }
    try solver.add(total - lefts[count - 1] - widths[count - 1], .equal, 8)
  }
}
