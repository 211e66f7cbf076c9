// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Which controllers there are, and which is shown.

extension UITabBarController {
  /// The controllers that have a tab where there is not enough width for all.
  private static let mostTabs = 5

  /// Whether the last tab is More.
  var hasMore: Bool { traitCollection.horizontalSizeClass == .compact && tabPages.count > Self.mostTabs }

  /// The pages that have a tab, hidden ones left out.
  private var tabPages: [UIViewController] {
    let shown = pages.filter { $0.navigation.tab?.isHidden != true }
    guard usesTabs, let compactTabIdentifiers, traitCollection.horizontalSizeClass == .compact else { return shown }
    return compactTabIdentifiers.compactMap { name in
      storedTabs.first { $0.identifier == name }?.page.flatMap { page in shown.first { $0 === page } }
    }
  }

  /// The pages that are found behind More.
  var overflow: [UIViewController] { hasMore ? Array(tabPages.dropFirst(Self.mostTabs - 1)) : [] }

  /// The controllers that have a tab, in their order.
  var tabbed: [UIViewController] {
    hasMore ? Array(tabPages.prefix(Self.mostTabs - 1)) + [moreNavigationController] : tabPages
  }

  /// The controller whose view is seen: the selected one, or More for one that has no tab.
  var shownPage: UIViewController? { selection.map { shown(for: $0) } }

  func shown(for page: UIViewController) -> UIViewController {
    overflow.contains { $0 === page } ? moreNavigationController : page
  }

  // MARK: - Controllers

  func take(_ new: [UIViewController], animated: Bool) {
    if Set(new.map { ObjectIdentifier($0) }).count != new.count {
      fatalError("All view controllers in a tab bar controller must be distinct")
    }
    running?.end?()
    giveBackFromMore()
    let (old, from) = (pages, shownPage)
    pages = new
    for page in old where !new.contains(where: { $0 === page }) { page.willMove(toParent: nil) }
    for page in new where page.storedParent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    let gone = old.filter { page in !new.contains { $0 === page } }
    if let selection, gone.contains(where: { $0 === selection }) || (new.isEmpty && selection === madeMore) {
      self.selection = nil
    }
    if selection == nil { selection = new.first }
    showItems(animated: animated)
    show(instead: from)
    for page in gone {
      page.barInsets = .zero
      (page as? UINavigationController)?.tabBarRoom = .none
      page.leaveParent()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Gives the bar the items of the controllers.
  func showItems(animated: Bool) {
    tabBar.take(tabbed.compactMap(\.tabBarItem), animated: animated)
    showSelectedItem(animated: animated)
  }

  private func showSelectedItem(animated: Bool) {
    tabBar.select(shownPage?.tabBarItem, animated: animated)
  }

  // MARK: - Selection

  /// Code selects a controller.
  func select(named page: UIViewController?) {
    guard let page else { return }
    guard page === madeMore || pages.contains(where: { $0 === page }) else {
      fatalError(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view "
          + "controllers can be selected.")
    }
    select(page)
  }

  func select(_ page: UIViewController) {
    guard running?.isOfApp != true else {
      // An app's own animation goes to its end first.
      waiting = { [weak self] in self?.select(page) }
      return
    }
    running?.end?()
    let (from, previous) = (shownPage, currentTab)
    guard page !== selection else { return }
    selection = page
    page.navigation.tab?.wasSelected()
    showSelectedItem(animated: viewIfLoaded?.window != nil)
    if overflow.contains(where: { $0 === page }) { showInMore(page) }
    show(instead: from)
    if usesTabs, let tab = currentTab { heldDelegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
  }

  func tabWasTapped(_ item: UITabBarItem) {
    guard running?.isOfApp != true, let page = tabbed.first(where: { $0.tabBarItem === item }) else { return }
    let isSame = page === shownPage
    if usesTabs, let tab = page.navigation.tab {
      guard heldDelegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
      if isSame {
        heldDelegate?.tabBarController(self, didSelectTab: currentTab ?? tab, previousTab: currentTab ?? tab)
        goBack(page)
      } else {
        select(page)
      }
      return
    }
    guard heldDelegate?.tabBarController(self, shouldSelect: page) ?? true else { return }
    if isSame { goBack(page) } else { select(page) }
    heldDelegate?.tabBarController(self, didSelect: page)
  }

  /// The selected tab was tapped again: a stack goes back to its root, and content that is there already to its top.
  private func goBack(_ page: UIViewController) {
    if let navigation = page as? UINavigationController, navigation.stack.count > 1 {
      navigation.popToRootViewController(animated: true)
    } else {
      page.contentScrollView(for: .top)?.scrollToTop()
    }
  }

  /// Shows a controller in whatever way the page does.
  func showFromPage(_ controller: UIViewController, sender: Any?) {
    if let storedParent { storedParent.show(controller, sender: sender) } else { present(controller, animated: true) }
  }
}
