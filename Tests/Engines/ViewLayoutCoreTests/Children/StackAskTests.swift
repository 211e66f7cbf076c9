// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

/// How often elements deep in stacks work out a size in one pass. Naive code asks 4²⁰ times.
@Suite struct StackAskTests {
  static let proposals: [Proposal] = [
    Proposal(width: 300, height: 600), Proposal(width: 2000, height: 600), Proposal(width: 300, height: nil),
    Proposal(width: nil, height: 600), .unspecified,
  ]

  /// Stacks in stacks, each with a child before the next.
  private func chain(_ depth: Int, axes: [LayoutAxis], around core: Box, beside: Box = .text(25, 15, 10)) -> TestElement
  {
    var box = core
    for level in 0..<depth {
      box = axes[level % axes.count] == .horizontal ? .row(beside, box) : .column(beside, box)
    }
    return TestElement(box)
  }

  private func most(_ root: TestElement, _ count: (AnswerCache) -> Int) -> Int {
    root.all.map { count($0.answers) }.max() ?? 0
  }

  @Test(arguments: proposals) func twentyStacksOfOneAxisAskEachElementTwiceAtMost(proposal: Proposal) {
    let root = chain(20, axes: [.horizontal], around: .text(30, 20, 10)).layOut(in: proposal)
    #expect(most(root, \.sizeMisses) <= 2)
    #expect(most(root, \.lengthMisses) <= 2)
  }

  @Test(arguments: proposals, [20, 40, 80]) func stacksOfBothAxesWorkOutFiveSizesAtMost(proposal: Proposal, depth: Int)
  {
    let root = chain(depth, axes: [.horizontal, .vertical], around: .text(30, 20, 10)).layOut(in: proposal)
    #expect(most(root, \.sizeMisses) <= 5)
    #expect(most(root, \.lengthMisses) <= 4)
    #expect(most(root) { $0.sizeMisses + $0.lengthMisses } <= 9)
  }

  @Test(arguments: proposals) func twentyStacksWithFlexibleChildrenAskEachElementEightTimesAtMost(proposal: Proposal) {
    for beside in [Box.fill, .text(20, 20).padding(8), .fill.frame(minWidth: 10, maxWidth: 50), .fill.frame(width: 20)]
    {
      let root = chain(20, axes: [.horizontal, .vertical], around: .text(30, 20, 10), beside: beside).layOut(
        in: proposal)
      #expect(most(root, \.sizeMisses) <= 8)
    }
  }

  /// A child whose width depends on its height is asked for its greatest width at each height.
  @Test(arguments: proposals) func aCircleDeepInStacksIsAskedMoreOftenButNotEndlessly(proposal: Proposal) {
    let root = chain(20, axes: [.horizontal, .vertical], around: .square).layOut(in: proposal)
    #expect(most(root, \.sizeMisses) <= 32)
  }

  @Test func aStackAsksEachChildThreeTimes() {
    let root = TestElement(Box.row(.text(10, 10), .text(20, 20), .square, .fill)).layOut(
      in: Proposal(width: 100, height: 50))
    // A text knows its extremes; a circle its least width; the others nothing but their share.
    #expect(root.children.map(\.answers.sizeMisses) == [1, 1, 2, 1])
    #expect(root.children.map(\.answers.lengthMisses) == [2, 2, 2, 2])
  }

  @Test func aLoneChildIsAskedOnce() {
    let root = TestElement(Box.row(.text(10, 10))).layOut(in: Proposal(width: 100, height: 50))
    #expect(root[0].answers.sizeMisses == 1)
    #expect(root[0].answers.lengthMisses == 0)
  }

  @Test func anIdealLengthNeedsNoExtremes() {
    let root = TestElement(Box.row(.text(10, 10), .square)).layOut(in: Proposal(width: nil, height: 50))
    #expect(root.children.map(\.answers.sizeMisses) == [1, 1])
    #expect(root.children.map(\.answers.lengthMisses) == [0, 0])
  }

  @Test func aThousandRowsAreAskedForTheirShareAndTheirExtremes() {
    let root = TestElement(
      StackLayout(axis: .vertical),
      children: (0..<1000).map { _ in TestElement(Box.row(.text(10), .spacer(.horizontal))) })
    root.layOut(in: Proposal(width: 100, height: nil))
    #expect(root.children.allSatisfy { $0.answers.sizeMisses == 1 && $0.answers.lengthMisses == 0 })
  }
}
