// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The identifiers of a table as bytes, with their hashes and buckets, for as long as a closure runs.
///
/// The generic code of this module runs unspecialised in apps, where one `==` costs a hundred times what comparing bytes
/// does. Two identifiers of the same bytes are equal; only where the bytes differ and the hashes don't (long strings in
/// storage of their own, padding) has `==` to say.
struct RawSlots {
  let bytes: UnsafeRawPointer
  let hashes: UnsafePointer<Int>
  let buckets: UnsafeBufferPointer<Int32>
  /// From one identifier to the next, and how many bytes of that count.
  let stride: Int
  let size: Int

  /// Whether the identifier in `slot` and that of another table in `otherSlot` are equal.
  @inline(__always)
  func isEqual(
    _ slot: Int, _ other: RawSlots, _ otherSlot: Int, else isEqual: (Int, Int) -> Bool
  ) -> Bool {
    guard hashes[slot] == other.hashes[otherSlot] else { return false }
    return hasSameBytes(bytes + slot * stride, other.bytes + otherSlot * stride) || isEqual(slot, otherSlot)
  }

  @inline(__always)
  private func hasSameBytes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    var offset = 0
    while offset + 8 <= size {
      let word = one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset += 8
    }
    // Most sizes are words, or words and a byte that tells nil.
    while offset < size {
      if one.load(fromByteOffset: offset, as: UInt8.self) != other.load(fromByteOffset: offset, as: UInt8.self) {
        return false
      }
      offset += 1
    }
    return true
  }

  /// The slot of an identifier that stands in a slot of another table.
  @inline(__always)
  func slot(of other: RawSlots, _ otherSlot: Int, else isEqual: (Int, Int) -> Bool) -> Int? {
    guard !buckets.isEmpty else { return nil }
    let mask = buckets.count - 1
    var bucket = other.hashes[otherSlot] & mask
    while buckets[bucket] >= 0 {
      let slot = Int(buckets[bucket])
      if self.isEqual(slot, other, otherSlot, else: isEqual) { return slot }
      bucket = (bucket + 1) & mask
    }
    return nil
  }

  /// Whether the first identifiers, so many of them, are those of another table in the same slots.
  func startsAlike(_ other: RawSlots, count: Int, else isEqual: (Int, Int) -> Bool) -> Bool {
    for slot in 0..<count where !self.isEqual(slot, other, slot, else: isEqual) { return false }
    return true
  }

  /// How many pairs are equal before the first that isn't.
  func equalPairs(
    _ slots: ArraySlice<Int>, _ other: RawSlots, _ otherSlots: ArraySlice<Int>, else isEqual: (Int, Int) -> Bool
  ) -> Int {
    let shorter = min(slots.count, otherSlots.count)
    return slots.withUnsafeBufferPointer { slots in
      otherSlots.withUnsafeBufferPointer { otherSlots in
        var count = 0
        while count < shorter, self.isEqual(slots[count], other, otherSlots[count], else: isEqual) { count += 1 }
        return count
      }
    }
  }

  /// How many pairs are equal behind the last that isn't.
  func equalPairsAtEnd(
    _ slots: ArraySlice<Int>, _ other: RawSlots, _ otherSlots: ArraySlice<Int>, else isEqual: (Int, Int) -> Bool
  ) -> Int {
    var count = 0
    var (index, otherIndex) = (slots.endIndex, otherSlots.endIndex)
    while index > slots.startIndex, otherIndex > otherSlots.startIndex {
      index -= 1
      otherIndex -= 1
      guard self.isEqual(slots[index], other, otherSlots[otherIndex], else: isEqual) else { break }
      count += 1
    }
    return count
  }
}

extension IdentifierTable {
  /// Runs `body` with the bytes of this table and another, and with what compares slots of the two by `==`.
  func withRawSlots<Result>(
    and other: Self, _ body: (RawSlots, RawSlots, (Int, Int) -> Bool) -> Result
  ) -> Result {
    withRawSlots { raw in
      other.withRawSlots { otherRaw in
        body(raw, otherRaw) { slot, otherSlot in identifiers[slot] == other.identifiers[otherSlot] }
      }
    }
  }

  /// Whether the identifiers of another table are the same in the same slots; all slots of both are in use.
  func hasIdentifiers(equalTo other: Self) -> Bool {
    withRawSlots(and: other) { raw, otherRaw, isEqual in
      count == other.count && raw.startsAlike(otherRaw, count: count, else: isEqual)
    }
  }

  /// Whether the identifiers in `slots` are those in `otherSlots` of another table, one by one.
  func hasIdentifiers(in slots: [Int], equalTo other: Self, in otherSlots: [Int]) -> Bool {
    guard slots.count == otherSlots.count else { return false }
    return withRawSlots(and: other) { raw, otherRaw, isEqual in
      raw.equalPairs(slots[...], otherRaw, otherSlots[...], else: isEqual) == slots.count
    }
  }
}
