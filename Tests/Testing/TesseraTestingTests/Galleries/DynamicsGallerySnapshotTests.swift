// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Views that have fallen, drawn where they came to lie. Look at the picture when it changes.
@MainActor struct DynamicsGallerySnapshotTests {
  @Test func blocksThatFellOnAShelf() throws {
    let screen = TestScreen(.iPhoneSE, scale: 1)
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    screen.show(page)
    let shelf = UIView(frame: CGRect(x: 0, y: 330, width: 170, height: 12))
    shelf.backgroundColor = .systemGray
    page.view.addSubview(shelf)
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
    let blocks = colors.enumerated().map { index, color in
      let block = UIView(frame: CGRect(x: 20 + index * 52, y: 40 + index % 3 * 60, width: 44, height: 44))
      block.backgroundColor = color
      block.layer.cornerRadius = 6
      page.view.addSubview(block)
      return block
    }
    let animator = UIDynamicAnimator(referenceView: page.view)
    animator.addBehavior(UIGravityBehavior(items: blocks))
    let collision = UICollisionBehavior(items: blocks)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 330), to: CGPoint(x: 170, y: 330))
    animator.addBehavior(collision)
    screen.advance(by: 4)
    try assertSnapshot(of: screen, named: "fallen")
  }
}
