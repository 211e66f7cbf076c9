// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor private final class Log {
  var lines: [String] = []
}

private final class Told: UIViewController {
  let log: Log
  let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in this test") }

  override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
  override func viewIsAppearing(_ animated: Bool) {
    log.lines.append("\(name) is appearing in \(view.window == nil ? "none" : "window"), \(Int(view.frame.width)) wide")
  }
  override func viewWillLayoutSubviews() { log.lines.append("\(name) will lay out") }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did disappear") }
}

@MainActor @Suite struct PresentationTests {
  private let log = Log()

  @Test func `a view is told that it is appearing when it has entered, before its layout`() {
    let root = Told("root", log)
    let phone = Phone(root: root)
    #expect(
      log.lines == [
        "root will appear", "root is appearing in window, 393 wide", "root will lay out", "root did appear",
      ])
    log.lines = []
    let page = Told("page", log)
    root.present(page, animated: true)
    phone.frame()
    #expect(
      log.lines == ["page will appear", "page is appearing in window, 393 wide", "page will lay out"])
    phone.advance(0.8)
    #expect(log.lines.last == "page did appear")
  }

  @Test func `a presented controller's traits are the window's, but for those that its presentation overrides`() {
    let root = UIViewController()
    root.overrideUserInterfaceStyle = .dark
    let phone = Phone(root: root)
    let page = UIViewController()
    root.present(page, animated: false)
    phone.frame()
    #expect(page.traitCollection.userInterfaceStyle == .light)
    page.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    phone.window.overrideUserInterfaceStyle = .dark
    page.presentationController?.overrideTraitCollection = nil
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    phone.window.overrideUserInterfaceStyle = .unspecified
    #expect(page.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a child dismisses what its container presents, and not the container`() {
    let root = UIViewController()
    let phone = Phone(root: root)
    let container = UIViewController()
    let child = UIViewController()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    root.present(container, animated: false)
    phone.frame()
    child.present(UIViewController(), animated: false)
    phone.frame()
    child.dismiss(animated: false)
    phone.frame()
    #expect(container.presentedViewController == nil)
    #expect(root.presentedViewController === container)
    child.dismiss(animated: false)
    phone.frame()
    #expect(root.presentedViewController == nil)
  }

  @Test func `dismissing several at once brings home the views that they had taken away`() {
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    let phone = Phone(root: root)
    first.modalPresentationStyle = .fullScreen
    second.modalPresentationStyle = .fullScreen
    root.present(first, animated: false)
    phone.frame()
    first.present(second, animated: false)
    phone.frame()
    #expect(first.view.window == nil && root.view.window == nil)
    root.dismiss(animated: true)
    phone.advance(0.8)
    #expect(root.presentedViewController == nil && first.presentedViewController == nil)
    #expect(root.view.superview === phone.window)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(first.view.window == nil && second.view.window == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `a context keeps presentations within itself`(style: UIModalPresentationStyle) {
    let (root, child, page) = (UIViewController(), UIViewController(), UIViewController())
    let phone = Phone(root: root)
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
    child.view.autoresizingMask = []
    root.view.addSubview(child.view)
    child.definesPresentationContext = true
    phone.frame()
    page.modalPresentationStyle = style
    child.present(page, animated: false)
    phone.frame()
    #expect(page.presentingViewController === child)
    #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 393, height: 300))
    #expect((child.view.window == nil) == (style == .currentContext))
    #expect(root.presentedViewController == nil)
    page.dismiss(animated: false)
    phone.frame()
    #expect(child.view.superview === root.view)
    #expect(child.view.frame == CGRect(x: 0, y: 100, width: 393, height: 300))
    #expect(page.view.window == nil)
  }

  @Test func `flipping shows the one until the middle and the other from then on`() {
    let root = UIViewController()
    let phone = Phone(root: root)
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = .flipHorizontal
    root.present(page, animated: true)
    phone.frame()
    let container = page.view.superview
    #expect(container?.layer.animationKeys()?.contains("transition") == true)
    phone.advance(0.7)
    #expect(page.view.window != nil && !page.view.isHidden)
    #expect(!root.view.isHidden)
    #expect(container?.layer.animationKeys() == nil)
    page.dismiss(animated: true)
    phone.advance(0.7)
    #expect(root.view.window != nil && !root.view.isHidden && !page.view.isHidden)
    #expect(page.view.window == nil)
  }

  @Test func `a delegate hears of the style that a presentation takes`() {
    @MainActor final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var lines: [String] = []
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .overFullScreen }
      func presentationController(
        _ presentationController: UIPresentationController, prepare other: UIPresentationController
      ) { lines.append("prepare \(other.presentationStyle == .overFullScreen)") }
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) { lines.append("will present \(style == .overFullScreen) \(transitionCoordinator != nil)") }
    }
    let root = UIViewController()
    let phone = Phone(root: root)
    let page = UIViewController()
    let delegate = Delegate()
    page.presentationController?.delegate = delegate
    root.present(page, animated: false)
    phone.frame()
    #expect(delegate.lines == ["prepare true", "will present true true"])
    #expect(root.view.window != nil)
  }

  @Test func `the automatic style reads as the one that it stands for`() {
    let page = UIViewController()
    #expect(page.modalPresentationStyle == .pageSheet)
    page.modalPresentationStyle = .fullScreen
    #expect(page.modalPresentationStyle == .fullScreen)
    page.modalPresentationStyle = .automatic
    #expect(page.modalPresentationStyle == .pageSheet)
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen,
  ])
  func `what was presented and has gone is let go of`(style: UIModalPresentationStyle) {
    weak var gone: UIViewController?
    let root = UIViewController()
    let phone = Phone(root: root)
    do {
      let page = UIViewController()
      page.modalPresentationStyle = style
      gone = page
      root.present(page, animated: true)
      phone.advance(0.8)
      root.dismiss(animated: true)
      phone.advance(0.8)
    }
    phone.frame()
    #expect(gone == nil)
  }

  // MARK: - Containers

  @Test func `a container puts one child in the place of another, and both are told`() {
    let root = UIViewController()
    let phone = Phone(root: root)
    let (a, b) = (Told("a", log), Told("b", log))
    root.addChild(a)
    root.view.addSubview(a.view)
    a.didMove(toParent: root)
    root.addChild(b)
    phone.frame()
    log.lines = []
    var finished: Bool?
    root.transition(
      from: a, to: b, duration: 0.3, options: [], animations: { b.view.alpha = 0.5 }, completion: { finished = $0 })
    #expect(b.view.superview === root.view)
    phone.frame()
    phone.jump(0.15)
    #expect(a.view.superview === root.view)
    #expect(b.view.shown.opacity < 1 && b.view.shown.opacity > 0.5)
    phone.advance(0.3)
    #expect(a.view.superview == nil)
    #expect(finished == true)
    #expect(
      log.lines.filter { !$0.contains("lay out") } == [
        "a will disappear", "b will appear", "b is appearing in window, 393 wide", "a did disappear", "b did appear",
      ])
  }

  @Test func `a child's view that comes and goes on screen makes the child appear and disappear`() {
    let root = UIViewController()
    let phone = Phone(root: root)
    let child = Told("child", log)
    root.addChild(child)
    child.view.autoresizingMask = []
    root.view.addSubview(child.view)
    #expect(log.lines == ["child will appear", "child is appearing in window, 393 wide"])
    phone.frame()
    #expect(log.lines.suffix(2) == ["child will lay out", "child did appear"])
    log.lines = []
    child.view.removeFromSuperview()
    #expect(log.lines == ["child will disappear", "child did disappear"])
  }

  @Test func `a container can give a child other traits`() {
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    root.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    root.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == root.traitCollection.horizontalSizeClass)
  }
}
