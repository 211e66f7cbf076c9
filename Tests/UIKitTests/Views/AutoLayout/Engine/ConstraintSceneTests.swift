// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Layouts measured on iOS and Mac Catalyst, with their frames; labels are boxes of the size that was measured.
@MainActor struct ConstraintSceneTests {
  private func pin(
    _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: UIView? = nil, _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }

  @Test func chainsOfEqualWidthsAndMultiples() {
    let root = makeRoot(320, 240)
    let v0 = makeBox(in: root)
    let v1 = makeBox(in: root)
    let v2 = makeBox(in: root)
    let v3 = makeBox(in: root)
    let v4 = makeBox(in: root)
    pin(v0, .leading, .equal, root, .leading, plus: 12)
    pin(v1, .leading, .equal, v0, .trailing, plus: 8)
    pin(v2, .leading, .equal, v1, .trailing, plus: 8)
    pin(v2, .trailing, .equal, root, .trailing, plus: -12)
    pin(v1, .width, .equal, v0, .width)
    pin(v2, .width, .equal, v0, .width)
    pin(v0, .top, .equal, root, .top, plus: 20)
    pin(v1, .top, .equal, root, .top, plus: 20)
    pin(v2, .top, .equal, root, .top, plus: 20)
    pin(v0, .height, .equal, plus: 60)
    pin(v1, .height, .equal, v0, .height)
    pin(v2, .height, .equal, v0, .height)
    pin(v3, .leading, .equal, root, .leading, plus: 12)
    pin(v4, .leading, .equal, v3, .trailing, plus: 10)
    pin(v4, .trailing, .equal, root, .trailing, plus: -12)
    pin(v4, .width, .equal, v3, .width, times: 2)
    pin(v3, .top, .equal, v0, .bottom, plus: 24)
    pin(v4, .top, .equal, v3, .top)
    pin(v3, .height, .equal, plus: 48)
    pin(v4, .height, .equal, v3, .height)
    root.layoutIfNeeded()
    expectFrame(v0, 12, 20, 93.5, 60)
    expectFrame(v1, 113, 20, 93.5, 60)
    expectFrame(v2, 215, 20, 93.5, 60)
    expectFrame(v3, 12, 104, 95.5, 48)
    expectFrame(v4, 117, 104, 190.5, 48)
  }

  @Test func marginsTakeInTheSafeArea() {
    let root = SafeRoot(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.overrideTraits { $0.displayScale = 2 }
    root.given = UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)
    let v0 = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
    root.addSubview(v0)
    let v0_0 = makeBox(in: v0)
    let v0_1 = makeBox(in: v0)
    let v0_2 = makeBox(in: v0)
    let v0_3 = makeBox(in: v0)
    pin(v0_0, .left, .equal, v0, .leftMargin)
    pin(v0_0, .top, .equal, v0, .topMargin)
    pin(v0_0, .width, .equal, plus: 60)
    pin(v0_0, .height, .equal, plus: 40)
    pin(v0_1, .right, .equal, v0, .rightMargin)
    pin(v0_1, .bottom, .equal, v0, .bottomMargin)
    pin(v0_1, .width, .equal, plus: 60)
    pin(v0_1, .height, .equal, plus: 40)
    pin(v0_2, .centerX, .equal, v0, .centerXWithinMargins)
    pin(v0_2, .centerY, .equal, v0, .centerYWithinMargins)
    pin(v0_2, .width, .equal, plus: 80)
    pin(v0_2, .height, .equal, plus: 30)
    pin(v0_3, .leading, .equal, v0, .leadingMargin)
    pin(v0_3, .trailing, .equal, v0, .trailingMargin)
    pin(v0_3, .top, .equal, v0, .topMargin, plus: 100)
    pin(v0_3, .height, .equal, plus: 24)
    root.layoutIfNeeded()
    expectFrame(v0, 0, 30, 320, 300)
    expectFrame(v0_0, 24, 37, 60, 40)
    expectFrame(v0_1, 232, 252, 60, 40)
    expectFrame(v0_2, 118, 150, 80, 30)
    expectFrame(v0_3, 24, 137, 268, 24)
  }

