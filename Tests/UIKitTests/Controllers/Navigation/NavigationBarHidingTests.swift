// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Pages with and without a bar, and under one that covers.
@MainActor @Suite struct NavigationBarHidingTests {
  private let page = ScrollPage("Inbox")
  private let navigation: UINavigationController
  private let phone: Phone

  init() {
    navigation = UINavigationController(rootViewController: page)
    phone = Phone(root: navigation)
  }

  @Test func `a hidden bar gives its room to the page`() {
    phone.frame()
    #expect(page.scrollView.contentOffset.y == -113)
    navigation.setNavigationBarHidden(true, animated: false)
    phone.frame()
    #expect(navigation.navigationBar.isHidden)
    #expect(page.view.safeAreaInsets.top == 59)
    #expect(page.scrollView.contentOffset.y == -59)
    navigation.isNavigationBarHidden = false
    phone.frame()
    #expect(!navigation.navigationBar.isHidden)
    #expect(navigation.navigationBar.frame.minY == 59)
    #expect(page.scrollView.contentOffset.y == -113)
  }

  @Test func `a bar is hidden before there is a view`() {
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.setNavigationBarHidden(true, animated: false)
    #expect(controller.navigationBar.isHidden)
    controller.loadViewIfNeeded()
    controller.view.layoutIfNeeded()
    #expect(controller.navigationBar.isHidden)
    controller.isNavigationBarHidden = false
    #expect(!controller.navigationBar.isHidden)
  }

  @Test func `animated, it slides out of the screen`() {
    phone.frame()
    navigation.setNavigationBarHidden(true, animated: true)
    phone.frame()
    phone.jump(0.1)
    let place = navigation.navigationBar.shown.frame.minY
    #expect(place > -54 && place < 59)
    phone.advance(0.2)
    #expect(navigation.navigationBar.isHidden)
    navigation.setNavigationBarHidden(false, animated: true)
    #expect(!navigation.navigationBar.isHidden)
    phone.advance(0.3)
    #expect(navigation.navigationBar.alpha == 1)
  }

  @Test func `hidden by the page that comes, it goes with the transition, and back with a swipe taken back`() {
    phone.frame()
    let log = Logbook()
    let bare = LoggedPage("Bare", log)
    bare.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
    navigation.pushViewController(bare, animated: true)
    phone.frame()
    phone.jump(0.1)
    #expect(navigation.navigationBar.shown.frame.minY > -54)
    phone.advance(0.7)
    #expect(navigation.navigationBar.isHidden)
    #expect(bare.view.safeAreaInsets.top == 59)
    navigation.popViewController(animated: false)
    navigation.setNavigationBarHidden(false, animated: false)
    phone.frame()
    #expect(navigation.navigationBar.frame.minY == 59)
    #expect(page.view.safeAreaInsets.top == 113)
  }

  @Test func `a page may begin below the bar`() {
    phone.frame()
    let below = UIViewController()
    below.edgesForExtendedLayout = []
    navigation.viewControllers = [below]
    phone.frame()
    #expect(below.view.frame == CGRect(x: 0, y: 113, width: 393, height: 739))
    #expect(below.view.safeAreaInsets.top == 0)
  }

  @Test func `below a bar that is not translucent pages begin at its edge, unless they say otherwise`() {
    phone.frame()
    navigation.navigationBar.isTranslucent = false
    phone.frame()
    #expect(page.view.frame.minY == 113)
    #expect(page.scrollView.contentOffset.y == 0)
    page.extendedLayoutIncludesOpaqueBars = true
    phone.frame()
    #expect(page.view.frame.minY == 0)
    #expect(page.scrollView.contentOffset.y == -113)
  }

  @Test func `a page keeps its safe area while it moves sideways`() {
    phone.frame()
    let next = ScrollPage("Next")
    navigation.pushViewController(next, animated: true)
    phone.frame()
    #expect(next.view.safeAreaInsets == UIEdgeInsets(top: 113, left: 0, bottom: 34, right: 0))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 113, left: 0, bottom: 34, right: 0))
    phone.advance(0.7)
  }
}
