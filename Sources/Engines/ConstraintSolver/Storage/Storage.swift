// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A growing array of plain values behind one pointer, without reference counts, uniqueness or bounds checks.
///
/// The simplex loops read and write `base[i]` directly. `base` moves when the storage grows, so a loop that may
/// append must read it again.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Takes `extra` elements more, uninitialised, and returns the index of the first.
  mutating func extend(by extra: Int) -> Int {
    if count + extra > capacity { grow(to: count + extra) }
    defer { count += extra }
    return count
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    count -= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  /// Takes out one element and closes the gap, keeping the order.
  mutating func remove(at index: Int) {
    for i in index + 1..<max(count, index + 1) { base[i - 1] = base[i] }
    count -= 1
  }

  func clone() -> Storage<Element> {
    var copy = Storage<Element>(capacity: capacity)
    _ = copy.extend(by: count)
    copy.base.update(from: base, count: count)
    return copy
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(capacity * 2, needed)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }
}

extension Storage where Element: Equatable {
  /// Takes out the last occurrence of `element`, searching from the end, where the newest are.
  mutating func removeLast(of element: Element) {
    var index = count - 1
    while index >= 0 && base[index] != element { index -= 1 }
    if index >= 0 { remove(at: index) }
  }
}
