// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Pages A to E in a page view controller, on a phone of 393 × 852 points.
@MainActor final class PageScene: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let log = Logbook()
  let all: [LoggedPage]
  let pages: UIPageViewController
  var phone: Phone!
  var dots = 0
  var asked: [String] = []

  init(
    _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, first: Int = 1, dots: Int = 0
  ) {
    all = ["A", "B", "C", "D", "E"].map { [log] in LoggedPage($0, log) }
    pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
    self.dots = dots
    super.init()
    pages.dataSource = self
    pages.delegate = self
    let count = pages.spineLocation == .mid ? 2 : 1
    pages.setViewControllers(Array(all[first..<(first + count)]), direction: .forward, animated: false)
    phone = Phone(root: pages)
    phone.frame()
    _ = log.take()
  }

  var names: [String] { pages.viewControllers?.map { $0.title ?? "" } ?? [] }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }

  private func neighbour(of controller: UIViewController, _ step: Int) -> UIViewController? {
    asked.append("\(step < 0 ? "before" : "after") \(controller.title ?? "")")
    guard let index = all.firstIndex(where: { $0 === controller }) else { return nil }
    return all.indices.contains(index + step) ? all[index + step] : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    all.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.lines.append("will turn to \(pendingViewControllers.map { $0.title ?? "" }.joined())") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.lines.append(
      "\(completed ? "turned" : "turned back") from \(previousViewControllers.map { $0.title ?? "" }.joined())")
  }

  /// A quick drag over most of the page.
  func swipe(from start: CGFloat, to end: CGFloat) {
    phone.down(start, 400)
    phone.move(to: end, 400, for: 0.2)
    phone.up()
    phone.advance(1)
  }
}

