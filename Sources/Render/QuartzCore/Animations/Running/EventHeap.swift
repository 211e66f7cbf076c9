// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// What will happen, the earliest first.
struct EventHeap<Element> {
  struct Event {
    var time: CFTimeInterval
    /// Which of the events of one time comes first.
    var order: UInt64
    var element: Element

    fileprivate func precedes(_ other: Event) -> Bool { (time, order) < (other.time, other.order) }
  }

  private var events: [Event] = []

  var first: Event? { events.first }
  var count: Int { events.count }

  mutating func removeAll() {
    events.removeAll()
  }

  /// - Complexity: O(log n).
  mutating func insert(_ event: Event) {
    var index = events.count
    events.append(event)
    while index > 0 {
      let parent = (index - 1) / 2
      guard events[index].precedes(events[parent]) else { break }
      events.swapAt(index, parent)
      index = parent
    }
  }

  /// - Complexity: O(log n).
  mutating func popFirst() -> Event? {
    guard let last = events.popLast() else { return nil }
    guard let first = events.first else { return last }
    events[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < events.count && events[child].precedes(events[least]) {
        least = child
      }
      guard least != index else { return first }
      events.swapAt(index, least)
      index = least
    }
  }
}
