// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

extension StoryboardTests {
  @MainActor @Suite struct UIStoryboardTests {
    init() {
      Bench().take()
      StoryPage.table
      StoryLog.words = []
    }

    @Test func theControllerComesFirstAndItsViewWhenItIsAskedFor() throws {
      let controller = try #require(try story(page("first")).instantiateInitialViewController() as? StoryPage)
      #expect(StoryLog.take() == ["first init", "first awake, label missing"])
      #expect(controller.storyboard != nil)
      #expect(controller.nibName == "first-view-first-view")
      #expect(!controller.isViewLoaded)
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(StoryLog.take() == ["first loaded, label first, children 0"])
      #expect(controller.view.subviews.count == 1)
    }

    @Test func controllersAreFoundByNameAndMadeAnewEachTime() throws {
      let storyboard = try story(page("first"), page("second"))
      let one = storyboard.instantiateViewController(withIdentifier: "second")
      let other: StoryPage = storyboard.instantiateViewController(identifier: "second")
      #expect(one !== other)
      #expect(one.title == "second")
    }

    @Test func anAppMakesTheControllerItselfWhereItLikes() throws {
      let storyboard = try story(page("first"))
      let made = storyboard.instantiateViewController(identifier: "first") { StoryPage(coder: $0, extra: "more") }
      #expect(made.extra == "more")
      #expect(made.storyboard === storyboard)
      made.loadViewIfNeeded()
      #expect(made.label.text == "first")
      let usual: StoryPage? = storyboard.instantiateInitialViewController { _ in nil }
      #expect(usual?.extra == "")
    }

    @Test func itemsOfBarsAreThereBeforeTheView() throws {
      let items = """
        <toolbarItems><barButtonItem systemItem="trash" id="bin"/></toolbarItems>
        <navigationItem key="navigationItem" title="Shown" largeTitleDisplayMode="never" id="nav">
        <barButtonItem key="rightBarButtonItem" title="Go" id="go"/></navigationItem>
        <tabBarItem key="tabBarItem" title="Tab" id="tab"/>
        <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
        <size key="preferredContentSize" width="200" height="100"/>
        """
      let segues = "<outlet property=\"item\" destination=\"go\" id=\"o2\"/>"
      let controller = try #require(
        try story(page("first", segues: segues, items: items)).instantiateInitialViewController() as? StoryPage)
      #expect(controller.item === controller.navigationItem.rightBarButtonItem)
      #expect(controller.navigationItem.title == "Shown")
      #expect(controller.tabBarItem.title == "Tab")
      #expect(controller.toolbarItems?.count == 1)
      #expect(controller.edgesForExtendedLayout == .bottom)
      #expect(controller.preferredContentSize == CGSize(width: 200, height: 100))
      #expect(!controller.isViewLoaded)
    }

    @Test func containersAreMadeWithTheirChildren() throws {
      let tabs = """
        <tabBarController id="first"><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="other" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController>
        """
      let navigation = """
        <navigationController toolbarHidden="NO" id="nav"><navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
        <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="r3"/></connections>
        </navigationController>
        """
      let made = try story(tabs, navigation, page("root"), page("other")).instantiateInitialViewController()
      let bar = try #require(made as? UITabBarController)
      let stack = try #require(bar.viewControllers?.first as? UINavigationController)
      #expect(stack.topViewController?.title == "root")
      #expect(stack.navigationBar.prefersLargeTitles)
      #expect(!stack.isToolbarHidden)
      #expect(bar.viewControllers?.last?.title == "other")
      #expect(stack.topViewController?.isViewLoaded == false)
    }

    @Test func aStaticTableAnswersForItself() throws {
      let table = """
        <tableViewController id="first"><tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="s1"><cells>
        <tableViewCell rowHeight="60" id="c1"><rect key="frame" x="0" y="0" width="375" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc1"/></tableViewCell>
        <tableViewCell id="c2"><tableViewCellContentView key="contentView" tableViewCell="c2" id="cc2"/></tableViewCell>
        </cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="first" id="d1"/>
        <outlet property="delegate" destination="first" id="d2"/></connections>
        </tableView></tableViewController>
        """
      let controller = try #require(
        try story(table).instantiateInitialViewController() as? UITableViewController)
      let view = try #require(controller.tableView)
      #expect(view.style == .grouped)
      #expect(view.numberOfSections == 1)
      #expect(view.numberOfRows(inSection: 0) == 2)
      #expect(controller.tableView(view, titleForHeaderInSection: 0) == "Head")
      #expect(controller.tableView(view, heightForRowAt: IndexPath(row: 0, section: 0)) == 60)
      #expect(view.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
      #expect(view.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    }

    @Test func referencesStandForOtherControllers() throws {
      let reference = "<viewControllerPlaceholder referencedIdentifier=\"far\" id=\"first\"/>"
      let made = try story(reference, page("far")).instantiateInitialViewController()
      #expect(made?.title == "far")
      // One that stands for itself is nobody.
      let circle = "<viewControllerPlaceholder storyboardIdentifier=\"far\" referencedIdentifier=\"far\" id=\"first\"/>"
      #expect(try story(circle).instantiateInitialViewController() == nil)
    }

    @Test func sceneGoesWithItsController() throws {
      weak var kept: UIViewController?
      do {
        let controller = try story(page("first", storyButton("b", "<segue destination=\"x\" kind=\"show\" id=\"s\"/>")))
          .instantiateInitialViewController()
        controller?.loadViewIfNeeded()
        kept = controller
      }
      #expect(kept == nil)
    }
  }
}
