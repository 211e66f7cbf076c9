// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

/// The numbered rules of modifiers that are not frames.
@Suite struct ModifierTests {
  @Test func paddingProposesLessAndAddsIt() {
    let root = Box.fill.padding(10).laidOut(100, 50)
    #expect(root.frame?.size == CGSize(100, 50))
    #expect(root[0].frame == CGRect(10, 10, 80, 30))
    #expect(Box.fill.padding(10, .leading).laidOut(100, 50)[0].frame == CGRect(10, 0, 90, 50))
    #expect(Box.fixed(10, 10).padding(10).size(5, 5) == CGSize(30, 30))
  }

  @Test func negativePaddingOverflows() {
    let root = Box.fill.padding(-10).laidOut(100, 50)
    #expect(root.frame?.size == CGSize(100, 50))
    #expect(root[0].frame == CGRect(-10, -10, 120, 70))
    #expect(Box.fixed(10, 10).padding(-20).size(100, 100) == .zero)
  }

  @Test func aPaddedFieldFillsWhatAButtonLeaves() {
    let root = Box.row(.fill.padding(8), .text(30, 30), spacing: 0).laidOut(200, 40)
    #expect(root.childFrames.map { $0?.width } == [140, 60])
  }

  @Test func fixedSizeProposesNothing() {
    #expect(Box.text(30, 30, 30).fixedSize().size(40, 10) == CGSize(90, 20))
    #expect(Box.text(30, 30, 30).fixedSize(.vertical).size(40, 10) == CGSize(30, 60))
  }

  @Test func aRatioPassesAnUnspecifiedProposal() {
    #expect(Box.fixed(30, 10).aspect(1, .fit).size(nil, nil) == CGSize(30, 10))
    #expect(Box.fill.aspect(2, .fit).size(nil, nil) == CGSize(10, 10))
  }

  @Test func aRatioIgnoresAMissingDimension() {
    #expect(Box.fill.aspect(2, .fit).size(nil, 20) == CGSize(40, 20))
    #expect(Box.fill.aspect(2, .fill).size(40, nil) == CGSize(40, 20))
  }

  @Test func theChildsAnswerIsTheSizeOfARatio() {
    #expect(Box.fixed(7, 9).aspect(1, .fit).size(100, 50) == CGSize(7, 9))
  }

  @Test func aRatioOfAnInfiniteProposalIsInfinite() {
    #expect(Box.fill.aspect(2, .fit).size(.infinity, 10) == CGSize(20, 10))
    #expect(Box.fill.aspect(2, .fit).size(.infinity, .infinity) == CGSize(.infinity, .infinity))
    #expect(Box.fixed(0, 0).aspect(nil, .fit).size(10, 20) == .zero)
  }

  @Test func positionOnAnAxisWithoutAProposalIsAsLongAsTheChild() {
    #expect(Box.fixed(20, 10).position(3, 4).size(nil, 50) == CGSize(20, 50))
  }

  @Test func anOverlayIsProposedThePrimarysSizeAndChangesNothing() {
    let root = Box.fixed(40, 20).overlay(.fill.frame(width: 10), AlignmentPair(.trailing, .top)).laidOut(100, 100)
    #expect(root.frame?.size == CGSize(40, 20))
    #expect(root[1].frame == CGRect(30, 0, 10, 20))
    #expect(root[1].finalProposal == Proposal(width: 40, height: 20))
    let large = Box.fixed(40, 20).overlay(.fixed(100, 100)).laidOut(100, 100)
    #expect(large.frame?.size == CGSize(40, 20))
    #expect(large[1].frame == CGRect(-30, -40, 100, 100))
  }

  @Test func anOverlayIsNotAskedToSizeItsPrimary() {
    let element = TestElement(Box.fixed(40, 20).overlay(.fill))
    _ = element.size(in: .zero)
    #expect(element[1].answers.sizeAsks == 0)
  }

  @Test func anOverlayAlignsByThePrimarysGuides() {
    let primary = Box.fixed(40, 20).guide(.trailing, .constant(30))
    #expect(primary.overlay(.fixed(4, 4), AlignmentPair(.trailing, .top)).laidOut(100, 100)[1].frame?.minX == 26)
  }

  @Test func aGuidesClosureGetsTheDimensionsOfItsView() {
    let element = TestElement(Box.text(30, 30).guide(.verticalCenter, .other(.firstBaseline, plus: 2)))
    #expect(element.explicitGuide(.verticalCenter, in: .unspecified) == 17)
    #expect(element.explicitGuide(.firstBaseline, in: .unspecified) == 15)
    #expect(element.explicitGuide(.top, in: .unspecified) == nil)
  }

  @Test func aGuideReachesTheContainerInItsCoordinates() {
    let inner = Box.fixed(10, 10).guide(.leading, .constant(4)).padding(6)
    #expect(TestElement(inner).explicitGuide(.leading, in: .unspecified) == 10)
    let column = Box.column(inner, .fixed(30, 10), key: .trailing, spacing: 0)
    #expect(TestElement(column).explicitGuide(.leading, in: .unspecified) == 18)
  }

