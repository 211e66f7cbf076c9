// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// What shows the columns of a split view.
@MainActor protocol ColumnOwner: ViewElement {
  /// Whether the columns stand on one stack.
  var isCollapsed: Bool { get }
  /// Whether the columns have been shown.
  var isSettled: Bool { get }
  /// Shows a column because something in the one before it was chosen.
  func show(_ column: SplitColumn)
  /// Shows a column in place of those after it.
  func goBack(to column: SplitColumn)
  /// The pages of a column are others.
  func pagesDidChange(in column: SplitColumn)
}

/// One column of a split view: its controller and its pages.
///
/// What a link in a column leads to is shown in the next one, in place of the column's own view; in the last column it
/// is pushed.
@MainActor final class SplitColumn {
  let kind: UISplitViewController.Column
  let navigation = StackController()
  private unowned let owner: any ColumnOwner
  /// Where links in the column lead.
  private(set) var context = NavigationContext()
  /// What is pushed above the column's view by links in it.
  private let pushed: PageStack
  private(set) var root: NavigationPage!
  /// What a link in the column before shows in place of the column's own view.
  private var replacement: NavigationPage?
  /// Pages that are no longer in the column, and may still be seen.
  private var leaving: [NavigationPage] = []
  private(set) weak var previous: SplitColumn?
  let next: SplitColumn?
  private var needsApply = false
  /// The list whose rows lead to the next column.
  private weak var list: AnyObject?
  /// What is selected in the list.
  private var selected: AnyHashable?
  private var clearSelection: (() -> Void)?

  init<Content: View>(
    _ kind: UISplitViewController.Column, _ content: Content, in owner: any ColumnOwner, next: SplitColumn?
  ) {
    self.kind = kind
    self.owner = owner
    self.next = next
    var base: () -> [UIViewController]? = { nil }
    pushed = PageStack(owner, on: navigation) { base() }
    if next == nil { context = pushed.context } else { context.stack = self }
    next?.previous = self
    root = page(.request(ObjectIdentifier(owner)), content)
    base = { [weak self] in
      guard let self, let place = shown.place, place.stack === pushed else { return nil }
      return place.base
    }
    pushed.outerContent = { [weak self] in self?.previous?.content(for: $0) }
    navigation.setViewControllers([root.controller], animated: false)
  }

  /// The page that stands for the whole column now.
  var shown: NavigationPage { replacement ?? root }

  var roots: [ViewElement] {
    ([root] + (replacement.map { [$0] } ?? []) + leaving).map(\.root) + pushed.roots
  }

  /// Whether the columns are seen beside each other.
  var isBesideOthers: Bool { !owner.isCollapsed }

  /// The view for a value, of this column or one before it.
  func content(for value: AnyHashable) -> AnyView? { context.content(for: value) ?? previous?.content(for: value) }

  private func page<Content: View>(_ kind: NavigationPage.Kind, _ content: Content) -> NavigationPage {
    let page = NavigationPage(
      kind, content, below: owner, context, place: { ColumnPage(self, controller: $0, stack: self.pushed) })
    override(page)
    return page
  }

  // MARK: - Environment

  /// Gives pages what they inherit in the columns as they stand now.
  func updateEnvironment() {
    override(root)
    replacement.map(override)
  }

  private func override(_ page: NavigationPage) {
    let (context, isSidebar, isCollapsed) = (context, kind == .primary, owner.isCollapsed)
    let target = DismissTarget { [weak controller = page.controller] in controller?.goBack() }
    page.host.overrides = [
      {
        $0.navigation = context
        if isSidebar, !isCollapsed, $0.listLook == .insetGrouped { $0.listLook = .sidebar }
        if !isSidebar, isCollapsed { $0.dismiss = DismissAction(target: target) }
      }
    ]
  }

  // MARK: - Pages

  /// Shows the pages that the column has once bodies have run.
  func setNeedsApply() {
    guard !needsApply else { return }
    needsApply = true
    owner.root.callBack(.preferences) { [weak self] in self?.apply() }
  }

  private func apply() {
    needsApply = false
    guard !owner.isRemoved, let place = shown.place, let base = place.base else { return }
    let controllers = base + (place.stack?.controllers ?? [])
    if !navigation.viewControllers.elementsEqual(controllers, by: ===) {
      navigation.setViewControllers(controllers, animated: false)
    }
    leaving.forEach { $0.remove() }
    leaving = []
    owner.pagesDidChange(in: self)
  }

  /// Shows a page in place of the column's own; `nil` for the column's own.
  private func replace(with page: NavigationPage?) {
    guard replacement != nil || page != nil else { return }
    pushed.removeAll()
    replacement.map { leaving.append($0) }
    replacement = page
    setNeedsApply()
  }

