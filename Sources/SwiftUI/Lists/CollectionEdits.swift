// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  ///
  /// - Complexity: O(elements).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    self = Self(
      filter { _ in
        offset += 1
        return !offsets.contains(offset)
      })
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to stand before the one that has an offset now.
  ///
  /// - Complexity: O(elements).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.compactMap { all.indices.contains($0) ? all[$0] : nil }
    var rest: [Element] = []
    var place = 0
    for (offset, element) in all.enumerated() where !source.contains(offset) {
      if offset < destination { place += 1 }
      rest.append(element)
    }
    rest.insert(contentsOf: moved, at: place)
    for (index, element) in zip(Array(indices), rest) { self[index] = element }
  }
}
