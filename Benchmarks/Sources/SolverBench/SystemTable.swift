// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A system of constraints as text, so that two solvers can build the very same one.
///
/// A line is `relation constant strength coefficient*variable …`, for example `>= 10 required -1*top 1*bottom`.
struct SystemTable {
  struct Row {
    var relation: Relation
    var constant: Double
    var strength: Strength
    var terms: [(coefficient: Double, variable: Int)]
  }

  struct ParseError: Error, CustomStringConvertible {
    var line: Int
    var text: String
    var description: String {
      "line \(line): expected 'relation constant strength coefficient*variable …', got '\(text)'"
    }
  }

  /// Kiwi's strengths are weights; ours are levels. Only their order carries over.
  static let strengths: [String: Strength] = [
    "required": .required, "strong": Strength(900), "smedium": Strength(800), "mmedium": Strength(700),
    "medium": Strength(600), "weak": Strength(500),
  ]

  var names: [String] = []
  var rows: [Row] = []

  init(lines: [String]) throws(ParseError) {
    var indices: [String: Int] = [:]
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let fields = line.split(separator: " ")
      let relations: [Substring: Relation] = ["==": .equal, "<=": .lessOrEqual, ">=": .greaterOrEqual]
      guard fields.count > 3, let relation = relations[fields[0]], let constant = Double(fields[1]),
        let strength = Self.strengths[String(fields[2])]
      else { throw ParseError(line: number + 1, text: line) }
      var row = Row(relation: relation, constant: constant, strength: strength, terms: [])
      for field in fields[3...] {
        let parts = field.split(separator: "*")
        guard parts.count == 2, let coefficient = Double(parts[0]) else {
          throw ParseError(line: number + 1, text: line)
        }
        let name = String(parts[1])
        let index = indices[name] ?? names.count
        if index == names.count {
          indices[name] = index
          names.append(name)
        }
        row.terms.append((coefficient, index))
      }
      rows.append(row)
    }
  }

  /// Builds the system in a new solver, with edits on the variables named `width` and `height`, and solves it.
  func build() throws -> (solver: Solver, variables: ContiguousArray<Variable>) {
    let solver = Solver()
    var variables = ContiguousArray<Variable>()
    variables.reserveCapacity(names.count)
    for _ in names { variables.append(solver.makeVariable()) }
    for name in ["width", "height"] {
      if let index = names.firstIndex(of: name) { try solver.addEdit(variables[index], strength: Strength(900)) }
    }
    for row in rows {
      var sum = Expression()
      for term in row.terms { sum.append(Term(variables[term.variable], term.coefficient)) }
      try solver.add(sum, row.relation, row.constant, strength: row.strength)
    }
    try solver.solve()
    return (solver, variables)
  }
}