  /// Shows what a link leads to, or the column's own view again; what an earlier link led to goes.
  private func show(_ page: NavigationPage?) {
    guard let gone = replacement else { return replace(with: page) }
    let requests = previous?.context.requests.filter { gone.isFor($0.owner) } ?? []
    replace(with: page)
    owner.root.callBack(.change) { requests.forEach { $0.dismiss() } }
  }

  /// People went back, or a transition ended.
  func pagesDidChange() { (shown.place?.stack ?? pushed).pagesDidChange() }

  func end() {
    for page in [root] + leaving { page?.host.setShown(false) }
    replacement?.host.setShown(false)
    pushed.end()
  }

  private func showNext() {
    afterPages { [weak self] in
      guard let self, let next else { return }
      owner.show(next)
    }
  }

  /// Calls `body` when all columns have the pages that the update under way gave them.
  private func afterPages(_ body: @escaping @MainActor () -> Void) { owner.root.callBack(.geometry, body) }

  // MARK: - Selection

  /// Whether something in the column leads to the next one.
  var hasChoice: Bool { selected != nil || next?.replacement != nil }

  /// A list in the column has a selection, which may be another one.
  func follow(_ list: AnyObject, selected new: AnyHashable?, clear: @escaping () -> Void) {
    guard next != nil else { return }
    let isFirst = self.list !== list
    self.list = list
    clearSelection = clear
    guard selected != new else { return }
    selected = new
    // What is chosen at first is asked for when the columns are first shown.
    guard !isFirst || (new != nil && owner.isSettled) else { return }
    guard new == nil else { return showNext() }
    afterPages { [weak self] in
      guard let self, selected == nil, next?.replacement == nil else { return }
      owner.goBack(to: self)
    }
  }

  /// Somebody chose a row.
  func didChoose(_ value: AnyHashable) {
    guard let next else { return }
    selected = value
    next.show(nil)
    showNext()
  }

  /// People went back to the column: nothing in it is chosen any more.
  func clearChoice() {
    if next?.replacement != nil { next?.show(nil) }
    guard selected != nil else { return }
    selected = nil
    clearSelection?()
  }
}

// MARK: - Links

extension SplitColumn: NavigationPages {
  func push(_ value: AnyHashable) {
    guard next != nil else { return pushed.push(value) }
    owner.root.write(transaction: Transaction.current) { [weak self] in self?.showLink(to: value) }
  }

  private func showLink(to value: AnyHashable) {
    guard let next else { return }
    if let content = content(for: value) {
      next.show(next.page(.value(value), content))
    } else if let stack = next.shown.place?.stack, stack.context.content(for: value) != nil {
      stack.push(value)
    } else {
      return
    }
    showNext()
  }

  func destinationDidChange(_ type: any Any.Type) {
    guard let page = next?.replacement, let value = page.value, Swift.type(of: value.base) == type,
      let content = content(for: value)
    else { return }
    page.update(content)
  }

  func requestsDidChange(_ request: NavigationContext.Request) {
    guard let next else { return }
    let isShown = next.replacement?.isFor(request.owner) ?? false
    if request.isPresented, isShown {
      next.replacement?.update(request.content())
    } else if request.isPresented {
      next.show(next.page(.request(request.owner), request.content()))
      showNext()
    } else if isShown, owner.isCollapsed {
      // The page goes when it is seen no more.
      afterPages { [weak self] in
        guard let self else { return }
        owner.goBack(to: self)
      }
    } else if isShown {
      next.replace(with: nil)
    }
  }
}

/// A page that stands for a whole column, and the stack above it.
@MainActor final class ColumnPage {
  private(set) weak var column: SplitColumn?
  private unowned let controller: PageController
  /// What is pushed above the page: by the column's links, or by a navigation stack at the top of the page.
  private(set) weak var stack: PageStack?
  private weak var usual: PageStack?

  init(_ column: SplitColumn, controller: PageController, stack: PageStack) {
    self.column = column
    self.controller = controller
    self.stack = stack
    usual = stack
  }

  /// The controllers below what is pushed; `nil` while the column shows another page.
  var base: [UIViewController]? { column?.shown.place === self ? [controller] : nil }

  /// A navigation stack stands at the top of the page.
  func take(_ new: PageStack) {
    stack = new
    column?.setNeedsApply()
  }

  /// A navigation stack at the top of the page has gone.
  func stackDidEnd(_ gone: PageStack) {
    guard stack === gone else { return }
    stack = usual
    column?.setNeedsApply()
  }
}
