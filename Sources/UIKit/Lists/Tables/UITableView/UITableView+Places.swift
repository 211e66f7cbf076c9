// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What cells, headers and footers are told of their places, and of being edited.

extension UITableView {
  // MARK: - Margins

  private var isPad: Bool { traitCollection.userInterfaceIdiom == .pad }

  private var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

  /// What covers the sides of rows.
  private var sideInsets: UIEdgeInsets {
    insetsContentViewsToSafeArea
      ? UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right) : .zero
  }

  /// From the table's edges to rows. Cards were measured 16 from the edges of tables 375 wide and 20 at 393 and more, and
  /// 20 from the safe area where the height is compact; where between the two widths it changes was not.
  var rowMargins: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let margin: CGFloat = isCompactHeight || bounds.width >= 390 ? 20 : 16
    return UIEdgeInsets(
      top: 0, left: margin + safeAreaInsets.left, bottom: 0, right: margin + safeAreaInsets.right)
  }

  /// From a row's edge, or from what covers it, to its text (FACTS: 16; 20 in wide windows of phones, in cards on pads, and
  /// in cards where a low window has no notch).
  var textMargin: CGFloat {
    if style == .insetGrouped {
      if isPad { return 20 }
      return isCompactHeight && (safeAreaInsets.left < 2 || safeAreaInsets.right < 2) ? 20 : 16
    }
    return !isPad && !isCompactHeight && bounds.width >= 414 ? 20 : 16
  }

  /// What rows keep free inside. Text does not run across more than is easily read, if that is asked for.
  private var cellMargins: UIEdgeInsets {
    let covered = style == .insetGrouped ? .zero : sideInsets
    var side: CGFloat = 0
    if cellLayoutMarginsFollowReadableWidth {
      let width = bounds.width - rowMargins.left - rowMargins.right
      side = max(0, (width - Self.readableWidth) / 2)
    }
    return UIEdgeInsets(
      top: 15, left: max(textMargin + covered.left, side), bottom: 15, right: max(textMargin + covered.right, side))
  }

  /// The widest that text is easily read, in points, at ordinary sizes.
  private static let readableWidth: CGFloat = 672

  // MARK: - Places

  /// Has all views on the screen told anew of what goes with their places.
  func rowPlacesDidChange() {
    guard !engine.elements.isEmpty || engine.layoutState.isPrepared else { return }
    for element in engine.elements.ordered { updatePlace(of: element) }
    tableLayout.invalidatePlaces()
  }

  /// Tells a view of its place, keeping what the delegate said of its row.
  func updatePlace(of element: ListElement) {
    switch element.view {
    case let cell as UITableViewCell:
      let place = rowPlace(element.key.indexPath, keeping: cell.place ?? TableRowPlace())
      if cell.place != place { cell.place = place }
    case let view as UITableViewHeaderFooterView:
      let place = headerPlace(element.key)
      if view.place != place { view.place = place }
    default: break
    }
  }

  private func rowPlace(_ path: IndexPath, keeping known: TableRowPlace) -> TableRowPlace {
    let count = engine.hasItem(at: path) ? engine.counts[path.section] : 0
    var place = known
    place.style = style
    place.isFirst = path.row == 0
    place.isLast = path.row == count - 1
    place.cardMargin = rowMargins.left
    place.separator = separator
    let hasLines = separator.style != .none
    // The last row of a section has no line but in a plain table; one that a footer follows has none either.
    let sections = tableLayout.geometry.sections
    let isBeforeFooter = sections.indices.contains(path.section) && sections[path.section].footer.hasView
    place.hasSeparatorBelow = hasLines && (!place.isLast || style == .plain && !isBeforeFooter)
    // A plain table under a bar has one above its very first row (FACTS §24).
    place.hasSeparatorAbove =
      hasLines && style == .plain && path == IndexPath(row: 0, section: 0) && adjustedContentInset.top > 0
      && tableHeaderView == nil && sections.first?.header.hasView == false
    place.layoutMargins = cellMargins
    place.canFocus = dataPath(path).map(canFocus) ?? false
    place.trailingRoom = index.bar?.width ?? 0
    place.isEditing = isEditing && isEditable(path, known)
    place.marksSelection = place.isEditing && allowsMultipleSelectionDuringEditing
    return place
  }

  private func isEditable(_ path: IndexPath, _ known: TableRowPlace) -> Bool {
    known.editingStyle != .none || known.showsReorderControl || allowsMultipleSelectionDuringEditing || known.isEditing
  }

  private func headerPlace(_ key: ElementKey) -> TableHeaderPlace {
    let isHeader = key.kind == TableLayout.headerKind
    let margins = cellMargins
    var place = TableHeaderPlace()
    place.style = style
    place.isFooter = !isHeader
    place.isFirst = isHeader && key.indexPath.section == 0
    place.isFloating = tableLayout.isFloating(key)
    place.title = tableLayout.band(key)?.title
    place.cardMargin = rowMargins.left
    place.layoutMargins = UIEdgeInsets(
      top: margins.top, left: margins.left + rowMargins.left, bottom: margins.bottom,
      right: margins.right + rowMargins.right)
    place.trailingRoom = index.bar?.width ?? 0
    return place
  }

  // MARK: - States

  /// Gives a cell that comes onto the screen the state of its row.
  func adoptState(_ cell: UITableViewCell, at shown: IndexPath) {
    if dragDelegate != nil || cell.isHiddenByDrag || cell.status.dragState != .none { adoptDragState(cell, at: shown) }
    guard let path = dataPath(shown) else { return }
    let isSelected = selection.contains(shown)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    var place = cell.place ?? TableRowPlace()
    place.indentationLevel =
      ask { $0.tableView(self, indentationLevelForRowAt: path) } ?? cell.indentationLevel
    place = asked(place, of: path)
    place = rowPlace(shown, keeping: place)
    cell.place = place
    if cell.isEditing != place.isEditing { cell.setEditing(place.isEditing, animated: false) }
    restoreFocus(to: cell, at: shown)
  }

  /// Asks what edits a row, while the table is edited.
  private func asked(_ known: TableRowPlace, of path: IndexPath) -> TableRowPlace {
    var place = known
    place.isEditing = false
    let canEdit = isEditing && heldDataSource?.tableView(self, canEditRowAt: path) == true
    place.editingStyle = canEdit ? heldTableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    place.shouldIndentWhileEditing =
      canEdit ? heldTableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true : true
    place.showsReorderControl = isEditing && mayMove(path)
    return place
  }

  /// Whether a row can be moved by hand: as the data source says, else where it has a method that is told of it, as a
  /// translated app's class says.
  func mayMove(_ path: IndexPath) -> Bool {
    askData { $0.tableView(self, canMoveRowAt: path) }
      ?? (heldDataSource as? NSObject)?.responds(to: Selector("tableView:moveRowAt:to:")) ?? false
  }

  // MARK: - Editing

  func changeEditing(to editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    cancelPress()
    storedIsEditing = editing
    // Entering keeps what may be selected while editing; leaving lets go of what was selected meanwhile.
    if !editing || !allowsSelectionDuringEditing && !allowsMultipleSelectionDuringEditing { setSelection([]) }
    guard animated, engine.canAnimate, AnimationContext.current == nil else { return tellCellsOfEditing(animated) }
    let timing = ChangeoverTiming.rows
    UIView.runBlock(
      duration: timing.duration, delay: 0, options: [.allowUserInteraction, .layoutSubviews], pace: timing.pace,
      animations: { self.tellCellsOfEditing(true) }, completion: { _ in })
  }

  private func tellCellsOfEditing(_ animated: Bool) {
    for element in shownRows {
      guard let cell = element.view as? UITableViewCell, let path = dataPath(element.key.indexPath) else { continue }
      if animated { UIView.performWithoutAnimation { cell.layoutIfNeeded() } }
      let place = rowPlace(element.key.indexPath, keeping: asked(cell.place ?? TableRowPlace(), of: path))
      cell.place = place
      if cell.isEditing != place.isEditing { cell.setEditing(place.isEditing, animated: animated) }
      if animated { cell.layoutIfNeeded() }
    }
  }
}

extension UITableView: TableRowOwner {
  func accessoryButtonTapped(in cell: UITableViewCell) {
    guard let path = shownPath(of: cell).flatMap(dataPath) else { return }
    cellForRow(at: path)?.accessorySegue?()
    heldTableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  func contentSizeDidChange(of view: UIView) {
    if selfSizingInvalidation != .disabled { engine.noteOutdatedSize(of: view) }
  }
}
