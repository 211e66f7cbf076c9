// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

extension StoryboardTests {
  /// A split view controller of a storyboard that is an app's first controller.
  @MainActor @Suite struct StoryboardSplitTests {
    private final class Decider: NSObject, UISplitViewControllerDelegate {
      var found: [String] = []

      func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool {
        let page = secondaryViewController as? StoryPage
        found.append("\(secondaryViewController.isViewLoaded) \(page?.label?.text ?? "no label")")
        found.append("\(primaryViewController is UINavigationController)")
        return true
      }
    }

    init() {
      Bench().take()
      StoryPage.table
      StoryLog.words = []
    }

    private let split = """
      <splitViewController id="first"><connections>
      <segue destination="nav" kind="relationship" relationship="masterViewController" id="r1"/>
      <segue destination="detail" kind="relationship" relationship="detailViewController" id="r2"/>
      </connections></splitViewController>
      """
    private let list = """
      <navigationController id="nav"><navigationBar key="navigationBar" id="bar"/><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/></connections>
      </navigationController>
      """

    @Test func onAPhoneTheDelegateFindsTheDetailWithItsOutlets() throws {
      let storyboard = try story(split, list, page("list"), page("detail"))
      let controller = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
      let decider = Decider()
      controller.delegate = decider
      let phone = Phone(root: controller)
      #expect(decider.found == ["true detail", "true"])
      #expect(controller.isCollapsed)
      #expect((controller.viewControllers.first as? UINavigationController)?.topViewController?.title == "list")
      let words = StoryLog.take()
      #expect(words.contains("detail loaded, label detail, children 0"))
      #expect(!words.contains("detail appears"))
      withExtendedLifetime((phone, decider)) {}
    }

    @Test func withoutADelegateTheDetailIsOnTop() throws {
      let storyboard = try story(split, list, page("list"), page("detail"))
      let controller = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
      let phone = Phone(root: controller)
      let stack = controller.viewControllers.first as? UINavigationController
      #expect(stack?.topViewController?.title == "detail")
      withExtendedLifetime(phone) {}
    }
  }
}
