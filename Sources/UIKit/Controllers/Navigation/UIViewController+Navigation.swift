// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a controller is to a navigation controller: its item, its way to edit, what it scrolls.

/// What a controller keeps for navigation.
@MainActor struct NavigationState {
  var item: UINavigationItem?
  var editButton: UIBarButtonItem?
  var isEditing = false
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBar = false
  weak var topScrollView: UIScrollView?
  weak var bottomScrollView: UIScrollView?
  var tabBarItem: UITabBarItem?
  /// The tab that made the controller, which need not keep it.
  weak var tab: UITab?
  /// Follows what the controller scrolls, for a large title.
  var tracker: ContentScrollTracker?
  /// How the controller comes and goes, in place of the usual way.
  var preferredTransition: UIViewController.Transition?
  /// The search under way over the controller's view.
  weak var searching: UISearchController?
}

extension UIViewController {
  var madeNavigationItem: UINavigationItem {
    if let item = navigation.item { return item }
    let item = UINavigationItem()
    item.title = title
    navigation.item = item
    return item
  }

  var nearestNavigationController: UINavigationController? {
    var controller = storedParent
    while let current = controller {
      if let found = current as? UINavigationController { return found }
      controller = current.storedParent
    }
    return nil
  }

  // MARK: - Toolbar

  func changeToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    navigation.toolbarItems = items
    nearestNavigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  func changeHidesBottomBar(_ hides: Bool) {
    guard hides != navigation.hidesBottomBar else { return }
    navigation.hidesBottomBar = hides
    nearestNavigationController?.viewIfLoaded?.setNeedsLayout()
    nearestTabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: - Editing

  var madeEditButtonItem: UIBarButtonItem {
    if let button = navigation.editButton { return button }
    let button = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        if let self { setEditing(!isEditing, animated: true) }
      })
    navigation.editButton = button
    return button
  }

  func changeEditing(_ editing: Bool) {
    guard navigation.isEditing != editing else { return }
    navigation.isEditing = editing
    navigation.editButton?.become(editing ? .done : .edit)
  }

  // MARK: - Scrolling

  func chooseContentScrollView(_ scrollView: UIScrollView?, _ edge: NSDirectionalRectEdge) {
    if edge.contains(.bottom) { navigation.bottomScrollView = scrollView }
    if edge.contains(.top) {
      navigation.topScrollView = scrollView
      nearestNavigationController?.contentScrollViewDidChange(of: self)
    }
    contentScrollViewMayHaveChanged()
  }

  func chosenContentScrollView(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top), let chosen = navigation.topScrollView { return chosen }
    if edge.contains(.bottom), let chosen = navigation.bottomScrollView { return chosen }
    guard let view = viewIfLoaded else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    for subview in view.storedSubviews where !subview.isHidden {
      if let scrollView = subview as? UIScrollView { return scrollView }
      // A container hands on what its child scrolls.
      if let child = subview.owningController, let scrollView = child.contentScrollView(for: edge) {
        return scrollView
      }
    }
    return nil
  }

  /// The colour that is seen where a page has no content; `nil` where it has none.
  var colorBehindContent: UIColor? {
    let scrollView = contentScrollView(for: .top)
    return [scrollView?.backgroundColor, viewIfLoaded?.backgroundColor].compactMap { $0 }.first {
      $0.resolvedCGColor(with: traitCollection).alpha > 0.5
    }
  }
}
