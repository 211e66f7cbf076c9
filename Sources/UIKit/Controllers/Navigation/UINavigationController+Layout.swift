// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where pages and the bar stand, and what the bar takes from the pages.

extension UINavigationController: ContentsArranging {
  func setUpContainer(_ container: UIView) {
    transitionView.frame = container.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.clipsToBounds = true
    wrapper.frame = transitionView.bounds
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.addSubview(wrapper)
    container.addSubview(transitionView)
    container.addSubview(navigationBar)
    popGestureGate.controller = self
    popGesture.controller = self
    popGesture.delegate = popGestureGate
    container.addGestureRecognizer(popGesture)
    container.addGestureRecognizer(barHider.tap)
    container.addGestureRecognizer(barHider.swipe)
  }

  /// Puts the top controller's view into the hierarchy, where no transition does.
  func installTop() {
    guard running == nil, isViewLoaded, let top = topViewController else { return }
    top.loadViewIfNeeded()
    let page: UIView = top.view
    guard page.superview !== wrapper else { return }
    track(top)
    updateInsets(of: top)
    page.frame = pageFrame(of: top)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(page)
    viewIfLoaded?.setNeedsLayout()
  }

  func layoutContents() {
    // What a page says of its bars while it is being loaded counts when it has said all: a list that were laid out now would
    // ask for cells whose classes are not registered.
    guard topViewController?.isLoadingView != true else { return }
    installTop()
    wrapper.semanticContentAttribute = view.semanticContentAttribute
    popGesture.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    guard running == nil else { return }
    if let top = topViewController {
      track(top)
      updateInsets(of: top)
      placePage(of: top)
    }
    placeBar()
    placeToolbar()
    tabHost?.placeBar()
    topViewController?.navigation.searching?.placeOverlay()
  }

  /// The tab bar controller whose page this is.
  var tabHost: UITabBarController? { storedParent as? UITabBarController }

  /// What a tab bar takes from a controller's page: nothing, if that or one below it hides the bar.
  func tabBarRoom(for controller: UIViewController?) -> TabBarRoom {
    let below = controller.flatMap { controller in stack.firstIndex { $0 === controller } } ?? stack.count - 1
    return stack.prefix(below + 1).contains { $0.hidesBottomBarWhenPushed } ? .none : tabBarRoom
  }

  private func placePage(of controller: UIViewController) {
    guard let page = controller.viewIfLoaded, page.superview === wrapper else { return }
    let frame = pageFrame(of: controller)
    if page.frame != frame { page.frame = frame }
  }

  // MARK: - The bar's place

  /// Whether titles have no room to be large.
  var isCompactHeight: Bool {
    let height = viewIfLoaded?.window?.bounds.height ?? owningApplication.screen.bounds.height
    return traitCollection.verticalSizeClass == .compact || height < BarMetrics.compactHeight
  }

  /// Whether the device is held so that there is little height. A short window of a device held upright is none of that:
  /// its bar was measured with 10 points above and nothing left free beneath.
  private var isSideways: Bool { traitCollection.verticalSizeClass == .compact }

  /// The top of the bar in the container.
  var barTop: CGFloat {
    max(view.safeAreaInsets.top, isSideways ? BarMetrics.leastTopInCompactHeight : BarMetrics.leastTop)
  }

  /// The lower edge of what of a controller's bar stays when content is scrolled, and of what is left free beneath it.
  func inlineBottom(for controller: UIViewController?) -> CGFloat {
    let search = fixedSearchHeight(for: controller)
    if isSearching(controller) { return barTop + search }
    return barTop + promptHeight(for: controller) + BarMetrics.band + BarMetrics.beneath + search
  }

  private func promptHeight(for controller: UIViewController?) -> CGFloat {
    controller?.navigation.item?.promptHeight ?? 0
  }

  /// The bar's shape for a controller on top.
  func shape(for controller: UIViewController?) -> UINavigationBar.Shape {
    var shape = UINavigationBar.Shape()
    shape.isCompact = isCompactHeight
    let isShort = isCompactHeight && !isSideways
    shape.inlineHeight = promptHeight(for: controller) + BarMetrics.band + (isShort ? 0 : BarMetrics.beneath)
    if isSearching(controller) { (shape.isSearching, shape.inlineHeight) = (true, 0) }
    shape.search = fixedSearchHeight(for: controller)
    shape.top = barTop
    let safeArea = view.safeAreaInsets
    shape.safeSides = UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
    guard let tracker = controller?.navigation.tracker else { return shape }
    shape.expansion = tracker.titleExpansion
    shape.mostExpansion = tracker.titleRoom
    shape.search += tracker.searchExpansion
    shape.stretch = tracker.stretch
    shape.under = tracker.under
    shape.isContentShaded = tracker.scrollView?.bar.isShadedByContent ?? false
    shape.hidesEdgeEffect = tracker.scrollView?.edgeEffects.top?.isHidden ?? false
    shape.hasHardEdge = tracker.scrollView?.edgeEffects.top?.isHard ?? false
    return shape
  }

