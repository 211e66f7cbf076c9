// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import UIKit

/// Writes down what a split view controller tells.
@MainActor private final class SplitListener: NSObject, UISplitViewControllerDelegate {
  let log: Logbook
  var top: UISplitViewController.Column?
  var discards = false

  init(_ log: Logbook) {
    self.log = log
  }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    log.lines.append("to \(displayMode)")
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.lines.append("top \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.lines.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.lines.append("expanded") }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    log.lines.append("will show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    log.lines.append("did show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    log.lines.append("will hide \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    log.lines.append("did hide \(column)")
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    log.lines.append("collapse")
    return discards
  }
}

@MainActor @Suite struct UISplitViewControllerTests {
  private let log = Logbook()
  private let split = UISplitViewController(style: .doubleColumn)
  private let listener: SplitListener
  private let list: LoggedPage
  private let detail: LoggedPage

  init() {
    listener = SplitListener(log)
    list = LoggedPage("L", log)
    detail = LoggedPage("D", log)
    split.delegate = listener
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
  }

  private func pad(_ orientation: DeviceDescription.Orientation = .portrait) -> Phone {
    let phone = Phone(.iPadPro11, orientation: orientation, root: split)
    phone.advance(0.5)
    return phone
  }

  private func phone() -> Phone {
    let phone = Phone(root: split)
    phone.advance(0.5)
    return phone
  }

  @Test func `columns stand in navigation controllers, beside each other on pads`() throws {
    let phone = pad()
    _ = phone
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    #expect(!split.displayModeButtonItem.isHidden)
    #expect(split.viewController(for: .primary) === list && list.navigationController !== detail.navigationController)
    #expect(list.splitViewController === split && detail.splitViewController === split)
    let top = split.view.safeAreaInsets.top
    #expect(list.view.convert(CGPoint.zero, to: split.view) == CGPoint(x: 10, y: top))
    #expect(list.view.bounds.width == 320 && split.primaryColumnWidth == 320)
    #expect(detail.view.bounds.width == split.view.bounds.width && detail.view.safeAreaInsets.left == 330)
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    #expect(log.take().filter { $0.hasSuffix("did appear") }.sorted() == ["D did appear", "L did appear"])
  }

  @Test func `a column goes and comes, and that is told in iOS's order`() {
    let phone = pad()
    _ = log.take()
    split.hide(.primary)
    #expect(log.take() == ["to secondaryOnly", "will hide primary", "L will disappear"])
    phone.advance(1.5)
    #expect(log.take() == ["L did disappear", "did hide primary"])
    #expect(split.displayMode == .secondaryOnly && !split.isShowing(.primary))
    #expect(detail.view.safeAreaInsets.left == 0)
    split.show(.primary)
    #expect(log.take() == ["to oneBesideSecondary", "will show primary", "L will appear"])
    phone.advance(1.5)
    #expect(log.take() == ["L did appear", "did show primary"])
  }

  @Test func `an app's wish counts, and comes over the secondary column only while there is one`() {
    split.preferredDisplayMode = .oneOverSecondary
    let phone = pad()
    #expect(split.displayMode == .secondaryOnly)
    split.preferredDisplayMode = .secondaryOnly
    split.preferredDisplayMode = .oneOverSecondary
    phone.advance(1)
    #expect(split.displayMode == .oneOverSecondary && split.primaryColumnWidth == 280)
    #expect(detail.view.safeAreaInsets.left == 0)
    phone.tap(700, 600)
    phone.advance(1.5)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func `a finger from the edge brings the first column`() {
    let phone = pad(.landscapeLeft)
    split.hide(.primary)
    phone.advance(1.5)
    #expect(split.displayMode == .secondaryOnly)
    phone.down(3, 500)
    phone.move(to: 380, 500)
    phone.up()
    phone.advance(1.5)
    #expect(split.displayMode == .oneBesideSecondary && split.isShowing(.primary))
  }

  @Test(arguments: [true, false]) func `an inspector comes as a sheet and goes`(isOnPad: Bool) {
    let inspector = LoggedPage("I", log)
    split.setViewController(inspector, for: .inspector)
    let phone = isOnPad ? pad() : phone()
    _ = log.take()
    #expect(split.viewController(for: .inspector) === inspector && !split.isShowing(.inspector))
    split.show(.inspector)
    phone.advance(1)
    #expect(split.isShowing(.inspector) && log.take().contains("I did appear"))
    split.hide(.inspector)
    phone.advance(1)
    #expect(!split.isShowing(.inspector) && log.take().contains("I did disappear"))
  }

  @Test func `the button of the first column changes the mode`() {
    let phone = pad()
    let bar = list.navigationController?.navigationBar
    #expect(bar?.row?.platters.count == 1)
    let place = bar?.row?.platters.first?.convert(CGPoint(x: 20, y: 20), to: nil) ?? .zero
    phone.tap(place.x, place.y)
    phone.advance(1.5)
    #expect(split.displayMode == .secondaryOnly)
    #expect(detail.navigationController?.navigationBar.row?.platters.count == 1)
  }

  @Test func `on phones the secondary column is on top of the primary one's stack`() {
    let phone = phone()
    #expect(split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(split.displayModeButtonItem.isHidden)
    #expect(
      log.take().filter { !$0.hasPrefix("L ") && !$0.hasPrefix("D ") } == [
        "top secondary", "will hide secondary", "will hide primary", "will show secondary", "did show secondary",
        "collapsed", "did hide primary",
      ])
    #expect(list.navigationController === detail.navigationController)
    #expect(list.navigationController?.topViewController === detail)
    #expect(split.isShowing(.secondary) && !split.isShowing(.primary))
    phone.advance(0.1)
    split.show(.primary)
    phone.advance(1.5)
    #expect(list.navigationController?.topViewController === list && split.isShowing(.primary))
    #expect(detail.navigationController !== list.navigationController && detail.navigationController != nil)
    split.show(.secondary)
    phone.advance(1.5)
    #expect(list.navigationController?.topViewController === detail)
  }

