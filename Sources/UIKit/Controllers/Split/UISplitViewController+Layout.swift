// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where columns stand, and which of them are seen.

extension UISplitViewController: ContentsArranging {
  static let order: [Column] = [.secondary, .supplementary, .primary]

  func setUpContainer(_ container: UIView) {
    // What is over others comes later.
    for column in Self.order where column != .supplementary || storedStyle == .tripleColumn {
      let pane = SplitPane(frame: container.bounds)
      pane.isHidden = true
      panes[column] = pane
      container.addSubview(pane)
      if column == .secondary { container.addSubview(catcher) }
    }
    catcher.isHidden = true
    catcher.accessibilityIdentifier = "SplitViewDismissRegion"
    catcher.addAction(UIAction { [weak self] _ in self?.ask(for: .secondaryOnly, animated: true) }, for: .touchDown)
    container.addGestureRecognizer(edgeSwipe)
  }

  // MARK: - Geometry

  private func wish(_ width: CGFloat) -> CGFloat? { width == Self.automaticDimension ? nil : width }

  var geometry: SplitGeometry { geometry(for: displayMode) }

  func geometry(for mode: DisplayMode) -> SplitGeometry {
    let bounds = viewIfLoaded?.bounds ?? owningApplication.screen.bounds
    var geometry = SplitGeometry(size: bounds.size)
    geometry.top = viewIfLoaded?.safeAreaInsets.top ?? 0
    geometry.isTriple = storedStyle == .tripleColumn
    geometry.floats = primaryBackgroundStyle == .sidebar
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    geometry.isMirrored = isRightToLeft != (primaryEdge == .trailing)
    geometry.primaryWishes = SplitGeometry.Wishes(
      preferred: wish(preferredPrimaryColumnWidth), fraction: wish(preferredPrimaryColumnWidthFraction),
      minimum: wish(minimumPrimaryColumnWidth), maximum: wish(maximumPrimaryColumnWidth))
    geometry.supplementaryWishes = SplitGeometry.Wishes(
      preferred: wish(preferredSupplementaryColumnWidth), fraction: wish(preferredSupplementaryColumnWidthFraction),
      minimum: wish(minimumSupplementaryColumnWidth), maximum: wish(maximumSupplementaryColumnWidth))
    geometry.leastSecondary = wish(minimumSecondaryColumnWidth)
    geometry.mode = mode
    return geometry
  }

  /// Whether a mode shows a column.
  func shows(_ column: Column, in mode: DisplayMode) -> Bool {
    switch column {
    case .secondary: true
    case .supplementary: storedStyle == .tripleColumn && mode.count >= 1
    case .primary: mode.count >= (storedStyle == .tripleColumn ? 2 : 1)
    // The one takes the place of all columns, the other lies above them.
    case .compact, .inspector: false
    }
  }

  func shows(_ column: Column) -> Bool {
    if column == .inspector { return isInspectorShown }
    guard storedIsCollapsed else { return isSettled && shows(column, in: mode) && holders[column] != nil }
    if column == .compact { return compactHost === given[.compact] && compactHost != nil }
    guard compactHost !== given[.compact] || compactHost == nil else { return false }
    return column == (merged.last?.column ?? .primary)
  }

  // MARK: - Layout

  func layoutContents() {
    guard isSettled else { return settle() }
    if storedIsCollapsed { return layoutCompact() }
    let wanted = geometry.resolved(askedMode ?? preferredDisplayMode, behavior: preferredSplitBehavior, isFirst: false)
    if wanted != mode { changeMode(animated: false) }
    placePanes()
  }

  private func layoutCompact() {
    guard let host = compactHost, let pane = panes[.primary] else { return }
    pane.isHidden = false
    pane.floats = false
    pane.frame = view.bounds
    pane.hold(host.view)
    host.barInsets = .zero
    for (column, other) in panes where column != .primary {
      other.isHidden = true
      other.hold(nil)
    }
    for line in lines { line.isHidden = true }
    catcher.isHidden = true
    edgeSwipe.isEnabled = false
  }

  /// Gives the columns their places in the present mode.
  func placePanes() {
    let geometry = geometry
    for (column, pane) in panes {
      guard let holder = holders[column] else {
        pane.isHidden = true
        continue
      }
      let (frame, inset): (CGRect, CGFloat) =
        switch column {
        case .primary: (geometry.primary, 0)
        case .supplementary: (geometry.supplementary, geometry.supplementaryInset)
        case .secondary, .compact, .inspector: (geometry.secondary, geometry.secondaryInset)
        }
      pane.floats = column == .primary && geometry.floats
      pane.frame = geometry.mirrored(frame)
      holder.barInsets =
        geometry.isMirrored
        ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: inset)
        : UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0)
      if shows(column, in: mode) {
        pane.isHidden = false
        pane.hold(holder.view)
      }
    }
    placeLines(geometry)
    catcher.frame = view.bounds
    catcher.isHidden = !mode.isOver
    edgeSwipe.isEnabled = presentsWithGesture && mode.count < (geometry.isTriple ? 2 : 1)
    edgeSwipe.edges = geometry.isMirrored ? .right : .left
    showButtons()
  }

  private func placeLines(_ geometry: SplitGeometry) {
    let places = geometry.lines
    while lines.count < places.count {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
    }
    for (index, line) in lines.enumerated() {
      line.isHidden = index >= places.count
      guard index < places.count else { continue }
      if line.superview == nil, let primary = panes[.primary] { view.insertSubview(line, belowSubview: primary) }
      line.frame = geometry.mirrored(
        CGRect(x: places[index], y: 0, width: SplitGeometry.line, height: geometry.size.height))
    }
  }

  /// Puts the button for the mode into the bar of the first column that is seen.
  private func showButtons() {
    let canChange = presentsWithGesture && !storedIsCollapsed && storedStyle != .unspecified
    let wants = displayModeButtonVisibility == .always || displayModeButtonVisibility == .automatic && canChange
    let first = [Column.primary, .supplementary, .secondary].first { shows($0) }
    for (column, holder) in holders {
      guard let item = (holder as? UINavigationController)?.stack.first?.navigationItem else { continue }
      item.columnsItem = wants && column == first ? displayModeButtonItem : nil
    }
  }

  func hideButtons() {
    for holder in holders.values { (holder as? UINavigationController)?.stack.first?.navigationItem.columnsItem = nil }
  }
}

/// A swipe from the edge that shows what is hidden there.
final class SplitEdgeSwipe: UIScreenEdgePanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var split: UISplitViewController?

  init(_ split: UISplitViewController) {
    self.split = split
    super.init(target: nil, action: nil)
    edges = .left
    delegate = self
  }

  /// Where there is a page to go back to, that is what a swipe does.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (split?.holders[.secondary] as? UINavigationController)?.stack.count ?? 0 <= 1
  }

  override func tellTargets() {
    if let split {
      if state == .began {
        split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
        split.toggleMode()
      } else if state == .ended || state == .cancelled {
        split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
      }
    }
    super.tellTargets()
  }
}
