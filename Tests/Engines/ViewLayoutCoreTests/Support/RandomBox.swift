// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import ViewLayoutCore

/// Makes random trees of boxes and proposals. Lengths are halves of points, so that sums of them are exact.
struct RandomBox {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func roll(_ bound: Int) -> Int { Int(random.next() >> 33) % bound }
  mutating func chance(_ one: Int) -> Bool { roll(one) == 0 }
  mutating func points(_ most: Int) -> CGFloat { CGFloat(roll(most * 2 + 1)) / 2 }
  mutating func maybe(_ most: Int, one: Int = 2) -> CGFloat? { chance(one) ? points(most) : nil }
  mutating func pick<T>(_ values: [T]) -> T { values[roll(values.count)] }

  mutating func proposal() -> Proposal {
    func length(_ maker: inout RandomBox) -> CGFloat? {
      switch maker.roll(8) {
      case 0: nil
      case 1: 0
      case 2: .infinity
      default: maker.points(200)
      }
    }
    return Proposal(width: length(&self), height: length(&self))
  }

  /// A guide that isn't one of the standard ones.
  private enum Own {}
  static let own = AlignmentKey(id: ObjectIdentifier(Own.self), axis: .vertical) { $0[.bottom] - 1 }
  private enum OwnAcross {}
  static let ownAcross = AlignmentKey(id: ObjectIdentifier(OwnAcross.self), axis: .horizontal) { $0[.leading] + 2 }

  mutating func key(_ axis: LayoutAxis) -> AlignmentKey {
    axis == .horizontal
      ? pick([.leading, .horizontalCenter, .horizontalCenter, .trailing, Self.ownAcross])
      : pick([.top, .verticalCenter, .verticalCenter, .bottom, .firstBaseline, .lastBaseline, Self.own])
  }

  mutating func alignment() -> AlignmentPair { AlignmentPair(key(.horizontal), key(.vertical)) }

  mutating func box(depth: Int, in axis: LayoutAxis? = nil) -> Box {
    var box = Box(depth == 0 || chance(6) ? leaf(axis) : kind(depth))
    if case .spacer = box.kind { return box }
    if chance(5) { box.priority = CGFloat(pick([-1, 1, 2])) }
    return box
  }

  mutating func boxes(_ most: Int, depth: Int, in axis: LayoutAxis? = nil) -> [Box] {
    (0..<roll(most + 1)).map { _ in box(depth: depth, in: axis) }
  }

  private mutating func leaf(_ axis: LayoutAxis?) -> Box.Kind {
    switch roll(9) {
    case 0, 1: .fill
    case 2: .square
    case 3: .fixed(CGSize(points(60), points(60)))
    case 4: .spacer(axis, minLength: maybe(20))
    case 5: .divider(axis ?? .vertical)
    default: .text(TestText(words: (0...roll(4)).map { _ in points(40) + 1 }, lineHeight: CGFloat(pick([10, 20, 24]))))
    }
  }

  private mutating func limits() -> Box.Limits {
    Box.Limits(min: maybe(60), ideal: maybe(80, one: 4), max: chance(4) ? .infinity : maybe(100))
  }

  private mutating func kind(_ depth: Int) -> Box.Kind {
    let below = depth - 1
    switch roll(22) {
    case 0, 1, 2, 3, 4, 5:
      let axis: LayoutAxis = chance(2) ? .horizontal : .vertical
      return .stack(axis, key(axis.cross), spacing: maybe(12), boxes(4, depth: below, in: axis))
    case 6: return .overlapping(alignment(), boxes(3, depth: below))
    case 7: return .frame(width: maybe(120), height: maybe(120), alignment(), box(depth: below))
    case 8, 9: return .flexible(width: limits(), height: limits(), alignment(), box(depth: below))
    case 10:
      let edges = pick([LayoutEdges.all, .top, .leading, .bottom, .horizontal, .vertical])
      return .padding(EdgeLengths(chance(6) ? -points(8) : points(16), edges: edges), edges, box(depth: below))
    case 11: return .fixedSize(pick([.both, .horizontal, .vertical]), box(depth: below))
    case 12: return .aspect(pick([nil, 0.5, 1, 2]), chance(2) ? .fit : .fill, box(depth: below))
    case 13: return .position(CGPoint(x: points(50), y: points(50)), box(depth: below))
    case 14, 15:
      let axis: LayoutAxis = chance(2) ? .horizontal : .vertical
      let guide: Box.Guide =
        switch roll(3) {
        case 0: .constant(points(30))
        case 1: .part(CGFloat(roll(5)) / 4)
        default: .other(key(axis), plus: points(4))
        }
      return .guide(key(axis), guide, box(depth: below))
    case 16: return .overlay(alignment(), box(depth: below), box(depth: below))
    case 17:
      let edge = pick(LayoutEdge.allCases)
      return .inset(edge, key(edge.axis.cross), spacing: maybe(12), box(depth: below), box(depth: below))
    case 18: return .firstThatFits(pick([.both, .horizontal, .vertical]), boxes(3, depth: below))
    case 19: return .geometry(boxes(2, depth: below))
    case 20: return .scroll(pick([.both, .horizontal, .vertical]), box(depth: below))
    default: return grid(below)
    }
  }

  private mutating func grid(_ depth: Int) -> Box.Kind {
    var (rows, count) = ([GridRow](), 0)
    for _ in 0...roll(3) {
      func cell(_ maker: inout RandomBox) -> GridCell {
        GridCell(
          columns: maker.chance(4) ? 2 : 1,
          unsizedAxes: maker.chance(5) ? maker.pick([.horizontal, .vertical, .both]) : [],
          anchor: maker.chance(6) ? CGPoint(x: 0.5, y: 1) : nil,
          columnAlignment: maker.chance(5) ? maker.key(.horizontal) : nil)
      }
      let row =
        chance(5)
        ? GridRow.view(cell(&self))
        : GridRow((0...roll(2)).map { _ in cell(&self) }, alignment: chance(4) ? key(.vertical) : nil)
      rows.append(row)
      count += row.cells.count
    }
    return .grid(rows, alignment(), maybe(12), maybe(12), (0..<count).map { _ in box(depth: depth) })
  }
}
