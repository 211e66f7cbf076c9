// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// Writes down what happens.
@MainActor final class Logbook {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that writes down its life.
final class LoggedPage: UIViewController {
  let name: String
  let log: Logbook
  /// What is asked in `viewWillAppear(_:)`.
  var onWillAppear: ((LoggedPage) -> Void)?

  init(_ name: String, _ log: Logbook) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("not in this test") }

  private func add(_ line: String) { log.lines.append("\(name) \(line)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("loaded")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    add("will appear\(isMovingToParent ? ", coming" : "")")
    onWillAppear?(self)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    add("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    add("will disappear\(isMovingFromParent ? ", leaving" : "")")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    add("did disappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    add(parent == nil ? "will leave" : "will come")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    add(parent == nil ? "has left" : "has come")
  }
}

/// Hears of a navigation controller's transitions.
final class LoggingDelegate: NSObject, UINavigationControllerDelegate {
  let log: Logbook
  var animator: (any UIViewControllerAnimatedTransitioning)?

  init(_ log: Logbook) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.lines.append("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.lines.append("did show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if animator != nil { log.lines.append("\(operation) from \(fromVC.title ?? "") to \(toVC.title ?? "")") }
    return animator
  }
}

/// A navigation controller on a phone, with a page on it.
@MainActor struct NavigationScene {
  let log = Logbook()
  let delegate: LoggingDelegate
  let first: LoggedPage
  let navigation: UINavigationController
  let phone: Phone

  init() {
    first = LoggedPage("A", log)
    navigation = UINavigationController(rootViewController: first)
    delegate = LoggingDelegate(log)
    navigation.delegate = delegate
    phone = Phone(root: navigation)
  }

  func page(_ name: String) -> LoggedPage { LoggedPage(name, log) }

  /// A page that has been pushed and has come to rest.
  func pushed(_ name: String) -> LoggedPage {
    // Tests take turns with the app and its clock.
    phone.frame()
    let page = page(name)
    navigation.pushViewController(page, animated: false)
    phone.frame()
    _ = log.take()
    return page
  }
}

/// A page that is content to scroll, from edge to edge.
final class ScrollPage: UIViewController {
  let scrollView = UIScrollView()
  /// Whether the content begins at the safe area and not at the top of the view.
  let isPinned: Bool

  init(_ title: String, height: CGFloat = 3000, isPinned: Bool = false) {
    self.isPinned = isPinned
    super.init(nibName: nil, bundle: nil)
    self.title = title
    scrollView.contentSize = CGSize(width: 393, height: height)
  }

  required init?(coder: NSCoder) { fatalError("not in this test") }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    let top = isPinned ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: top),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
