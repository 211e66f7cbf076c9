// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Stacks measured on iOS and Mac Catalyst, with their frames.
@MainActor struct StackSceneTests {
  private func makeStack(
    _ width: CGFloat, _ height: CGFloat, _ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal,
    spacing: CGFloat = 0, distribution: UIStackView.Distribution = .fill, alignment: UIStackView.Alignment = .fill
  ) -> UIStackView {
    let root = makeRoot(400, 400)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.distribution = distribution
    stack.alignment = alignment
    stack.frame = CGRect(x: 10, y: 10, width: width, height: height)
    root.addSubview(stack)
    root.layoutIfNeeded()
    // The root is only needed for its scale.
    withExtendedLifetime(root) {}
    return stack
  }

  @Test func equalShares() {
    let views: [UIView] = [UIView(), UIView(), UIView(), UIView()]
    let stack = makeStack(320, 100, views, spacing: 8, distribution: .fillEqually, alignment: .fill)
    #expect(stack.arrangedSubviews.count == 4)
    expectFrame(views[0], 0, 0, 74, 100)
    expectFrame(views[1], 82, 0, 74, 100)
    expectFrame(views[2], 164, 0, 74, 100)
    expectFrame(views[3], 246, 0, 74, 100)
  }

  @Test func equalSharesWithTies() {
    let views: [UIView] = [UIView(), UIView(), UIView(), UIView()]
    let stack = makeStack(100, 99, views, axis: .vertical, spacing: 0, distribution: .fillEqually, alignment: .fill)
    #expect(stack.arrangedSubviews.count == 4)
    expectFrame(views[0], 0, 0, 100, 25)
    expectFrame(views[1], 0, 25, 100, 25)
    expectFrame(views[2], 0, 50, 100, 25)
    expectFrame(views[3], 0, 74, 100, 25)
  }

  @Test func equalSharesThatDoNotDivide() {
    let views: [UIView] = [UIView(), UIView(), UIView(), UIView(), UIView(), UIView(), UIView()]
    let stack = makeStack(99, 50, views, spacing: 2, distribution: .fillEqually, alignment: .fill)
    #expect(stack.arrangedSubviews.count == 7)
    expectFrame(views[0], 0, 0, 12.5, 50)
    expectFrame(views[1], 14, 0, 12.5, 50)
    expectFrame(views[2], 29, 0, 12.5, 50)
    expectFrame(views[3], 43, 0, 12.5, 50)
    expectFrame(views[4], 58, 0, 12.5, 50)
    expectFrame(views[5], 72, 0, 12.5, 50)
    expectFrame(views[6], 87, 0, 12.5, 50)
  }

  @Test func hiddenViewsCollapse() {
    let views: [UIView] = [UIView(), UIView(), UIView(), UIView()]
    views[2].isHidden = true
    let stack = makeStack(320, 100, views, spacing: 8, distribution: .fillEqually, alignment: .fill)
    #expect(stack.arrangedSubviews.count == 4)
    expectFrame(views[0], 0, 0, 101.5, 100)
    expectFrame(views[1], 109, 0, 101.5, 100)
    expectFrame(views[2], 215, 0, 0, 100)
    expectFrame(views[3], 219, 0, 101.5, 100)
  }

  @Test func theFirstOfEqualsStretches() {
    let views: [UIView] = [ContentBox(29.5, 19), ContentBox(29, 19), ContentBox(41.5, 19)]
    let stack = makeStack(300, 30, views, spacing: 8, distribution: .fill, alignment: .fill)
    #expect(stack.arrangedSubviews.count == 3)
    expectFrame(views[0], 0, 0, 213.5, 30)
    expectFrame(views[1], 222, 0, 29, 30)
    expectFrame(views[2], 259, 0, 41.5, 30)
  }

  @Test func theFirstOfEqualsIsSqueezed() {
    let views: [UIView] = [ContentBox(76.5, 19), ContentBox(94, 19)]
    let stack = makeStack(120, 30, views, spacing: 8, distribution: .fill, alignment: .fill)
    #expect(stack.arrangedSubviews.count == 2)
    expectFrame(views[0], 0, 0, 18, 30)
    expectFrame(views[1], 26, 0, 94, 30)
  }

