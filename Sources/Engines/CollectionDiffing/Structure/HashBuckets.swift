// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Elements of an array found by their hashes; the array and the hashing stay with the caller.
///
/// Not generic: the generic code of this module runs unspecialised in apps, and what needn't be generic is much faster.
struct HashBuckets: Sendable {
  /// No element.
  static let vacant: Int32 = -1

  /// Open addressing with linear probing: indices, or `vacant`; the number is a power of two, at least twice the elements.
  private(set) var buckets: ContiguousArray<Int32> = []
  /// By index; kept, so that an element is hashed once in its life.
  private(set) var hashes: ContiguousArray<Int> = []
  private var count = 0

  init() {}

  /// For the elements of an array of `count`.
  init(count: Int) {
    hashes = ContiguousArray(repeating: 0, count: count)
    grow(for: count)
  }

  /// Makes room for so many more elements.
  mutating func reserve(_ more: Int) {
    let needed = count + more
    // Reserving exactly what is needed, again and again, would copy again and again.
    if needed > hashes.capacity { hashes.reserveCapacity(max(needed, hashes.capacity * 2)) }
    if needed * 2 > buckets.count { grow(for: needed) }
  }

  /// The index of an element of a hash; `isEqual` says of an index whether it is the one.
  func find(hash: Int, isEqual: (Int) -> Bool) -> Int? {
    if buckets.isEmpty { return nil }
    let index = buckets[bucket(hash, isEqual)]
    return index < 0 ? nil : Int(index)
  }

  /// Adds an element, or gives the index of an equal one.
  mutating func insert(_ index: Int, hash: Int, isEqual: (Int) -> Bool) -> Int? {
    if (count + 1) * 2 > buckets.count { grow(for: count + 1) }
    let bucket = bucket(hash, isEqual)
    if buckets[bucket] >= 0 { return Int(buckets[bucket]) }
    while hashes.count <= index { hashes.append(0) }
    hashes[index] = hash
    buckets[bucket] = Int32(index)
    count += 1
    return nil
  }

  /// Adds an element that is not there.
  mutating func insert(_ index: Int, hash: Int) { _ = insert(index, hash: hash) { _ in false } }

  mutating func remove(_ index: Int) {
    let mask = buckets.count - 1
    var hole = hashes[index] & mask
    while buckets[hole] != Int32(index) { hole = (hole + 1) & mask }
    // What stands behind the hole moves up unless it would come before its own place.
    var next = (hole + 1) & mask
    while buckets[next] >= 0 {
      let home = hashes[Int(buckets[next])] & mask
      if (next - home) & mask >= (next - hole) & mask {
        buckets[hole] = buckets[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    buckets[hole] = Self.vacant
    count -= 1
  }

  private mutating func grow(for number: Int) {
    var size = 16
    while size < number * 2 { size *= 2 }
    let old = buckets
    buckets = ContiguousArray(repeating: Self.vacant, count: size)
    for index in old where index >= 0 { buckets[bucket(hashes[Int(index)]) { _ in false }] = index }
  }

  /// The bucket of an equal element, or the vacant one where it would be.
  private func bucket(_ hash: Int, _ isEqual: (Int) -> Bool) -> Int {
    let mask = buckets.count - 1
    var bucket = hash & mask
    while buckets[bucket] >= 0 {
      let index = Int(buckets[bucket])
      if hashes[index] == hash, isEqual(index) { break }
      bucket = (bucket + 1) & mask
    }
    return bucket
  }
}
