// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Dots for pages at y 300, a colour well and a button to paste at y 400, and pages to turn at y 480.
final class DotsViewController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private lazy var log = Log.add(to: view)
  private var pastes = 0
  private let leaves = ["leaf 1", "leaf 2", "leaf 3"].map { name in
    let leaf = UIViewController()
    leaf.title = name
    leaf.view.backgroundColor = .secondarySystemBackground
    return leaf
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dots"
    view.backgroundColor = .systemBackground
    let dots = UIPageControl(frame: CGRect(x: 96, y: 300, width: 200, height: 40))
    dots.numberOfPages = 5
    dots.backgroundStyle = .prominent
    dots.addAction(
      UIAction { [weak self, weak dots] _ in self?.log.text = "dot \(dots?.currentPage ?? -1)" }, for: .valueChanged)
    view.addSubview(dots)
    let well = UIColorWell(frame: CGRect(x: 176, y: 400, width: 40, height: 40))
    well.addAction(
      UIAction { [weak self, weak well] _ in self?.log.text = well?.selectedColor == nil ? "no colour" : "a colour" },
      for: .valueChanged)
    view.addSubview(well)
    addPages()
    addPasting()
    log.text = "nothing yet"
  }

  private func addPasting() {
    UIPasteboard.general.strings = ["one", "two"]
    pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.target = self
    control.frame = CGRect(x: 240, y: 400, width: 120, height: 40)
    view.addSubview(control)
  }

  override func paste(itemProviders: [NSItemProvider]) {
    pastes += 1
    log.text = "pasted \(itemProviders.count), \(pastes) times"
  }

  private func addPages() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = self
    pages.delegate = self
    pages.setViewControllers([leaves[0]], direction: .forward, animated: false)
    addChild(pages)
    pages.view.frame = CGRect(x: 20, y: 480, width: 350, height: 160)
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
  }

  private func leaf(beside leaf: UIViewController, _ step: Int) -> UIViewController? {
    let index = (leaves.firstIndex { $0 === leaf } ?? 0) + step
    return leaves.indices.contains(index) ? leaves[index] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { leaf(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { leaf(beside: viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { leaves.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { log.text = pageViewController.viewControllers?.first?.title }
}
