// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

/// The core against the rules written down without caches, over seeded trees.
@Suite struct TwinTests {
  @Test(arguments: TwinSeeds.seeds) func aTreeStandsAsTheRulesSay(seed: UInt64) {
    var maker = RandomBox(seed: seed)
    for _ in 0..<5 {
      let box = maker.box(depth: 3)
      for _ in 0..<3 { compare(box, maker.proposal(), seed) }
    }
  }

  @Test(arguments: TwinSeeds.seeds) func aStackStandsAsTheRulesSay(seed: UInt64) {
    var maker = RandomBox(seed: seed)
    for _ in 0..<5 {
      let axis: LayoutAxis = maker.chance(2) ? .horizontal : .vertical
      let boxes = (0..<6).map { _ in maker.box(depth: 1, in: axis) }
      let box = Box(.stack(axis, maker.key(axis.cross), spacing: maker.maybe(12), boxes))
      for _ in 0..<3 { compare(box, maker.proposal(), seed) }
    }
  }

  @Test(arguments: TwinSeeds.seeds) func guidesAndSpacingAreTheRules(seed: UInt64) {
    var maker = RandomBox(seed: seed)
    for _ in 0..<8 {
      let (box, other) = (maker.box(depth: 2), maker.box(depth: 2))
      let (element, second) = (TestElement(box), TestElement(other))
      for axis in [LayoutAxis.horizontal, .vertical] {
        let (key, proposal) = (maker.key(axis), maker.proposal())
        let (real, naive) = (element.explicitGuide(key, in: proposal), NaiveLayout.explicit(box, key, proposal))
        #expect(isNear(real, naive), "seed \(seed): guide of \(box) in \(proposal)")
        let distance = element.spacing.distance(to: second.spacing, along: axis)
        let twin = NaiveSpacing.of(box).distance(NaiveSpacing.of(other), axis)
        #expect(distance == twin, "seed \(seed): distance from \(box) to \(other)")
      }
    }
  }

  /// A length that is said not to depend on the other axis doesn't.
  @Test(arguments: TwinSeeds.seeds) func aFreeLengthIsTheSameWhateverTheOtherProposal(seed: UInt64) {
    var maker = RandomBox(seed: seed)
    for _ in 0..<6 {
      let box = maker.box(depth: 3)
      let element = TestElement(box)
      for axis in [LayoutAxis.horizontal, .vertical] {
        let proposal = maker.proposal()[axis]
        guard let length = element.freeLength(axis, at: proposal) else { continue }
        for across in [nil, 0, .infinity, maker.points(100), maker.points(10)] as [CGFloat?] {
          let size = TestElement(box).size(in: Proposal(along: proposal, across: across, axis: axis))
          #expect(size[axis] == length, "seed \(seed): \(axis) length of \(box) at \(proposal as Any)")
        }
      }
    }
  }

  /// A tree that was asked before and then changed answers as one that is new.
  @Test(arguments: TwinSeeds.seeds) func aChangedTreeStandsAsAFreshOne(seed: UInt64) {
    var maker = RandomBox(seed: seed)
    var box = maker.box(depth: 4)
    let element = TestElement(box)
    var proposal = maker.proposal()
    for step in 0..<12 {
      if maker.chance(3) { proposal = maker.proposal() }
      element.layOut(in: proposal)
      let fresh = TestElement(box).layOut(in: proposal)
      let (old, new) = (frames(element), frames(fresh))
      guard old == new else {
        Issue.record("seed \(seed), step \(step): \(box) in \(proposal) has \(old), a new tree \(new)")
        return
      }
      change(&box, element, &maker)
    }
  }

