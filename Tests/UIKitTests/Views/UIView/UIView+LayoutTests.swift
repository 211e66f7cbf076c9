// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Who is laid out after what.
@MainActor struct UIViewLayoutTests {
  private final class Counting: UIView {
    var layouts = 0
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout?()
    }
  }

  private func makeTree() -> (parent: Counting, child: Counting) {
    let parent = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(child)
    parent.layoutIfNeeded()
    (parent.layouts, child.layouts) = (0, 0)
    return (parent, child)
  }

  @Test func aViewOfAnotherSizeHasItsSuperviewLaidOut() {
    let (parent, child) = makeTree()
    child.bounds.size.width = 20
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1)
    #expect(child.layouts == 1)
  }

  @Test func aViewThatOnlyMovesHasNobodyLaidOut() {
    let (parent, child) = makeTree()
    child.center.x += 5
    child.frame.origin.y += 5
    parent.layoutIfNeeded()
    #expect(parent.layouts == 0)
    #expect(child.layouts == 0)
  }

  @Test func sizesThatASuperviewGivesDoNotLayItOutAgain() {
    let (parent, child) = makeTree()
    parent.onLayout = { child.frame.size.width += 1 }
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1)
    #expect(child.frame.width == 11)
  }

  @Test func framesOfViewsTurnedByRightAnglesAreExact() {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    for turns in 1...8 {
      view.transform = CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2)
      let isUpright = turns % 2 == 0
      #expect(view.frame.size == (isUpright ? CGSize(width: 100, height: 50) : CGSize(width: 50, height: 100)))
      #expect(view.frame.origin == (isUpright ? CGPoint(x: 20, y: 30) : CGPoint(x: 45, y: 5)))
    }
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(x: 0, y: 0, width: 33.3, height: 21.7)
    #expect(view.bounds.size == CGSize(width: 21.7, height: 33.3))
    #expect(view.frame.size == CGSize(width: 33.3, height: 21.7))
  }
}
