// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// How large things are of whose lengths inequalities alone speak.
@MainActor struct OpenLengthsTests {
  private func box(in root: UIView, _ make: (UIView) -> [NSLayoutConstraint]) -> UIView {
    let box = makeBox(in: root)
    NSLayoutConstraint.activate(make(box))
    root.layoutIfNeeded()
    return box
  }

  @Test func `a length with an upper bound alone is nothing`() {
    let root = makeRoot(300, 100)
    let view = box(in: root) { box in
      [
        box.topAnchor.constraint(equalTo: root.topAnchor), box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.heightAnchor.constraint(lessThanOrEqualToConstant: 94),
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 41),
      ]
    }
    #expect(view.frame == .zero)
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `a bound by another length, with a multiplier and a constant, is no more`() {
    let root = makeRoot(300, 100)
    let view = box(in: root) { box in
      [
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9),
        box.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5, constant: 4),
        box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 2, constant: -30),
      ]
    }
    #expect(view.frame == CGRect(x: 9, y: 7, width: 0, height: 0))
  }

  @Test func `a lower bound is the length, and of two bounds the lower one`() {
    let root = makeRoot(300, 100)
    let view = box(in: root) { box in
      [
        box.topAnchor.constraint(equalTo: root.topAnchor), box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
        box.heightAnchor.constraint(lessThanOrEqualToConstant: 94),
        box.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.1),
      ]
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 12))
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `a length between two edges that are bounds is nothing, at the edge that is known`(
    direction: UISemanticContentAttribute
  ) {
    let root = makeRoot(300, 100)
    root.semanticContentAttribute = direction
    let view = box(in: root) { box in
      [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
        box.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -6),
      ]
    }
    let x: CGFloat = direction == .forceLeftToRight ? 10 : 290
    #expect(view.frame == CGRect(x: x, y: 94, width: 0, height: 0))
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `a view without size in a centred stack has no height`(direction: UISemanticContentAttribute) {
    let root = makeRoot(300, 30)
    root.semanticContentAttribute = direction
    let (first, open, last) = (ContentBox(28, 20), UIView(), ContentBox(37.5, 20))
    let stack = UIStackView(arrangedSubviews: [first, open, last])
    for view in [stack, first, open, last] { view.semanticContentAttribute = direction }
    stack.alignment = .center
    stack.spacing = 8
    stack.frame = root.bounds
    root.addSubview(stack)
    for view in [first, last] { view.setContentHuggingPriority(.required, for: .horizontal) }
    root.layoutIfNeeded()
    let x: CGFloat = direction == .forceLeftToRight ? 36 : 45.5
    #expect(open.frame == CGRect(x: x, y: 15, width: 218.5, height: 0))
  }

  @Test func `content keeps its size below an upper bound`() {
    let root = makeRoot(300, 100)
    let content = ContentBox(40, 20)
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      content.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
      content.topAnchor.constraint(equalTo: root.topAnchor),
      content.heightAnchor.constraint(lessThanOrEqualToConstant: 94),
    ])
    root.layoutIfNeeded()
    expectFrame(content, 8, 0, 40, 20, within: 0)
  }

  @Test func `a view is as large as what it has to hold`() {
    let root = makeRoot(300, 100)
    let outer = makeBox(in: root)
    let content = ContentBox(40, 20)
    content.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(content)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor), outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      content.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 3),
      content.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor, constant: -3),
      content.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      content.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      outer.trailingAnchor.constraint(greaterThanOrEqualTo: content.trailingAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 45, height: 26))
    #expect(content.frame == CGRect(x: 0, y: 3, width: 40, height: 20))
  }

  @Test func `a bound that goes leaves the length to what else there is`() {
    let root = makeRoot(300, 100)
    let view = makeBox(in: root)
    let bound = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 5), bound,
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
    bound.isActive = false
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    width.priority = UILayoutPriority(1)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }
}
