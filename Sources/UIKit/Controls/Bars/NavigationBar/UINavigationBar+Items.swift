// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Which items there are, and the views of the one on top.

extension UINavigationBar {
  // MARK: - A bar that stands alone

  func change(to items: [UINavigationItem], animated: Bool, completion: (() -> Void)? = nil) {
    finishTransitionNow()
    let isPush = items.last.map { top in !storedItems.contains { $0 === top } } ?? false
    guard animated, window != nil, UIView.areAnimationsEnabled, items.last !== storedItems.last else {
      take(items)
      layoutIfNeeded()
      completion?()
      return
    }
    let change = beginTransition(to: items, shape: shape, isPush: isPush)
    let animator = UIViewPropertyAnimator(
      duration: NavigationTransition.duration, timingParameters: SpringParameters.system.timing)
    animator.addAnimations { change.animate() }
    animator.addAnimations({ change.animateLate() }, delayFactor: NavigationBarTransition.lateness)
    animator.addCompletion { [weak self] _ in
      self?.endTransition(didComplete: true)
      completion?()
    }
    ownAnimator = animator
    animator.startAnimation()
  }

  private func finishTransitionNow() {
    guard let animator = ownAnimator else { return }
    ownAnimator = nil
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }

  // MARK: - Items

  /// Has the items from now on, without an animation.
  func take(_ items: [UINavigationItem]) {
    let isOther = items.last !== storedItems.last || items.dropLast().last !== backItem
    adopt(items)
    if isOther { setNeedsNewRow() }
  }

  func adopt(_ items: [UINavigationItem]) {
    for item in storedItems where item.bar === self { item.bar = nil }
    storedItems = items
    for item in items { item.bar = self }
  }

  func setNeedsNewRow() {
    needsNewRow = true
    setNeedsLayout()
  }

  /// Makes the views of the top item anew where that is due.
  func renewRow() {
    guard needsNewRow, transition == nil else { return }
    needsNewRow = false
    row?.removeFromSuperview()
    row = nil
    largeTitle?.removeFromSuperview()
    largeTitle = nil
    (row, largeTitle) = topItem.map { makeViews(of: $0, backItem: backItem) } ?? (nil, nil)
    renewSearch()
    if topItem != nil { applyAppearance() }
  }

  func makeViews(of item: UINavigationItem, backItem: UINavigationItem?) -> (NavigationRow, LargeTitleView) {
    let title = LargeTitleView(item: item)
    let row = NavigationRow(item: item, backItem: backItem, bar: self)
    for view in [title, row] {
      view.semanticContentAttribute = semanticContentAttribute
      addSubview(view)
    }
    return (row, title)
  }

  // MARK: - Changes of items

  func itemDidChange(_ item: UINavigationItem, _ change: UINavigationItem.Change) {
    if item === backItem, change == .title { backItemDidChange(item) }
    guard item === topItem else { return }
    switch change {
    case .title, .appearance: applyAppearance()
    case .prompt:
      applyAppearance()
      invalidateIntrinsicContentSize()
      owner?.barDidChangeRoom()
    case .places: row?.setNeedsLayout()
    case .items: setNeedsNewRow()
    case .largeTitle: owner?.barDidChangeRoom()
    case .search:
      if transition == nil { renewSearch() }
      row?.setNeedsLayout()
      setNeedsLayout()
      owner?.barDidChangeRoom()
    }
  }

  func backItemDidChange(_ item: UINavigationItem) {
    if item === backItem { setNeedsNewRow() }
  }

  /// Fades from the present row to that of the item as it is now.
  func fadeToNewItems(of item: UINavigationItem) {
    guard item === topItem, needsNewRow, let old = row, window != nil, transition == nil else { return }
    row = nil
    renewRow()
    layoutIfNeeded()
    guard let new = row else { return old.removeFromSuperview() }
    insertSubview(old, belowSubview: new)
    old.isUserInteractionEnabled = false
    new.alpha = 0
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: {
        new.alpha = 1
        old.alpha = 0
      }, completion: { _ in old.removeFromSuperview() })
  }

  /// Seconds; chosen.
  private static let fadeDuration: TimeInterval = 0.25

  func backTapped(_ sender: UIBarButtonItem? = nil) {
    guard transition == nil, let item = topItem else { return }
    if let action = item.backAction {
      if !action.attributes.contains(.disabled) { action.perform(from: sender) }
      return
    }
    guard judge?.navigationBar(self, shouldPop: item) ?? true else { return }
    if let owner {
      owner.popViewController(animated: true)
    } else {
      change(to: storedItems.dropLast(), animated: true) { [weak self] in
        if let self { judge?.navigationBar(self, didPop: item) }
      }
    }
  }
}
