// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Controllers that come with tabs.

extension UITabBarController {
  func take(_ new: [UITab], animated: Bool) {
    var known: Set<String> = []
    for tab in new where !known.insert(tab.identifier).inserted {
      fatalError("Tabs must have unique identifiers: \"\(tab.identifier)\" is used more than once")
    }
    for tab in storedTabs where !new.contains(where: { $0 === tab }) { tab.leave() }
    storedTabs = new
    usesTabs = true
    for tab in new { tab.enter(self) }
    take(inOrder(new).compactMap(\.page), animated: animated)
  }

  /// Search comes last, whatever the order.
  private func inOrder(_ tabs: [UITab]) -> [UITab] {
    tabs.filter { !($0 is UISearchTab) } + tabs.filter { $0 is UISearchTab }
  }

  var currentTab: UITab? {
    guard usesTabs, let selection else { return nil }
    return rootTab(of: selection)?.selectedLeaf
  }

  /// The tab of the bar whose page this is.
  private func rootTab(of page: UIViewController) -> UITab? { storedTabs.first { $0.page === page } }

  func select(_ tab: UITab) {
    guard usesTabs, tab.tabBarController === self else { return }
    var root = tab
    while let parent = root.storedParent {
      parent.selectedChild = root
      root = parent
    }
    if let page = root.page { select(page) }
  }

  /// A group shows another child.
  func groupDidChange(_ group: UITabGroup) {
    group.looksDidChange()
    let wasSelected = selection.map { page in !storedTabs.contains { $0.page === page } } ?? true
    let new = inOrder(storedTabs).compactMap(\.page)
    guard !new.elementsEqual(pages, by: { $0 === $1 }) else { return }
    take(new, animated: false)
    if wasSelected, let page = group.page, pages.contains(where: { $0 === page }) { select(page) }
  }
}