  @Test func framesAndConstraintsMix() {
    let root = makeRoot(320, 240)
    let v0 = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 50))
    root.addSubview(v0)
    let v1 = UIView(frame: CGRect(x: 199.5, y: 20, width: 80, height: 80))
    root.addSubview(v1)
    let v1_0 = makeBox(in: v1)
    let v2 = makeBox(in: root)
    let v3 = makeBox(in: root)
    pin(v1_0, .leading, .equal, v1, .leading, plus: 10)
    pin(v1_0, .top, .equal, v1, .top, plus: 10)
    pin(v1_0, .width, .equal, plus: 25)
    pin(v1_0, .height, .equal, plus: 25)
    pin(v2, .top, .equal, v0, .bottom, plus: 12)
    pin(v2, .leading, .equal, v0, .leading)
    pin(v2, .width, .equal, v0, .width)
    pin(v2, .height, .equal, plus: 50)
    pin(v3, .top, .equal, v1, .bottom, plus: 12)
    pin(v3, .trailing, .equal, v1, .trailing)
    pin(v3, .width, .equal, v1, .width, times: 0.75)
    pin(v3, .bottom, .equal, root, .bottom, plus: -20)
    root.layoutIfNeeded()
    expectFrame(v0, 20, 20, 120, 50)
    expectFrame(v1, 199.5, 20, 80, 80)
    expectFrame(v1_0, 10, 10, 25, 25)
    expectFrame(v2, 20, 82, 120, 50)
    expectFrame(v3, 220, 112, 60, 108)
  }

  @Test func pinsCentresAndAspectRatios() {
    let root = makeRoot(320, 300)
    let banner = makeBox(in: root)
    let centered = makeBox(in: root)
    let aspect = makeBox(in: root)
    let corner = makeBox(in: root)
    let container = UIView(frame: CGRect(x: 205, y: 120, width: 99, height: 51))
    root.addSubview(container)
    let quarter = makeBox(in: container)
    let label = ContentBox(93, 20.5)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let stretched = ContentBox(76, 20.5)
    stretched.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stretched)
    pin(banner, .leading, .equal, root, .leading, plus: 16)
    pin(banner, .trailing, .equal, root, .trailing, plus: -16)
    pin(banner, .top, .equal, root, .top, plus: 16)
    pin(banner, .height, .equal, plus: 40)
    pin(centered, .width, .equal, plus: 101)
    pin(centered, .height, .equal, plus: 51)
    pin(centered, .centerX, .equal, root, .centerX)
    pin(centered, .centerY, .equal, root, .centerY)
    pin(quarter, .width, .equal, plus: 34.5)
    pin(quarter, .height, .equal, plus: 20.5)
    pin(quarter, .centerX, .equal, container, .centerX)
    pin(quarter, .centerY, .equal, container, .centerY)
    pin(aspect, .leading, .equal, root, .leading, plus: 16)
    pin(aspect, .top, .equal, root, .top, plus: 72)
    pin(aspect, .height, .equal, plus: 30)
    pin(aspect, .width, .equal, aspect, .height, times: 2)
    pin(label, .leading, .equal, root, .leading, plus: 16)
    pin(label, .top, .equal, root, .top, plus: 120)
    pin(stretched, .leading, .equal, root, .leading, plus: 16)
    pin(stretched, .trailing, .equal, root, .trailing, plus: -16)
    pin(stretched, .top, .equal, root, .top, plus: 160)
    pin(corner, .width, .equal, plus: 40)
    pin(corner, .height, .equal, plus: 40)
    pin(corner, .trailing, .equal, root, .trailing, plus: -16)
    pin(corner, .bottom, .equal, root, .bottom, plus: -16)
    root.layoutIfNeeded()
    expectFrame(banner, 16, 16, 288, 40, within: 0)
    expectFrame(centered, 109.5, 124.5, 101, 51, within: 0)
    expectFrame(container, 205, 120, 99, 51, within: 0)
    expectFrame(quarter, 32.5, 15.5, 34.5, 20.5, within: 0)
    expectFrame(aspect, 16, 72, 60, 30, within: 0)
    expectFrame(label, 16, 120, 93, 20.5, within: 0)
    expectFrame(stretched, 16, 160, 288, 20.5, within: 0)
    expectFrame(corner, 264, 244, 40, 40, within: 0)
  }

  @Test func higherPrioritiesWinOutright() {
    let root = makeRoot(320, 300)
    let wide = makeBox(in: root)
    let pick = makeBox(in: root)
    let atLeast = makeBox(in: root)
    let atLeast2 = makeBox(in: root)
    let left = ContentBox(226, 20.5, ascent: 16, descent: 4.5)
    left.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(left)
    let right = ContentBox(62, 20.5, ascent: 16, descent: 4.5)
    right.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(right)
    left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    left.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    pin(wide, .leading, .equal, root, .leading, plus: 16)
    pin(wide, .trailing, .lessThanOrEqual, root, .trailing, plus: -16)
    pin(wide, .top, .equal, root, .top, plus: 16)
    pin(wide, .height, .equal, plus: 30)
    pin(wide, .width, .equal, plus: 500, at: 999)
    pin(pick, .leading, .equal, root, .leading, plus: 16)
    pin(pick, .top, .equal, wide, .bottom, plus: 8)
    pin(pick, .height, .equal, plus: 30)
    pin(pick, .width, .equal, plus: 200, at: 250)
    pin(pick, .width, .equal, plus: 100, at: 750)
    pin(atLeast, .leading, .equal, root, .leading, plus: 16)
    pin(atLeast, .top, .equal, pick, .bottom, plus: 8)
    pin(atLeast, .height, .equal, plus: 30)
    pin(atLeast, .width, .greaterThanOrEqual, plus: 100, at: 750)
    pin(atLeast, .width, .equal, plus: 50, at: 999)
    pin(atLeast2, .leading, .equal, atLeast, .trailing, plus: 8)
    pin(atLeast2, .top, .equal, atLeast, .top)
    pin(atLeast2, .height, .equal, atLeast, .height)
    pin(atLeast2, .width, .greaterThanOrEqual, plus: 100, at: 999)
    pin(atLeast2, .width, .equal, plus: 50, at: 750)
    pin(left, .leading, .equal, root, .leading, plus: 16)
    pin(left, .top, .equal, atLeast, .bottom, plus: 16)
    pin(right, .leading, .equal, left, .trailing, plus: 8)
    pin(right, .trailing, .equal, root, .trailing, plus: -16)
    pin(right, .firstBaseline, .equal, left, .firstBaseline)
    root.layoutIfNeeded()
    expectFrame(wide, 16, 16, 288, 30, within: 0)
    expectFrame(pick, 16, 54, 100, 30, within: 0)
    expectFrame(atLeast, 16, 92, 50, 30, within: 0)
    expectFrame(atLeast2, 74, 92, 100, 30, within: 0)
    expectFrame(left, 16, 138, 218, 20.5, within: 0)
    expectFrame(right, 242, 138, 62, 20.5, within: 0)
  }

  @Test func fittingFindsTheSmallestSize() {
    let root = makeRoot(320, 300)
    func card(_ limitsTitle: Bool) -> (UIView, ContentBox, ContentBox) {
      let card = UIView()
      let title = ContentBox(33, 20.5)
      let subtitle = ContentBox(91.5, 20.5)
      for view in [title, subtitle] {
        view.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(view)
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
        subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        subtitle.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
        subtitle.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
        subtitle.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
      ])
      if limitsTitle {
        title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -8).isActive = true
      }
      root.addSubview(card)
      return (card, title, subtitle)
    }
    let (small, title, subtitle) = card(true)
    let size = small.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 107.5, height: 61))
    small.frame = CGRect(origin: CGPoint(x: 16, y: 16), size: size)
    let (wide, wideTitle, wideSubtitle) = card(false)
    let wideSize = wide.systemLayoutSizeFitting(
      CGSize(width: 288, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wideSize == CGSize(width: 288, height: 61))
    wide.frame = CGRect(origin: CGPoint(x: 16, y: 120), size: wideSize)
    root.layoutIfNeeded()
    expectFrame(title, 8, 8, 33, 20.5, within: 0)
    expectFrame(subtitle, 8, 32.5, 91.5, 20.5, within: 0)
    expectFrame(wideTitle, 8, 8, 33, 20.5, within: 0)
    expectFrame(wideSubtitle, 8, 32.5, 272, 20.5, within: 0)
  }

  @Test func baselinesLineUp() {
    let root = makeRoot(320, 300)
    let small = ContentBox(22.5, 20.5, ascent: 16, descent: 4.5)
    let row = [
      ContentBox(15, 13.5, ascent: 10.5, descent: 3), ContentBox(17.5, 16, ascent: 12.5, descent: 3.5),
      ContentBox(26, 24, ascent: 19, descent: 5), ContentBox(36, 33.5, ascent: 26.5, descent: 7),
      ContentBox(43.5, 41, ascent: 32.5, descent: 8.5),
    ]
    let box = UIView(frame: CGRect(x: 16, y: 160, width: 30, height: 30))
    let hung = ContentBox(26, 24, ascent: 19, descent: 5)
    root.addSubview(box)
    for view in [small] + row + [hung] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    pin(small, .leading, .equal, root, .leading, plus: 16)
    pin(small, .top, .equal, root, .top, plus: 60)
    for (view, next) in zip([small] + row, row) {
      pin(next, .leading, .equal, view, .trailing, plus: 8)
      pin(next, .firstBaseline, .equal, small, .firstBaseline)
    }
    pin(hung, .leading, .equal, box, .trailing, plus: 8)
    pin(hung, .lastBaseline, .equal, box, .bottom)
    root.layoutIfNeeded()
    expectFrame(small, 16, 60, 22.5, 20.5, within: 0)
    expectFrame(row[0], 46.5, 65.5, 15, 13.5, within: 0)
    expectFrame(row[1], 69.5, 63.5, 17.5, 16, within: 0)
    expectFrame(row[2], 95, 57, 26, 24, within: 0)
    expectFrame(row[3], 129, 49.5, 36, 33.5, within: 0)
    expectFrame(row[4], 173, 43.5, 43.5, 41, within: 0)
    expectFrame(hung, 54, 171, 26, 24, within: 0)
  }

  @Test func theSafeAreaOfAChildIsItsShareOfTheBands() {
    let expected: [(CGRect, UIEdgeInsets)] = [
      (CGRect(x: 0, y: 0, width: 320, height: 480), UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)),
      (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
      (CGRect(x: -40, y: -60, width: 200, height: 200), UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)),
      (CGRect(x: 0, y: 100, width: 320, height: 200), UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12)),
      (CGRect(x: 0, y: 460, width: 320, height: 100), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)),
      (CGRect(x: 300, y: 0, width: 100, height: 480), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 12)),
      (CGRect(x: -50, y: -50, width: 500, height: 700), UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)),
      (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)),
      (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)),
    ]
    for (frame, insets) in expected {
      let root = SafeRoot(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      root.given = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
      let child = UIView(frame: frame)
      root.addSubview(child)
      #expect(child.safeAreaInsets == insets, "\(frame)")
    }
  }

  @Test func marginsOfFourKindsOfView() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    #expect(plain.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

    let root = SafeRoot(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.given = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let child = UIView(frame: root.bounds)
    root.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let preserving = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    preserving.preservesSuperviewLayoutMargins = true
    parent.addSubview(preserving)
    #expect(preserving.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }
}
