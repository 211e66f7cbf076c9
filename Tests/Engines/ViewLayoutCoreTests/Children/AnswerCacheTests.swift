// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

/// What elements remember, and what a change makes them forget.
@Suite struct AnswerCacheTests {
  @Test func aQuestionIsWorkedOutOnce() {
    let element = TestElement(Box.row(.fill, .text(10)))
    for _ in 0..<5 { _ = element.size(in: Proposal(width: 50, height: nil)) }
    #expect(element.answers.sizeAsks == 5)
    #expect(element.answers.sizeMisses == 1)
  }

  @Test func theLeastRecentlyUsedAnswerGoes() {
    let cache = AnswerCache()
    func proposal(_ number: Int) -> Proposal { Proposal(width: CGFloat(number), height: nil) }
    for number in 0..<AnswerCache.mostAnswers { cache.store(.zero, for: proposal(number)) }
    #expect(cache.size(for: proposal(0)) != nil)
    cache.store(.zero, for: proposal(1000))
    #expect(cache.count == AnswerCache.mostAnswers)
    #expect(cache.size(for: proposal(0)) != nil)
    #expect(cache.size(for: proposal(1)) == nil)
  }

  @Test func aHandfulOfAnswersOutlivesThePass() {
    let element = TestElement(Box.text(10, 20, 30))
    for width in 0..<20 { _ = element.size(in: Proposal(width: CGFloat(width), height: nil)) }
    element.layOut(in: Proposal(width: 5, height: nil))
    #expect(element.answers.count == AnswerCache.keptAnswers)
    let misses = element.answers.sizeMisses
    _ = element.size(in: Proposal(width: 5, height: nil))
    #expect(element.answers.sizeMisses == misses)
  }

  @Test func aTreeThatStandsAsBeforeIsNotWalked() {
    let root = TestElement(Box.column(.text(10), .row(.text(20), .fill)))
    root.layOut(in: Proposal(width: 100, height: 100))
    let counts = root.all.map(\.placements)
    root.layOut(in: Proposal(width: 100, height: 100))
    #expect(root.all.dropFirst().map(\.placements) == Array(counts.dropFirst()))
    #expect(root.all.map(\.placements).first == 2)
  }

  @Test func aMovedSubtreeIsNotWalked() {
    let root = TestElement(Box.column(.fixed(10, 10), .row(.fixed(20, 20), .fixed(5, 5)), spacing: 0))
    root.layOut(in: Proposal(width: 100, height: nil))
    root[0].algorithm = FixedLeafLayout(CGSize(10, 30))
    root.layOut(in: Proposal(width: 100, height: nil))
    #expect(root[1].frame?.minY == 30)
    #expect(root[1].placements == 2)
    #expect(root[1, 0].placements == 1)
  }

  @Test func aChangeAsksOnlyTheWayDownToIt() {
    let root = TestElement(Box.column(.row(.text(10), .fill), .row(.text(20), .fill)))
    root.layOut(in: Proposal(width: 100, height: 100))
    for element in root.all { element.answers.resetCounts() }
    root[0, 0].algorithm = TestText(words: [15], lineHeight: 20)
    root.layOut(in: Proposal(width: 100, height: 100))
    #expect(root[1, 0].answers.sizeAsks == 0)
    #expect(root[0, 0].answers.sizeMisses > 0)
    #expect(root[0, 0].frame?.width == 15)
  }

  @Test func aBoxOfConstantSizeStopsAChange() {
    let root = TestElement(Box.column(.column(.fill, .fixed(10, 10)).frame(width: 50, height: 50), .fill, spacing: 0))
    root.layOut(in: Proposal(width: 100, height: 100))
    for element in root.all { element.answers.resetCounts() }
    root[0, 0, 1].algorithm = FixedLeafLayout(CGSize(20, 20))
    root.layOut(in: Proposal(width: 100, height: 100))
    #expect(root.answers.sizeMisses == 0)
    #expect(root[0].answers.sizeMisses == 1)
    #expect(root[1].answers.sizeMisses == 0)
    #expect(root[0, 0, 1].frame?.size == CGSize(20, 20))
  }

  @Test func aGuideInABoxOfConstantSizeDoesNotStopThere() {
    let root = TestElement(
      Box.row(.text(10).frame(width: 50, height: 50, .topLeading), .fixed(10, 30), key: .firstBaseline, spacing: 0))
    root.layOut(in: Proposal(width: 100, height: 100))
    #expect(root[1].frame?.minY == 0)
    #expect(root[0].frame?.minY == 15)
    root[0, 0].algorithm = TestText(words: [10], lineHeight: 40)
    root.layOut(in: Proposal(width: 100, height: 100))
    #expect(root[0].frame?.minY == 0)
  }

  @Test func manyChangesBelowOneAncestorCostOneWalk() {
    let leaves = (0..<100).map { _ in TestElement(Box.text(10)) }
    let root = TestElement(StackLayout(axis: .vertical), children: leaves)
    root.layOut(in: Proposal(width: 100, height: nil))
    for leaf in leaves { leaf.algorithm = TestText(words: [20], lineHeight: 20) }
    #expect(root.answers.count == 0)
    root.layOut(in: Proposal(width: 100, height: nil))
    #expect(leaves.allSatisfy { $0.frame?.width == 20 })
  }
}