  func placeBar() {
    let bar = navigationBar
    let shape = shape(for: topViewController)
    bar.middle = tabBarRoom(for: topViewController).middle
    bar.shape = shape
    bar.isHidden = storedIsBarHidden && (bar.isHidden || bar.alpha == 0)
    setBarFrame(shape)
  }

  /// Gives the bar its frame: in its place, or above the screen while it is hidden.
  func setBarFrame(_ shape: UINavigationBar.Shape) {
    let bar = navigationBar
    let frame = CGRect(
      x: 0, y: storedIsBarHidden ? -shape.height : barTop, width: view.bounds.width, height: shape.height)
    if bar.frame != frame { bar.frame = frame }
    bar.alpha = storedIsBarHidden ? 0 : 1
    // The bar alone: pages are laid out when bars have their places, and take from them what they leave.
    bar.layer.layoutTreeIfNeeded()
  }

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != storedIsBarHidden else { return }
    storedIsBarHidden = hidden
    owningApplication.statusBarDidChange()
    guard isViewLoaded else {
      navigationBar.isHidden = hidden
      return
    }
    // A transition that begins takes it along.
    if let running {
      if running.hasBegun { view.setNeedsLayout() }
      return
    }
    navigationBar.isHidden = false
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      layoutContents()
      navigationBar.isHidden = hidden
      return
    }
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration),
      animations: {
        self.layoutContents()
        self.view.layoutIfNeeded()
      },
      completion: { _ in self.navigationBar.isHidden = self.storedIsBarHidden })
  }

  /// What decides over the bar's room has changed.
  func barDidChangeRoom() {
    guard isViewLoaded else { return }
    layoutContents()
    view.setNeedsLayout()
  }

  // MARK: - What the bar takes from pages

  /// Whether a page begins at the top of the screen, under the bar.
  private func goesUnderBar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// The lower edge of the bar above a controller's page.
  private func barBottom(above controller: UIViewController) -> CGFloat {
    if storedIsBarHidden {
      // A tab bar at the top stands in the navigation bar, or alone.
      let room = tabBarRoom(for: controller).top
      return room > 0 ? view.safeAreaInsets.top + room : 0
    }
    return inlineBottom(for: controller) + (controller.navigation.tracker?.expansion ?? 0)
  }

  func pageFrame(of controller: UIViewController) -> CGRect {
    let bounds = wrapper.bounds
    let top = goesUnderBar(controller) ? 0 : barBottom(above: controller)
    let bottom = endsAboveBars(controller) ? heightOfBarsBelow(controller) : 0
    return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top - bottom, 0))
  }

  /// Tells a page what the bar takes from it.
  func updateInsets(of controller: UIViewController) {
    guard controller === topViewController else { return }
    let bottomInset = bottomInset(for: controller)
    defer { controller.navigation.searching?.placeOverlay() }
    guard goesUnderBar(controller) else {
      controller.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottomInset, right: 0)
      if running == nil { placePage(of: controller) }
      return
    }
    let bottom = barBottom(above: controller)
    let top = max(bottom - view.safeAreaInsets.top, 0)
    controller.barInsets = UIEdgeInsets(top: top, left: 0, bottom: bottomInset, right: 0)
  }

  // MARK: - What pages scroll

  /// Whether the title of a controller on the stack is large.
  private func hasLargeTitle(_ controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, !isCompactHeight, !storedIsBarHidden, !isSearching(controller) else {
      return false
    }
    // "Automatic" is as for the one below, down to the first.
    for candidate in stack.prefix(through: stack.firstIndex { $0 === controller } ?? 0).reversed() {
      switch candidate.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Follows what a controller scrolls.
  func track(_ controller: UIViewController) {
    let tracker =
      controller.navigation.tracker
      ?? {
        let made = ContentScrollTracker(controller: controller, navigation: self)
        controller.navigation.tracker = made
        return made
      }()
    tracker.setRoom(
      title: hasLargeTitle(controller) ? BarMetrics.largeTitle(traitCollection, controller.navigationItem).height : 0,
      search: hidingSearchHeight(for: controller))
    tracker.follow(
      controller.navigation.searching?.contentScrollView(for: .top) ?? controller.contentScrollView(for: .top))
    contentScrollViewMayHaveChanged()
  }

  /// A controller was laid out, or was told what it scrolls.
  func contentScrollViewDidChange(of controller: UIViewController) {
    guard controller.storedParent === self, controller === topViewController, isViewLoaded else { return }
    let old = controller.navigation.tracker?.scrollView
    track(controller)
    guard let tracker = controller.navigation.tracker else { return }
    tracker.layoutDidChange(start: barTop, bottom: inlineBottom(for: controller) + tracker.expansion, in: view)
    if tracker.scrollView !== old { view.setNeedsLayout() }
  }

  /// The content of a controller has moved.
  func contentDidMove(in controller: UIViewController) {
    guard controller === topViewController, running == nil else { return }
    followContent()
    if shape(for: controller) != navigationBar.shape { placeBar() }
  }
}
