// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension Simplex {
  /// An irreducible set of required constraints that contradict each other, by ascending index.
  ///
  /// Call after an optimisation that left a required constraint violated. If one violated row alone proves the
  /// contradiction (every symbol in it is required and already as far as it may go), the row's symbols are the set: a
  /// row's symbols are linearly independent, so no smaller part of them is a proof. Otherwise several rows share the
  /// blame; all that carry cost are collected and each is left out in turn, in a solver of their own, to see whether
  /// the rest still contradicts.
  mutating func conflict() -> [Int32] {
    var index = levels.base[0].head
    while index >= 0 {
      if symbols.base[Int(index)].error > 0, let proof = proof(inRowOf: index) { return proof }
      index = symbols.base[Int(index)].next
    }
    return reduce(costlyRequired())
  }

  private func proof(inRowOf index: Int32) -> [Int32]? {
    let symbol = symbols.base[Int(index)]
    var proof = [index]
    for entry in tableau.entries(ofRow: symbol.position) {
      guard abs(entry.coefficient) > 1e-9 else { continue }
      let label = tableau.columns.base[Int(entry.column)].label
      let other = symbols.base[Int(label)]
      let helpful: Double = (entry.coefficient > 0) == (symbol.slope > 0) ? -1 : 1
      guard rank(of: other) == 0, other.pays(in: helpful) else { return nil }
      proof.append(label)
    }
    return proof.sorted()
  }

  /// The violated required constraints, those at their target that still pay, and what holds them in place.
  private mutating func costlyRequired() -> [Int32] {
    growScratch()
    seenStamp &+= 1
    priced.removeAll()
    var members: [Int32] = []
    var index = levels.base[0].head
    while index >= 0 {
      let symbol = symbols.base[Int(index)]
      members.append(index)
      for entry in tableau.entries(ofRow: symbol.position) {
        accumulate(Double(symbol.slope) * entry.coefficient, column: entry.column)
      }
      index = symbol.next
    }
    for place in 0..<priced.count {
      let column = Int(priced.base[place])
      let label = tableau.columns.base[column].label
      if abs(reduced.base[column]) > 1e-9, rank(of: symbols.base[Int(label)]) == 0 { members.append(label) }
    }
    return members.sorted()
  }

  private func reduce(_ members: [Int32]) -> [Int32] {
    let trial = Solver()
    var variables: [Int32: Variable] = [:]
    var handles: [ConstraintHandle] = []
    func add(_ index: Int32) -> ConstraintHandle? {
      var sum = Expression(origins.base[Int(index)].offset)
      for term in storedTerms(of: index) {
        let variable = variables[term.symbol] ?? trial.makeVariable()
        variables[term.symbol] = variable
        sum.append(Term(variable, term.coefficient))
      }
      let symbol = symbols.base[Int(index)]
      return try? trial.add(sum, symbol.relation, symbol.target + origins.base[Int(index)].offset)
    }
    for index in members {
      guard let handle = add(index) else { return members }
      handles.append(handle)
    }
    var kept: [Int32] = []
    for (index, handle) in zip(members, handles) {
      guard (try? trial.remove(handle)) != nil, trial.simplex.solve() else { return members }
      if !trial.simplex.isContradictory {
        kept.append(index)
        _ = add(index)
      }
    }
    return kept.isEmpty ? members : kept
  }
}
