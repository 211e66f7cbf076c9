// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

extension StoryboardTests {
  @MainActor @Suite struct UIStoryboardSegueTests {
    let bench = Bench()

    init() {
      bench.take()
      StoryPage.table
      StoryLog.words = []
    }

    private static let navigation = """
      <navigationController id="first"><connections>
      <segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """

    /// Shows the storyboard in a window, without animations.
    private func show(_ storyboard: UIStoryboard) throws -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = storyboard.instantiateInitialViewController()
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      _ = StoryLog.take()
      return window
    }

    private func press(_ title: String, in controller: UIViewController?) throws {
      let buttons = try #require(controller?.view).subviews.compactMap { $0 as? UIButton }
      try #require(buttons.first { $0.currentTitle == title }).sendActions(for: .touchUpInside)
    }

    @Test func aButtonAsksThenPreparesThenShows() throws {
      let go = storyButton(
        "go", "<segue destination=\"two\" kind=\"show\" identifier=\"next\" animates=\"NO\" id=\"s\"/>")
      let window = try show(story(Self.navigation, page("one", go), page("two")))
      let stack = try #require(window.rootViewController as? UINavigationController)
      let one = try #require(stack.topViewController as? StoryPage)
      try press("go", in: one)
      #expect(
        StoryLog.take().prefix(5) == [
          "one should next", "two init", "two awake, label missing", "one prepare next by UIButton for two,",
          "view not loaded",
        ])
      #expect(stack.viewControllers.map(\.title) == ["one", "two"])
      stack.popViewController(animated: false)
      one.isRefusing = true
      _ = StoryLog.take()
      try press("go", in: one)
      #expect(StoryLog.take() == ["one should next"])
      #expect(stack.viewControllers.count == 1)
    }

    @Test func codeTakesASegueByNameWithoutAsking() throws {
      let way =
        "<segue destination=\"two\" kind=\"presentation\" identifier=\"up\" animates=\"NO\""
        + " modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\" id=\"s\"/>"
      let window = try show(story(page("first", segues: way), page("two")))
      let first = try #require(window.rootViewController)
      first.performSegue(withIdentifier: "up", sender: 7)
      #expect(StoryLog.take().prefix(4).last == "view not loaded")
      let two = try #require(first.presentedViewController)
      #expect(two.modalPresentationStyle == .fullScreen)
      #expect(two.modalTransitionStyle == .crossDissolve)
    }

    @Test func barItemsCellsAndRecognisersBeginSegues() throws {
      let items = """
        <navigationItem key="navigationItem" id="nav"><barButtonItem key="rightBarButtonItem" title="Go" id="go">
        <connections><segue destination="two" kind="show" identifier="bar" animates="NO" id="s"/></connections>
        </barButtonItem></navigationItem>
        """
      let window = try show(story(Self.navigation, page("one", items: items), page("two")))
      let stack = try #require(window.rootViewController as? UINavigationController)
      let item = try #require(stack.topViewController?.navigationItem.rightBarButtonItem)
      let action = try #require(item.action)
      _ = UIApplication.current.sendAction(action, to: item.target, from: item, for: nil)
      #expect(StoryLog.take().contains("one prepare bar by UIBarButtonItem for two,"))
      #expect(stack.viewControllers.count == 2)
    }

    @Test func aCellPreparesBeforeTheTableTellsOfItsSelection() throws {
      let table = """
        <tableViewController id="first" customClass="StoryTable" customModule="UIKitTests">
        <tableView key="view" dataMode="prototypes" rowHeight="44" id="t">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes><tableViewCell reuseIdentifier="row" id="c">
        <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"/>
        <connections><segue destination="two" kind="presentation" identifier="pick" animates="NO" id="s"/>
        <segue destination="two" trigger="accessoryAction" kind="presentation" identifier="more" id="s2"/></connections>
        </tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="first" id="d1"/>
        <outlet property="delegate" destination="first" id="d2"/></connections>
        </tableView></tableViewController>
        """
      let window = try show(story(table, page("two")))
      let controller = try #require(window.rootViewController as? StoryTable)
      controller.tableView.selectByUser(IndexPath(row: 1, section: 0))
      #expect(
        StoryLog.take().filter { !$0.hasPrefix("two") } == ["prepare pick, row 1 of UITableViewCell", "did select 1"])
    }

    @Test func containersHaveTheirChildBeforeTheViewIsLoaded() throws {
      let box = """
        <containerView id="box"><rect key="frame" x="0" y="100" width="375" height="200"/><connections>
        <segue destination="two" kind="embed" identifier="in" destinationCreationSelector="makePage:sender:" id="s"/>
        </connections></containerView>
        """
      let first = try #require(
        try story(page("first", box), page("two")).instantiateInitialViewController() as? StoryPage)
      _ = StoryLog.take()
      first.loadViewIfNeeded()
      #expect(
        StoryLog.take() == [
          "two init made", "two awake, label missing", "first prepare in by nobody for two,", "view not loaded",
          "two loaded, label two, children 0", "first loaded, label first, children 1",
        ])
      let child = try #require(first.children.first)
      #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 200))
      #expect(child.parent === first)
    }

    @Test func anAppsOwnSegueIsMadeAndPerformed() throws {
      let way =
        "<segue destination=\"two\" kind=\"custom\" identifier=\"own\" customClass=\"StorySegue\""
        + " customModule=\"UIKitTests\" id=\"s\"/>"
      let window = try show(story(page("first", segues: way), page("two")))
      window.rootViewController?.performSegue(withIdentifier: "own", sender: nil)
      #expect(
        StoryLog.take() == [
          "two init", "two awake, label missing", "segue own", "first prepare own by nobody for two,",
          "view not loaded",
          "perform first to two",
        ])
    }

    @Test func aPopoverPointsAtItsAnchor() throws {
      let go = storyButton(
        "go",
        "<segue destination=\"two\" kind=\"popoverPresentation\" popoverAnchorView=\"go\""
          + " identifier=\"pop\" id=\"s\"><popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\"/></segue>")
      let window = try show(story(page("first", go), page("two")))
      let first = try #require(window.rootViewController)
      first.performSegue(withIdentifier: "pop", sender: nil)
      let popover = try #require((first as? StoryPage)?.popover)
      #expect((popover.sourceView as? UIButton)?.currentTitle == "go")
      #expect(popover.permittedArrowDirections == .up)
    }

    @Test func theWayBackPreparesThenActsThenPops() throws {
      let go = storyButton("go", "<segue destination=\"two\" kind=\"show\" animates=\"NO\" id=\"s\"/>")
      let on = storyButton("on", "<segue destination=\"three\" kind=\"show\" animates=\"NO\" id=\"s2\"/>")
      let home = storyButton(
        "home", "<segue destination=\"three-exit\" kind=\"unwind\" unwindAction=\"back:\" animates=\"NO\" id=\"s3\"/>")
      let window = try show(
        story(Self.navigation, page("one", go), page("two", on, type: "StoryLeaf"), page("three", home)))
      let stack = try #require(window.rootViewController as? UINavigationController)
      try press("go", in: stack.topViewController)
      try press("on", in: stack.topViewController)
      #expect(stack.viewControllers.count == 3)
      _ = StoryLog.take()
      try press("home", in: stack.topViewController)
      #expect(
        StoryLog.take().prefix(4) == [
          "three should ", "three prepare  by UIButton for one,", "view loaded", "one back from three",
        ])
      #expect(stack.viewControllers.map(\.title) == ["one"])
    }

    @Test func theWayBackDismissesWhatIsPresented() throws {
      let go = storyButton("go", "<segue destination=\"two\" kind=\"presentation\" animates=\"NO\" id=\"s\"/>")
      let home = storyButton(
        "home", "<segue destination=\"two-exit\" kind=\"unwind\" unwindAction=\"back:\" animates=\"NO\" id=\"s3\"/>")
      let window = try show(story(Self.navigation, page("one", go), page("two", home)))
      let stack = try #require(window.rootViewController as? UINavigationController)
      try press("go", in: stack.topViewController)
      let two = try #require(stack.topViewController?.presentedViewController)
      bench.frame()
      try press("home", in: two)
      bench.frame()
      #expect(StoryLog.take().contains("one back from two"))
      #expect(stack.presentedViewController == nil)
    }
  }
}

/// A table of an app with storyboards.
class StoryTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    StoryLog.words.append("did select \(indexPath.row)")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = tableView.indexPathForSelectedRow?.row ?? -1
    StoryLog.words.append("prepare \(segue.identifier ?? ""), row \(row) of \(sender.map { "\(type(of: $0))" } ?? "")")
  }
}
