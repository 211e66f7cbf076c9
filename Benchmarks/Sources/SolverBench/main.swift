// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Reads a system of constraints from standard input and prints `name nanoseconds` lines, medians.
// `solver-bench values` prints the variables' values after each resize instead, for comparison with another solver.

import ConstraintSolver

let sizes: [(width: Double, height: Double)] = [
  (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
]

func run() throws {
  var lines: [String] = []
  while let line = readLine() { lines.append(line) }
  let table = try SystemTable(lines: lines)
  let (solver, variables) = try table.build()
  let width = variables[table.names.firstIndex(of: "width")!]  // the table always names both
  let height = variables[table.names.firstIndex(of: "height")!]

  if CommandLine.arguments.contains("values") {
    for size in sizes {
      try solver.suggest(width, size.width)
      try solver.suggest(height, size.height)
      try solver.solve()
      for (name, variable) in zip(table.names, variables) {
        print(size.width, size.height, name, solver.value(of: variable))
      }
    }
    return
  }

  let build = try Stopwatch.median(samples: 301, operations: 20) {
    for _ in 0..<20 { _ = try table.build() }
  }
  print("build \(build)")
  let first = solver.counters
  print("build-pivots \(first.pivots)")
  var sum = 0.0
  let resize = try Stopwatch.median(samples: 301, operations: 50 * sizes.count) {
    for _ in 0..<50 {
      for size in sizes {
        try solver.suggest(width, size.width)
        try solver.suggest(height, size.height)
        try solver.solve()
        solver.drainChanges { sum += $1 }
      }
    }
  }
  print("resize \(resize)")
  let resizes = 301 * 50 * sizes.count
  print("resize-pivots \(Double(solver.counters.pivots - first.pivots) / Double(resizes))")
  precondition(sum.isFinite)
  try chain(views: 100)
  for rows in [50, 100, 200] { try list(rows: rows) }
}

/// The resize of a row of equally wide views: no pivots, only values.
func chain(views: Int) throws {
  let solver = Solver()
  let total = solver.makeVariable()
  let edit = try solver.addEdit(total, strength: Strength(999))
  var lefts: [Variable] = []
  var widths: [Variable] = []
  for index in 0..<views {
    lefts.append(solver.makeVariable())
    widths.append(solver.makeVariable())
    if index == 0 {
      try solver.add(Expression(lefts[0]), .equal, 0)
    } else {
      try solver.add(lefts[index] - lefts[index - 1] - widths[index - 1], .equal, 8)
      try solver.add(widths[index] - widths[0], .equal)
    }
  }
  try solver.add(total - lefts[views - 1] - widths[views - 1], .equal)
  try solver.solve()
  var sum = 0.0
  let resize = try Stopwatch.median(samples: 301, operations: 100) {
    for step in 0..<100 {
      try solver.setConstant(of: edit, to: 2000 + Double(step))
      try solver.solve()
      solver.drainChanges { sum += $1 }
    }
  }
  print("chain\(views)-resize \(resize)")
}

/// A column of self-sizing rows, each an icon, a title and a price with hugging and compression: every row stands
/// below all rows before it. Then one title in the middle grows, and the whole list gets narrower.
func list(rows: Int) throws {
  var edits: (title: ConstraintHandle, width: ConstraintHandle)?
  func build() throws -> Solver {
    let solver = Solver()
    let width = solver.makeVariable()
    let widthEdit = try solver.addEdit(width, strength: Strength(999))
    try solver.suggest(width, 375)
    var above: Variable?
    for row in 0..<rows {
      let (top, bottom) = (solver.makeVariable(), solver.makeVariable())
      if let above { try solver.add(top - above, .equal, 8) } else { try solver.add(Expression(top), .equal, 0) }
      above = bottom
      let (titleLeft, titleWidth, titleHeight) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      let (priceLeft, priceWidth) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(Expression(titleLeft), .equal, 68)
      try solver.add(priceLeft - titleLeft - titleWidth, .equal, 12)
      try solver.add(width - priceLeft - priceWidth, .equal, 16)
      try solver.add(bottom - top - titleHeight, .greaterOrEqual, 24)
      try solver.add(bottom - top, .greaterOrEqual, 56)
      try solver.add(bottom - top, .equal, 0, strength: Strength(50))
      var title: ConstraintHandle?
      for (variable, size, hugging) in [(titleWidth, 180.0, 250.0), (priceWidth, 50, 251), (titleHeight, 20, 250)] {
        try solver.add(Expression(variable), .lessOrEqual, size, strength: Strength(hugging))
        title = try solver.add(Expression(variable), .greaterOrEqual, size, strength: Strength(750))
      }
      if row == rows / 2, let title { edits = (title, widthEdit) }
    }
    try solver.solve()
    return solver
  }
  let build1 = try Stopwatch.median(samples: 31, operations: 1) { _ = try build() }
  let solver = try build()
  guard let edits else { return }
  print("list\(rows)-build \(build1) pivots \(solver.counters.pivots)")
  let before = solver.counters.pivots
  let grow = try Stopwatch.median(samples: 101, operations: 2) {
    for height in [64.0, 20] {
      try solver.setConstant(of: edits.title, to: height)
      try solver.solve()
    }
  }
  print("list\(rows)-grow \(grow) pivots \(Double(solver.counters.pivots - before) / 202)")
  let resize = try Stopwatch.median(samples: 101, operations: 2) {
    for width in [320.0, 375] {
      try solver.setConstant(of: edits.width, to: width)
      try solver.solve()
    }
  }
  print("list\(rows)-resize \(resize)")
}

try run()
