// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

/// The numbered rules of frames.
@Suite struct FrameTests {
  @Test func aFixedFrameHasItsSizeWhateverTheChild() {
    let root = Box.fixed(50, 50).frame(width: 20, height: 30).laidOut(500, 500)
    #expect(root.frame?.size == CGSize(20, 30))
    #expect(root[0].frame == CGRect(-15, -10, 50, 50))
  }

  @Test func oneGivenLengthProposesTheOtherAsItCame() {
    let root = Box.fill.frame(width: 20).laidOut(500, 40)
    #expect(root.frame?.size == CGSize(20, 40))
    #expect(root[0].finalProposal == Proposal(width: 20, height: 40))
    #expect(Box.fill.frame(height: 20).size(nil, 5) == CGSize(10, 20))
  }

  @Test func aFixedFrameAlignsItsChild() {
    let root = Box.fixed(10, 10).frame(width: 30, height: 30, AlignmentPair(.trailing, .bottom)).laidOut(nil, nil)
    #expect(root[0].frame == CGRect(20, 20, 10, 10))
    let guided = Box.fixed(10, 10).guide(.leading, .constant(4)).frame(width: 30, height: 30, .topLeading)
    #expect(guided.laidOut(nil, nil)[0].frame == CGRect(-4, 0, 10, 10))
  }

  @Test(arguments: [-1, CGFloat.infinity, .nan]) func aLengthThatIsNoneIsIgnored(length: CGFloat) {
    #expect(!FrameLayout.isValid(length))
    #expect(Box.fill.frame(width: length, height: 20).size(70, 70) == CGSize(70, 20))
  }

  @Test func limitsAreHeldInOrder() {
    let limits = FlexibleFrameLayout.Limits(min: -5, ideal: -3, max: -1)
    #expect([limits.min, limits.ideal, limits.max] == [0, 0, 0])
    let crossed = FlexibleFrameLayout.Limits(min: 50, ideal: 20, max: 30)
    #expect([crossed.min, crossed.ideal, crossed.max] == [50, 50, 50])
    #expect(!FlexibleFrameLayout.Limits.areOrdered(min: 50, ideal: 20, max: 30))
    #expect(!FlexibleFrameLayout.Limits.areOrdered(min: 50, ideal: nil, max: 30))
    #expect(FlexibleFrameLayout.Limits.areOrdered(min: 10, ideal: nil, max: 30))
  }

  /// A row of the table: limits, proposal, child's width, width of the frame.
  static let table: [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat, CGFloat)] = [
    // A number proposed, min and max.
    (20, nil, 80, 50, 30, 50), (20, nil, 80, 10, 30, 20), (20, nil, 80, 100, 30, 80), (0, nil, .infinity, 55, 90, 55),
    // Min only.
    (20, nil, nil, 50, 30, 30), (20, nil, nil, 50, 70, 50), (20, nil, nil, 10, 70, 20), (20, nil, nil, 50, 5, 20),
    // Max only.
    (nil, nil, 80, 50, 30, 50), (nil, nil, 80, 50, 70, 70), (nil, nil, 80, 50, 90, 80),
    (nil, nil, .infinity, 50, 90, 90),
    // Neither.
    (nil, 40, nil, 50, 30, 30), (nil, nil, nil, 50, 30, 30),
    // Nothing proposed, an ideal given.
    (20, 40, 80, nil, 30, 40), (nil, 40, nil, nil, 30, 40), (20, 40, nil, nil, 90, 40), (nil, 40, 80, nil, 90, 40),
    // Nothing proposed, no ideal.
    (20, nil, 80, nil, 30, 30), (20, nil, 80, nil, 10, 20), (20, nil, 80, nil, 90, 80), (20, nil, nil, nil, 30, 30),
    (20, nil, nil, nil, 10, 20), (nil, nil, 80, nil, 30, 30), (nil, nil, 80, nil, 90, 80), (nil, nil, nil, nil, 30, 30),
  ]

  @Test(arguments: table.indices) func theTableOfFlexibleFramesHolds(row: Int) {
    let (min, ideal, max, proposed, child, width) = Self.table[row]
    let box = Box.fixed(child, 10).frame(minWidth: min, idealWidth: ideal, maxWidth: max)
    #expect(box.size(proposed, nil).width == width)
  }

  @Test func theChildIsProposedTheClampedLength() {
    let element = TestElement(Box.fill.frame(minWidth: 20, idealWidth: 40, maxWidth: 80))
    _ = element.size(in: Proposal(width: 100, height: nil))
    _ = element.size(in: Proposal(width: nil, height: nil))
    let cache = element[0].answers
    #expect(cache.size(for: Proposal(width: 80, height: nil)) != nil)
    #expect(cache.size(for: Proposal(width: 40, height: nil)) != nil)
    #expect(cache.count == 2)
  }

  @Test func toPlaceItsChildAFlexibleFrameProposesItsOwnSize() {
    let root = Box.text(30, 30).frame(minWidth: 0, maxWidth: .infinity).laidOut(100, 100)
    #expect(root[0].finalProposal == Proposal(width: 100, height: 20))
    #expect(root[0].frame == CGRect(20, 0, 60, 20))
  }

  @Test func whereNothingBoundsItAFlexibleFrameProposesNothingAgain() {
    let free = Box.text(30).frame(minWidth: 10, maxWidth: 100).laidOut(nil, nil)
    #expect(free[0].finalProposal == .unspecified)
    let held = Box.text(30).frame(minWidth: 50, maxWidth: 100).laidOut(nil, nil)
    #expect(held[0].finalProposal == Proposal(width: 50, height: nil))
    let ideal = Box.text(30).frame(idealWidth: 60).laidOut(nil, nil)
    #expect(ideal[0].finalProposal == Proposal(width: 60, height: nil))
  }
}