  @Test func `bars above and below go by what the last column scrolls`() {
    let (first, second) = (UIScrollView(), UIScrollView())
    for (page, scrollView) in [(list, first), (detail, second)] {
      scrollView.frame = page.view.bounds
      page.view.addSubview(scrollView)
    }
    let phone = phone()
    #expect(split.contentScrollView(for: .bottom) === second)
    split.show(.primary)
    phone.advance(1.5)
    #expect(split.contentScrollView(for: .bottom) === first)
  }

  @Test func `pages pushed onto a column's navigation controller come to the one stack`() throws {
    listener.top = .primary
    let phone = phone()
    let own = try #require(detail.navigationController)
    #expect(own !== list.navigationController && split.isShowing(.primary))
    split.show(.secondary)
    phone.advance(1.5)
    let next = UIViewController()
    own.pushViewController(next, animated: true)
    phone.advance(1.5)
    #expect(own.viewControllers == [detail, next])
    #expect(list.navigationController?.viewControllers == [list, detail, next])
    list.navigationController?.popToRootViewController(animated: true)
    phone.advance(1.5)
    #expect(own.viewControllers == [detail, next] && detail.navigationController === own)
  }

  @Test func `a detail that is shown replaces the secondary column, or is pushed`() {
    let phone = pad()
    let other = UIViewController()
    list.showDetailViewController(other, sender: nil)
    phone.advance(0.5)
    #expect(split.viewController(for: .secondary) === other && other.viewIfLoaded?.window != nil)
    #expect(detail.parent == nil || detail.viewIfLoaded?.window == nil)
  }

  @Test func `where width becomes regular every column has its pages back`() {
    let phone = phone()
    _ = log.take()
    split.overrideTraits { $0.horizontalSizeClass = .regular }
    phone.advance(0.5)
    #expect(!split.isCollapsed && split.displayMode == .secondaryOnly)
    #expect(detail.navigationController !== list.navigationController && detail.viewIfLoaded?.window != nil)
    #expect(
      log.take().filter { !$0.hasPrefix("L ") && !$0.hasPrefix("D ") } == [
        "will show secondary", "expanded", "did show secondary",
      ])
    split.overrideTraits { $0.horizontalSizeClass = .unspecified }
    phone.advance(0.5)
    #expect(split.isCollapsed && list.navigationController?.viewControllers == [list, detail])
  }

  @Test func `a detail that is shown on a phone is pushed`() {
    listener.top = .primary
    let phone = phone()
    let other = UIViewController()
    list.showDetailViewController(other, sender: nil)
    phone.advance(1.5)
    #expect(list.navigationController?.topViewController === other && split.isShowing(.secondary))
  }
}

/// Split view controllers without columns.
@MainActor @Suite struct ClassicSplitTests {
  private let log = Logbook()
  private let split = UISplitViewController()
  private let listener: SplitListener
  private let list = UIViewController()
  private let detail = UIViewController()

  init() {
    listener = SplitListener(log)
    split.delegate = listener
    split.viewControllers = [
      UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail),
    ]
  }

  @Test func `two controllers stand beside a line on pads`() {
    let phone = Phone(.iPadPro11, orientation: .landscapeLeft, root: split)
    phone.advance(0.5)
    #expect(split.viewControllers.count == 2 && split.style == .unspecified)
    #expect(list.view.bounds.width == 320 && detail.view.bounds.width == split.view.bounds.width - 320.5)
    #expect(log.take() == [])
  }

  @Test func `on phones the delegate decides whether the secondary one is on top`() {
    listener.discards = true
    let phone = Phone(root: split)
    phone.advance(0.5)
    #expect(log.take() == ["collapse"] && split.isCollapsed && split.viewControllers.count == 1)
    #expect(list.navigationController?.viewControllers == [list])
    let other = UIViewController()
    list.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
    phone.advance(1.5)
    #expect(list.navigationController?.viewControllers == [list, other])
  }

  @Test func `unless it does, the secondary one is`() {
    let phone = Phone(root: split)
    phone.advance(0.5)
    #expect(list.navigationController?.viewControllers == [list, detail])
  }
}
