// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How one sequence of unique identifiers becomes another, by deletes, inserts and moves.
///
/// The indices are those of a batch update: deletes and the starts of moves count in the old sequence, inserts and the ends
/// of moves in the new one. Applied: take all deleted and moved elements out, then put the inserted and moved ones in, in
/// ascending order of their new indices. The moves are as few as can be.
///
/// - Complexity: O(*n*), plus O(*m* log *m*) for the *m* elements that fall back behind others.
package struct SequenceDifference: Hashable, Sendable {
  /// Ascending, in the old sequence.
  package var deletes: [Int] = []
  /// Ascending, in the new sequence.
  package var inserts: [Int] = []
  /// Ascending by where they end.
  package var moves: [Move<Int>] = []

  package var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

  /// Compares two sequences. `old` holds no identifier twice, or it is an error as for `new`, unless they are equal.
  package init<ID: Hashable & Sendable>(from old: [ID], to new: [ID]) throws(DuplicateIdentifier<ID>) {
    // The same storage is recognised at once, equal elements without hashing.
    if old == new {
      self.init()
      return
    }
    self.init(try Matching(from: old, to: new))
  }

  private init() {}

  init(_ matching: Matching) {
    var kept: [Int] = []
    var keptNew: [Int] = []
    for (index, partner) in matching.oldOfNew.enumerated() {
      if partner < 0 {
        inserts.append(index)
      } else {
        kept.append(partner)
        keptNew.append(index)
      }
    }
    for (index, partner) in matching.newOfOld.enumerated() where partner < 0 { deletes.append(index) }
    let run = IncreasingRun(in: kept)
    guard run.indices.count < kept.count else { return }
    var staying = run.indices.makeIterator()
    var next = staying.next()
    for place in kept.indices {
      if place == next {
        next = staying.next()
      } else {
        moves.append(Move(from: kept[place], to: keptNew[place]))
      }
    }
  }
}

/// Which element of an old sequence is which of a new one.
struct Matching {
  /// For each index of the new sequence the old one, or -1.
  var oldOfNew: [Int]
  /// For each index of the old sequence the new one, or -1.
  var newOfOld: [Int]

  init(identityOf count: Int) {
    oldOfNew = Array(0..<count)
    newOfOld = oldOfNew
  }

  /// Of arrays; an identifier that stands twice in one of them is an error.
  init<ID>(from old: [ID], to new: [ID]) throws(DuplicateIdentifier<ID>) {
    oldOfNew = [Int](repeating: -1, count: new.count)
    newOfOld = [Int](repeating: -1, count: old.count)
    var known = HashBuckets(count: old.count)
    for index in old.indices {
      let identifier = old[index]
      if let first = known.insert(index, hash: identifier.hashValue, isEqual: { old[$0] == identifier }) {
        throw DuplicateIdentifier(identifier: identifier, side: .old, indices: [first, index])
      }
    }
    var inserted = HashBuckets(count: new.count)
    for index in new.indices {
      let identifier = new[index]
      let hash = identifier.hashValue
      var first: Int?
      if let match = known.find(hash: hash, isEqual: { old[$0] == identifier }) {
        if newOfOld[match] < 0 {
          oldOfNew[index] = match
          newOfOld[match] = index
        } else {
          first = newOfOld[match]
        }
      } else {
        first = inserted.insert(index, hash: hash, isEqual: { new[$0] == identifier })
      }
      if let first { throw DuplicateIdentifier(identifier: identifier, side: .new, indices: [first, index]) }
    }
  }

  /// Of sequences of slots.
  ///
  /// Equal beginnings and ends are compared without a search; hashes are those that the tables kept.
  init<ID>(
    from old: IdentifierTable<ID>, _ oldSlots: [Int], to new: IdentifierTable<ID>, _ newSlots: [Int]
  ) {
    self = old.withRawSlots(and: new) { rawOld, rawNew, isEqual in
      Matching(from: rawOld, oldSlots, old.capacity, to: rawNew, newSlots, else: isEqual)
    }
  }

  private init(
    from old: RawSlots, _ oldSlots: [Int], _ capacity: Int, to new: RawSlots, _ newSlots: [Int],
    else isEqual: (Int, Int) -> Bool
  ) {
    oldOfNew = [Int](repeating: -1, count: newSlots.count)
    newOfOld = [Int](repeating: -1, count: oldSlots.count)
    let prefix = old.equalPairs(oldSlots[...], new, newSlots[...], else: isEqual)
    for index in 0..<prefix {
      oldOfNew[index] = index
      newOfOld[index] = index
    }
    let suffix = old.equalPairsAtEnd(oldSlots[prefix...], new, newSlots[prefix...], else: isEqual)
    let (oldEnd, newEnd) = (oldSlots.count - suffix, newSlots.count - suffix)
    for index in 0..<suffix {
      oldOfNew[newEnd + index] = oldEnd + index
      newOfOld[oldEnd + index] = newEnd + index
    }
    guard prefix < oldEnd, prefix < newEnd else { return }
    var indexOfSlot = [Int32](repeating: -1, count: capacity)
    for index in prefix..<oldEnd { indexOfSlot[oldSlots[index]] = Int32(index) }
    for index in prefix..<newEnd {
      guard let match = old.slot(of: new, newSlots[index], else: isEqual), indexOfSlot[match] >= 0 else { continue }
      oldOfNew[index] = Int(indexOfSlot[match])
      newOfOld[oldOfNew[index]] = index
    }
  }
}