  // MARK: - Comparing

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) <= 1e-6 * max(1, abs(a)) }

  private func isNear(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return isNear(a, b) || (!a.isFinite && !b.isFinite)
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    isNear(a.minX, b.minX) && isNear(a.minY, b.minY) && isNear(a.width, b.width) && isNear(a.height, b.height)
  }

  /// Frames that differ, as lines of a report.
  private func differences(_ box: Box, _ proposal: Proposal) -> [String] {
    let root = TestElement(box).layOut(in: proposal)
    return NaiveLayout.frames(box, in: proposal).compactMap { naive in
      let element = naive.path.reduce(root) { $0.children[$1] }
      guard let frame = element.frame else { return "\(naive.path) isn't placed, expected at \(naive.frame)" }
      return isNear(frame, naive.frame) ? nil : "\(naive.path) is at \(frame), expected at \(naive.frame)"
    }
  }

  /// Compares both, and reports the smallest part of the tree that differs.
  private func compare(_ box: Box, _ proposal: Proposal, _ seed: UInt64) {
    guard !differences(box, proposal).isEmpty else { return }
    var (box, proposal) = (box, proposal)
    search: while true {
      let proposals = [proposal, .zero, .infinity, .unspecified] + NaiveLayout.places(box, proposal).map(\.proposal)
      for child in box.children {
        for other in proposals where !differences(child, other).isEmpty {
          (box, proposal) = (child, other)
          continue search
        }
      }
      break
    }
    Issue.record("seed \(seed): \(box) in \(proposal): \(differences(box, proposal))")
  }

  // MARK: - Changing

  private struct Framed: Equatable {
    var path: [Int]
    var frame: CGRect?
  }

  /// Frames of what is placed: what a container doesn't show keeps an old frame.
  private func frames(_ element: TestElement, _ path: [Int] = []) -> [Framed] {
    var result = [Framed(path: path, frame: element.frame)]
    var shown: [Int] = []
    if let proposal = element.finalProposal {
      element.algorithm.place(element.children, in: proposal, size: element.size(in: proposal)) { index, _, _ in
        shown.append(index)
      }
    }
    for index in shown { result += frames(element.children[index], path + [index]) }
    return result
  }

  /// Replaces one box somewhere in the tree, in the description and in the elements.
  private func change(_ box: inout Box, _ element: TestElement, _ maker: inout RandomBox) {
    let children = box.children
    if !children.isEmpty, !maker.chance(3) {
      let index = maker.roll(children.count)
      var child = children[index]
      change(&child, element.children[index], &maker)
      box.replaceChild(index, by: child)
    } else {
      let new = maker.box(depth: 2)
      box.kind = new.kind
      element.children = new.children.map { TestElement($0) }
      element.algorithm = new.algorithm
    }
  }
}

extension Box {
  fileprivate mutating func replaceChild(_ index: Int, by box: Box) {
    func replaced(_ boxes: [Box]) -> [Box] {
      var boxes = boxes
      boxes[index] = box
      return boxes
    }
    switch kind {
    case .fill, .square, .fixed, .text, .spacer, .divider: break
    case .stack(let axis, let key, let spacing, let boxes):
      kind = .stack(axis, key, spacing: spacing, replaced(boxes))
    case .overlapping(let alignment, let boxes): kind = .overlapping(alignment, replaced(boxes))
    case .frame(let width, let height, let alignment, _):
      kind = .frame(width: width, height: height, alignment, box)
    case .flexible(let width, let height, let alignment, _):
      kind = .flexible(width: width, height: height, alignment, box)
    case .padding(let insets, let edges, _): kind = .padding(insets, edges, box)
    case .fixedSize(let axes, _): kind = .fixedSize(axes, box)
    case .aspect(let ratio, let mode, _): kind = .aspect(ratio, mode, box)
    case .position(let point, _): kind = .position(point, box)
    case .guide(let key, let guide, _): kind = .guide(key, guide, box)
    case .overlay(let alignment, let first, let second):
      kind = index == 0 ? .overlay(alignment, box, second) : .overlay(alignment, first, box)
    case .inset(let edge, let key, let spacing, let first, let second):
      kind =
        index == 0
        ? .inset(edge, key, spacing: spacing, box, second) : .inset(edge, key, spacing: spacing, first, box)
    case .firstThatFits(let axes, let boxes): kind = .firstThatFits(axes, replaced(boxes))
    case .geometry(let boxes): kind = .geometry(replaced(boxes))
    case .scroll(let axes, _): kind = .scroll(axes, box)
    case .grid(let rows, let alignment, let horizontal, let vertical, let boxes):
      kind = .grid(rows, alignment, horizontal, vertical, replaced(boxes))
    case .pass: kind = .pass(box)
    }
  }
}
