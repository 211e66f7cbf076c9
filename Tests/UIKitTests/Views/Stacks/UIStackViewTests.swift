// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Distributions, alignments and what becomes of arranged views.
@MainActor struct UIStackViewTests {
  private func show(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let root = makeRoot(500, 500)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.addSubview(stack)
    root.layoutIfNeeded()
    return root
  }

  private func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map(\.frame) }

  @Test func theLastWithoutNaturalSizeTakesTheSlack() {
    let stack = UIStackView(arrangedSubviews: [UIView(), ContentBox(40, 10), UIView()])
    stack.spacing = 10
    _ = show(stack, 300, 20)
    #expect(frames(stack).map(\.minX) == [0, 10, 60])
    #expect(frames(stack).map(\.width) == [0, 40, 240])
  }

  @Test func proportionsOfNaturalSizes() {
    let stack = UIStackView(arrangedSubviews: [ContentBox(20, 10), ContentBox(40, 10), ContentBox(60, 10)])
    stack.distribution = .fillProportionally
    stack.spacing = 10
    let root = show(stack, 260, 20)
    #expect(frames(stack).map(\.width) == [40, 80, 120])
    (stack.arrangedSubviews[0] as? ContentBox)?.content.width = 140
    root.layoutIfNeeded()
    #expect(frames(stack).map(\.width) == [140, 40, 60])
  }

  @Test func equalGaps() {
    let stack = UIStackView(arrangedSubviews: [ContentBox(20, 10), ContentBox(60, 10), ContentBox(20, 10)])
    stack.distribution = .equalSpacing
    stack.spacing = 10
    _ = show(stack, 200, 20)
    #expect(frames(stack).map(\.minX) == [0, 70, 180])
  }

  @Test func equalGapsAreAtLeastTheSpacing() {
    let stack = UIStackView(arrangedSubviews: [ContentBox(60, 10), ContentBox(60, 10)])
    stack.distribution = .equalSpacing
    stack.spacing = 10
    _ = show(stack, 100, 20)
    #expect(frames(stack).map(\.minX) == [0, 40])
    #expect(frames(stack).map(\.width) == [30, 60])
  }

  @Test func equalDistancesOfCentres() {
    let stack = UIStackView(arrangedSubviews: [ContentBox(20, 10), ContentBox(60, 10), ContentBox(40, 10)])
    stack.distribution = .equalCentering
    _ = show(stack, 230, 20)
    // Centres at 10, 110 and 210.
    #expect(frames(stack).map(\.minX) == [0, 80, 190])
  }

  @Test func centresGiveWayToTheLeastGap() {
    let stack = UIStackView(arrangedSubviews: [ContentBox(20, 10), ContentBox(100, 10), ContentBox(20, 10)])
    stack.distribution = .equalCentering
    stack.spacing = 10
    _ = show(stack, 160, 20)
    #expect(frames(stack).map(\.minX) == [0, 30, 140])
  }

  @Test func aStackHugsWhatItHolds() {
    for distribution in [UIStackView.Distribution.fill, .equalSpacing, .equalCentering] {
      let stack = UIStackView(arrangedSubviews: [ContentBox(20, 10), ContentBox(60, 30), ContentBox(20, 10)])
      stack.distribution = distribution
      stack.alignment = .center
      stack.spacing = 5
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 110, height: 30))
    }
  }

  @Test func threeLinesInAColumn() {
    let stack = UIStackView(arrangedSubviews: [ContentBox(50, 20.5), ContentBox(60, 20.5), ContentBox(40, 20.5)])
    stack.axis = .vertical
    stack.spacing = 8
    stack.overrideTraits { $0.displayScale = 2 }
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 77.5))
  }

  @Test func alignmentsAcross() {
    func tops(_ alignment: UIStackView.Alignment) -> [CGFloat] {
      let stack = UIStackView(arrangedSubviews: [ContentBox(20, 10), ContentBox(20, 31)])
      stack.alignment = alignment
      _ = show(stack, 200, 50)
      return frames(stack).map(\.minY)
    }
    #expect(tops(.top) == [0, 0])
    #expect(tops(.bottom) == [40, 19])
    #expect(tops(.center) == [20, 9.5])
    #expect(tops(.fill) == [0, 0])
  }

  @Test func baselinesStandAtTheTopOrBottom() {
    func tops(_ alignment: UIStackView.Alignment) -> [CGFloat] {
      let stack = UIStackView(arrangedSubviews: [
        ContentBox(20, 10, ascent: 8, descent: 2), ContentBox(20, 30, ascent: 20, descent: 10),
      ])
      stack.alignment = alignment
      _ = show(stack, 200, 50)
      return frames(stack).map(\.minY)
    }
    #expect(tops(.firstBaseline) == [12, 0])
    #expect(tops(.lastBaseline) == [32, 20])
  }

  @Test func customSpacing() {
    let (a, b, c) = (ContentBox(20, 10), ContentBox(20, 10), ContentBox(20, 10))
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.alignment = .leading
    stack.axis = .vertical
    stack.spacing = 5
    stack.setCustomSpacing(20, after: a)
    let root = makeRoot(200, 200)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(frames(stack).map(\.minY) == [0, 30, 45])
    #expect(stack.frame.size == CGSize(width: 20, height: 55))
    #expect(stack.customSpacing(after: a) == 20)
    #expect(stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: a)
    root.layoutIfNeeded()
    #expect(frames(stack).map(\.minY) == [0, 18, 33])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
    root.layoutIfNeeded()
    #expect(frames(stack).map(\.minY) == [0, 15, 30])
  }

  @Test func hidingAndShowing() {
    let (a, b, c) = (ContentBox(20, 10), ContentBox(30, 90), ContentBox(40, 10))
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.spacing = 10
    stack.alignment = .top
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = makeRoot(300, 300)
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 110, height: 90))
    b.isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 70, height: 10))
    #expect(c.frame.minX == 30)
    expectFrame(b, 25, 0, 0, 0, within: 0)
    b.isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 110, height: 90))
    #expect(b.frame == CGRect(x: 30, y: 0, width: 30, height: 90))
  }

  @Test func aHiddenViewWithAFixedLengthIsNoConflict() {
    let fixed = UIView()
    let stack = UIStackView(arrangedSubviews: [ContentBox(20, 10), fixed])
    fixed.widthAnchor.constraint(equalToConstant: 50).isActive = true
    fixed.isHidden = true
    let told = reports { _ = show(stack, 100, 10) }
    #expect(told.isEmpty)
    #expect(stack.arrangedSubviews[0].frame.width == 100)
  }

  @Test func insertingMovingAndRemoving() {
    let (a, b, c) = (ContentBox(20, 10), ContentBox(30, 10), ContentBox(40, 10))
    let stack = UIStackView(arrangedSubviews: [a, c])
    let root = makeRoot(300, 300)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(stack.frame.width == 60)
    stack.insertArrangedSubview(b, at: 1)
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [a, b, c])
    #expect(c.frame.minX == 50)
    stack.insertArrangedSubview(c, at: 0)
    root.layoutIfNeeded()
    #expect(frames(stack).map(\.minX) == [0, 40, 60])
    stack.removeArrangedSubview(a)
    root.layoutIfNeeded()
    #expect(a.superview === stack)
    #expect(stack.frame.width == 70)
    b.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [c])
    #expect(stack.frame.width == 40)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func withinMargins() {
    let stack = UIStackView(arrangedSubviews: [UIView()])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    _ = show(stack, 100, 50)
    #expect(frames(stack) == [CGRect(x: 2, y: 1, width: 94, height: 46)])
  }

  @Test func columnsByBaseline() {
    let stack = UIStackView(arrangedSubviews: [
      ContentBox(20, 20, ascent: 15, descent: 5), ContentBox(20, 20, ascent: 15, descent: 5),
    ])
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 30
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = makeRoot(100, 100)
    root.addSubview(stack)
    root.layoutIfNeeded()
    // Baselines at 15 and 45.
    #expect(frames(stack).map(\.minY) == [0, 30])
  }

  @Test func rowsReadFromTheRight() {
    let stack = UIStackView(arrangedSubviews: [ContentBox(20, 10), ContentBox(30, 10), UIView()])
    stack.semanticContentAttribute = .forceRightToLeft
    _ = show(stack, 100, 10)
    #expect(frames(stack).map(\.minX) == [80, 50, 0])
  }

  @Test func anUnchangedArrangementKeepsItsConstraints() {
    let stack = UIStackView(arrangedSubviews: [ContentBox(20, 10), ContentBox(30, 10)])
    let root = show(stack, 100, 10)
    let held = stack.ownConstraints
    stack.spacing = 9
    root.layoutIfNeeded()
    #expect(stack.ownConstraints == held)
    #expect(frames(stack).map(\.minX) == [0, 70])
  }

  @Test func anEmptyStackIsNoTrouble() {
    let stack = UIStackView()
    let told = reports { _ = show(stack, 100, 10) }
    #expect(told.isEmpty)
    let hidden = UIView()
    hidden.isHidden = true
    stack.addArrangedSubview(hidden)
    stack.superview?.layoutIfNeeded()
    #expect(hidden.frame.width == 0)
  }

  @Test func proportionsFollowWhatStandsWithinAStackWithin() {
    let inner = UIStackView(arrangedSubviews: [ContentBox(20, 10), ContentBox(20, 10)])
    let stack = UIStackView(arrangedSubviews: [inner, ContentBox(40, 10)])
    stack.distribution = .fillProportionally
    let root = show(stack, 160, 10)
    #expect(frames(stack).map(\.width) == [80, 80])
    (inner.arrangedSubviews[0] as? ContentBox)?.content.width = 100
    root.layoutIfNeeded()
    #expect(frames(stack).map(\.width) == [120, 40])
    inner.arrangedSubviews[0].isHidden = true
    root.layoutIfNeeded()
    #expect(abs(frames(stack)[0].width - 53.3) < 0.5 && abs(frames(stack)[1].width - 106.7) < 0.5)
  }
}
