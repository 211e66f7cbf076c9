// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The toolbar at the bottom: where it is, what it takes from pages, and whose items it shows.

extension UINavigationController {
  /// Whether there is no toolbar now: the app hides it, or a controller on the stack does.
  var hidesToolbarNow: Bool { storedIsToolbarHidden || stack.contains { $0.hidesBottomBarWhenPushed } }

  func makeToolbar() -> UIToolbar {
    let frame = CGRect(x: 0, y: 0, width: 320, height: toolbarSlot)
    guard let bar = UIView.make(toolbarClass, frame: frame) as? UIToolbar else {
      fatalError("\(toolbarClass) makes something else than a UIToolbar")
    }
    bar.owner = self
    bar.isHidden = true
    return bar
  }

  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsToolbarHidden else { return }
    storedIsToolbarHidden = hidden
    guard isViewLoaded else { return }
    guard animated, view.window != nil, UIView.areAnimationsEnabled, running == nil else {
      layoutContents()
      view.setNeedsLayout()
      return
    }
    UIView.performWithoutAnimation { prepareToolbar() }
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration),
      animations: {
        self.layoutContents()
        self.view.layoutIfNeeded()
      }, completion: { _ in self.placeToolbar() })
  }

  // MARK: - Place

  /// The toolbar's height with what is free above and below its platters, down to the edge of the screen.
  private var toolbarSlot: CGFloat {
    let tabBar = tabBarHeight(below: topViewController)
    // How near it comes to a tab bar is chosen.
    let below = tabBar > 0 ? tabBar + TabBarMetrics.gap : BarMetrics.belowToolbar(traitCollection)
    return BarMetrics.aboveToolbar + BarMetrics.toolbar(traitCollection) + below
  }

  /// What the toolbar takes from the bottom of the screen; 0 while it is hidden or has no items.
  private func toolbarHeight(for controller: UIViewController?) -> CGFloat {
    hidesToolbarNow || controller?.toolbarItems?.isEmpty != false
      ? 0 : max(toolbarSlot, view.safeAreaInsets.bottom)
  }

  /// What a tab bar takes from the bottom of the screen.
  private func tabBarHeight(below controller: UIViewController?) -> CGFloat {
    let room = tabBarRoom(for: controller).bottom
    return room > 0 ? view.safeAreaInsets.bottom + room : 0
  }

  /// What the bars at the bottom take from the screen: a toolbar stands above a tab bar.
  func heightOfBarsBelow(_ controller: UIViewController) -> CGFloat {
    max(toolbarHeight(for: controller), tabBarHeight(below: controller))
  }

  /// What they take from a page besides the safe area.
  func bottomInset(for controller: UIViewController) -> CGFloat {
    guard controller.edgesForExtendedLayout.contains(.bottom), !endsAboveBars(controller) else { return 0 }
    return max(heightOfBarsBelow(controller) - view.safeAreaInsets.bottom, 0)
  }

  /// Whether a page ends above the bars at the bottom, so that they take nothing of it.
  func endsAboveBars(_ controller: UIViewController) -> Bool {
    let room = tabBarRoom(for: controller)
    guard !hidesToolbarNow || room.bottom > 0 else { return false }
    if !controller.edgesForExtendedLayout.contains(.bottom) { return true }
    let isTranslucent = (hidesToolbarNow || toolbar.isTranslucent) && !room.isOpaque
    return !(isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Puts the toolbar below the screen, from where it comes, with the items of the top controller.
  private func prepareToolbar() {
    guard !hidesToolbarNow, toolbar.isHidden || toolbar.superview == nil else { return }
    isPreparingToolbar = true
    defer { isPreparingToolbar = false }
    if toolbar.superview == nil { view.addSubview(toolbar) }
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
    toolbar.frame = toolbarFrame(isHidden: true)
    toolbar.isHidden = false
    toolbar.layer.layoutTreeIfNeeded()
  }

  private func toolbarFrame(isHidden: Bool) -> CGRect {
    let height = max(toolbarSlot, view.safeAreaInsets.bottom)
    return CGRect(
      x: 0, y: view.bounds.height - (isHidden ? 0 : height), width: view.bounds.width, height: height)
  }

  /// Brings the toolbar to where it belongs; in an animation it goes there.
  func placeToolbar() {
    guard !isPreparingToolbar, !hidesToolbarNow || madeToolbar != nil else { return }
    let isHidden = hidesToolbarNow
    guard let bar = toolbar else { return }
    UIView.performWithoutAnimation { prepareToolbar() }
    let frame = toolbarFrame(isHidden: isHidden)
    if bar.frame != frame { bar.frame = frame }
    bar.alpha = isHidden ? 0 : 1
    if AnimationContext.current == nil { bar.isHidden = isHidden }
    bar.layer.layoutTreeIfNeeded()
    followContent()
  }

  // MARK: - Items

  /// Shows the items of the top controller.
  func showToolbarItems(animated: Bool) {
    guard !hidesToolbarNow else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: animated && !toolbar.isHidden)
  }

  /// A controller's items are others.
  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    guard controller === topViewController else { return }
    showToolbarItems(animated: animated)
    // A toolbar without items takes no room.
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: - Content

  /// Tells the toolbar whether content goes on under it.
  func followContent() {
    guard let toolbar = madeToolbar, !toolbar.isHidden else { return }
    guard let content = topViewController?.navigation.tracker?.scrollView else {
      (toolbar.isAtEdge, toolbar.under) = (true, 0)
      return
    }
    toolbar.hidesEdgeEffect = content.edgeEffects.bottom?.isHidden ?? false
    let left = content.verticalRange.upperBound - content.contentOffset.y
    toolbar.isAtEdge = left <= 0.5
    // Farther than that, nothing of the bar changes.
    toolbar.under = min(max(left, 0), BarMetrics.scrollEdgeDistance)
  }
}
