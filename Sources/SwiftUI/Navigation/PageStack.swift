// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// The pages that views push onto a navigation controller, above what it shows at first.
@MainActor final class PageStack: NavigationPages {
  let context = NavigationContext()
  /// The element that the pages stand below.
  private unowned let element: ViewElement
  private let navigation: StackController
  /// The controllers below the pages; `nil` while others are shown in their place.
  private let base: () -> [UIViewController]?
  /// The path that the pages follow; `nil` for a stack that keeps its own.
  private var path: PathAccess?
  private(set) var pages: [NavigationPage] = []
  /// Pages that are still seen, and no longer in the stack.
  private(set) var leaving: [NavigationPage] = []
  /// The values of the path that the pages stand for.
  private var values: [AnyHashable] = []
  private var needsSync = false
  /// Finds what stands for values that no view in the stack has a page for.
  var outerContent: (AnyHashable) -> AnyView? = { _ in nil }

  init(_ element: ViewElement, on navigation: StackController, base: @escaping () -> [UIViewController]?) {
    self.element = element
    self.navigation = navigation
    self.base = base
    context.stack = self
  }

  private var root: UpdateRoot { element.root }

  var controllers: [UIViewController] { pages.map(\.controller) }

  // MARK: - Paths

  /// Takes over a path, whose values may be others.
  func take(_ new: PathAccess?) {
    path = new
    if let new, new.values != values { follow(new.values) }
  }

  /// Brings the pages in line with a path.
  private func follow(_ new: [AnyHashable]) {
    let same = zip(values, new).prefix { $0 == $1 }.count
    var kept: [NavigationPage] = []
    var count = 0
    for page in pages {
      if page.value != nil {
        count += 1
        guard count <= same else { break }
      } else if count == same, new.count != values.count || same != values.count {
        // What a link pushed goes with what it stands on.
        break
      }
      kept.append(page)
    }
    leaving += pages.dropFirst(kept.count)
    pages = kept
    values = new
    for value in new.dropFirst(same) { pages.append(page(for: value)) }
    setNeedsSync()
  }

  private func content(for value: AnyHashable) -> AnyView? { context.content(for: value) ?? outerContent(value) }

  private func page(for value: AnyHashable) -> NavigationPage {
    NavigationPage(.value(value), content(for: value) ?? AnyView(MissingDestination()), below: element, context)
  }

  /// Takes all pages away.
  func removeAll() {
    guard !pages.isEmpty || !values.isEmpty else { return }
    let requests = context.requests
    follow([])
    leaving += pages
    pages = []
    setNeedsSync()
    root.callBack(.change) { requests.forEach { $0.dismiss() } }
  }

  // MARK: - What views ask for

  func push(_ value: AnyHashable) {
    let new = values + [value]
    if let path {
      path.write(new)
    } else {
      root.write(transaction: Transaction.current) { [weak self] in self?.follow(new) }
    }
  }

  func destinationDidChange(_ type: any Any.Type) {
    for page in pages {
      guard let value = page.value, Swift.type(of: value.base) == type, let content = content(for: value) else {
        continue
      }
      page.update(content)
    }
  }

  func requestsDidChange(_ request: NavigationContext.Request) {
    if let index = pages.firstIndex(where: { $0.isFor(request.owner) }) {
      if request.isPresented { return pages[index].update(request.content()) }
      leaving += pages[index...]
      let gone = pages[index...].compactMap(\.value).count
      pages.removeSubrange(index...)
      if gone > 0 { dropValues(gone) }
      setNeedsSync()
    } else if request.isPresented {
      pages.append(NavigationPage(.request(request.owner), request.content(), below: element, context))
      setNeedsSync()
    }
  }

  private func dropValues(_ count: Int) {
    values.removeLast(min(count, values.count))
    guard let path else { return }
    let new = values
    root.callBack(.change) { path.write(new) }
  }

  // MARK: - UIKit

  /// Shows the pages at once, as when the navigation controller is made.
  func showAtOnce() {
    if let base = base() { navigation.setViewControllers(base + controllers, animated: false) }
    needsSync = false
  }

  private func setNeedsSync() {
    guard !needsSync else { return }
    needsSync = true
    // Pages change when bodies have run, so that those that come are laid out as a whole.
    root.callBack(.preferences) { [weak self] in self?.sync() }
  }

  private func sync() {
    guard needsSync else { return }
    needsSync = false
    // Where columns are collapsed, pages are seen on the stack of another controller.
    let isSeen = navigation.topViewController?.viewIfLoaded?.window != nil
    if let base = base() {
      navigation.setViewControllers(base + controllers, animated: isSeen && UIView.areAnimationsEnabled)
    }
    if !isSeen || navigation.topViewController?.transitionCoordinator == nil { clearLeaving() }
  }

  private func clearLeaving() {
    for page in leaving where !navigation.viewControllers.contains(where: { $0 === page.controller }) { page.remove() }
    leaving.removeAll { $0.root.isRemoved }
  }

  /// People went back, or a transition ended.
  func pagesDidChange() {
    clearLeaving()
    guard !needsSync, base() != nil else { return }
    let shown = navigation.viewControllers
    let gone = pages.filter { page in !shown.contains { $0 === page.controller } }
    guard !gone.isEmpty else { return }
    pages.removeAll { page in gone.contains { $0 === page } }
    let left = pages.compactMap(\.value)
    let requests = context.requests.filter { request in gone.contains { $0.isFor(request.owner) } }
    if left.count != values.count {
      values = left
      path?.write(left)
    }
    requests.forEach { $0.dismiss() }
    gone.forEach { $0.remove() }
  }

  /// The roots of the pages, those that are leaving too.
  var roots: [ViewElement] { (pages + leaving.filter { !$0.root.isRemoved }).map(\.root) }

  /// The stack leaves the tree: its pages are seen no more.
  func end() { for page in pages + leaving { page.host.setShown(false) } }
}
