// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// From one mode to another, and what the controllers of columns are.

extension UISplitViewController {
  // MARK: - Modes

  /// Shows the mode that is wished for now.
  func changeMode(animated: Bool) {
    guard isSettled, !storedIsCollapsed else { return }
    let new = geometry.resolved(askedMode ?? preferredDisplayMode, behavior: preferredSplitBehavior, isFirst: false)
    guard new != mode else { return }
    let old = mode
    delegate?.splitViewController(self, willChangeTo: new)
    let columns = Self.order.reversed().filter { holders[$0] != nil }
    let gone = columns.filter { shows($0, in: old) && !shows($0, in: new) }
    let come = columns.filter { !shows($0, in: old) && shows($0, in: new) }
    let told = storedStyle == .unspecified ? nil : delegate
    for column in gone { told?.splitViewController(self, willHide: column) }
    for column in come { told?.splitViewController(self, willShow: column) }
    let isSeen = appearance.phase == .appeared && view.window != nil
    let isAnimated = animated && isSeen
    if isSeen {
      for column in gone { holders[column]?.beginAppearanceTransition(false, animated: isAnimated) }
      for column in come { holders[column]?.beginAppearanceTransition(true, animated: isAnimated) }
    }
    // What comes begins where it is while it is hidden.
    UIView.performWithoutAnimation {
      for column in come { panes[column]?.isHidden = false }
      placePanes()
      for column in come {
        panes[column]?.hold(holders[column]?.view)
        panes[column]?.layoutIfNeeded()
      }
    }
    mode = new
    let end = { [weak self] in
      guard let self else { return }
      for column in gone where !shows(column, in: mode) {
        panes[column]?.isHidden = true
        panes[column]?.hold(nil)
      }
      if isSeen { for column in gone + come { holders[column]?.endAppearanceTransition() } }
      for column in gone { told?.splitViewController(self, didHide: column) }
      for column in come { told?.splitViewController(self, didShow: column) }
    }
    guard isAnimated else {
      placePanes()
      return end()
    }
    let animator = UIViewPropertyAnimator(
      duration: NavigationTransition.duration, timingParameters: SpringParameters.system.timing)
    animator.addAnimations {
      self.placePanes()
      self.view.layoutIfNeeded()
    }
    animator.addCompletion { _ in end() }
    animator.startAnimation()
  }

  /// Shows another mode until the app wishes for one.
  func ask(for mode: DisplayMode, animated: Bool) {
    askedMode = mode
    changeMode(animated: animated)
  }

  /// What the button and the swipe do.
  func toggleMode() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target != .automatic { return ask(for: target, animated: true) }
    let most = storedStyle == .tripleColumn ? 2 : 1
    guard mode.count < most else {
      let isTriple = storedStyle == .tripleColumn
      return ask(for: isTriple && mode == .twoBesideSecondary ? .oneBesideSecondary : .secondaryOnly, animated: true)
    }
    showColumn(mode.count == 0 && most == 2 ? .supplementary : .primary)
  }

  func showColumn(_ column: Column) {
    guard isSettled else { return }
    if storedIsCollapsed { return showMerged(column) }
    guard !shows(column, in: mode) else { return }
    let geometry = geometry
    let overlays = preferredSplitBehavior == .overlay
    if column == .primary, storedStyle == .tripleColumn {
      ask(for: geometry.hasRoomForTwo && !overlays ? .twoBesideSecondary : .twoOverSecondary, animated: true)
    } else {
      ask(for: geometry.hasRoomForOne && !overlays ? .oneBesideSecondary : .oneOverSecondary, animated: true)
    }
  }

  func hideColumn(_ column: Column) {
    guard isSettled else { return }
    if storedIsCollapsed { return hideMerged(column) }
    guard shows(column, in: mode), column != .secondary else { return }
    let isOver = mode.isOver
    if column == .primary, storedStyle == .tripleColumn {
      ask(for: isOver ? .oneOverSecondary : .oneBesideSecondary, animated: true)
    } else {
      ask(for: .secondaryOnly, animated: true)
    }
  }

  // MARK: - Controllers

  var currentControllers: [UIViewController] {
    if storedIsCollapsed { return compactHost.map { [$0] } ?? [] }
    return [Column.primary, .supplementary, .secondary].compactMap { holders[$0] }
  }

  func take(_ controllers: [UIViewController]) {
    guard storedIsCollapsed, storedStyle == .unspecified else {
      let columns: [Column] =
        storedStyle == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in columns.enumerated() {
        give(index < controllers.count ? controllers[index] : nil, to: column)
      }
      return
    }
    // Collapsed, the first is what is shown; a second one waits.
    separate()
    holders[.primary].map(remove)
    holders[.secondary].map(remove)
    (given, holders) = ([:], [:])
    if let first = controllers.first { put(first, into: .primary) }
    if controllers.count > 1 { put(controllers[1], into: .secondary) }
    merge(top: controllers.count > 1 ? .secondary : .primary)
    view.setNeedsLayout()
  }

  func give(_ controller: UIViewController?, to column: Column) {
    guard given[column] !== controller else { return }
    let wasMerged = storedIsCollapsed
    let top = merged.last?.column ?? .primary
    if wasMerged { separate() }
    if let old = holders[column] {
      panes[column]?.hold(nil)
      remove(old)
    }
    (given[column], holders[column]) = (nil, nil)
    if let controller { put(controller, into: column) }
    if wasMerged { merge(top: top) }
    guard isSettled else { return }
    viewIfLoaded?.setNeedsLayout()
    if !wasMerged { placePanes() }
  }

  private func put(_ controller: UIViewController, into column: Column) {
    given[column] = controller
    var holder = controller
    if storedStyle != .unspecified, column != .compact, !(controller is UINavigationController) {
      holder = UINavigationController(rootViewController: controller)
    }
    holders[column] = holder
    addChild(holder)
    updateTraits(of: column)
    holder.didMove(toParent: self)
  }

  private func remove(_ holder: UIViewController) {
    holder.willMove(toParent: nil)
    holder.viewIfLoaded?.removeFromSuperview()
    holder.barInsets = .zero
    holder.removeFromParent()
  }

  /// The columns beside the secondary one are narrow.
  func updateTraits(of column: Column) {
    guard let holder = holders[column] else { return }
    let isNarrow = column == .primary || column == .supplementary
    let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
    guard (holder.parentOverrides != nil) != isNarrow else { return }
    setOverrideTraitCollection(traits, forChild: holder)
  }

  func showPrimary(_ controller: UIViewController) {
    if let navigation = (storedIsCollapsed ? compactHost : holders[.primary]) as? UINavigationController {
      navigation.pushViewController(controller, animated: true)
    } else if storedIsCollapsed {
      present(controller, animated: true)
    } else {
      give(controller, to: .primary)
    }
  }

  func showDetail(_ controller: UIViewController) {
    guard isSettled, storedIsCollapsed else {
      give(controller, to: .secondary)
      if mode == .oneOverSecondary { ask(for: .secondaryOnly, animated: true) }
      return
    }
    guard compactHost is UINavigationController, compactHost !== given[.compact] else {
      return present(controller, animated: true)
    }
    if merged.contains(where: { $0.column == .secondary }) {
      give(controller, to: .secondary)
    } else {
      holders[.secondary].map(remove)
      (given[.secondary], holders[.secondary]) = (nil, nil)
      put(controller, into: .secondary)
      showMerged(.secondary)
    }
  }
}