  @Test func aNestedStackIsFlexible() {
    let inner0 = UIStackView(arrangedSubviews: [ContentBox(22.5, 16), ContentBox(41, 16)])
    inner0.axis = .vertical
    inner0.spacing = 3
    inner0.alignment = .leading
    let views: [UIView] = [ContentBox(34.5, 19), inner0]
    let stack = makeStack(300, 60, views, spacing: 8, distribution: .fill, alignment: .top)
    #expect(stack.arrangedSubviews.count == 2)
    expectFrame(views[0], 0, 0, 34.5, 19)
    expectFrame(views[1], 43, 0, 257.5, 35)
  }

  @Test func nestedStacksKeepTheirHeight() {
    let inner0 = UIStackView(arrangedSubviews: [ContentBox(39, 19), ContentBox(34.5, 16), ContentBox(28.5, 16)])
    inner0.axis = .vertical
    inner0.spacing = 3
    inner0.alignment = .leading
    let inner1 = UIStackView(arrangedSubviews: [ContentBox(39, 19), ContentBox(34.5, 16), ContentBox(28.5, 16)])
    inner1.axis = .vertical
    inner1.spacing = 3
    inner1.alignment = .leading
    let views: [UIView] = [inner0, inner1]
    let stack = makeStack(266, 111, views, spacing: 10, distribution: .fillEqually, alignment: .top)
    #expect(stack.arrangedSubviews.count == 2)
    expectFrame(views[0], 0, 0, 128, 57)
    expectFrame(views[1], 138, 0, 128, 57)
  }

  @Test func columnsRowsAndBaselines() {
    let root = makeRoot(320, 300)
    func text(_ width: CGFloat, _ height: CGFloat, _ ascent: CGFloat) -> ContentBox {
      ContentBox(width, height, ascent: ascent, descent: height - ascent)
    }
    let title = text(52, 26.5, 21)
    let body = text(72, 20.5, 16)
    let third = text(65, 18, 14.5)
    let column = UIStackView(arrangedSubviews: [title, body, third])
    column.axis = .vertical
    let big = text(39.5, 33.5, 26.5)
    let small = text(31.5, 16, 12.5)
    let mid = text(28.5, 20.5, 16)
    let firsts = UIStackView(arrangedSubviews: [big, small, mid])
    firsts.alignment = .firstBaseline
    let big2 = text(39.5, 33.5, 26.5)
    let small2 = text(31.5, 16, 12.5)
    let lasts = UIStackView(arrangedSubviews: [big2, small2])
    lasts.alignment = .lastBaseline
    let square = UIView()
    let beside = text(52, 20.5, 16)
    let centred = UIStackView(arrangedSubviews: [square, beside])
    centred.alignment = .center
    for stack in [column, firsts, lasts, centred] {
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
    }
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      firsts.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      firsts.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 24),
      lasts.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      lasts.topAnchor.constraint(equalTo: firsts.bottomAnchor, constant: 24),
      centred.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      centred.topAnchor.constraint(equalTo: lasts.bottomAnchor, constant: 24),
      square.widthAnchor.constraint(equalToConstant: 40),
      square.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    expectFrame(column, 16, 16, 288, 81, within: 0)
    expectFrame(title, 0, 0, 288, 26.5, within: 0)
    expectFrame(body, 0, 34.5, 288, 20.5, within: 0)
    expectFrame(third, 0, 63, 288, 18, within: 0)
    expectFrame(firsts, 16, 121, 115.5, 33.5, within: 0)
    expectFrame(big, 0, 0, 39.5, 33.5, within: 0)
    expectFrame(small, 47.5, 14, 31.5, 16, within: 0)
    expectFrame(mid, 87, 10.5, 28.5, 20.5, within: 0)
    expectFrame(lasts, 16, 178.5, 79, 33.5, within: 0)
    expectFrame(big2, 0, 0, 39.5, 33.5, within: 0)
    expectFrame(small2, 47.5, 14, 31.5, 16, within: 0)
    expectFrame(centred, 204, 236, 100, 40, within: 0)
    expectFrame(square, 0, 0, 40, 40, within: 0)
    expectFrame(beside, 48, 10, 52, 20.5, within: 0)
  }
}
