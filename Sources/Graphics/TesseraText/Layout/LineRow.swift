// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The stretches beside each other that holes leave of a line's height. Lengths are points.
struct LineRow {
  /// A stretch, from the leading edge.
  struct Slot: Equatable {
    var start: CGFloat
    var end: CGFloat
  }

  var top: CGFloat
  /// The height of the highest line in it; 0 for none.
  var height: CGFloat = 0
  /// In the order of reading.
  var slots: [Slot]
  var next = 0

  var hasLines: Bool { height > 0 }

  init(top: CGFloat, slots: [Slot]) {
    self.top = top
    self.slots = slots
  }

  mutating func take() -> Slot? {
    guard next < slots.count else { return nil }
    defer { next += 1 }
    return slots[next]
  }

  /// What of stretches in order from left to right is room for text, from the leading edge on.
  static func slots(
    _ stretches: [ClosedRange<CGFloat>], width: CGFloat, indent: CGFloat, end: CGFloat, leadsRight: Bool
  ) -> [Slot] {
    let turned =
      leadsRight ? stretches.reversed().map { width - $0.upperBound...width - $0.lowerBound } : stretches
    return turned.compactMap { stretch in
      let slot = Slot(start: max(stretch.lowerBound, indent), end: min(stretch.upperBound, end))
      return slot.end > slot.start ? slot : nil
    }
  }
}