  @Test func theFirstBaselineIsTheTopmostAndTheLastTheLowest() {
    let column = TestElement(Box.column(.text(10), .text(10), .fixed(5, 5), spacing: 0))
    #expect(column.explicitGuide(.firstBaseline, in: .unspecified) == 15)
    #expect(column.explicitGuide(.lastBaseline, in: .unspecified) == 35)
  }

  @Test func defaultGuidesAreEdgesAndCentres() {
    let dimensions = Dimensions(size: CGSize(30, 20))
    let keys: [AlignmentKey] = [
      .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstBaseline, .lastBaseline,
    ]
    #expect(keys.map { dimensions[$0] } == [0, 15, 30, 0, 10, 20, 20, 20])
    #expect(keys.allSatisfy { dimensions.explicit($0) == nil })
  }

  @Test func sidesOfTheScreenFollowTheDirection() {
    let insets = EdgeLengths(top: 1, left: 2, bottom: 3, right: 4, direction: .rightToLeft)
    #expect(insets == EdgeLengths(top: 1, leading: 4, bottom: 3, trailing: 2))
  }

  @Test func keysOfOneTypeOnDifferentAxesDiffer() {
    enum Own {}
    let across = AlignmentKey(id: ObjectIdentifier(Own.self), axis: .horizontal) { _ in 0 }
    let same = AlignmentKey(id: ObjectIdentifier(Own.self), axis: .horizontal) { _ in 1 }
    let down = AlignmentKey(id: ObjectIdentifier(Own.self), axis: .vertical) { _ in 0 }
    #expect(across == same)
    #expect(across != down)
  }

  @Test func partsOfAContainerAreEqual() {
    #expect(containerRelativeLength(100, count: 1, span: 1, spacing: 10) == 100)
    #expect(containerRelativeLength(100, count: 4, span: 1, spacing: 4) == 22)
    #expect(containerRelativeLength(100, count: 4, span: 2, spacing: 4) == 48)
    #expect(containerRelativeLength(100, count: 4, span: 4, spacing: 4) == 100)
  }

  @Test func aGeometryReaderTakesTheProposalAndPutsContentInTheCorner() {
    let root = Box.geometry(.fixed(10, 10), .fill).laidOut(100, nil)
    #expect(root.frame?.size == CGSize(100, 10))
    #expect(root.childFrames == [CGRect(0, 0, 10, 10), CGRect(0, 0, 100, 10)])
  }

  @Test func theFirstChildThatFitsIsShown() {
    func shown(_ box: Box, _ width: CGFloat?, _ height: CGFloat?) -> Int? {
      box.laidOut(width, height).children.firstIndex { $0.frame != nil }
    }
    let choices = Box.firstThatFits(.fixed(100, 50), .fixed(60, 30), .fixed(40, 60))
    #expect(shown(choices, 100, 50) == 0)
    #expect(shown(choices, 99, 50) == 1)
    #expect(shown(choices, 99, 29) == 2)
    #expect(shown(choices, nil, 50) == 0)
    #expect(shown(.firstThatFits(.fixed(100, 50), .fixed(60, 30), axes: .horizontal), 100, 1) == 0)
    #expect(Box.firstThatFits().size(10, 10) == .zero)
  }

  @Test func aRoundingErrorDoesNotKeepAChildFromFitting() {
    let third = CGFloat(100) / 3 + 1e-12
    let choices = Box.firstThatFits(
      .row(.fixed(third, 1), .fixed(third, 1), .fixed(third, 1), spacing: 0), .fixed(5, 5))
    #expect(choices.laidOut(100, 10)[0].frame != nil)
    #expect(choices.laidOut(99.9, 10)[1].frame != nil)
  }

  @Test func aTextLimitedInHeightIsMeasuredAtTheProposedWidth() {
    let choices = Box.firstThatFits(.text(30, 30, 30), .fixed(5, 5), axes: .vertical)
    #expect(choices.laidOut(40, 50)[1].frame != nil)
    #expect(choices.laidOut(40, 60)[0].frame != nil)
  }

  @Test func aScrollViewTakesTheProposalAlongAndItsContentsWidthAcross() {
    let root = Box.fixed(30, 500).scroll(.vertical).laidOut(100, 200)
    #expect(root.frame?.size == CGSize(30, 200))
    #expect(root[0].finalProposal == Proposal(width: 100, height: nil))
    #expect(Box.fixed(30, 500).scroll(.vertical).size(100, nil) == CGSize(30, 500))
    #expect(Box.fixed(30, 500).scroll(.both).size(100, 200) == CGSize(100, 200))
  }

  @Test func aCircleIsTheSquareOfTheSmallerSide() {
    #expect(Box.square.size(30, 20) == CGSize(20, 20))
    #expect(Box.square.size(nil, 20) == CGSize(20, 20))
    #expect(Box.square.size(nil, nil) == CGSize(10, 10))
  }

  @Test func aDividerIsOnePixelAlongItsStack() {
    let root = Box.column(.fixed(10, 10), Box(.divider(.vertical)), spacing: 0).laidOut(100, nil)
    #expect(root[1].frame == CGRect(0, 10, 100, 0.5))
  }

  @Test func aSpacerOutsideAStackFillsBothAxes() {
    #expect(Box.spacer(nil).size(50, 60) == CGSize(50, 60))
    #expect(Box.spacer(nil).size(nil, 3) == CGSize(8, 8))
  }
}
