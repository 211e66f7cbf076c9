// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a finger that rests on a back button may choose from.

extension UINavigationBar {
  /// The items before one, the nearest first; `nil` where there is none.
  func backMenu(of item: UINavigationItem) -> UIMenu? {
    guard let place = storedItems.firstIndex(where: { $0 === item }), place > 0 else { return nil }
    return UIMenu(
      children: storedItems[..<place].reversed().map { earlier in
        UIAction(title: earlier.titleInBackMenu) { [weak self, weak earlier] _ in
          if let earlier { self?.goBack(to: earlier) }
        }
      })
  }

  private func goBack(to item: UINavigationItem) {
    guard transition == nil, item !== topItem, let place = storedItems.firstIndex(where: { $0 === item }) else {
      return
    }
    if let owner {
      guard let controller = owner.viewControllers.first(where: { $0.navigationItem === item }) else { return }
      owner.popToViewController(controller, animated: true)
    } else {
      change(to: Array(storedItems[...place]), animated: true)
    }
  }
}

extension UINavigationItem {
  fileprivate var titleInBackMenu: String {
    [backBarButtonItem?.title, backButtonTitle, title].compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
  }
}
