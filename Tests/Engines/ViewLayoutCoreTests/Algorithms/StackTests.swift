// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

/// The numbered rules of stacks.
@Suite struct StackTests {
  private func widths(_ box: Box, _ width: CGFloat?, _ height: CGFloat? = 10) -> [CGFloat?] {
    box.laidOut(width, height).childFrames.map { $0?.width }
  }

  @Test func spacingIsTakenOffFirst() {
    #expect(widths(.row(.fill, .fill, spacing: 20), 100) == [40, 40])
    #expect(widths(.row(.fill, .fill), 100) == [46, 46])
  }

  @Test func withoutAProposalChildrenHaveTheirIdealLength() {
    let root = Box.row(.fill, .text(30, 30), spacing: 5).laidOut(nil, 50)
    #expect(root.frame?.size == CGSize(75, 50))
    #expect(root[0].finalProposal == Proposal(width: nil, height: 50))
  }

  @Test func higherPrioritiesGoFirst() {
    #expect(widths(.row(.fill, .fill.priority(1), .fill.priority(2), spacing: 0), 90) == [0, 0, 90])
  }

  @Test func lessFlexibleChildrenGoFirst() {
    #expect(widths(.row(.fill, .fill.frame(minWidth: 20, maxWidth: 30), .fill, spacing: 0), 90) == [30, 30, 30])
    #expect(widths(.row(.fill, .fixed(10, 10), .fill, spacing: 0), 90) == [40, 10, 40])
  }

  @Test func tiesKeepTheirOrder() {
    // Both texts have the same flexibility; the first is asked first, at half.
    let root = Box.row(.text(30, 30), .text(30, 30), spacing: 0).laidOut(90, 40)
    #expect(root.childFrames.map { $0?.width } == [30, 60])
    #expect(root[0].finalProposal?.width == 45)
    #expect(root[1].finalProposal?.width == 60)
  }

  @Test func ofTwoEndlesslyFlexibleChildrenTheOneWithTheLargerMinimumGoesFirst() {
    #expect(widths(.row(.fill, .fill.frame(minWidth: 60), spacing: 0), 100) == [40, 60])
    #expect(widths(.row(.fill.frame(minWidth: 10), .fill.frame(minWidth: 60), spacing: 0), 100) == [40, 60])
  }

  @Test func laterGroupsKeepTheirMinima() {
    #expect(widths(.row(.fill.priority(1), .fill.frame(minWidth: 20), .fixed(15, 1), spacing: 0), 100) == [65, 20, 15])
  }

  @Test func eachLaterGroupGetsItsOwnMinimaBack() {
    let box = Box.row(
      .fixed(10, 1).priority(2), .fill.frame(minWidth: 20, maxWidth: 40).priority(1), .fill.frame(minWidth: 30),
      spacing: 0)
    #expect(widths(box, 100) == [10, 40, 50])
  }

  @Test func aSpacerGetsWhatOthersLeave() {
    #expect(widths(.row(.fill, .spacer(.horizontal), spacing: 0), 100) == [92, 8])
    #expect(widths(.row(.text(30), .spacer(.horizontal, minLength: 0), .text(20), spacing: 0), 100) == [30, 50, 20])
  }

  @Test func aStackMayBeLargerThanProposed() {
    #expect(Box.row(.fixed(80, 10), .fixed(80, 10), spacing: 0).size(100, 10) == CGSize(160, 10))
    #expect(Box.row(.fixed(80, 10), .fill, spacing: 30).size(0, 10) == CGSize(110, 10))
  }

  @Test func acrossItIsTheUnionOfChildrenLinedUp() {
    let root = Box.row(.fixed(10, 30), .fixed(10, 20).guide(.verticalCenter, .constant(0)), spacing: 0).laidOut(
      100, 100)
    #expect(root.frame?.size == CGSize(20, 35))
    #expect(root.childFrames.map { $0?.minY } == [0, 15])
  }

  @Test func baselinesLineUp() {
    let root = Box.row(
      .text(10, lineHeight: 40), .text(10, lineHeight: 20), .fixed(10, 10), key: .firstBaseline, spacing: 0
    ).laidOut(100, 100)
    // Baselines at 30, at 15, and the bottom of what has no text.
    #expect(root.childFrames.map { $0?.minY } == [0, 15, 20])
    #expect(root.frame?.height == 40)
  }

  @Test func lastBaselinesLineUp() {
    let root = Box.row(.text(60, 60), .text(10), key: .lastBaseline, spacing: 0).laidOut(100, 100)
    #expect(root.childFrames.map { $0?.minY } == [0, 20])
  }

  @Test func childrenAreAskedAgainWithTheFinalHeight() {
    let root = Box.row(.fill, .fixed(10, 50), spacing: 0).laidOut(100, nil)
    #expect(root.frame?.size == CGSize(100, 50))
    #expect(root[0].frame == CGRect(0, 0, 90, 50))
    #expect(root[0].finalProposal == Proposal(width: 90, height: 50))
  }

  @Test func anEmptyStackHasNoSize() {
    #expect(Box.row().size(100, 100) == .zero)
    #expect(Box.column().size(nil, nil) == .zero)
  }

  @Test func anInfiniteProposalGoesToAllChildren() {
    #expect(Box.row(.fixed(10, 10), .fill, .fill, spacing: 0).size(.infinity, 10).width == .infinity)
    #expect(Box.row(.fixed(10, 10), .text(20), spacing: 0).size(.infinity, .infinity) == CGSize(30, 20))
  }

  @Test func rightToLeftMirrorsFramesOnce() {
    let frames = Box.row(.fixed(10, 10), .fixed(30, 10), spacing: 5).laidOut(nil, nil).childFrames.compactMap { $0 }
    let mirrored = frames.map { LayoutDirection.rightToLeft.frame($0, inWidth: 45) }
    #expect(mirrored == [CGRect(35, 0, 10, 10), CGRect(0, 0, 30, 10)])
    #expect(frames.map { LayoutDirection.leftToRight.frame($0, inWidth: 45) } == frames)
  }

  @Test func aPriorityThatIsNotANumberIsZero() {
    #expect(widths(.row(.fill, .fill.priority(.nan), spacing: 0), 100) == [50, 50])
  }
}
