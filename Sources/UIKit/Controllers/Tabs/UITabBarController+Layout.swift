// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where the page and the bar stand, and what the bar takes from pages.

/// What a tab bar takes from the pages of its controller.
struct TabBarRoom: Equatable {
  /// Besides the safe area, points.
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  /// Whether pages end at the bar.
  var isOpaque = false
  /// What the tabs take of a navigation bar's middle, points.
  var middle: CGFloat = 0

  static let none = TabBarRoom()
}

extension UITabBarController {
  func setUpContainer(_ container: UIView) {
    transitionView.frame = container.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.clipsToBounds = true
    wrapper.frame = transitionView.bounds
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.addSubview(wrapper)
    container.addSubview(transitionView)
    showItems(animated: false)
    container.addSubview(tabBar)
  }

  /// Puts the selected page's view into the hierarchy, where no transition does.
  func installSelected() {
    guard running == nil, isViewLoaded, let page = shownPage else { return }
    page.loadViewIfNeeded()
    let pageView: UIView = page.view
    guard pageView.superview !== wrapper else { return }
    place(page)
    wrapper.addSubview(pageView)
    view.setNeedsLayout()
  }

  /// Gives a page its place and what the bar leaves of it.
  func place(_ page: UIViewController) {
    tellRoom(to: page)
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let frame = pageFrame(of: page)
    if page.view.frame != frame { page.view.frame = frame }
  }

  // MARK: - The bar's place

  /// Whether the bar is at the top, as on pads that have the width.
  var isBarAtTop: Bool {
    traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
  }

  /// Whether a page that was pushed hides the bar.
  var isHiddenByPush: Bool {
    (shownPage as? UINavigationController)?.stack.contains { $0.hidesBottomBarWhenPushed } ?? false
  }

  private var barHeight: CGFloat { TabBarMetrics.height(tabBar.arrangement) }

  /// Brings the bar to where it belongs; in an animation it goes there.
  func placeBar() {
    let bar = tabBar
    bar.isAtTop = isBarAtTop
    let size = CGSize(width: view.bounds.width, height: barHeight)
    var place = CGPoint(x: 0, y: isBarAtTop ? view.safeAreaInsets.top : view.bounds.height - size.height)
    // Chosen: hidden by the app it leaves the screen, hidden by a push it goes with the page below.
    if storedIsTabBarHidden {
      place.y = isBarAtTop ? -size.height : view.bounds.height
    } else if isHiddenByPush {
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      place.x = size.width * NavigationTransition.parallax * (isRightToLeft ? 1 : -1)
    }
    let frame = CGRect(origin: place, size: size)
    if bar.frame != frame { bar.frame = frame }
    bar.alpha = storedIsTabBarHidden || isHiddenByPush ? 0 : 1
    bar.layer.layoutTreeIfNeeded()
    placeAccessory()
  }

  func hideTabBar(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsTabBarHidden else { return }
    storedIsTabBarHidden = hidden
    guard isViewLoaded else { return }
    guard animated, view.window != nil, UIView.areAnimationsEnabled else { return view.setNeedsLayout() }
    UIView.animate(
      withDuration: TimeInterval(UINavigationController.hideShowBarDuration),
      animations: {
        self.layoutContents()
        self.view.layoutIfNeeded()
      })
  }

  // MARK: - What the bar takes

  /// What a bar that is there takes from a page, besides the view's own safe area.
  private var currentRoom: TabBarRoom {
    guard !storedIsTabBarHidden, !tabBar.isHidden else { return TabBarRoom(bottom: accessoryRoom) }
    var room = TabBarRoom(isOpaque: !tabBar.isTranslucent)
    tabBar.isAtTop = isBarAtTop
    if isBarAtTop {
      room.top = TabBarMetrics.height(.inline) + TabBarMetrics.beneathTopBar
      room.middle = tabBar.platter.wantedSize(in: view.bounds.width).width
    } else {
      room.bottom = max(barHeight - view.safeAreaInsets.bottom, 0)
    }
    room.bottom += accessoryRoom
    return room
  }

  /// Tells a page what the bar takes. A navigation controller says so to its own pages, since some hide the bar.
  func tellRoom(to page: UIViewController) {
    room = currentRoom
    if let navigation = page as? UINavigationController {
      navigation.tabBarRoom = room
      return
    }
    var insets = UIEdgeInsets.zero
    let edges = page.edgesForExtendedLayout
    if edges.contains(.top), !endsAtBar(page) { insets.top = room.top }
    if edges.contains(.bottom), !endsAtBar(page) { insets.bottom = room.bottom }
    page.barInsets = insets
  }

  private func endsAtBar(_ page: UIViewController) -> Bool {
    room.isOpaque && !page.extendedLayoutIncludesOpaqueBars && !(page is UINavigationController)
  }

  func pageFrame(of page: UIViewController) -> CGRect {
    var frame = wrapper.bounds
    guard !(page is UINavigationController) else { return frame }
    let safeArea = view.safeAreaInsets
    let edges = page.edgesForExtendedLayout
    let isOpaque = endsAtBar(page)
    if room.top > 0, isOpaque || !edges.contains(.top) {
      frame.origin.y += safeArea.top + room.top
      frame.size.height -= safeArea.top + room.top
    }
    if room.bottom > 0, isOpaque || !edges.contains(.bottom) { frame.size.height -= safeArea.bottom + room.bottom }
    frame.size.height = max(frame.height, 0)
    return frame
  }
}

extension UITabBarController: ContentsArranging {
  func layoutContents() {
    installSelected()
    wrapper.semanticContentAttribute = view.semanticContentAttribute
    if running == nil, let page = shownPage, page.isViewLoaded { place(page) }
    placeBar()
    followContent()
  }
}

extension UITabBarController: TabBarOwner {
  func tabBarDidChangeRoom() { viewIfLoaded?.setNeedsLayout() }

  var colorUnderTabBar: UIColor? { shownPage?.colorBehindContent }
}

extension UITabBarController: ScrollFollower {
  /// Finds what the page scrolls, and follows it from now on.
  func followContent() {
    let content = shownPage?.contentScrollView(for: .bottom)
    if content !== followed {
      if followed?.bottomFollower === self { followed?.bottomFollower = nil }
      followed = content
    }
    if let content, content.bottomFollower !== self { content.bottomFollower = self }
    contentDidMove()
  }

  func contentDidMove() {
    guard let followed else {
      (tabBar.isAtEdge, tabBar.under) = (true, 0)
      return
    }
    tabBar.hidesEdgeEffect = followed.edgeEffects.bottom?.isHidden ?? false
    let left = followed.verticalRange.upperBound - followed.contentOffset.y
    tabBar.isAtEdge = left <= 0.5
    // Farther than that, nothing of the bar changes.
    tabBar.under = min(max(left, 0), BarMetrics.scrollEdgeDistance)
    minimize(for: followed)
  }

  func wheelDidTurn() {}
}
