// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ViewLayoutCore

/// The twin of stacks.
struct NaiveStack {
  private let axis: LayoutAxis
  private let key: AlignmentKey
  private let spacing: CGFloat?
  private let boxes: [Box]

  init(_ box: Box) {
    guard case .stack(let axis, let key, let spacing, let boxes) = box.kind else { fatalError("not a stack") }
    (self.axis, self.key, self.spacing, self.boxes) = (axis, key, spacing, boxes)
  }

  func size(_ proposal: Proposal) -> CGSize {
    if boxes.isEmpty { return .zero }
    let proposals = proposals(proposal)
    let lengths = zip(boxes, proposals).map { NaiveLayout.size($0, $1)[axis] }
    let range = range(proposals)
    return CGSize(
      along: max(0, gaps.reduce(0, +) + lengths.reduce(0, +)), across: range.end - range.start, axis: axis)
  }

  func places(_ proposal: Proposal) -> [NaiveLayout.Place] {
    if boxes.isEmpty { return [] }
    var final = proposal
    final[axis.cross] = proposal[axis.cross] ?? size(proposal)[axis.cross]
    let proposals = proposals(final)
    let start = range(proposals).start
    return boxes.indices.map { index in
      let before = zip(boxes, proposals).prefix(index).map { NaiveLayout.size($0, $1)[axis] }
      let along = zip(before, gaps).reduce(0) { $0 + ($1.0 + $1.1) }
      let across = -start - NaiveLayout.line(boxes[index], key, proposals[index])
      return NaiveLayout.Place(
        index: index, origin: CGPoint(along: along, across: across, axis: axis), proposal: proposals[index])
    }
  }

  private var gaps: [CGFloat] {
    zip(boxes, boxes.dropFirst()).map { first, second in
      spacing ?? NaiveSpacing.of(first).distance(NaiveSpacing.of(second), axis)
    }
  }

  private func range(_ proposals: [Proposal]) -> (start: CGFloat, end: CGFloat) {
    let lines = zip(boxes, proposals).map { NaiveLayout.line($0, key, $1) }
    let lengths = zip(boxes, proposals).map { NaiveLayout.size($0, $1)[axis.cross] }
    return (lines.map { -$0 }.min() ?? 0, zip(lengths, lines).map { $0 - $1 }.max() ?? 0)
  }

  /// Rules 2 to 6 of T§2.2.
  private func proposals(_ proposal: Proposal) -> [Proposal] {
    func proposed(_ length: CGFloat?) -> Proposal { Proposal(along: length, across: proposal[axis.cross], axis: axis) }
    func length(_ index: Int, _ proposal: Proposal) -> CGFloat { NaiveLayout.size(boxes[index], proposal)[axis] }
    guard let whole = proposal[axis] else { return boxes.map { _ in proposed(nil) } }

    let least = boxes.indices.map { length($0, proposed(0)) }
    let flexibility = boxes.indices.map { index in
      let difference = length(index, proposed(.infinity)) - least[index]
      return difference.isNaN ? 0 : difference
    }
    let priorities = Set(boxes.map(\.priority)).sorted(by: >)
    var result = boxes.map { _ in proposed(nil) }
    var used: CGFloat = 0
    for priority in priorities {
      let later = boxes.indices.filter { boxes[$0].priority < priority }
      let group = boxes.indices.filter { boxes[$0].priority == priority }.sorted { a, b in
        if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
        if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
        return a < b
      }
      var left = whole == .infinity ? .infinity : whole - gaps.reduce(0, +) - used - later.reduce(0) { $0 + least[$1] }
      for (number, index) in group.enumerated() {
        result[index] = proposed(max(0, left / CGFloat(group.count - number)))
        let taken = length(index, result[index])
        left = whole == .infinity ? .infinity : left - taken
        used += taken
      }
    }
    return result
  }
}
