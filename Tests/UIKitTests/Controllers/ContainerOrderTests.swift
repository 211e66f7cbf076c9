// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// The order in which pages hear of their coming and going, in every container. The orders of pushes, pops, tabs and full
/// screen presentations are iOS's; those of page turns are the same by analogy.
@MainActor @Suite struct ContainerOrderTests {
  /// Writes down all of its life, in short.
  private final class Page: UIViewController {
    let log: Logbook

    init(_ name: String, _ log: Logbook) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { fatalError("not in this test") }

    private func add(_ line: String) { log.lines.append("\(title ?? "") \(line)") }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      add("willAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      add("isAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      add("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      add("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      add("didDisappear")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      add(parent == nil ? "willLeave" : "willEnter")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      add(parent == nil ? "didLeave" : "didEnter")
    }
  }

  private let log = Logbook()

  private func page(_ name: String) -> Page { Page(name, log) }

  /// A phone that shows a container, after its first pages have appeared.
  private func phone(_ root: UIViewController) -> Phone {
    let phone = Phone(root: root)
    phone.frame()
    phone.frame()
    _ = log.take()
    return phone
  }

  // MARK: - Navigation

  @Test(arguments: [true, false])
  func `push and pop`(isAnimated: Bool) {
    let navigation = UINavigationController(rootViewController: page("A"))
    let phone = phone(navigation)
    navigation.pushViewController(page("B"), animated: isAnimated)
    phone.frame()
    phone.advance(0.8)
    #expect(
      log.take() == [
        "B willEnter", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
        "B didEnter",
      ])
    navigation.popViewController(animated: isAnimated)
    phone.frame()
    phone.advance(0.8)
    #expect(
      log.take() == [
        "B willLeave", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
        "B didLeave",
      ])
  }

  @Test func `a swipe back that is taken back`() {
    let navigation = UINavigationController(rootViewController: page("A"))
    let phone = phone(navigation)
    navigation.pushViewController(page("B"), animated: false)
    phone.frame()
    _ = log.take()
    phone.down(5, 400)
    phone.move(to: 100, 400)
    phone.rest()
    phone.up()
    phone.advance(0.8)
    #expect(
      log.take() == [
        "B willLeave", "B willDisappear", "A willAppear", "A isAppearing", "A willDisappear", "A didDisappear",
        "B willAppear", "B isAppearing", "B didAppear",
      ])
  }

  // MARK: - Tabs

  @Test func `tabs, and stacks in them`() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: page("B"))
    tabs.viewControllers = [page("A"), navigation]
    let phone = phone(tabs)
    tabs.selectedIndex = 1
    phone.frame()
    #expect(log.take() == ["A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear"])
    navigation.pushViewController(page("C"), animated: true)
    phone.frame()
    phone.advance(0.8)
    _ = log.take()
    tabs.selectedIndex = 0
    phone.frame()
    #expect(log.take() == ["C willDisappear", "A willAppear", "A isAppearing", "C didDisappear", "A didAppear"])
    // A stack that nobody sees changes without a word of appearing.
    navigation.popToRootViewController(animated: true)
    phone.frame()
    #expect(log.take() == ["C willLeave", "C didLeave"])
  }

  // MARK: - Pages

  @Test func `page turns by code`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page("A")], direction: .forward, animated: false)
    let phone = phone(pages)
    pages.setViewControllers([page("B")], direction: .forward, animated: true)
    phone.frame()
    phone.advance(0.6)
    #expect(
      log.take() == [
        "B willEnter", "A willDisappear", "B willAppear", "B isAppearing", "A willLeave", "A didDisappear",
        "B didAppear", "A didLeave", "B didEnter",
      ])
    pages.setViewControllers([page("C")], direction: .forward, animated: false)
    phone.frame()
    #expect(
      log.take() == [
        "B willLeave", "C willEnter", "B willDisappear", "C willAppear", "C isAppearing", "B didDisappear",
        "B didLeave",
        "C didAppear", "C didEnter",
      ])
  }

  // MARK: - Custom containers

  @Test func `a container of the app's own`() {
    let container = UIViewController()
    let (first, second) = (page("A"), page("B"))
    container.addChild(first)
    container.view.addSubview(first.view)
    first.didMove(toParent: container)
    let phone = phone(container)
    first.willMove(toParent: nil)
    container.addChild(second)
    container.transition(from: first, to: second, duration: 0.2, animations: nil) { _ in
      first.removeFromParent()
      second.didMove(toParent: container)
    }
    phone.frame()
    phone.advance(0.5)
    #expect(
      log.take() == [
        "A willLeave", "B willEnter", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear",
        "B didAppear",
        "A didLeave", "B didEnter",
      ])
  }

  // MARK: - Presentation over them

  private func containers() -> [(String, UIViewController)] {
    let tabs = UITabBarController()
    tabs.viewControllers = [page("A"), page("other")]
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page("A")], direction: .forward, animated: false)
    let own = UIViewController()
    let child = page("A")
    own.addChild(child)
    own.view.addSubview(child.view)
    child.didMove(toParent: own)
    return [
      ("navigation", UINavigationController(rootViewController: page("A"))), ("tabs", tabs), ("pages", pages),
      ("own", own),
    ]
  }

  @Test func `what covers the screen takes the page away, in every container`() {
    for (name, container) in containers() {
      let phone = phone(container)
      let modal = page("M")
      modal.modalPresentationStyle = .fullScreen
      container.present(modal, animated: true)
      phone.frame()
      phone.advance(1)
      #expect(
        log.take() == ["A willDisappear", "M willAppear", "M isAppearing", "A didDisappear", "M didAppear"], "\(name)")
      container.dismiss(animated: true)
      phone.frame()
      phone.advance(1)
      #expect(
        log.take() == ["M willDisappear", "A willAppear", "A isAppearing", "M didDisappear", "A didAppear"], "\(name)")
    }
  }

  @Test func `a sheet leaves the page where it is, in every container`() {
    for (name, container) in containers() {
      let phone = phone(container)
      container.present(page("M"), animated: true)
      phone.frame()
      phone.advance(1)
      #expect(log.take() == ["M willAppear", "M isAppearing", "M didAppear"], "\(name)")
      container.dismiss(animated: true)
      phone.frame()
      phone.advance(1)
      #expect(log.take() == ["M willDisappear", "M didDisappear"], "\(name)")
    }
  }
}
