// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Identifiers by number: each has a slot that stays its own until it is removed.
///
/// Everything beside this table works with slots, which are plain integers; hashing and comparing identifiers happens
/// here alone. A table that only ever grew has its identifiers in slots 0, 1, 2 … in the order they came.
///
/// - Complexity: looking up, inserting and removing are O(1), amortised, with identifiers whose hashes differ.
struct IdentifierTable<ID: Hashable & Sendable>: Sendable {
  /// The identifier of each slot; `nil` where a slot is free.
  private(set) var identifiers: ContiguousArray<ID?> = []
  /// Kept, so that an identifier is hashed once in its life, also when two tables are compared.
  private(set) var hashes: ContiguousArray<Int> = []
  private var freeSlots: ContiguousArray<Int32> = []
  /// Open addressing with linear probing: slots, or `vacant`; the number is a power of two, at least twice the slots.
  private var buckets: ContiguousArray<Int32> = []
  private let vacant: Int32 = -1

  var count: Int { identifiers.count - freeSlots.count }
  /// Slots in use or free; every slot is below.
  var capacity: Int { identifiers.count }
  /// Whether the slots are 0 ..< count.
  var isDense: Bool { freeSlots.isEmpty }

  mutating func reserve(_ more: Int) {
    let needed = count + more
    // Reserving exactly what is needed, again and again, would copy again and again.
    if needed > identifiers.capacity {
      identifiers.reserveCapacity(max(needed, identifiers.capacity * 2))
      hashes.reserveCapacity(identifiers.capacity)
    }
    if needed * 2 > buckets.count { rehash(holding: needed) }
  }

  /// The identifier in a slot that is in use.
  subscript(slot: Int) -> ID {
    guard let identifier = identifiers[slot] else { fatalError("slot \(slot) holds no identifier") }
    return identifier
  }

  func contains(_ id: ID) -> Bool { slot(of: id) != nil }

  func slot(of id: ID) -> Int? { slot(of: id, hash: id.hashValue) }

  /// The slot of an identifier whose hash is known.
  func slot(of id: ID, hash: Int) -> Int? {
    guard !buckets.isEmpty else { return nil }
    let mask = buckets.count - 1
    var bucket = hash & mask
    while true {
      let slot = buckets[bucket]
      if slot == vacant { return nil }
      if hashes[Int(slot)] == hash, identifiers[Int(slot)] == id { return Int(slot) }
      bucket = (bucket + 1) & mask
    }
  }

  /// The slot of an identifier that may be new, and whether it is.
  mutating func insert(_ id: ID) -> (slot: Int, isNew: Bool) {
    if (count + 1) * 2 > buckets.count { rehash(holding: max(8, (count + 1) * 2)) }
    let hash = id.hashValue
    let mask = buckets.count - 1
    var bucket = hash & mask
    while true {
      let slot = buckets[bucket]
      if slot == vacant { break }
      if hashes[Int(slot)] == hash, identifiers[Int(slot)] == id { return (Int(slot), false) }
      bucket = (bucket + 1) & mask
    }
    if let slot = freeSlots.popLast() {
      identifiers[Int(slot)] = id
      hashes[Int(slot)] = hash
      buckets[bucket] = slot
      return (Int(slot), true)
    }
    identifiers.append(id)
    hashes.append(hash)
    buckets[bucket] = Int32(identifiers.count - 1)
    return (identifiers.count - 1, true)
  }

  mutating func remove(slot: Int) {
    let mask = buckets.count - 1
    var hole = hashes[slot] & mask
    while buckets[hole] != Int32(slot) { hole = (hole + 1) & mask }
    // What stands behind the hole moves up unless it would come before its own place.
    var next = (hole + 1) & mask
    while buckets[next] != vacant {
      let home = hashes[Int(buckets[next])] & mask
      if (next - home) & mask >= (next - hole) & mask {
        buckets[hole] = buckets[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    buckets[hole] = vacant
    identifiers[slot] = nil
    freeSlots.append(Int32(slot))
  }

  /// Runs `body` with what the table holds as bytes.
  func withRawSlots<Result>(_ body: (RawSlots) -> Result) -> Result {
    identifiers.withUnsafeBytes { bytes in
      hashes.withUnsafeBufferPointer { hashes in
        buckets.withUnsafeBufferPointer { buckets in
          // An empty array may have no memory; then nothing is read either.
          let nothing = UnsafeRawPointer(bitPattern: MemoryLayout<Int>.alignment)
          guard let start = bytes.baseAddress ?? nothing,
            let firstHash = hashes.baseAddress ?? nothing?.assumingMemoryBound(to: Int.self)
          else { fatalError("no pointer can be made of a positive number") }
          return body(
            RawSlots(
              bytes: start, hashes: firstHash, buckets: buckets, stride: MemoryLayout<ID?>.stride,
              size: MemoryLayout<ID?>.size))
        }
      }
    }
  }

  private mutating func rehash(holding number: Int) {
    var size = 16
    while size < number * 2 { size *= 2 }
    buckets = ContiguousArray(repeating: vacant, count: size)
    let mask = size - 1
    for slot in identifiers.indices where freeSlots.isEmpty || identifiers[slot] != nil {
      var bucket = hashes[slot] & mask
      while buckets[bucket] != vacant { bucket = (bucket + 1) & mask }
      buckets[bucket] = Int32(slot)
    }
  }
}
