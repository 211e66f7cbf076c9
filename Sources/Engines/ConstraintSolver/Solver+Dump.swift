// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// The whole state as text: strengths, values, constraints as they were given, and the tableau.
  ///
  /// `v3` is the variable with id 3, `c7` the constraint with id 7; the same state always gives the same text.
  public func dump() -> String {
    var lines = ["levels"]
    for place in 0..<simplex.order.count {
      let level = simplex.levels.base[Int(simplex.order.base[place])]
      lines.append("  \(level.strength): \(level.users) constraints")
    }
    lines.append("values")
    forEachSymbol(of: .variable) { index, symbol in
      lines.append("  v\(index) = \(symbol.cleanValue)\(symbol.isBasic ? "" : " (free)")")
    }
    lines.append("constraints")
    forEachSymbol(of: .constraint) { index, symbol in lines.append("  " + describe(index, symbol)) }
    lines.append("rows")
    for row in 0..<simplex.tableau.rows.count {
      let label = simplex.tableau.rows.base[row].label
      guard label >= 0 else { continue }
      let sum = simplex.tableau.entries(ofRow: Int32(row))
        .map { (simplex.tableau.columns.base[Int($0.column)].label, $0.coefficient) }
        .sorted { $0.0 < $1.0 }
        .map { "\($0.1)·\(name($0.0))" }
      lines.append("  \(name(label)) = " + (sum.isEmpty ? "0" : sum.joined(separator: " + ")))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One constraint as it was given, with its strength, and by how much it fails if it does.
  ///
  /// - Throws: `unknownConstraint`.
  public func describe(_ constraint: ConstraintHandle) throws(SolverError) -> String {
    try check(constraint)
    return describe(constraint.index, simplex.symbols.base[Int(constraint.index)])
  }

  private func describe(_ index: Int32, _ symbol: Symbol) -> String {
    let origin = simplex.origins.base[Int(index)]
    var sum = simplex.storedTerms(of: index).map { "\($0.coefficient)·v\($0.symbol)" }
    if origin.offset != 0 || sum.isEmpty { sum.append("\(origin.offset)") }
    let strength = simplex.levels.base[Int(symbol.level)].strength
    var text = "c\(index): \(sum.joined(separator: " + ")) \(symbol.relation.symbol) \(origin.constant) @\(strength)"
    if symbol.flags.contains(.pending) {
      text += " (pending)"
    } else if symbol.error > 0 {
      text += " (off by \(symbol.error))"
    }
    return text
  }

  private func name(_ index: Int32) -> String {
    (simplex.symbols.base[Int(index)].isConstraint ? "c" : "v") + String(index)
  }

  private func forEachSymbol(of kind: Symbol.Kind, _ body: (Int32, Symbol) -> Void) {
    for index in 0..<simplex.symbols.count where simplex.symbols.base[index].kind == kind {
      body(Int32(index), simplex.symbols.base[index])
    }
  }
}
