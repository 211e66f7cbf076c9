// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Keeping the tableau true. Each pivot rounds a little; with coefficients like 1 and ½ nothing is lost, with others the
// rows slowly stop saying what the constraints say. The constraints themselves are kept as they were given, so the
// solver compares from time to time and, where rows have drifted, works them out again for the same basis.

extension Simplex {
  /// Whether every constraint's own terms agree with the value that its row or its target claims.
  func isAccurate() -> Bool {
    for index in 0..<symbols.count {
      let symbol = symbols.base[index]
      guard symbol.isConstraint else { continue }
      var value = 0.0
      var size = 1.0
      for term in storedTerms(of: Int32(truncatingIfNeeded: index)) {
        let part = term.coefficient * symbols.base[Int(term.symbol)].value
        value += part
        size = max(size, abs(part))
      }
      // Written so that a value that is not a number fails.
      if !(abs(value - symbol.value) <= 1e-9 * size) { return false }
    }
    return true
  }

  /// Works out all rows anew from the original constraints, for the basis as it is.
  mutating func rebuild() {
    counters.rebuilds += 1
    pivotsSinceCheck = 0
    var resting = Storage<Int32>(capacity: 64)
    var standing = Storage<Int32>(capacity: 64)
    var wantsBasic = Storage<Bool>(capacity: symbols.count)
    tableau = Tableau()
    for index in 0..<symbols.count {
      let symbol = symbols.base[index]
      wantsBasic.append(symbol.isBasic)
      let index = Int32(truncatingIfNeeded: index)
      switch symbol.kind {
      case .free: break
      case .variable: symbols.base[Int(index)].position = ~tableau.makeColumn(label: index)
      case .constraint where symbol.flags.contains(.pending): break
      case .constraint: if symbol.isBasic { standing.append(index) } else { resting.append(index) }
      }
    }
    for place in 0..<resting.count {
      let index = resting.base[place]
      let row = makeRow(for: index)
      symbols.base[Int(index)].position = row
      var best = -1
      var bestSize = 1e-7
      let line = tableau.entries(ofRow: row)
      for slot in 0..<line.count {
        let label = tableau.columns.base[Int(line[slot].column)].label
        guard symbols.base[Int(label)].kind == .variable, wantsBasic.base[Int(label)] else { continue }
        if abs(line[slot].coefficient) > bestSize {
          best = slot
          bestSize = abs(line[slot].coefficient)
        }
      }
      if best >= 0 {
        let column = line[best].column
        touch(tableau.columns.base[Int(column)].label)
        exchange(row: row, column: column, slot: Int32(best))
        symbols.base[Int(index)].value = symbols.base[Int(index)].target
      } else {
        // To the true coefficients the basis is singular: this constraint depends on the ones before it.
        stand(index)
      }
    }
    for place in 0..<standing.count {
      symbols.base[Int(standing.base[place])].position = makeRow(for: standing.base[place])
      touch(standing.base[place])
    }
    for index in 0..<symbols.count where symbols.base[index].kind == .variable && !symbols.base[index].isBasic {
      if symbols.base[index].value != 0 { markDirty(Int32(truncatingIfNeeded: index)) }
    }
    needsOptimising = true
  }
}
