// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// What ties the content of a hosting controller to the containers of UIKit's that it stands in: the title and the bars of its
/// navigation item, links that push onto its navigation controller, and `dismiss`.
@MainActor final class HostedNavigation: NavigationPages {
  private unowned let controller: UIViewController
  private let host: ViewHost
  private let context = NavigationContext()
  private lazy var bars = PageBars(controller)
  private var traits = PageTraits()
  private var hasItems = false
  /// What links have pushed.
  private var pages: [NavigationPage] = []
  private var (canPush, canClose) = (false, false)

  init(_ controller: UIViewController, _ host: ViewHost) {
    (self.controller, self.host) = (controller, host)
    context.stack = self
    host.watch(PageKey.self) { [weak self] in self?.take($0) }
  }

  /// Tells the content where the controller stands.
  func update() {
    let (canPush, canClose) = (controller.navigationController != nil, close != nil)
    guard (canPush, canClose) != (self.canPush, self.canClose) else { return }
    (self.canPush, self.canClose) = (canPush, canClose)
    let context = canPush ? context : nil
    let target = canClose ? DismissTarget { [weak self] in self?.close?() } : nil
    host.overrides = [
      {
        $0.navigation = context
        if let target { $0.dismiss = DismissAction(target: target) }
      }
    ]
  }

  /// Goes back to the page before, or takes away what was presented; `nil` where there is neither.
  private var close: (() -> Void)? {
    if let stack = controller.navigationController,
      let index = stack.viewControllers.firstIndex(where: { $0 === controller || controller.isWithin($0) }), index > 0
    {
      return { stack.popToViewController(stack.viewControllers[index - 1], animated: UIView.areAnimationsEnabled) }
    }
    return controller.presentingViewController.map { presenting in
      { presenting.dismiss(animated: UIView.areAnimationsEnabled) }
    }
  }

  // MARK: - The navigation item

  /// What the content says nothing of stays as the app has set it in UIKit.
  private func take(_ new: PageTraits) {
    let old = traits
    traits = new
    let item = controller.navigationItem
    let environment = host.environment
    if new.title != nil || old.title != nil {
      let title = new.title.map { TextResolver(environment).string($0) }
      if item.title != title { item.title = title }
    }
    if new.subtitle != nil || old.subtitle != nil {
      let subtitle = new.subtitle.map { TextResolver(environment).string($0) }
      if item.subtitle != subtitle { item.subtitle = subtitle }
    }
    if let mode = new.displayMode?.itemMode, item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
    if let hides = new.hidesBackButton, item.hidesBackButton != hides {
      item.setHidesBackButton(hides, animated: controller.viewIfLoaded?.window != nil)
    }
    if !new.items.isEmpty || hasItems {
      hasItems = true
      bars.show(new)
    }
    showBars()
  }

  /// Shows or hides the bars around the controller, where its content says so.
  func showBars() {
    guard let stack = controller.navigationController, stack.topViewController === controller else { return }
    let animated = controller.viewIfLoaded?.window != nil
    if let wanted = traits.visibility[.navigation], wanted != .automatic {
      let hides = wanted == .hidden
      if stack.isNavigationBarHidden != hides { stack.setNavigationBarHidden(hides, animated: animated) }
    }
    if hasItems, !(controller.toolbarItems ?? []).isEmpty {
      let hides = traits.visibility[.bottom] == .hidden
      if stack.isToolbarHidden != hides { stack.setToolbarHidden(hides, animated: animated) }
    }
  }

  // MARK: - Pages

  func push(_ value: AnyHashable) {
    guard let content = context.content(for: value) else { return }
    show(.value(value), content)
  }

  func destinationDidChange(_ type: any Any.Type) {
    for page in pages {
      guard let value = page.value, Swift.type(of: value.base) == type, let content = context.content(for: value)
      else { continue }
      page.update(content)
    }
  }

  func requestsDidChange(_ request: NavigationContext.Request) {
    let page = pages.first { $0.isFor(request.owner) }
    if let page, request.isPresented { return page.update(request.content()) }
    if request.isPresented {
      show(.request(request.owner), request.content())
    } else if let page, let stack = controller.navigationController,
      let index = stack.viewControllers.firstIndex(of: page.controller), index > 0
    {
      stack.popToViewController(stack.viewControllers[index - 1], animated: UIView.areAnimationsEnabled)
    }
  }

  private func show(_ kind: NavigationPage.Kind, _ content: AnyView) {
    guard let element = host.element else { return }
    let page = NavigationPage(kind, content, below: element, context)
    pages.append(page)
    page.controller.didLeave = { [weak self, unowned page] in self?.leave(page) }
    // When bodies have run.
    host.root.callBack(.preferences) { [weak controller, unowned page] in
      guard let stack = controller?.navigationController else { return }
      stack.pushViewController(
        page.controller, animated: controller?.viewIfLoaded?.window != nil && UIView.areAnimationsEnabled)
    }
  }

  /// People went back from a page, or a binding did.
  private func leave(_ page: NavigationPage) {
    guard pages.contains(where: { $0 === page }) else { return }
    pages.removeAll { $0 === page }
    if case .request(let owner) = page.kind { context.requests.first { $0.owner == owner }?.dismiss() }
    page.remove()
  }
}

extension UIViewController {
  /// Whether the controller is a child of another one, or of what that contains.
  fileprivate func isWithin(_ other: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }
}

extension NavigationBarItem.TitleDisplayMode {
  /// UIKit's name for it.
  var itemMode: UINavigationItem.LargeTitleDisplayMode {
    switch self {
    case .inline: .never
    case .large: .always
    case .automatic: .automatic
    }
  }
}
