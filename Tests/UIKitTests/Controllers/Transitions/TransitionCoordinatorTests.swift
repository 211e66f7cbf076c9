// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// When pages have a coordinator.
@MainActor struct TransitionCoordinatorTests {
  private final class Page: UIViewController {
    var heard: [String] = []

    private func note(_ moment: String) {
      heard.append("\(moment) \(transitionCoordinator != nil) \(navigationController?.transitionCoordinator != nil)")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did")
    }
  }

  @Test(arguments: [false, true])
  func `a push has one if it is animated`(isAnimated: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = Phone(root: navigation)
    let page = Page()
    navigation.pushViewController(page, animated: isAnimated)
    #expect((page.transitionCoordinator != nil) == isAnimated)
    #expect((navigation.transitionCoordinator != nil) == isAnimated)
    phone.frame()
    phone.advance(2)
    #expect(page.heard.first == "will \(isAnimated) \(isAnimated)")
    #expect(page.transitionCoordinator == nil)
  }

  @Test func `going back without animation has none`() {
    let (first, second) = (Page(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let phone = Phone(root: navigation)
    navigation.pushViewController(second, animated: false)
    phone.frame()
    first.heard = []
    navigation.popViewController(animated: false)
    phone.frame()
    #expect(first.heard == ["will false false", "did false false"])
  }
}
