// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// One column where width is compact: the pages of the others stand on the stack of the first.
//
// A navigation controller whose pages are on that stack keeps its list of them, and hands changes of it on.

extension UISplitViewController {
  /// Collapses or expands as width asks for.
  func settle() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard !isSettled || isCompact != storedIsCollapsed else { return }
    let isFirst = !isSettled
    loadViewIfNeeded()
    isSettled = true
    if isFirst {
      mode = geometry.resolved(preferredDisplayMode, behavior: preferredSplitBehavior, isFirst: true)
      // Nothing comes over the secondary column by itself.
      if preferredDisplayMode.isOver { askedMode = .secondaryOnly }
      if isCompact { mode = .oneBesideSecondary }
    }
    if isCompact {
      collapse()
    } else if isFirst {
      placePanes()
    } else {
      expand()
    }
    if storedIsCollapsed { layoutContents() }
    view.setNeedsLayout()
  }

  // MARK: - Collapsing

  private func collapse() {
    let hadPrimary = shows(.primary, in: mode)
    let hadSupplementary = shows(.supplementary, in: mode)
    storedIsCollapsed = true
    hideButtons()
    guard storedStyle != .unspecified else { return collapseTwo() }
    let proposed: Column = given[.compact] != nil ? .compact : .secondary
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    if hadSupplementary { delegate?.splitViewController(self, willHide: .supplementary) }
    if !hadPrimary { delegate?.splitViewController(self, willShow: .primary) }
    if top != .primary {
      delegate?.splitViewController(self, willHide: .secondary)
      delegate?.splitViewController(self, willHide: .primary)
      delegate?.splitViewController(self, willShow: top)
    } else {
      delegate?.splitViewController(self, willHide: .secondary)
    }
    merge(top: top)
    delegate?.splitViewController(self, didShow: top)
    delegate?.splitViewControllerDidCollapse(self)
    for column in [Column.primary, .supplementary, .secondary] where column != top && holders[column] != nil {
      delegate?.splitViewController(self, didHide: column)
    }
  }

  private func collapseTwo() {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? holders[.primary]
    guard let primary else { return merge(top: .secondary) }
    if primary !== holders[.primary], primary !== holders[.secondary] {
      compactHost = primary
      if primary.storedParent !== self { addChild(primary) }
      return
    }
    guard primary === holders[.primary], let secondary = holders[.secondary] else {
      compactHost = primary
      return
    }
    merge(top: .primary)
    // The delegate may look at what is in it: it would have been on its way to the screen.
    secondary.loadViewIfNeeded()
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  /// Puts the pages of the columns up to one onto the stack of the first.
  func merge(top: Column) {
    isMerging = true
    defer { isMerging = false }
    if top == .compact, let compact = holders[.compact] {
      compactHost = compact
      return
    }
    let columns = [Column.primary, .supplementary, .secondary].filter { holders[$0] != nil }
    guard let first = columns.first else { return compactHost = nil }
    for pane in panes.values { pane.hold(nil) }
    compactHost = holders[first]
    if let host = compactHost { setOverrideTraitCollection(nil, forChild: host) }
    for column in columns.dropFirst() where column.rawValue <= top.rawValue { add(column, animated: false) }
  }

  /// Puts the pages of one column on top.
  private func add(_ column: Column, animated: Bool) {
    guard let host = compactHost as? UINavigationController, let controller = holders[column],
      !merged.contains(where: { $0.column == column })
    else { return }
    let wasMerging = isMerging
    isMerging = true
    defer { isMerging = wasMerging }
    var pages = [controller]
    if let navigation = controller as? UINavigationController {
      pages = navigation.stack
      navigation.changeStack(to: [], animated: false)
      navigation.stack = pages
      navigation.merger = self
    } else {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.leaveParent()
    }
    merged.append(MergedColumn(column: column, controller: controller, pages: pages))
    host.changeStack(to: host.stack + pages, animated: animated)
  }

  // MARK: - Expanding

  private func expand() {
    let wish = geometry.resolved(preferredDisplayMode, behavior: preferredSplitBehavior, isFirst: false)
    askedMode = nil
    if storedStyle != .unspecified {
      let asked = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: wish) ?? wish
      if asked != wish { askedMode = asked }
      mode = geometry.resolved(asked, behavior: preferredSplitBehavior, isFirst: false)
    } else {
      mode = wish
    }
    let columns = [Column.primary, .supplementary, .secondary].filter { holders[$0] != nil && shows($0, in: mode) }
    if storedStyle != .unspecified {
      for column in columns { delegate?.splitViewController(self, willShow: column) }
    }
    if storedStyle == .unspecified { expandTwo() }
    separate()
    storedIsCollapsed = false
    for column in [Column.primary, .supplementary, .secondary] { updateTraits(of: column) }
    for pane in panes.values { pane.hold(nil) }
    placePanes()
    guard storedStyle != .unspecified else { return }
    delegate?.splitViewControllerDidExpand(self)
    for column in columns { delegate?.splitViewController(self, didShow: column) }
  }

  private func expandTwo() {
    guard let host = compactHost else { return }
    let primary = delegate?.primaryViewController(forExpanding: self) ?? host
    let separated =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    separate()
    compactHost = host
    if primary !== holders[.primary] { give(primary, to: .primary) }
    if let separated, separated !== holders[.secondary] { give(separated, to: .secondary) }
  }

  /// Gives every column its pages back.
  func separate() {
    guard let host = compactHost else { return }
    isMerging = true
    defer { isMerging = false }
    if let navigation = host as? UINavigationController, !merged.isEmpty {
      let others = merged.flatMap(\.pages)
      navigation.changeStack(to: navigation.stack.filter { page in !others.contains { $0 === page } }, animated: false)
      _ = navigation.endRunningTransition()
    }
    for column in merged { giveBack(column) }
    merged = []
    host.viewIfLoaded?.removeFromSuperview()
    compactHost = nil
  }

  private func giveBack(_ column: MergedColumn) {
    if let navigation = column.controller as? UINavigationController {
      navigation.merger = nil
      navigation.stack = []
      navigation.changeStack(to: column.pages, animated: false)
    } else if column.controller.storedParent == nil {
      addChild(column.controller)
      column.controller.didMove(toParent: self)
    }
  }

  // MARK: - The stack

  func showMerged(_ column: Column) {
    guard compactHost !== given[.compact] || given[.compact] == nil, let host = compactHost as? UINavigationController,
      holders[column] != nil
    else { return }
    if column == .primary { return hideMerged(merged.first?.column ?? .primary) }
    if let index = merged.firstIndex(where: { $0.column == column }) {
      if index + 1 < merged.count { hideMerged(merged[index + 1].column) }
      return
    }
    let old = merged.last?.column ?? .primary
    tell(gone: old, shown: column) { add(column, animated: host.viewIfLoaded?.window != nil) }
  }

  /// Tells that one column is seen in place of another; there are columns with a style only.
  private func tell(gone: Column, shown: Column, during change: () -> Void) {
    guard storedStyle != .unspecified else { return change() }
    delegate?.splitViewController(self, willHide: gone)
    delegate?.splitViewController(self, willShow: shown)
    change()
    delegate?.splitViewController(self, didHide: gone)
    delegate?.splitViewController(self, didShow: shown)
  }

  func hideMerged(_ column: Column) {
    guard let host = compactHost as? UINavigationController,
      let found = merged.first(where: { $0.column == column }), let page = found.pages.first,
      let index = host.stack.firstIndex(where: { $0 === page }), index > 0
    else { return }
    host.changeStack(to: Array(host.stack.prefix(index)), animated: host.viewIfLoaded?.window != nil)
  }

  /// A navigation controller whose pages are on the stack wants others.
  func changeStack(of navigation: UINavigationController, to new: [UIViewController], animated: Bool) {
    guard let host = compactHost as? UINavigationController,
      let index = merged.firstIndex(where: { $0.controller === navigation })
    else { return }
    let later = merged.suffix(from: index + 1).flatMap(\.pages)
    let own = merged[index].pages
    let before = host.stack.filter { page in !(own + later).contains { $0 === page } }
    merged[index].pages = new
    navigation.stack = new
    host.changeStack(to: before + new + later, animated: animated)
  }

  /// Pages have come to the stack or left it.
  func stackDidChange(of navigation: UINavigationController) {
    guard storedIsCollapsed, !isMerging, navigation === compactHost, !merged.isEmpty else { return }
    let stack = navigation.stack
    func place(_ page: UIViewController?) -> Int? { stack.firstIndex { $0 === page } }
    while let last = merged.last, place(last.pages.first) == nil {
      merged.removeLast()
      tell(gone: last.column, shown: merged.last?.column ?? .primary) { giveBack(last) }
    }
    for index in merged.indices {
      guard let start = place(merged[index].pages.first) else { continue }
      let end = index + 1 < merged.count ? place(merged[index + 1].pages.first) ?? stack.count : stack.count
      guard merged[index].controller is UINavigationController, start < end else { continue }
      merged[index].pages = Array(stack[start..<end])
      (merged[index].controller as? UINavigationController)?.stack = merged[index].pages
    }
  }

  /// Puts the secondary controller onto a stack, as navigation controllers collapse.
  func collapseSecondary(onto navigation: UINavigationController) {
    guard navigation === compactHost else { return }
    add(.secondary, animated: false)
  }

  /// Takes the secondary controller from a stack, or its last page as one.
  func separateSecondary(from navigation: UINavigationController) -> UIViewController? {
    if let found = merged.last(where: { $0.column == .secondary }) { return found.controller }
    guard navigation.stack.count > 1, let last = navigation.stack.last else { return holders[.secondary] }
    navigation.changeStack(to: navigation.stack.dropLast(), animated: false)
    return last
  }
}
