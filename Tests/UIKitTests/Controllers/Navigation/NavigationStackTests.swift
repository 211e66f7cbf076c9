// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// What becomes of the stack, and in which order everybody is told.
@MainActor @Suite struct NavigationStackTests {
  @Test func `the root appears with the controller, and its delegate hears of it`() {
    let scene = NavigationScene()
    #expect(
      scene.log.take() == [
        "A will come", "A has come", "A loaded", "A will appear, coming", "will show A", "A did appear", "did show A",
      ])
    #expect(scene.navigation.topViewController === scene.first)
    #expect(scene.navigation.visibleViewController === scene.first)
    #expect(scene.first.navigationController === scene.navigation)
    #expect(scene.first.view.superview === scene.navigation.wrapper)
  }

  @Test func `the first page is pushed as any other, so that a subclass hears of it`() {
    final class Counting: UINavigationController {
      var pushed: [String?] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushed.append(viewController.title)
        viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
        super.pushViewController(viewController, animated: animated)
      }
    }
    let first = UIViewController()
    first.title = "A"
    let navigation = Counting(rootViewController: first)
    #expect(navigation.pushed == ["A"] && navigation.viewControllers == [first] && !first.hidesBottomBarWhenPushed)
  }

  @Test func `who has gone is asked of the coordinator when the delegate hears of it`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var gone: [String?] = []
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) {
        let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
        if let from, !navigationController.viewControllers.contains(from) { gone.append(from.title) }
      }
    }
    let scene = NavigationScene()
    let delegate = Delegate()
    _ = scene.pushed("B")
    scene.navigation.delegate = delegate
    scene.navigation.popViewController(animated: true)
    scene.phone.frame()
    scene.phone.advance(0.7)
    #expect(delegate.gone == ["B"])
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test func `a push tells the old page, the new one and the delegate in iOS's order`() {
    let scene = NavigationScene()
    _ = scene.log.take()
    let page = scene.page("B")
    scene.navigation.pushViewController(page, animated: true)
    #expect(scene.navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(
      scene.log.take() == [
        "B will come", "B loaded", "A will disappear", "B will appear, coming", "will show B",
      ])
    #expect(page.transitionCoordinator?.isAnimated == true)
    #expect(page.transitionCoordinator?.transitionDuration == 0.35)
    scene.phone.frame()
    scene.phone.advance(0.7)
    #expect(scene.log.take() == ["A did disappear", "B did appear", "B has come", "did show B"])
    #expect(scene.first.view.superview == nil)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(page.transitionCoordinator == nil)
  }

  @Test func `a pop tells them the other way round, and the page leaves when it has gone`() {
    let scene = NavigationScene()
    let page = scene.pushed("B")
    let gone = scene.navigation.popViewController(animated: true)
    #expect(gone === page)
    #expect(
      scene.log.take() == ["B will leave", "B will disappear, leaving", "A will appear", "will show A"])
    #expect(page.parent === scene.navigation)
    scene.phone.frame()
    scene.phone.advance(0.7)
    #expect(scene.log.take() == ["B did disappear", "A did appear", "B has left", "did show A"])
    #expect(page.parent == nil)
    #expect(!page.isMovingFromParent)
    #expect(scene.navigation.popViewController(animated: true) == nil)
  }

  @Test func `a push without an animation ends when the page has been laid out`() {
    let scene = NavigationScene()
    _ = scene.log.take()
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    #expect(scene.log.lines.last == "will show B")
    scene.phone.frame()
    #expect(scene.log.lines.suffix(3) == ["B did appear", "B has come", "did show B"])
  }

  @Test func `pages move by a third and by their width, with a shade between them`() {
    let scene = NavigationScene()
    let page = scene.page("B")
    scene.navigation.pushViewController(page, animated: true)
    scene.phone.frame()
    #expect(page.view.shown.frame.minX == 393)
    // The spring has done 0.545 of the way.
    scene.phone.jump(0.1)
    #expect(abs(page.view.shown.frame.minX - 393 * 0.455) < 0.5)
    #expect(abs(scene.first.view.shown.frame.minX + 0.3 * 393 * 0.545) < 0.2)
    scene.phone.advance(0.5)
    #expect(scene.navigation.wrapper.subviews.count == 1)
  }

  @Test func `replacing the stack pops to a page that was on it, and pushes one that was not`() {
    let scene = NavigationScene()
    let (second, third) = (scene.pushed("B"), scene.pushed("C"))
    let other = scene.page("D")
    scene.navigation.setViewControllers([scene.first, third, second], animated: true)
    #expect(scene.navigation.running?.change.isPush == false)
    scene.phone.advance(0.7)
    scene.navigation.setViewControllers([scene.first, other], animated: true)
    #expect(scene.navigation.running?.change.isPush == true)
    scene.phone.advance(0.7)
    #expect(scene.navigation.viewControllers.map(\.title) == ["A", "D"])
    #expect(second.parent == nil)
    #expect(third.parent == nil)
  }

  @Test func `pages below the top come and go without a transition`() {
    let scene = NavigationScene()
    let second = scene.pushed("B")
    let third = scene.pushed("C")
    scene.navigation.viewControllers = [scene.first, third]
    #expect(scene.log.take() == ["B will leave", "B has left"])
    #expect(second.parent == nil)
    #expect(scene.navigation.navigationBar.items?.map { $0.title ?? "" } == ["A", "C"])
  }

  @Test func `popping to a page returns those above it`() {
    let scene = NavigationScene()
    let second = scene.pushed("B")
    _ = scene.pushed("C")
    _ = scene.pushed("D")
    #expect(scene.navigation.popToViewController(second, animated: false)?.map(\.title) == ["C", "D"])
    scene.phone.frame()
    #expect(scene.navigation.popToRootViewController(animated: false)?.map(\.title) == ["B"])
    scene.phone.frame()
    #expect(scene.navigation.popToRootViewController(animated: false) == [])
    #expect(scene.first.view.window != nil)
  }

  @Test func `a push during a push ends the first one at once`() {
    let scene = NavigationScene()
    let (second, third) = (scene.page("B"), scene.page("C"))
    scene.navigation.pushViewController(second, animated: true)
    scene.phone.frame()
    scene.phone.jump(0.1)
    _ = scene.log.take()
    scene.navigation.pushViewController(third, animated: true)
    #expect(scene.log.lines.prefix(4) == ["A did disappear", "B did appear", "B has come", "did show B"])
    scene.phone.advance(0.7)
    #expect(scene.log.lines.suffix(4) == ["B did disappear", "C did appear", "C has come", "did show C"])
    #expect(scene.navigation.navigationBar.topItem?.title == "C")
  }

  @Test func `the stack can be built before anybody sees it`() {
    let log = Logbook()
    let navigation = UINavigationController()
    navigation.viewControllers = [LoggedPage("A", log), LoggedPage("B", log)]
    navigation.pushViewController(LoggedPage("C", log), animated: true)
    #expect(!log.lines.contains { $0.contains("loaded") })
    let phone = Phone(root: navigation)
    phone.frame()
    #expect(log.lines.filter { $0.hasSuffix("loaded") } == ["C loaded"])
    #expect(log.lines.suffix(1) == ["C did appear"])
  }

  /// Fades the page that comes in a second.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
      view.frame = context.finalFrame(for: to)
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  @Test func `an app's own animator takes over, and what is asked meanwhile waits for it`() {
    let scene = NavigationScene()
    scene.delegate.animator = Fade()
    let page = scene.page("B")
    _ = scene.log.take()
    scene.navigation.pushViewController(page, animated: true)
    #expect(scene.log.lines.contains("push from A to B"))
    scene.phone.frame()
    scene.phone.jump(0.5)
    #expect(abs(page.view.shown.opacity - 0.5) < 0.01)
    #expect(page.view.shown.frame.minX == 0)
    scene.navigation.popViewController(animated: true)
    #expect(scene.navigation.viewControllers.count == 2)
    scene.phone.advance(0.6)
    #expect(scene.navigation.viewControllers.count == 1)
    #expect(scene.log.lines.contains("did show B"))
    scene.phone.advance(1.2)
    #expect(scene.log.lines.last == "did show A")
  }

  @Test func `changes beside the transition run with it`() {
    let scene = NavigationScene()
    let page = scene.page("B")
    var ended: Bool?
    page.onWillAppear = { page in
      page.transitionCoordinator?.animate(
        alongsideTransition: { _ in page.view.alpha = 0.5 }, completion: { ended = $0.isCancelled })
    }
    scene.navigation.pushViewController(page, animated: true)
    scene.phone.frame()
    scene.phone.jump(0.1)
    #expect(abs(page.view.shown.opacity - (1 - 0.5 * 0.545)) < 0.02)
    #expect(ended == nil)
    scene.phone.advance(0.5)
    #expect(ended == false)
  }

  @Test func `nothing is kept of pages that have gone, nor of a controller that nobody holds`() {
    weak var page: UIViewController?
    weak var controller: UINavigationController?
    do {
      let navigation = UINavigationController(rootViewController: ScrollPage("Root"))
      navigation.navigationBar.prefersLargeTitles = true
      controller = navigation
      let phone = Phone(root: navigation)
      phone.frame()
      do {
        let pushed = ScrollPage("Next")
        page = pushed
        navigation.pushViewController(pushed, animated: true)
      }
      phone.frame()
      phone.advance(0.7)
      navigation.popViewController(animated: true)
      phone.frame()
      phone.advance(0.7)
      #expect(page == nil)
      phone.window.rootViewController = nil
      phone.frame()
    }
    #expect(controller == nil)
  }

  @Test func `show pushes, and a child of a page shows on the same stack`() {
    let scene = NavigationScene()
    let child = UIViewController()
    scene.first.addChild(child)
    child.show(scene.page("B"), sender: nil)
    #expect(scene.navigation.topViewController?.title == "B")
    #expect(child.navigationController === scene.navigation)
  }

  @Test func `the page on top decides whether there is a status bar, and without a bar on its style`() {
    final class Quiet: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let scene = NavigationScene()
    scene.phone.window.makeKey()
    #expect(!UIApplication.shared.statusBar.isHidden)
    scene.navigation.pushViewController(Quiet(), animated: false)
    scene.phone.frame()
    #expect(UIApplication.shared.statusBar.isHidden)
    #expect(!UIApplication.shared.statusBar.isLight)
    scene.navigation.isNavigationBarHidden = true
    #expect(UIApplication.shared.statusBar.isLight)
  }

  @Test func `editing changes the edit button and back`() {
    let page = UIViewController()
    let button = page.editButtonItem
    #expect(button.systemItem == .edit)
    button.tapped()
    #expect(page.isEditing)
    #expect(button.systemItem == .done)
    #expect(button.style == .prominent)
    page.isEditing = false
    #expect(button.systemItem == .edit)
    #expect(button.style == .plain)
    #expect(page.editButtonItem === button)
  }

  @Test func `apps are told of the system's curve and duration, and what moves is its spring`() {
    let scene = NavigationScene()
    let page = scene.page("B")
    var told: (TimeInterval, Int)?
    page.onWillAppear = { page in
      told = page.transitionCoordinator.map { ($0.transitionDuration, $0.completionCurve.rawValue) }
    }
    scene.phone.frame()
    scene.navigation.pushViewController(page, animated: true)
    scene.phone.frame()
    let start = scene.phone.time
    #expect(told?.0 == 0.35 && told?.1 == 7)
    // Of the way are done: these shares of the spring.
    for (time, share) in [(0.05, 0.232), (0.1, 0.545), (0.2, 0.879), (0.35, 0.988)] {
      scene.phone.jump(start + time - scene.phone.time)
      #expect(abs(Double(page.view.shown.frame.minX) / 393 - (1 - share)) < 0.003)
      #expect(abs(Double(scene.first.view.shown.frame.minX) / 393 + 0.3 * share) < 0.003)
    }
    scene.phone.advance(0.7)
  }
}
