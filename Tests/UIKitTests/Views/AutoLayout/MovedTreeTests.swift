// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Views that go from one superview to another without being taken out between.
@MainActor struct MovedTreeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let box: UIView

  init() {
    box = makeBox(in: card)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 7),
      box.topAnchor.constraint(equalTo: card.topAnchor, constant: 9),
      box.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
  }

  private enum Stay: CaseIterable { case window, detached, detachedAndLaidOut, twoDetached }

  @Test(arguments: Stay.allCases) private func constraintsWithinAViewMoveWithIt(from stay: Stay) {
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    if stay == .window { window.addSubview(old) }
    old.addSubview(card)
    if stay == .window || stay == .detachedAndLaidOut { old.layoutIfNeeded() }
    let other = UIView()
    if stay == .twoDetached { other.addSubview(card) }
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(new)
    new.addSubview(card)
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 7, y: 9, width: 93, height: 91))
    card.bounds.size = CGSize(width: 50, height: 60)
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 7, y: 9, width: 43, height: 51))
  }
}
