// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Many short vectors in one allocation: blocks of 4, 8, 16 … elements, with a list of free blocks per size.
///
/// Rows, columns and the terms of constraints live here. Addresses are indices, so the pool may move as it grows.
struct BlockPool<Element: BitwiseCopyable>: ~Copyable {
  private var storage: Storage<Element>
  /// First free block of each size, or −1. The index of the next one is written into the block itself.
  private var free: Storage<Int32>

  init(capacity: Int) {
    precondition(MemoryLayout<Element>.size >= MemoryLayout<Int32>.size, "a free block must hold an index")
    storage = Storage(capacity: capacity)
    free = Storage(capacity: 28)
    for _ in 0..<28 { free.append(-1) }
  }

  private init(storage: consuming Storage<Element>, free: consuming Storage<Int32>) {
    self.storage = storage
    self.free = free
  }

  /// Where block indices count from. Moves when a block is taken.
  var base: UnsafeMutablePointer<Element> {
    @inline(__always) get { storage.base }
  }

  /// The smallest size class that holds `count` elements.
  @inline(__always)
  static func sizeClass(for count: Int) -> Int32 {
    count <= 4 ? 0 : Int32(Int.bitWidth - (count - 1).leadingZeroBitCount - 2)
  }

  @inline(__always)
  static func capacity(ofClass sizeClass: Int32) -> Int { 4 << Int(sizeClass) }

  @inline(__always)
  mutating func allocate(sizeClass: Int32) -> Int32 {
    let head = free.base[Int(sizeClass)]
    if head >= 0 {
      free.base[Int(sizeClass)] = UnsafeRawPointer(storage.base + Int(head)).loadUnaligned(as: Int32.self)
      return head
    }
    return Int32(storage.extend(by: Self.capacity(ofClass: sizeClass)))
  }

  @inline(__always)
  mutating func deallocate(_ start: Int32, sizeClass: Int32) {
    UnsafeMutableRawPointer(storage.base + Int(start)).storeBytes(of: free.base[Int(sizeClass)], as: Int32.self)
    free.base[Int(sizeClass)] = start
  }

  func clone() -> BlockPool<Element> { BlockPool(storage: storage.clone(), free: free.clone()) }
}
