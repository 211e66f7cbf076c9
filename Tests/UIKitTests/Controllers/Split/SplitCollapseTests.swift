// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What the delegate of a split view controller finds when it collapses at launch, as it does on a phone.
@MainActor struct SplitCollapseTests {
  private final class Detail: UIViewController {
    var label: UILabel?
    override func viewDidLoad() {
      super.viewDidLoad()
      label = UILabel()
    }
  }

  private final class Decider: NSObject, UISplitViewControllerDelegate {
    var found: [String] = []
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      let detail = secondaryViewController as? Detail
      found.append("\(secondaryViewController.isViewLoaded) \(detail?.label != nil)")
      return true
    }
  }

  @Test func `the secondary's view is loaded when the delegate is asked about it`() {
    let split = UISplitViewController()
    let decider = Decider()
    split.delegate = decider
    split.viewControllers = [UINavigationController(rootViewController: UIViewController()), Detail()]
    let phone = Phone(root: split)
    #expect(decider.found == ["true true"])
    #expect(split.isCollapsed)
    withExtendedLifetime(phone) {}
  }

  @Test func `a secondary in a navigation controller is loaded as well`() {
    let split = UISplitViewController()
    let decider = Decider()
    split.delegate = decider
    let secondary = UINavigationController(rootViewController: Detail())
    split.viewControllers = [UINavigationController(rootViewController: UIViewController()), secondary]
    let phone = Phone(root: split)
    #expect(decider.found == ["true false"])
    #expect(secondary.isViewLoaded)
    withExtendedLifetime(phone) {}
  }
}
