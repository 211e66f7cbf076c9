// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a controller is to a tab bar controller: its item.

extension UIViewController {
  var madeTabBarItem: UITabBarItem {
    if let item = navigation.tabBarItem ?? inheritedTabBarItem { return item }
    let item = UITabBarItem()
    item.title = title
    navigation.tabBarItem = item
    return item
  }

  func replaceTabBarItem(_ item: UITabBarItem?) {
    guard item !== navigation.tabBarItem else { return }
    navigation.tabBarItem = item
    nearestTabBarController?.showItems(animated: false)
  }

  var nearestTabBarController: UITabBarController? {
    var controller = storedParent
    while let current = controller {
      if let found = current as? UITabBarController { return found }
      controller = current.storedParent
    }
    return nil
  }
}
