// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// The swipe from the edge that goes back.
@MainActor @Suite struct NavigationSwipeTests {
  private let scene = NavigationScene()

  @Test func `the page follows the finger point by point`() {
    let page = scene.pushed("B")
    scene.phone.down(5, 400)
    scene.phone.move(to: 115, 400)
    scene.phone.rest()
    scene.phone.frame()
    // The first 10 points only tell that it is a swipe.
    #expect(abs(page.view.shown.frame.minX - 100) < 0.5)
    #expect(abs(scene.first.view.shown.frame.minX + 0.3 * 293) < 0.5)
    #expect(scene.first.transitionCoordinator?.isInteractive == true)
    scene.phone.move(to: 215, 400)
    #expect(abs(page.view.shown.frame.minX - 200) < 0.5)
  }

  @Test func `beyond three tenths of the way it goes back`() {
    let page = scene.pushed("B")
    scene.phone.down(5, 400)
    scene.phone.move(to: 141, 400)
    scene.phone.rest()
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect(scene.navigation.viewControllers.count == 1)
    #expect(page.parent == nil)
    #expect(
      scene.log.take() == [
        "B will leave", "B will disappear, leaving", "A will appear", "will show A", "B did disappear", "A did appear",
        "B has left", "did show A",
      ])
  }

  @Test func `before that everything is as it was, and is told in iOS's order`() {
    let page = scene.pushed("B")
    scene.phone.down(5, 400)
    scene.phone.move(to: 121, 400)
    scene.phone.rest()
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect(scene.navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(
      scene.log.take() == [
        "B will leave", "B will disappear, leaving", "A will appear", "will show A", "A will disappear",
        "A did disappear", "B will appear", "B did appear",
      ])
    #expect(page.view.frame.minX == 0)
    #expect(scene.first.view.superview == nil)
    #expect(scene.navigation.navigationBar.topItem?.title == "B")
    #expect(scene.navigation.navigationBar.row?.item === page.navigationItem)
    #expect(scene.navigation.wrapper.subviews.count == 1)
  }

  @Test func `a flick goes back from anywhere, and one to the edge stays`() {
    _ = scene.pushed("B")
    scene.phone.down(5, 400)
    scene.phone.move(to: 80, 400, for: 0.05)
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect(scene.navigation.viewControllers.count == 1)
    _ = scene.pushed("C")
    scene.phone.down(5, 400)
    scene.phone.move(to: 300, 400)
    scene.phone.rest()
    scene.phone.move(to: 220, 400, for: 0.05)
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect(scene.navigation.viewControllers.count == 2)
  }

  /// Widths a second: the finger decides from 1.06 on.
  @Test(arguments: [(1.0, 2), (1.12, 1)] as [(CGFloat, Int)])
  func `how fast a flick must be`(_ speed: CGFloat, _ left: Int) {
    _ = scene.pushed("B")
    scene.phone.down(2, 400)
    // Far too short a way to decide by itself.
    scene.phone.move(to: 2 + 393 * speed * 0.2, 400, for: 0.2)
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect(scene.navigation.viewControllers.count == left)
  }

  @Test func `only fingers from the edge count, and only where there is a back button`() {
    let page = scene.pushed("B")
    func swipe(from x: CGFloat) -> Int {
      scene.phone.down(x, 400)
      scene.phone.move(to: x + 250, 400)
      scene.phone.up()
      scene.phone.advance(0.7)
      return scene.navigation.viewControllers.count
    }
    #expect(swipe(from: 30) == 2)
    page.navigationItem.hidesBackButton = true
    #expect(swipe(from: 5) == 2)
    page.navigationItem.hidesBackButton = false
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
    #expect(swipe(from: 5) == 2)
    page.navigationItem.leftItemsSupplementBackButton = true
    scene.navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(swipe(from: 5) == 2)
    scene.navigation.interactivePopGestureRecognizer?.isEnabled = true
    #expect(swipe(from: 5) == 1)
    #expect(swipe(from: 5) == 1)
  }

  @Test func `a push can be caught and taken back`() {
    scene.phone.frame()
    let page = scene.page("B")
    scene.navigation.pushViewController(page, animated: true)
    scene.phone.frame()
    scene.phone.jump(0.15)
    _ = scene.log.take()
    scene.phone.down(3, 400)
    scene.phone.move(to: 14, 400, for: 0.02)
    let caught = page.view.shown.frame.minX
    #expect(caught > 20 && caught < 150)
    scene.phone.rest()
    scene.phone.frame()
    #expect(page.view.shown.frame.minX == caught)
    scene.phone.move(to: 330, 400)
    scene.phone.rest()
    scene.phone.up()
    scene.phone.advance(0.6)
    #expect(scene.navigation.viewControllers.map(\.title) == ["A"])
    #expect(page.parent == nil)
    #expect(
      scene.log.take() == [
        "B will leave", "B has left", "B will disappear", "B did disappear", "A will appear", "A did appear",
      ])
  }

  @Test func `what goes on after the finger can be caught again`() {
    let page = scene.pushed("B")
    scene.phone.down(5, 400)
    scene.phone.move(to: 300, 400)
    scene.phone.rest()
    scene.phone.up()
    scene.phone.jump(0.02)
    scene.phone.down(5, 500)
    scene.phone.move(to: 20, 500)
    scene.phone.rest()
    scene.phone.move(to: 16, 500, for: 0.2)
    let place = page.view.shown.frame.minX
    #expect(place > 250 && place < 393)
    scene.phone.rest()
    scene.phone.frame()
    #expect(page.view.shown.frame.minX == place)
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect(scene.navigation.viewControllers.count == 1)
  }

  @Test func `content that scrolls sideways leaves the swipe alone`() {
    scene.phone.frame()
    let page = ScrollPage("Wide")
    page.scrollView.contentSize = CGSize(width: 2000, height: 100)
    scene.navigation.pushViewController(page, animated: false)
    scene.phone.frame()
    page.scrollView.contentOffset.x = 500
    scene.phone.down(5, 400)
    scene.phone.move(to: 300, 400)
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect(page.scrollView.contentOffset.x == 500)
    #expect(scene.navigation.viewControllers.count == 1)
  }

  @Test func `where people read from right to left it comes from the other edge`() {
    scene.navigation.view.semanticContentAttribute = .forceRightToLeft
    scene.navigation.view.setNeedsLayout()
    let page = scene.pushed("B")
    scene.phone.down(388, 400)
    scene.phone.move(to: 278, 400)
    scene.phone.rest()
    scene.phone.frame()
    #expect(abs(page.view.shown.frame.minX + 100) < 0.5)
    scene.phone.move(to: 100, 400)
    scene.phone.up()
    scene.phone.advance(0.7)
    #expect(scene.navigation.viewControllers.count == 1)
  }
}
