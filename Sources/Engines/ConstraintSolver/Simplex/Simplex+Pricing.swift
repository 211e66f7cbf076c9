// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Which non-basic symbol should move: the reduced costs of one level, in `reduced` for the columns listed in `priced`,
// and the columns that were worth moving when they were last added up, in `candidates`.

extension Simplex {
  /// The next of the known candidates that after the pivots since is still nearly as good as the best of them was.
  @inline(__always)
  mutating func nextCandidate(_ rank: Int32) -> Candidate? {
    while candidates.count > 0 {
      if let candidate = candidate(candidates.removeLast(), rank: rank), candidate.gain >= leastGain {
        return candidate
      }
    }
    return nil
  }

  /// Adds the level's costs up anew and returns the column that improves it fastest, leaving the others in
  /// `candidates`; or, when steps have stalled, the one of the lowest symbol index (Bland's rule).
  @inline(__always)
  mutating func freshCandidate(_ rank: Int32, lowestIndex: Bool) -> Candidate? {
    price(rank)
    var best: Candidate?
    var bestLabel = Int32.max
    for place in 0..<priced.count {
      let column = priced.base[place]
      guard let found = candidate(column, rank: rank) else { continue }
      let label = tableau.columns.base[Int(column)].label
      if let best {
        let isLower = label < bestLabel
        guard lowestIndex ? isLower : found.gain > best.gain || (found.gain == best.gain && isLower) else { continue }
      }
      best = found
      bestLabel = label
    }
    guard let best, !lowestIndex else { return best }
    leastGain = best.gain * 0.999
    queueCandidates(rank, after: best)
    return best
  }

  /// Keeps the columns that are as good as the best one, so that the lowest symbol index is taken first.
  @inline(__always)
  private mutating func queueCandidates(_ rank: Int32, after best: Candidate) {
    sortKeys.removeAll()
    for place in 0..<priced.count {
      let column = priced.base[place]
      guard column != best.column, let found = candidate(column, rank: rank), found.gain >= leastGain else { continue }
      sortKeys.append(UInt64(tableau.columns.base[Int(column)].label) << 32 | UInt64(column))
    }
    if sortKeys.count > 1 {
      var keys = UnsafeMutableBufferPointer(start: sortKeys.base, count: sortKeys.count)
      keys.sort(by: >)
    }
    for place in 0..<sortKeys.count {
      candidates.append(Int32(truncatingIfNeeded: sortKeys.base[place] & 0xffff_ffff))
    }
  }

  @inline(__always)
  private mutating func price(_ rank: Int32) {
    counters.pricings += 1
    seenStamp &+= 1
    priced.removeAll()
    var index = levels.base[Int(order.base[Int(rank)])].head
    while index >= 0 {
      let symbol = symbols.base[Int(index)]
      addRow(symbol.position, times: Double(symbol.slope))
      index = symbol.next
    }
  }

  @inline(__always)
  mutating func addRow(_ row: Int32, times factor: Double) {
    guard factor != 0 else { return }
    for entry in tableau.entries(ofRow: row) { accumulate(factor * entry.coefficient, column: entry.column) }
  }

  /// Whether moving the column's symbol improves this level and hurts no stronger one.
  @inline(__always)
  private func candidate(_ column: Int32, rank: Int32) -> Candidate? {
    let cost = reduced.base[Int(column)]
    guard abs(cost) > Self.costTolerance else { return nil }
    let direction: Double = cost > 0 ? -1 : 1
    let lock = locks.base[Int(column)]
    guard lock & lockBit(direction) == 0 else { return nil }
    let symbol = symbols.base[Int(tableau.columns.base[Int(column)].label)]
    var gain = abs(cost)
    var disturbs = false
    if symbol.pays(in: direction) {
      let own = self.rank(of: symbol)
      if own == rank {
        gain -= 1
      } else if own < rank {
        guard lock & freeBit(direction) != 0 else { return nil }
        disturbs = true
      }
    }
    guard gain > Self.costTolerance else { return nil }
    return Candidate(column: column, direction: direction, gain: gain, disturbsStronger: disturbs)
  }

  /// Nothing improves this level any more: remember which moves would hurt it.
  @inline(__always)
  func lockPriced(_ rank: Int32) {
    for place in 0..<priced.count {
      let column = priced.base[place]
      let cost = reduced.base[Int(column)]
      guard abs(cost) > Self.costTolerance else { continue }
      let better: Double = cost > 0 ? -1 : 1
      locks.base[Int(column)] |= lockBit(-better)
      let symbol = symbols.base[Int(tableau.columns.base[Int(column)].label)]
      if symbol.pays(in: better), self.rank(of: symbol) == rank, abs(abs(cost) - 1) <= Self.costTolerance {
        locks.base[Int(column)] |= freeBit(better)
      }
    }
  }
}
