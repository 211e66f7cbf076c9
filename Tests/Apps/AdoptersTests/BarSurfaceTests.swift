// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Adopters

/// Bars and navigation controllers with everything on them, as teams dress them, on a screen of 375 × 667 points.
@MainActor struct BarSurfaceTests {
  private let screen = TestScreen(.iPhoneSE)

  private func navigation(_ root: UIViewController) -> StudioNavigationController {
    StudioViewController.events = []
    let navigation = StudioNavigationController(rootViewController: root)
    screen.show(navigation)
    return navigation
  }

  // MARK: - Defaults

  @Test("bars, items and controllers")
  func defaults() {
    let bar = UINavigationBar()
    #expect(bar.barStyle == .default && bar.isTranslucent && !bar.prefersLargeTitles)
    #expect(bar.items == nil && bar.topItem == nil && bar.backItem == nil && bar.delegate == nil)
    #expect(bar.barTintColor == nil && bar.shadowImage == nil && bar.titleTextAttributes == nil)
    #expect(bar.backIndicatorImage == nil && bar.backIndicatorTransitionMaskImage == nil)
    #expect(bar.compactAppearance == nil && bar.scrollEdgeAppearance == nil && bar.compactScrollEdgeAppearance == nil)
    #expect(bar.backgroundImage(for: .default) == nil && bar.titleVerticalPositionAdjustment(for: .default) == 0)
    let toolbar = UIToolbar()
    #expect(toolbar.barStyle == .default && toolbar.isTranslucent && toolbar.items == nil)
    #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == nil)
    let item = UINavigationItem(title: "Title")
    #expect(item.title == "Title" && item.prompt == nil && item.titleView == nil && item.backAction == nil)
    #expect(item.largeTitleDisplayMode == .automatic && item.backButtonDisplayMode == .default)
    #expect(!item.hidesBackButton && !item.leftItemsSupplementBackButton)
    #expect(item.leftBarButtonItems == nil && item.rightBarButtonItem == nil && item.backBarButtonItem == nil)
    let button = UIBarButtonItem()
    #expect(button.style == .plain && button.width == 0 && button.isEnabled && !button.isHidden && !button.isSelected)
    #expect(button.possibleTitles == nil && button.landscapeImagePhone == nil)
    #expect(button.landscapeImagePhoneInsets == .zero && button.imageInsets == .zero)
    #expect(button.customView == nil && button.primaryAction == nil && button.tintColor == nil && button.tag == 0)
    #expect(button.sharesBackground && !button.hidesSharedBackground)
    #expect(UIBarButtonItem.Style.done == .prominent && UIBarButtonItem.Style.prominent.rawValue == 2)
    #expect(UIBarButtonItem.SystemItem.close.rawValue == 24 && UIBarStyle.black.rawValue == 1)
    let controller = UINavigationController()
    #expect(!controller.isNavigationBarHidden && controller.isToolbarHidden)
    #expect(!controller.hidesBarsOnTap && !controller.hidesBarsOnSwipe && !controller.hidesBarsWhenVerticallyCompact)
    #expect(!controller.barHideOnTapGestureRecognizer.isEnabled)
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    #expect(UIImage().size == .zero && UIImage().cgImage == nil && UIImage().pngData() == nil)
  }

  @Test("bars keep copies of appearances, appearances of their buttons'")
  func copies() throws {
    let appearance = BarStudio.appearance(tint: .systemPurple)
    let button = UIBarButtonItemAppearance()
    appearance.buttonAppearance = button
    button.normal.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
    #expect(appearance.buttonAppearance.normal.titlePositionAdjustment == .zero)
    let bar = UINavigationBar()
    bar.standardAppearance = appearance
    appearance.backgroundColor = .red
    #expect(bar.standardAppearance.backgroundColor == .systemPurple)
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    #expect(copy.titlePositionAdjustment.vertical == 1 && copy.backgroundColor == .red)
    #expect(copy.doneButtonAppearance.highlighted.titleTextAttributes[.foregroundColor] as? UIColor == .lightGray)
    let toolbar = UIToolbar()
    BarStudio.dress(toolbar)
    #expect(toolbar.standardAppearance.buttonAppearance.normal.titleTextAttributes.count == 1)
    #expect(toolbar.scrollEdgeAppearance?.backgroundColor == nil && toolbar.compactAppearance == nil)
  }

  // MARK: - The old ways

