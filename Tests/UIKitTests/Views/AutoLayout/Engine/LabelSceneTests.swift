// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// The measured scenes whose boxes are labels, with real ones.
@MainActor struct LabelSceneTests {
  private func label(_ text: String, _ size: CGFloat, in parent: UIView? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    parent?.addSubview(label)
    return label
  }

  @Test func rowsAndColumnsOfLabels() {
    let root = makeRoot(320, 300)
    let column = UIStackView(arrangedSubviews: [label("Title", 22), label("Body text", 17), label("Third line", 15)])
    column.axis = .vertical
    let firsts = UIStackView(arrangedSubviews: [label("Big", 28), label("small", 13), label("mid", 17)])
    firsts.alignment = .firstBaseline
    let lasts = UIStackView(arrangedSubviews: [label("Big", 28), label("small", 13)])
    lasts.alignment = .lastBaseline
    for stack in [column, firsts, lasts] {
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    }
    NSLayoutConstraint.activate([
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      firsts.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 24),
      lasts.topAnchor.constraint(equalTo: firsts.bottomAnchor, constant: 24),
    ])
    root.layoutIfNeeded()
    expectFrame(column, 16, 16, 288, 81)
    expectFrame(column.arrangedSubviews[1], 0, 34.5, 288, 20.5)
    expectFrame(column.arrangedSubviews[2], 0, 63, 288, 18)
    expectFrame(firsts, 16, 121, 115.5, 33.5)
    expectFrame(firsts.arrangedSubviews[1], 47.5, 14, 31.5, 16)
    expectFrame(firsts.arrangedSubviews[2], 87, 10.5, 28.5, 20.5)
    expectFrame(lasts, 16, 178.5, 79, 33.5)
    expectFrame(lasts.arrangedSubviews[1], 47.5, 14, 31.5, 16)
  }

  @Test func baselinesOfLabels() {
    let root = makeRoot(320, 300)
    let small = label("Hg", 17, in: root)
    let big = label("Hg", 34, in: root)
    NSLayoutConstraint.activate([
      small.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      small.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      big.leadingAnchor.constraint(equalTo: small.trailingAnchor, constant: 8),
      big.firstBaselineAnchor.constraint(equalTo: small.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    expectFrame(small, 16, 60, 22.5, 20.5)
    expectFrame(big, 46.5, 43.5, 43.5, 41)
  }

  @Test func aCardIsAsHighAsItsWrappedText() {
    let root = makeRoot(320, 300)
    let card = makeBox(in: root)
    let text = label("The quick brown fox jumps over the lazy dog", 15, in: card)
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor), card.widthAnchor.constraint(equalToConstant: 216),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    // Two lines fit in 36; layout gives them a point more.
    expectFrame(card, 0, 0, 216, 53, within: 0)
    text.text = "One line"
    root.layoutIfNeeded()
    expectFrame(card, 0, 0, 216, 34, within: 0)
  }
}
