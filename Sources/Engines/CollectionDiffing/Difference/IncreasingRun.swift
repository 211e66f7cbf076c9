// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The longest subsequence of distinct numbers that increases: what may stay where it is, so that the fewest move.
///
/// A number greater than all before costs O(1); only one that falls back costs a binary search. Numbers in order, a
/// few of them moved, and numbers in reverse are therefore linear.
struct IncreasingRun {
  /// Places in the input, ascending.
  private(set) var indices: [Int] = []
  /// Comparisons made, for tests.
  private(set) var comparisons = 0

  init(in numbers: [Int]) {
    // ends[k]: place of the smallest number that ends an increasing subsequence of length k + 1.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var length = ends.count
      comparisons += 1
      if let last = ends.last, numbers[last] > number {
        var low = 0
        length -= 1
        while low < length {
          let middle = (low + length) / 2
          comparisons += 1
          if numbers[ends[middle]] < number { low = middle + 1 } else { length = middle }
        }
      }
      if length > 0 { previous[place] = ends[length - 1] }
      if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    guard var place = ends.last else { return }
    indices = [Int](repeating: 0, count: ends.count)
    for index in indices.indices.reversed() {
      indices[index] = place
      place = previous[place]
    }
  }
}