  @Test("bars that are dressed in the old way look as they did")
  func oldWays() {
    let root = StudioViewController(name: "A")
    let navigation = navigation(root)
    let bar = navigation.navigationBar
    BarStudio.dressInTheOldWay(bar)
    screen.step()
    #expect(bar.traitCollection.userInterfaceStyle == .dark && bar.overrideUserInterfaceStyle == .unspecified)
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) != nil && bar.backgroundImage(for: .compact) != nil)
    #expect(bar.standardAppearance.shadowImage != nil && bar.standardAppearance.backgroundColor == .systemIndigo)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == -2)
    #expect(bar.backIndicatorImage != nil)
    #expect(root.view.frame.minY > 0)
    bar.overrideUserInterfaceStyle = .light
    #expect(bar.traitCollection.userInterfaceStyle == .light)
    bar.overrideUserInterfaceStyle = .unspecified
    bar.barStyle = .default
    #expect(bar.traitCollection.userInterfaceStyle == .light && navigation.preferredStatusBarStyle == .default)
    bar.setBackgroundImage(nil, for: .any, barMetrics: .default)
    #expect(bar.standardAppearance.backgroundImage == nil)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 48))
    screen.show(toolbar)
    BarStudio.dressInTheOldWay(toolbar)
    #expect(toolbar.traitCollection.userInterfaceStyle == .dark)
    #expect(toolbar.shadowImage(forToolbarPosition: .any) != nil)
    #expect(toolbar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) == nil)
  }

  @Test("a picture for one place of a bar counts there only")
  func imagesByPosition() {
    final class Top: NSObject, UINavigationBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let bar = UINavigationBar()
    let image = UIImage(systemName: "star")
    bar.setBackgroundImage(image, for: .topAttached, barMetrics: .default)
    #expect(bar.standardAppearance.backgroundImage == nil)
    let delegate = Top()
    bar.delegate = delegate
    #expect(bar.standardAppearance.backgroundImage === image)
  }

  @Test("a bar that stands alone pushes and pops through its overrides")
  func loneBar() {
    let bar = ReportingBar(frame: CGRect(x: 0, y: 0, width: 375, height: 54))
    bar.setItems([UINavigationItem(title: "One")], animated: false)
    bar.pushItem(UINavigationItem(title: "Two"), animated: false)
    #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
    #expect(bar.popItem(animated: false)?.title == "Two")
    bar.prefersLargeTitles = true
    #expect(bar.calls == ["set", "push", "pop", "large"])
  }

  // MARK: - Navigation

  @Test("a push and a pop tell pages and delegate in order")
  func pushAndPop() {
    let navigation = navigation(StudioViewController(name: "A"))
    let second = StudioViewController(name: "B")
    StudioViewController.events = []
    navigation.pushViewController(second, animated: true)
    screen.advance(by: 1)
    #expect(
      StudioViewController.events == [
        "B willJoin", "B didLoad", "push", "A willDisappear", "B willAppear", "willShow B", "B isAppearing",
        "A didDisappear", "B didAppear", "B didJoin", "didShow B",
      ])
    StudioViewController.events = []
    navigation.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(
      StudioViewController.events == [
        "B willLeave", "pop", "B willDisappear", "A willAppear", "willShow A", "A isAppearing", "B didDisappear",
        "A didAppear", "B didLeave", "didShow A",
      ])
    #expect(navigation.topViewController?.title == "A")
  }

  @Test("a back action takes the place of going back")
  func backAction() throws {
    let navigation = navigation(StudioViewController(name: "A"))
    let form = FormViewController(name: "Form")
    navigation.pushViewController(form, animated: false)
    screen.step()
    let place = CGPoint(x: 38, y: navigation.navigationBar.frame.minY + 22)
    screen.tap(at: place)
    screen.advance(by: 1)
    #expect(form.asked == 1 && navigation.topViewController === form)
    form.leave()
    screen.advance(by: 1)
    #expect(navigation.topViewController?.title == "A")
    // A root with an action has a back button for it.
    let root = FormViewController(name: "Root")
    let other = self.navigation(root)
    screen.tap(at: CGPoint(x: 38, y: other.navigationBar.frame.minY + 22))
    #expect(root.asked == 1)
  }

  @Test("toolbar items run their actions, with themselves as sender")
  func toolbarItems() throws {
    let root = StudioViewController(name: "A")
    let navigation = navigation(root)
    navigation.setToolbarHidden(false, animated: false)
    screen.step()
    #expect(navigation.toolbar.items?.count == 6)
    StudioViewController.events = []
    screen.tap(at: CGPoint(x: 40, y: navigation.toolbar.frame.minY + 24))
    #expect(StudioViewController.events == ["reply from true"])
  }

  // MARK: - Bars that hide

  @Test("a tap on the content hides the bars, and another brings them back")
  func hidingByTap() {
    let navigation = navigation(StudioViewController(name: "A"))
    navigation.setToolbarHidden(false, animated: false)
    navigation.hidesBarsOnTap = true
    #expect(navigation.barHideOnTapGestureRecognizer.isEnabled)
    screen.step()
    let middle = CGPoint(x: 187, y: 333)
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    // A tap on a bar is none on the content.
    screen.tap(at: CGPoint(x: 187, y: navigation.navigationBar.frame.midY))
    screen.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("a swipe up hides the bars while the content scrolls, a swipe down brings them back")
  func hidingBySwipe() throws {
    let root = StudioViewController(name: "A")
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scroll.contentSize = CGSize(width: 375, height: 3000)
    root.view.addSubview(scroll)
    let navigation = navigation(root)
    navigation.hidesBarsOnSwipe = true
    screen.drag(from: CGPoint(x: 187, y: 500), to: CGPoint(x: 187, y: 300))
    screen.advance(by: 2)
    #expect(navigation.isNavigationBarHidden)
    #expect(scroll.contentOffset.y > 100)
    screen.drag(from: CGPoint(x: 187, y: 300), to: CGPoint(x: 187, y: 500))
    screen.advance(by: 2)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("bars hide on a low screen, and a tap brings them back")
  func hidingWhenCompact() {
    let navigation = navigation(StudioViewController(name: "A"))
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(!navigation.isNavigationBarHidden)
    screen.rotate(to: .landscapeLeft)
    screen.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
    screen.tap(at: CGPoint(x: 300, y: 200))
    screen.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
    screen.tap(at: CGPoint(x: 300, y: 200))
    screen.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
    screen.rotate(to: .portrait)
    screen.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }
}
