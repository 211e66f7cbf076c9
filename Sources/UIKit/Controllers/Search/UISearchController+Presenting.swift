// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// How a search begins and ends, and where its view stands.

extension UISearchController {
  /// The item in whose bar the search bar stands.
  var navigationItemOfBar: UINavigationItem? {
    let bar = searchBar.superview as? UINavigationBar
    return bar?.storedItems.last { $0.search === self }
  }

  /// The navigation controller whose bar has the search bar.
  var barHost: UINavigationController? { host?.nearestNavigationController }

  // MARK: - Beginning

  /// Begins where the search bar stands.
  func beginByItself() {
    guard !storedIsActive else { return }
    delegate?.presentSearchController(self)
    // The delegate may have presented the search itself.
    guard !storedIsActive else { return }
    begin(over: ownHost, animated: true, completion: nil)
  }

  /// The controller of what is around the search bar.
  var ownHost: UIViewController? {
    if let bar = searchBar.superview as? UINavigationBar {
      return bar.owner?.stack.last { $0.navigation.item?.search === self }
    }
    var responder: UIResponder? = searchBar
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return responder as? UIViewController
  }

  /// - Parameter isTold: Whether the updater hears of it; otherwise whoever calls tells it.
  func begin(over host: UIViewController?, animated: Bool, isTold: Bool = true, completion: (() -> Void)?) {
    guard !storedIsActive else { return }
    searchBar.search = self
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    self.host = host
    barPlace =
      searchBar.superview is UINavigationBar ? .navigationBar : searchBar.superview == nil ? .overlay : .elsewhere
    if let host {
      host.adopt(self)
      host.navigation.searching = self
      storedPresenting = host
    }
    if isTold { tellUpdater() }
    move(animated: animated) {
      self.updateControls(animated: false)
      self.placeOverlay()
      self.overlay?.update()
      self.changeBar(animated: animated)
    } completion: {
      completion?()
      self.delegate?.didPresentSearchController(self)
    }
  }

  // MARK: - Ending

  func end(animated: Bool, completion: (() -> Void)? = nil) {
    guard storedIsActive else {
      completion?()
      return
    }
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    searchBar.resignFirstResponder()
    searchBar.text = ""
    tellUpdater()
    let overlay = overlay
    move(animated: animated) {
      self.updateControls(animated: false)
      overlay?.alpha = 0
      self.changeBar(animated: animated)
      self.host?.navigation.searching = nil
      self.barHost?.layoutContents()
      self.barHost?.view.layoutIfNeeded()
    } completion: {
      completion?()
      // Another search may have begun meanwhile.
      guard !self.storedIsActive else { return }
      overlay?.removeFromSuperview()
      overlay?.alpha = 1
      if self.barPlace == .overlay { self.searchBar.removeFromSuperview() }
      self.leaveParent()
      self.storedPresenting = nil
      self.host = nil
      self.delegate?.didDismissSearchController(self)
    }
  }

  // MARK: - What moves

  /// Makes changes; animated by the system's spring. How long it takes was measured on iOS 27 only; chosen.
  private func move(animated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    let isSeen = host?.viewIfLoaded?.window != nil
    guard animated, isSeen, UIView.areAnimationsEnabled else {
      changes()
      return owningApplication.afterNextLayout(completion)
    }
    barHost?.viewIfLoaded?.layoutIfNeeded()
    let animator = UIViewPropertyAnimator(
      duration: NavigationTransition.duration, timingParameters: SpringParameters.system.timing)
    animator.addAnimations(changes)
    animator.addCompletion { _ in completion() }
    animator.startAnimation()
  }

  /// Brings the navigation bar to what the search makes of it.
  private func changeBar(animated: Bool) {
    guard let navigation = barHost else { return }
    switch barPlace {
    case .navigationBar:
      navigation.layoutContents()
    case .elsewhere, .overlay:
      if storedIsActive, hidesNavigationBarDuringPresentation, !navigation.isNavigationBarHidden {
        barHiddenIn = navigation
        navigation.setNavigationBarHidden(true, animated: animated)
      } else if !storedIsActive, barHiddenIn === navigation {
        barHiddenIn = nil
        navigation.setNavigationBarHidden(false, animated: animated)
      }
    }
    navigation.viewIfLoaded?.layoutIfNeeded()
  }

  func updateControls(animated: Bool) {
    let placement = searchBarPlacement
    let isInline = barPlace == .navigationBar && placement == .inline
    if automaticallyShowsCancelButton, !isInline { searchBar.setShowsCancelButton(storedIsActive, animated: animated) }
    updateScopes()
    searchBar.layoutIfNeeded()
  }

