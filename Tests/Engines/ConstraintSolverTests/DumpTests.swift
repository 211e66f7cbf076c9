// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite struct DumpTests {
  @Test func theDumpShowsLevelsValuesConstraintsAndRows() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x - 2 * y + 1, .equal, 5)
    try solver.add(Expression(y), .greaterOrEqual, 3, strength: .low)
    let late = try solver.add(Expression(y), .lessOrEqual, 1)
    #expect(try solver.describe(late) == "c4: 1.0·v1 <= 1.0 @1000.0 (pending)")
    try solver.solve()
    #expect(
      solver.dump() == """
        levels
          1000.0: 2 constraints
          250.0: 1 constraints
        values
          v0 = 6.0
          v1 = 1.0
        constraints
          c2: 1.0·v0 + -2.0·v1 + 1.0 == 5.0 @1000.0
          c3: 1.0·v1 >= 3.0 @250.0 (off by 2.0)
          c4: 1.0·v1 <= 1.0 @1000.0
        rows
          v0 = 1.0·c2 + 2.0·c4
          c3 = 1.0·c4
          v1 = 1.0·c4

        """)
  }
}
