// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The controller of a page of a stack: gives the bars what the page wants.
final class PageController: ScreenController {
  private var traits = PageTraits()
  private lazy var bars = PageBars(self)

  /// The search field that views around the stack or the columns ask for, of the first page.
  var outerSearch: () -> SearchRequest? = { nil }

  /// Takes over what the page wants, now and when it changes.
  func observe() {
    host.watch(PageKey.self) { [weak self] in self?.take($0) }
    var value = PreferenceValue<PageKey>()
    host.element?.collect(PageKey.self, into: &value)
    take(value.result)
  }

  private func take(_ new: PageTraits) {
    traits = new
    let item = navigationItem
    let environment = host.environment
    let title = new.title.map { TextResolver(environment).string($0) }
    // The button that goes back to the page keeps the title.
    let removesTitle = new.removesTitle ?? false
    if removesTitle || item.backButtonTitle != nil { item.backButtonTitle = removesTitle ? title : nil }
    let shownTitle = removesTitle ? nil : title
    if item.title != shownTitle { item.title = shownTitle }
    let subtitle = new.subtitle.map { TextResolver(environment).string($0) }
    if item.subtitle != subtitle { item.subtitle = subtitle }
    let mode = new.isInlineLarge == true ? .inline : new.displayMode?.itemMode ?? .automatic
    if item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
    let hidesBack = new.hidesBackButton ?? false
    if item.hidesBackButton != hidesBack { item.setHidesBackButton(hidesBack, animated: viewIfLoaded?.window != nil) }
    if let role = new.role, item.style != role.style { item.style = role.style }
    showTitleMenu(new.titleMenu)
    if let key = new.zoomSource, preferredTransition == nil { preferredTransition = host.family.zoom(from: key) }
    bars.show(new)
    showSearch(new.search ?? outerSearch())
    if navigationController?.topViewController === self { applyBars(animated: viewIfLoaded?.window != nil) }
  }

  /// The bar above the keyboard of fields in the page.
  override var inputAccessoryView: UIView? { bars.keyboardBar ?? super.inputAccessoryView }

  private var titleMenu: MenuEntrySource?

  private func showTitleMenu(_ source: MenuEntrySource?) {
    guard source !== titleMenu else { return }
    titleMenu = source
    navigationItem.titleMenuProvider = source.map { source in
      { suggested in UIMenu(children: suggested + source.elements) }
    }
  }

  private var search: PageSearch?

  private func showSearch(_ request: SearchRequest?) {
    guard let request else {
      if search != nil { navigationItem.searchController = nil }
      return search = nil
    }
    let shown = search ?? PageSearch()
    search = shown
    shown.show(request, environment: host.environment)
    if navigationItem.searchController !== shown.controller {
      navigationItem.preferredSearchBarPlacement = .stacked
      navigationItem.searchController = shown.controller
    }
    if navigationItem.hidesSearchBarWhenScrolling == request.isAlways {
      navigationItem.hidesSearchBarWhenScrolling = !request.isAlways
    }
  }

  /// Shows or hides the bars around the page as it wants.
  func applyBars(animated: Bool) {
    guard let stack = navigationController else { return }
    let hidesBar = traits.visibility[.navigation] == .hidden
    if stack.isNavigationBarHidden != hidesBar { stack.setNavigationBarHidden(hidesBar, animated: animated) }
    let style = UIUserInterfaceStyle(traits.schemes[.navigation])
    if stack.navigationBar.overrideUserInterfaceStyle != style {
      stack.navigationBar.overrideUserInterfaceStyle = style
    }
    let hidesToolbar = traits.visibility[.bottom] == .hidden || (toolbarItems ?? []).isEmpty
    if stack.isToolbarHidden != hidesToolbar { stack.setToolbarHidden(hidesToolbar, animated: animated) }
    if let tabs = tabBarController, let wanted = traits.visibility[.tabs] {
      let hides = wanted == .hidden
      if tabs.isTabBarHidden != hides { tabs.setTabBarHidden(hides, animated: animated) }
    }
  }

  /// Called when the page is no longer in its stack.
  var didLeave: (() -> Void)?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { didLeave?() }
  }

  /// Goes back to the page before.
  func goBack() {
    guard let stack = navigationController, let index = stack.viewControllers.firstIndex(of: self), index > 0 else {
      return
    }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }
}
