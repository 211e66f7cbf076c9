// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import UIKit

/// Large titles, and what they take from content. The phone's status bar takes 59 points.
@MainActor @Suite struct LargeTitleTests {
  private let page = ScrollPage("Inbox")
  private let navigation: UINavigationController
  private let phone: Phone
  private var scrollView: UIScrollView { page.scrollView }
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    phone = Phone(root: navigation)
  }

  /// Drags content and lifts the finger at rest.
  private func drag(by distance: CGFloat) {
    phone.down(200, 400)
    // The first 10 points only tell that it is a drag.
    phone.move(to: 200, 400 + distance + (distance > 0 ? 10 : -10))
    phone.rest()
    phone.frame()
  }

  @Test func `content begins below the large title, 52 points below where it begins below an inline one`() {
    phone.frame()
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 106))
    #expect(scrollView.adjustedContentInset.top == 165)
    #expect(scrollView.contentOffset.y == -165)
    #expect(page.view.safeAreaInsets.top == 165)
    bar.prefersLargeTitles = false
    phone.frame()
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
    #expect(scrollView.contentOffset.y == -113)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 113, left: 0, bottom: 34, right: 0))
  }

  @Test func `a title that is pulled down grows from where it begins, as far as there is room`() throws {
    phone.frame()
    let label = try #require(bar.largeTitle?.subviews.first)
    let rest = label.frame
    scrollView.contentOffset.y = -165 - 60
    phone.frame()
    #expect(abs(label.transform.a - 1.05) < 0.001)
    #expect(abs(label.frame.minX - rest.minX) < 0.01)
    // The bar has grown by 60 points; the title keeps its lower edge.
    #expect(abs(label.frame.maxY - (rest.maxY + 60)) < 0.01)
    scrollView.contentOffset.y = -165 - 300
    phone.frame()
    #expect(abs(label.transform.a - 1.1) < 0.001)
    page.title = "A title as wide as the whole of the screen is"
    phone.frame()
    #expect(label.frame.maxX <= 377.01)
    scrollView.contentOffset.y = -165
    phone.frame()
    #expect(label.transform == .identity)
  }

  @Test func `the title goes with the content, and takes its room along`() {
    phone.frame()
    scrollView.contentOffset.y = -145
    phone.frame()
    #expect(bar.frame.height == 86)
    #expect(scrollView.adjustedContentInset.top == 145)
    #expect(bar.row?.titleHolder.alpha == 0)
    scrollView.contentOffset.y = -114
    phone.frame()
    #expect(bar.row?.titleHolder.alpha == 0)
    #expect(bar.row?.titleHolder.isHidden == true)
    // The inline title comes when the whole of the large one has gone, after 52 points.
    scrollView.contentOffset.y = -113
    phone.frame()
    #expect(bar.row?.titleHolder.alpha == 1)
    phone.jump(0.115)
    #expect(abs((bar.row?.titleHolder.shown.opacity ?? 0) - 0.5) < 0.05)
    scrollView.contentOffset.y = 300
    phone.frame()
    #expect(bar.frame.height == 54)
    #expect(scrollView.adjustedContentInset.top == 113)
    #expect(bar.row?.titleHolder.alpha == 1)
    scrollView.contentOffset.y = -165
    phone.frame()
    #expect(bar.frame.height == 106)
    #expect(scrollView.adjustedContentInset.top == 165)
  }

  @Test func `a finger moves content evenly over the title, slowly too`() {
    phone.frame()
    phone.down(200, 400)
    phone.move(to: 200, 390)
    let start = scrollView.contentOffset.y
    for step in 1...300 { phone.move(to: 200, 390 - CGFloat(step) / 5, for: 1.0 / 120) }
    #expect(abs(scrollView.contentOffset.y - (start + 60)) < 0.4)
    #expect(bar.frame.height == 54)
    for step in 1...300 { phone.move(to: 200, 330 + CGFloat(step) / 5, for: 1.0 / 120) }
    #expect(abs(scrollView.contentOffset.y - start) < 0.4)
    #expect(abs(bar.frame.height - 106) < 0.4)
  }

  @Test(arguments: [(10, 165), (36, 165), (37, 113), (45, 113)] as [(CGFloat, CGFloat)])
  func `let go half-way, it comes back up to 36 points, and goes on from 37`(_ distance: CGFloat, _ inset: CGFloat) {
    phone.frame()
    drag(by: -distance)
    #expect(abs(scrollView.adjustedContentInset.top - (165 - distance)) < 0.4)
    phone.up()
    phone.advance(1.5)
    #expect(scrollView.contentOffset.y == -inset)
    #expect(scrollView.adjustedContentInset.top == inset)
  }

  @Test func `a flick within the title goes to the end it points to`() {
    phone.frame()
    phone.down(200, 400)
    phone.move(to: 200, 378, for: 0.05)
    phone.up()
    phone.advance(2)
    #expect(scrollView.contentOffset.y >= -113)
  }

  @Test func `pulled down, the title goes with the content and comes back`() {
    phone.frame()
    drag(by: 100)
    let pulled = -165 - scrollView.contentOffset.y
    #expect(pulled > 50 && pulled < 100)
    #expect(abs(bar.frame.height - (106 + pulled)) < 0.01)
    #expect(scrollView.adjustedContentInset.top == 165)
    phone.up()
    phone.advance(2)
    #expect(scrollView.contentOffset.y == -165)
    #expect(bar.frame.height == 106)
  }

  @Test func `a wheel that stops half-way leaves it to the title to go on`() {
    phone.frame()
    _ = scrollView.turnWheel(by: CGPoint(x: 0, y: 40))
    #expect(scrollView.contentOffset.y == -125)
    phone.advance(0.1)
    #expect(scrollView.contentOffset.y == -125)
    phone.advance(0.6)
    #expect(scrollView.contentOffset.y == -113)
  }

  @Test func `a wheel over the bar scrolls what is below it`() {
    phone.frame()
    #expect(bar.scrollByWheel(CGPoint(x: 0, y: 200)))
    #expect(scrollView.contentOffset.y == 35)
    #expect(bar.barPosition == .topAttached)
  }

  @Test func `the status bar brings the whole title back`() {
    phone.frame()
    scrollView.contentOffset.y = 800
    phone.frame()
    phone.window.makeKey()
    UIApplication.shared.statusBarTapped()
    phone.advance(1)
    #expect(scrollView.contentOffset.y == -165)
    #expect(bar.frame.height == 106)
  }

  @Test func `content that refreshes rests below the title, which stays whole`() {
    phone.frame()
    scrollView.refreshControl = UIRefreshControl()
    phone.frame()
    phone.down(200, 200)
    phone.move(to: 200, 600)
    #expect(scrollView.refreshControl?.isRefreshing == true)
    // The spokes stand between the inline part and the title, which is pulled down with the content.
    let spokes = scrollView.refreshControl?.frame ?? .zero
    #expect(spokes.maxY == scrollView.contentOffset.y + 113 + spokes.height)
    phone.up()
    phone.advance(2)
    #expect(scrollView.contentOffset.y == -225)
    #expect(bar.frame.height == 166)
    scrollView.refreshControl?.endRefreshing()
    phone.advance(1)
    #expect(scrollView.contentOffset.y == -165)
    #expect(bar.frame.height == 106)
  }

  @Test func `content that does not fill the screen begins below the title too`() {
    phone.frame()
    let short = ScrollPage("Short", height: 100)
    navigation.viewControllers = [short]
    phone.frame()
    #expect(short.scrollView.contentOffset.y == -165)
    #expect(short.scrollView.adjustedContentInset.top == 165)
  }

  @Test func `content that begins at the safe area grows as the title goes`() {
    phone.frame()
    let pinned = ScrollPage("Pinned", isPinned: true)
    navigation.viewControllers = [pinned]
    phone.frame()
    #expect(pinned.scrollView.frame == CGRect(x: 0, y: 165, width: 393, height: 687))
    #expect(pinned.scrollView.adjustedContentInset.top == 0)
    phone.down(200, 600)
    phone.move(to: 200, 570)
    phone.rest()
    phone.frame()
    // On the screen the content has gone up by 20 points: with its view, within which it has not moved.
    #expect(abs(pinned.scrollView.frame.minY - 145) < 0.4)
    #expect(abs(pinned.scrollView.contentOffset.y) < 0.4)
    phone.move(to: 200, 400)
    phone.rest()
    phone.frame()
    #expect(pinned.scrollView.frame.minY == 113)
    #expect(abs(pinned.scrollView.contentOffset.y - (190 - 52)) < 0.4)
    phone.move(to: 200, 590)
    phone.rest()
    phone.frame()
    #expect(abs(pinned.scrollView.frame.minY - 165) < 0.4)
    #expect(abs(pinned.scrollView.contentOffset.y) < 0.4)
    phone.up()
    phone.advance(1)
    #expect(pinned.scrollView.frame.minY == 165)
  }

  @Test func `a scroll view in the middle of a page leaves the title alone`() {
    phone.frame()
    let page = UIViewController()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 200))
    inner.contentSize.height = 1000
    page.view.addSubview(inner)
    navigation.viewControllers = [page]
    phone.frame()
    inner.contentOffset.y = 30
    phone.frame()
    #expect(bar.frame.height == 106)
    inner.contentOffset.y = 0
    phone.frame()
    #expect(inner.verticalRange.lowerBound == 0)
    #expect(bar.frame.height == 106)
  }

  @Test func `content without insets for bars lets the title go and comes back to its own top`() {
    phone.frame()
    let bare = ScrollPage("Bare")
    bare.scrollView.contentInsetAdjustmentBehavior = .never
    navigation.viewControllers = [bare]
    phone.frame()
    #expect(bare.scrollView.contentOffset.y == 0)
    bare.scrollView.contentOffset.y = 20
    phone.frame()
    #expect(bar.frame.height == 86)
    bare.scrollView.contentOffset.y = 21
    phone.frame()
    #expect(bar.frame.height == 85)
    bare.scrollView.contentOffset.y = 0
    phone.frame()
    #expect(bar.frame.height == 106)
    #expect(bare.scrollView.verticalRange.lowerBound == 0)
  }

  @Test func `an item decides for itself, and one that leaves it open is as the one below`() {
    phone.frame()
    let second = ScrollPage("Second")
    navigation.pushViewController(second, animated: false)
    phone.frame()
    #expect(bar.frame.height == 106)
    second.navigationItem.largeTitleDisplayMode = .never
    phone.frame()
    #expect(bar.frame.height == 54)
    #expect(second.scrollView.contentOffset.y == -113)
    let third = ScrollPage("Third")
    navigation.pushViewController(third, animated: false)
    phone.frame()
    #expect(bar.frame.height == 54)
    third.navigationItem.largeTitleDisplayMode = .always
    phone.frame()
    #expect(bar.frame.height == 106)
  }

  @Test func `a page that was scrolled comes back as it was`() {
    phone.frame()
    scrollView.contentOffset.y = 400
    phone.frame()
    navigation.pushViewController(ScrollPage("Second"), animated: true)
    phone.frame()
    phone.advance(0.7)
    #expect(bar.frame.height == 106)
    navigation.popViewController(animated: true)
    phone.frame()
    phone.advance(0.7)
    #expect(scrollView.contentOffset.y == 400)
    #expect(bar.frame.height == 54)
  }

  @Test func `low windows have no large titles`() {
    phone.frame()
    let low = UIApplication(
      configuration: DeviceConfiguration(device: .iPhone16, orientation: .landscapeLeft))
    low.makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let page = ScrollPage("Low")
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.isHidden = false
    _ = low.makeFrame()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 24, width: 852, height: 54))
    #expect(page.scrollView.adjustedContentInset.top == 78)
    window.isHidden = true
    low.close()
  }

  @Test func `the app can say what the bar follows`() {
    phone.frame()
    let page = UIViewController()
    let (first, second) = (UIScrollView(frame: page.view.bounds), UIScrollView(frame: page.view.bounds))
    for scrollView in [first, second] {
      scrollView.contentSize.height = 2000
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(scrollView)
    }
    navigation.viewControllers = [page]
    phone.frame()
    #expect(page.contentScrollView(for: .top) === first)
    page.setContentScrollView(second, for: .top)
    phone.frame()
    second.contentOffset.y = 0
    phone.frame()
    #expect(bar.frame.height == 54)
    first.contentOffset.y = -165
    phone.frame()
    #expect(bar.frame.height == 54)
  }

  @Test func `content that has gone far under the bar changes nothing of it any more`() {
    phone.frame()
    scrollView.contentOffset.y = 200
    phone.frame()
    var changes = 0
    for step in 1...20 {
      scrollView.contentOffset.y = 200 + CGFloat(step) * 10
      let commit = UIApplication.shared.makeFrame()?.commit
      changes += commit?.deltas.reduce(0) { $0 + $1.changes.count } ?? 0
    }
    // The content's place and, while it moves, the indicator's.
    #expect(changes <= 60)
    #expect(bar.background.under == 80)
  }
}
