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
  private var freeSlots: ContiguousArray<Int32> = []
  /// Where the slots are found. It keeps the hashes also for when two tables are compared.
  private var slots = HashBuckets()

  var count: Int { identifiers.count - freeSlots.count }
  /// Slots in use or free; every slot is below.
  var capacity: Int { identifiers.count }
  /// Whether the slots are 0 ..< count.
  var isDense: Bool { freeSlots.isEmpty }

  /// The identifier in a slot that is in use.
  subscript(slot: Int) -> ID {
    guard let identifier = identifiers[slot] else { fatalError("slot \(slot) holds no identifier") }
    return identifier
  }

  func contains(_ id: ID) -> Bool { slot(of: id) != nil }

  func slot(of id: ID) -> Int? { slots.find(hash: id.hashValue) { identifiers[$0] == id } }

  /// The slot of an identifier that may be new, and whether it is.
  mutating func insert(_ id: ID) -> (slot: Int, isNew: Bool) {
    let (slots, known) = insert([id])
    return (slots[0], known.isEmpty)
  }

  /// The slots of identifiers that may be new, and those of them that are not.
  ///
  /// One loop over many: it costs more to find out about the type, in code that isn't specialised, than to insert.
  mutating func insert(_ ids: [ID]) -> (slots: [Int], known: [Int]) {
    slots.reserve(ids.count)
    // As `reserve` does: exactly what is needed, again and again, would copy again and again.
    let needed = count + ids.count
    if needed > identifiers.capacity { identifiers.reserveCapacity(max(needed, identifiers.capacity * 2)) }
    var result: [Int] = []
    var known: [Int] = []
    result.reserveCapacity(ids.count)
    for id in ids {
      let hash = id.hashValue
      if let slot = slots.find(hash: hash, isEqual: { identifiers[$0] == id }) {
        known.append(slot)
        result.append(slot)
      } else if let slot = freeSlots.popLast() {
        identifiers[Int(slot)] = id
        slots.insert(Int(slot), hash: hash)
        result.append(Int(slot))
      } else {
        slots.insert(identifiers.count, hash: hash)
        result.append(identifiers.count)
        identifiers.append(id)
      }
    }
    return (result, known)
  }

  mutating func remove(slot: Int) {
    slots.remove(slot)
    identifiers[slot] = nil
    freeSlots.append(Int32(slot))
  }

  /// Runs `body` with what the table holds as bytes.
  func withRawSlots<Result>(_ body: (RawSlots) -> Result) -> Result {
    identifiers.withUnsafeBytes { bytes in
      slots.hashes.withUnsafeBufferPointer { hashes in
        slots.buckets.withUnsafeBufferPointer { buckets in
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
}
