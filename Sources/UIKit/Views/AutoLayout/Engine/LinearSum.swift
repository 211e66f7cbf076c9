// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ConstraintSolver

/// The solver's sums; Foundation has another `Expression`.
typealias LinearSum = ConstraintSolver.Expression
