// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// The toolbar of a navigation controller, on a phone of 393 × 852 points with 34 at the bottom.
@MainActor @Suite struct ToolbarTests {
  private let page = ScrollPage("Inbox")
  private let navigation: UINavigationController
  private let phone: Phone
  private var bar: UIToolbar { navigation.toolbar }

  init() {
    navigation = UINavigationController(rootViewController: page)
    phone = Phone(root: navigation)
    phone.frame()
    page.toolbarItems = [text("Sort"), .flexibleSpace(), text("New")]
  }

  private func text(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test func `it is hidden until somebody shows it, and then takes 86 points`() {
    phone.frame()
    #expect(navigation.isToolbarHidden)
    #expect(page.view.safeAreaInsets.bottom == 34)
    navigation.isToolbarHidden = false
    phone.frame()
    #expect(bar.frame == CGRect(x: 0, y: 766, width: 393, height: 86))
    #expect(!bar.isHidden && bar.superview === navigation.view)
    #expect(page.view.safeAreaInsets.bottom == 86)
    #expect(page.scrollView.adjustedContentInset.bottom == 86)
    navigation.isToolbarHidden = true
    phone.frame()
    #expect(bar.isHidden)
    #expect(page.view.safeAreaInsets.bottom == 34)
  }

  @Test func `platters are 48 points high, 28 from the sides, and flexible spaces share the rest`() {
    phone.frame()
    navigation.isToolbarHidden = false
    phone.frame()
    let frames = bar.row.platters.map(\.frame)
    #expect(frames.map(\.height) == [48, 48])
    #expect(frames[0].minX == 28)
    #expect(abs(frames[1].maxX - 365) < 0.01)
    page.toolbarItems = [text("Sort"), .fixedSpace(20), text("New")]
    phone.frame()
    let close = bar.row.platters.map(\.frame)
    #expect(abs(close[1].minX - (close[0].maxX + 32)) < 0.01)
  }

  @Test func `animated it slides up from below the screen`() {
    phone.frame()
    navigation.setToolbarHidden(false, animated: true)
    phone.frame()
    phone.advance(0.1)
    let place = bar.shown.frame.minY
    #expect(place > 767 && place < 851)
    phone.advance(0.2)
    #expect(bar.shown.frame.minY == 766)
    navigation.setToolbarHidden(true, animated: true)
    phone.frame()
    phone.advance(0.1)
    #expect(!bar.isHidden && bar.shown.frame.minY > 767)
    phone.advance(0.3)
    #expect(bar.isHidden)
  }

  @Test func `each page has items of its own, and one may have no toolbar`() {
    phone.frame()
    navigation.isToolbarHidden = false
    phone.frame()
    let second = ScrollPage("Story")
    second.toolbarItems = [text("Share")]
    navigation.pushViewController(second, animated: true)
    phone.advance(0.6)
    #expect(bar.items?.map(\.title) == ["Share"])
    let third = ScrollPage("Picture")
    third.hidesBottomBarWhenPushed = true
    navigation.pushViewController(third, animated: true)
    phone.advance(0.6)
    #expect(bar.isHidden && !navigation.isToolbarHidden)
    #expect(third.view.safeAreaInsets.bottom == 34)
    navigation.popToRootViewController(animated: true)
    phone.advance(0.6)
    #expect(!bar.isHidden && bar.frame.minY == 766)
    #expect(bar.items?.map(\.title) == ["Sort", nil, "New"])
  }

  @Test func `a tap on an item does what it is for`() {
    phone.frame()
    var taps = 0
    page.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in taps += 1 })]
    navigation.isToolbarHidden = false
    phone.frame()
    phone.tap(50, 800)
    #expect(taps == 1)
  }

  @Test func `a page that does not go under it ends above it`() {
    phone.frame()
    page.edgesForExtendedLayout = .top
    navigation.isToolbarHidden = false
    phone.frame()
    #expect(page.view.frame.maxY == 766)
    #expect(page.view.safeAreaInsets.bottom == 0)
    page.edgesForExtendedLayout = .all
    phone.frame()
    #expect(page.view.frame.maxY == 852)
  }

  @Test func `its background goes where content ends above it`() {
    phone.frame()
    let appearance = UIToolbarAppearance()
    appearance.configureWithOpaqueBackground()
    bar.standardAppearance = appearance
    navigation.isToolbarHidden = false
    phone.frame()
    #expect(bar.shownAppearance.backgroundColor == .systemBackground)
    page.scrollView.contentOffset.y = 3000 - 852 + 86
    phone.frame()
    #expect(bar.shownAppearance.backgroundColor == nil)
    let edge = UIToolbarAppearance()
    edge.backgroundColor = .systemRed
    bar.scrollEdgeAppearance = edge
    #expect(bar.shownAppearance.backgroundColor == .systemRed)
  }

  @Test func `one of the app's own stands alone, 48 points high with 16 at the sides`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 48))
    #expect(bar.items == nil && bar.isTranslucent && bar.barPosition == .bottom)
    #expect(bar.intrinsicContentSize.height == 48)
    bar.items = [text("Left"), .flexibleSpace(), text("Right")]
    bar.layoutIfNeeded()
    #expect(bar.row.platters[0].frame.minX == 16)
    #expect(abs(bar.row.platters[1].frame.maxX - 359) < 0.01)
    let item = text("Hidden")
    bar.items = [item]
    bar.layoutIfNeeded()
    item.isHidden = true
    bar.layoutIfNeeded()
    #expect(bar.row.platters.isEmpty)
  }

  @Test func `its class is the app's to choose`() {
    final class Bar: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: Bar.self)
    #expect(navigation.toolbar is Bar)
    #expect(type(of: navigation.navigationBar) == UINavigationBar.self)
  }
}