  func updateScopes() {
    guard scopeBarActivation != .manual, searchBar.scopeButtonTitles?.isEmpty == false else { return }
    let hasText = !searchBar.isBlank
    searchBar.showsScopeBar = storedIsActive && (scopeBarActivation != .onTextEntry || hasText)
  }

  /// Puts the search's view above what is searched.
  func placeOverlay() {
    guard storedIsActive, let host, let page = host.viewIfLoaded, let room = page.superview else { return }
    let overlay: UIView = view
    UIView.performWithoutAnimation {
      if overlay.superview !== room { room.insertSubview(overlay, aboveSubview: page) }
      overlay.autoresizingMask = page.autoresizingMask
      overlay.frame = page.frame
      barInsets = host.barInsets
      self.overlay?.setNeedsLayout()
    }
  }

  /// Takes the search's view into what is searched, so that it moves along with that.
  func rideAlong() {
    guard storedIsActive, let page = host?.viewIfLoaded, let overlay else { return }
    searchBar.resignFirstResponder()
    page.addSubview(overlay)
    overlay.frame = page.bounds
  }
}

extension UISearchController: BarSearch {
  func searchBarWillTellBegin() {
    guard !storedIsActive else { return }
    delegate?.presentSearchController(self)
    guard !storedIsActive else { return }
    begin(over: ownHost, animated: true, isTold: false, completion: nil)
  }

  func searchBarDidEndEditing() {
    // Among buttons there is none that cancels.
    guard storedIsActive, barPlace == .navigationBar, searchBarPlacement == .inline else { return }
    if searchBar.isBlank { end(animated: true) }
  }

  func searchDidChange() {
    guard storedIsActive else { return }
    if scopeBarActivation == .onTextEntry { updateScopes() }
    overlay?.update()
    tellUpdater()
  }

  /// What is searched for has changed, or whether anything is.
  private func tellUpdater() {
    searchResultsUpdater?.updateSearchResults(for: self)
    let searched = (host as? UINavigationController)?.topViewController ?? host
    searched?.setNeedsUpdateContentUnavailableConfiguration()
  }

  func searchBarStands(_ placement: UINavigationItem.SearchBarPlacement) {
    guard let old = lastPlacement, old != placement else { return lastPlacement = placement }
    delegate?.searchController(self, willChangeTo: placement)
    lastPlacement = placement
    delegate?.searchController(self, didChangeFrom: old)
    if storedIsActive { updateControls(animated: false) }
  }

  func searchBarDidCancel() { end(animated: true) }

  func searchBarSizeDidChange() {
    guard let navigation = (searchBar.superview as? UINavigationBar)?.owner else { return }
    navigation.barDidChangeRoom()
  }
}

extension UIViewController {
  /// The search under way that this controller shows something for.
  var nearestSearch: UISearchController? {
    var controller = storedParent
    while let current = controller {
      if let search = current as? UISearchController { return search.isActive ? search : nil }
      controller = current.storedParent
    }
    return nil
  }
}

extension UINavigationItem {
  /// Searches what the controller shows; its bar stands in the navigation bar. Defaults to `nil`.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set {
      newValue?.searchBar.search = newValue
      search = newValue
    }
  }
}

extension UINavigationController {
  /// The search whose bar stands below the title of a controller's bar.
  private func stackedSearch(of controller: UIViewController?) -> (any BarSearch)? {
    guard let item = controller?.navigation.item, let search = item.search else { return nil }
    let isInline = item.preferredSearchBarPlacement != .stacked && navigationBar.hasRoomForInlineSearch
    return isInline ? nil : search
  }

  /// Whether the bar of a controller is nothing but a search bar, since somebody searches.
  func isSearching(_ controller: UIViewController?) -> Bool {
    guard let search = stackedSearch(of: controller) else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// What a search bar that stays takes, points.
  func fixedSearchHeight(for controller: UIViewController?) -> CGFloat {
    guard let search = stackedSearch(of: controller) else { return 0 }
    let stays = search.isActive || controller?.navigation.item?.hidesSearchBarWhenScrolling == false
    return stays ? search.searchBar.intrinsicContentSize.height : 0
  }

  /// What a search bar that goes with the content takes, points.
  func hidingSearchHeight(for controller: UIViewController?) -> CGFloat {
    guard let search = stackedSearch(of: controller), fixedSearchHeight(for: controller) == 0 else { return 0 }
    return search.searchBar.intrinsicContentSize.height
  }
}
