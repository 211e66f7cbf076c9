// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Elements of an array found by their hashes; the array and the hashing stay with the caller.
///
/// Not generic: the generic code of this module runs unspecialised in apps, and what needn't be generic is much faster.
struct HashBuckets {
  private var buckets: ContiguousArray<Int32>
  private var hashes: ContiguousArray<Int>
  private let mask: Int

  /// For the elements of an array of `count`.
  init(count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    buckets = ContiguousArray(repeating: -1, count: size)
    hashes = ContiguousArray(repeating: 0, count: count)
    mask = size - 1
  }

  /// The index of an equal element that was inserted before.
  func find(hash: Int, isEqual: (Int) -> Bool) -> Int? {
    let bucket = bucket(hash, isEqual)
    return buckets[bucket] < 0 ? nil : Int(buckets[bucket])
  }

  /// Inserts the element with an index, or gives that of an equal element that was inserted before.
  mutating func insert(_ index: Int, hash: Int, isEqual: (Int) -> Bool) -> Int? {
    let bucket = bucket(hash, isEqual)
    if buckets[bucket] >= 0 { return Int(buckets[bucket]) }
    buckets[bucket] = Int32(index)
    hashes[index] = hash
    return nil
  }

  private func bucket(_ hash: Int, _ isEqual: (Int) -> Bool) -> Int {
    var bucket = hash & mask
    while buckets[bucket] >= 0 {
      let index = Int(buckets[bucket])
      if hashes[index] == hash, isEqual(index) { break }
      bucket = (bucket + 1) & mask
    }
    return bucket
  }
}