@MainActor @Suite struct UIPageViewControllerTests {
  @Test func `after it was made it has no controllers, and gestures for curls only`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(pages.viewControllers?.isEmpty == true)
    #expect(pages.gestureRecognizers.isEmpty)
    #expect(pages.spineLocation == .none)
    let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(curl.spineLocation == .min)
    #expect(curl.gestureRecognizers.count == 2)
  }

  @Test func `a turn that begins before the first layout comes to its end`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    let phone = Phone(root: pages)
    pages.setViewControllers([first], direction: .forward, animated: false)
    var ended: [Bool] = []
    pages.setViewControllers([second], direction: .forward, animated: true) { ended.append($0) }
    phone.frame()
    phone.advance(1)
    #expect(ended == [true])
    #expect(pages.viewControllers == [second])
  }

  @Test func `the page fills the view, and its neighbours are asked for but not loaded`() {
    let scene = PageScene()
    #expect(scene.names == ["B"])
    #expect(scene.all[1].view.convert(scene.all[1].view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(scene.all[1].view.safeAreaInsets.top == 59)
    #expect(scene.asked == ["before B", "after B"])
    #expect(!scene.all[0].isViewLoaded && !scene.all[2].isViewLoaded)
    #expect(scene.pages.children.count == 1)
  }

  @Test func `a swipe turns the page and tells everybody in order`() {
    let scene = PageScene()
    scene.swipe(from: 350, to: 60)
    #expect(
      scene.log.take() == [
        "will turn to C", "C will come", "B will disappear", "C loaded", "C will appear, coming", "B will leave",
        "B did disappear", "C did appear", "B has left", "C has come", "turned from B",
      ])
    #expect(scene.names == ["C"])
    #expect(scene.all[1].parent == nil && scene.all[1].view.superview == nil)
    #expect(scene.all[2].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(scene.asked.suffix(2) == ["before C", "after C"])
    scene.swipe(from: 60, to: 350)
    #expect(scene.names == ["B"])
  }

  @Test func `a swipe that is not enough is taken back`() {
    let scene = PageScene()
    scene.phone.down(350, 400)
    scene.phone.move(to: 280, 400)
    scene.phone.rest()
    scene.phone.up()
    scene.phone.advance(1)
    #expect(
      scene.log.take() == [
        "will turn to C", "C will come", "B will disappear", "C loaded", "C will appear, coming", "C will disappear",
        "B will appear", "C did disappear", "B did appear", "C will leave", "C has left", "turned back from B",
      ])
    #expect(scene.names == ["B"])
    #expect(scene.pages.children.map(\.title) == ["B"])
  }

  @Test func `one swipe after another goes on without a wait`() {
    let scene = PageScene(first: 0)
    scene.phone.down(350, 400)
    scene.phone.move(to: 60, 400, for: 0.15)
    scene.phone.up()
    scene.phone.advance(0.15)
    scene.swipe(from: 350, to: 60)
    #expect(scene.names == ["C"])
    #expect(scene.all[2].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test func `there is nothing before the first page and after the last`() {
    let scene = PageScene(first: 0)
    scene.swipe(from: 60, to: 350)
    #expect(scene.names == ["A"])
    #expect(scene.log.take().isEmpty)
    scene.pages.setViewControllers([scene.all[4]], direction: .forward, animated: false)
    scene.phone.frame()
    _ = scene.log.take()
    scene.swipe(from: 350, to: 60)
    #expect(scene.names == ["E"])
    #expect(scene.log.take().isEmpty)
  }

  @Test func `a finger that turns round within one drag looks at both neighbours`() {
    let scene = PageScene()
    scene.phone.down(200, 400)
    scene.phone.move(to: 150, 400)
    scene.phone.move(to: 300, 400, for: 0.3)
    #expect(scene.log.lines.filter { $0.hasPrefix("will turn") } == ["will turn to C", "will turn to A"])
    #expect(scene.log.lines.contains("turned back from B"))
    scene.phone.move(to: 390, 400, for: 0.2)
    scene.phone.up()
    scene.phone.advance(1)
    #expect(scene.names == ["A"])
  }

  @Test func `code turns on a cosine's ease in three tenths of a second`() {
    let scene = PageScene(first: 0)
    var ended: [Bool] = []
    scene.pages.setViewControllers([scene.all[3]], direction: .forward, animated: true) { ended.append($0) }
    #expect(scene.names == ["A"] || scene.names == ["D"])
    let start = scene.phone.time
    scene.phone.advance(6.0 / 60)
    let offset = scene.all[3].view.convert(CGPoint.zero, to: nil).x
    let share: Double = (1 - cos(Double.pi * (scene.phone.time - start) / 0.3)) / 2
    let expected = CGFloat(393 * (1 - share))
    #expect(abs(offset - expected) < 1)
    #expect(ended.isEmpty)
    scene.phone.advance(0.4)
    #expect(ended == [true])
    #expect(scene.names == ["D"])
    // The delegate hears of people only.
    #expect(!scene.log.lines.contains { $0.contains("turn") })
    scene.pages.setViewControllers([scene.all[0]], direction: .reverse, animated: true)
    scene.phone.advance(0.1)
    #expect(scene.all[0].view.convert(CGPoint.zero, to: nil).x < 0)
    scene.phone.advance(0.4)
    #expect(scene.names == ["A"])
  }

  @Test func `a change during another one ends it at once`() {
    let scene = PageScene(first: 0)
    var ended: [String] = []
    scene.pages.setViewControllers([scene.all[1]], direction: .forward, animated: true) { ended.append("B \($0)") }
    scene.phone.advance(0.1)
    scene.pages.setViewControllers([scene.all[2]], direction: .forward, animated: true) { ended.append("C \($0)") }
    scene.phone.advance(0.5)
    #expect(ended.last == "C true" && ended.count == 2)
    #expect(scene.names == ["C"])
    #expect(scene.pages.children.count == 1)
    #expect(scene.pages.queue.subviews.filter { $0.owningController != nil }.count == 1)
  }

  @Test func `pages are as far apart as the option says`() {
    let scene = PageScene(options: [.interPageSpacing: 20])
    scene.phone.down(350, 400)
    scene.phone.move(to: 200, 400)
    let (first, second) = (scene.all[1].view, scene.all[2].view)
    let start = second?.convert(CGPoint.zero, to: nil).x ?? 0
    let end = first?.convert(CGPoint(x: 393, y: 0), to: nil).x ?? 0
    #expect(abs(start - end - 20) < 0.5)
    #expect(first?.bounds.width == 393)
    scene.phone.up()
  }

  @Test func `pages can go downwards`() {
    let scene = PageScene(.scroll, .vertical)
    scene.phone.down(200, 700)
    scene.phone.move(to: 200, 200, for: 0.2)
    scene.phone.up()
    scene.phone.advance(1)
    #expect(scene.names == ["C"])
    #expect(scene.all[2].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test func `read from right to left they go the other way`() {
    let scene = PageScene()
    scene.pages.view.semanticContentAttribute = .forceRightToLeft
    scene.pages.setViewControllers([scene.all[2]], direction: .forward, animated: false)
    scene.phone.frame()
    scene.swipe(from: 60, to: 350)
    #expect(scene.names == ["D"])
  }

  @Test func `a data source with a count gets dots below the page`() throws {
    let scene = PageScene(dots: 5)
    let control = try #require(scene.pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(control.frame == CGRect(x: 0, y: 852 - 34 - 26, width: 393, height: 26))
    #expect(scene.all[1].view.frame.height == 792)
    #expect(control.numberOfPages == 5 && control.currentPage == 1)
    scene.swipe(from: 350, to: 60)
    #expect(control.currentPage == 2)
    scene.phone.tap(100, 805)
    scene.phone.advance(0.6)
    #expect(scene.names == ["B"])
    #expect(control.currentPage == 1)
  }

  @Test func `a spine in the middle shows two pages`() {
    let scene = PageScene(.pageCurl, options: [.spineLocation: NSNumber(value: 2)], first: 0)
    #expect(scene.names == ["A", "B"])
    let frames = scene.all.prefix(2).map { page in page.view.frame }
    #expect(frames[0].width == 196.5)
    #expect(frames[1].minX == frames[0].maxX)
    scene.swipe(from: 350, to: 60)
    #expect(scene.names == ["C", "D"])
  }

  @Test func `a tap at the edge of a curl turns it`() {
    let scene = PageScene(.pageCurl)
    scene.phone.tap(385, 400)
    scene.phone.advance(0.6)
    #expect(scene.names == ["C"])
    scene.phone.tap(200, 400)
    scene.phone.advance(0.6)
    #expect(scene.names == ["C"])
    scene.phone.tap(10, 400)
    scene.phone.advance(0.6)
    #expect(scene.names == ["B"])
  }

  @Test func `without a data source nothing can be turned by hand`() {
    let scene = PageScene()
    scene.pages.dataSource = nil
    scene.phone.frame()
    scene.swipe(from: 350, to: 60)
    #expect(scene.names == ["B"])
    scene.pages.dataSource = scene
    scene.phone.frame()
    scene.swipe(from: 350, to: 60)
    #expect(scene.names == ["C"])
  }
}
