// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// How a stack shares a finite length among children of several priorities and flexibilities.
///
/// 1. Children are grouped by priority, highest first. A group may use what is left of the length less the least
///    lengths of all later groups.
/// 2. Within a group the least flexible child goes first, where flexibility is the length at infinity less the length
///    at 0. Of two infinitely flexible ones the one with the larger least length is first; ties keep their order.
/// 3. Each is proposed an equal share of what is left for those still to come, never less than 0.
///
/// A question is asked only where its answer matters: the least length of a lone child of the first group does not.
///
/// - Complexity: O(*n* log *n*), and three questions for each child at most.
struct StackSharing {
  /// The length without gaps, in points: more than 0 and finite.
  let available: CGFloat
  let count: Int

  private struct Entry {
    let index: Int
    let priority: Double
    var least: CGFloat = 0
    var flexibility: CGFloat = 0
    /// The sum of the least lengths of all later groups.
    var reserved: CGFloat = 0

    func precedes(_ other: Entry) -> Bool {
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if flexibility == .infinity, least != other.least { return least > other.least }
      return index < other.index
    }
  }

  /// Shares the length; stops at the first answer that is `nil`.
  ///
  /// - Parameters:
  ///   - priority: The layout priority of a child.
  ///   - extreme: The length of a child at 0 or at infinity.
  ///   - take: Proposes a child its share, and gives the length that it takes.
  /// - Returns: `true` if every answer was a length.
  @discardableResult
  func solve(
    priority: (_ index: Int) -> Double, extreme: (_ index: Int, _ proposed: CGFloat) -> CGFloat?,
    take: (_ index: Int, _ share: CGFloat) -> CGFloat?
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Entry.self, capacity: count) { buffer in
      var entries = buffer
      var isUniform = true
      for index in 0..<count {
        let priority = priority(index)
        entries.initializeElement(at: index, to: Entry(index: index, priority: priority.isNaN ? 0 : priority))
        if entries[index].priority != entries[0].priority { isUniform = false }
      }
      if !isUniform {
        entries.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.index < $1.index }
        guard reserve(entries, extreme) else { return false }
      }
      var (start, used) = (0, CGFloat(0))
      while start < entries.count {
        let end = isUniform ? entries.count : self.end(of: start, entries)
        guard rank(start..<end, entries, extreme) else { return false }
        var left = available - used - entries[start].reserved
        for place in start..<end {
          guard let length = take(entries[place].index, max(0, left / CGFloat(end - place))) else { return false }
          left -= length
          used += length
        }
        start = end
      }
      return true
    }
  }

  private func end(of start: Int, _ entries: UnsafeMutableBufferPointer<Entry>) -> Int {
    var end = start + 1
    while end < entries.count, entries[end].priority == entries[start].priority { end += 1 }
    return end
  }

  /// Asks the later groups for their least lengths and adds them up from the last.
  private func reserve(
    _ entries: UnsafeMutableBufferPointer<Entry>, _ extreme: (Int, CGFloat) -> CGFloat?
  ) -> Bool {
    let first = end(of: 0, entries)
    var (reserved, group, place) = (CGFloat(0), CGFloat(0), entries.count - 1)
    while place >= 0 {
      if place + 1 < entries.count, entries[place + 1].priority != entries[place].priority {
        reserved += group
        group = 0
      }
      entries[place].reserved = reserved
      if place >= first {
        guard let least = extreme(entries[place].index, 0) else { return false }
        entries[place].least = least
        group += least
      }
      place -= 1
    }
    return true
  }

  /// Puts a group in order, the least flexible child first.
  private func rank(
    _ range: Range<Int>, _ entries: UnsafeMutableBufferPointer<Entry>, _ extreme: (Int, CGFloat) -> CGFloat?
  ) -> Bool {
    guard range.count > 1 else { return true }
    for place in range {
      guard let least = extreme(entries[place].index, 0), let most = extreme(entries[place].index, .infinity) else {
        return false
      }
      let flexibility = most - least
      entries[place].least = least
      entries[place].flexibility = flexibility.isNaN ? 0 : flexibility
    }
    var group = UnsafeMutableBufferPointer(rebasing: entries[range])
    group.sort { $0.precedes($1) }
    return true
  }
}
