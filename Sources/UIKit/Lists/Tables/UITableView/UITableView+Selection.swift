// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Selection and highlighting, by code and by fingers.

extension UITableView {
  // MARK: - By code

  func setSelection(_ new: [IndexPath], animated: Bool = false) {
    let old = selection
    selection = new
    for path in old where !new.contains(path) { visibleCell(at: path)?.setSelected(false, animated: animated) }
    for path in new where !old.contains(path) { visibleCell(at: path)?.setSelected(true, animated: animated) }
  }

  /// Whether rows can be selected now.
  var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Whether several rows can be selected now.
  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Lets go of what may not be selected any more.
  func trimSelection() {
    for cell in visibleCells { cell.publishAccessibility() }
    if !allowsSelectionNow {
      if !selection.isEmpty { setSelection([]) }
    } else if !allowsMultipleSelectionNow, selection.count > 1 {
      setSelection(Array(selection.prefix(1)))
    }
    rowPlacesDidChange()
  }

  func isSelected(_ path: IndexPath) -> Bool { selection.contains(shownPath(path)) }

  /// Deselects what is shown at a place.
  func deselect(place: IndexPath, animated: Bool) {
    guard selection.contains(place) else { return }
    setSelection(selection.filter { $0 != place }, animated: animated && engine.canAnimate)
  }

  /// Selects what is shown at a place; `nil` deselects all.
  func selectByCode(_ place: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let place else { return setSelection([], animated: animated) }
    guard allowsSelectionNow, engine.hasItem(at: place) else { return }
    if !allowsMultipleSelectionNow {
      setSelection([place], animated: animated)
    } else if !selection.contains(place) {
      setSelection(selection + [place], animated: animated)
    }
    if position != .none { scrollToShowRow(place, position, animated) }
  }

  // MARK: - By fingers

  func press(_ touches: Set<UITouch>) {
    guard let touch = touches.first, touches.count == 1, let path = row(of: touch) else { return }
    press(path)
  }

  func press(_ path: IndexPath) {
    guard pressedRow == nil, allowsSelectionNow else { return }
    guard heldTableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    pressedRow = path
    visibleCell(at: shownPath(path))?.setHighlighted(true, animated: false)
    heldTableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func release(_ touches: Set<UITouch>) {
    guard let path = pressedRow, let touch = touches.first else { return }
    let cell = visibleCell(at: shownPath(path))
    let isOnCell = cell.map { $0.bounds.contains(touch.location(in: $0)) } ?? false
    endPress(path)
    if isOnCell { tap(path) }
  }

  func cancelPress() {
    if let path = pressedRow { endPress(path) }
  }

  private func endPress(_ path: IndexPath) {
    // Reloading in a delegate's method has ended it already.
    guard pressedRow == path else { return }
    pressedRow = nil
    visibleCell(at: shownPath(path))?.setHighlighted(false, animated: false)
    heldTableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Selects as the user asks for, or takes the selection back; what is alone selected so does its primary action.
  func tap(_ path: IndexPath) {
    let several = allowsMultipleSelectionNow
    let extends = several && !selection.isEmpty
    if several, isSelected(path) {
      deselectByUser(path)
      return NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
    selectByUser(path)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    guard !extends, engine.hasItem(at: shownPath(path)), let delegate = heldTableDelegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// Selects a row, or the one that the delegate wants in its place, and tells it.
  func selectByUser(_ proposed: IndexPath) {
    guard let path = heldTableDelegate.map({ $0.tableView(self, willSelectRowAt: proposed) }) ?? proposed,
      engine.hasItem(at: shownPath(path))
    else { return }
    if !allowsMultipleSelectionNow {
      for case let old? in selection.map(dataPath) where old != path { deselectByUser(old) }
    }
    if !isSelected(path) { setSelection(selection + [shownPath(path)]) }
    cellForRow(at: path)?.selectionSegue?()
    heldTableDelegate?.tableView(self, didSelectRowAt: path)
  }

  /// Deselects a row, or the one that the delegate wants in its place, and tells it.
  func deselectByUser(_ proposed: IndexPath) {
    guard let path = heldTableDelegate.map({ $0.tableView(self, willDeselectRowAt: proposed) }) ?? proposed else {
      return
    }
    deselect(place: shownPath(path), animated: false)
    heldTableDelegate?.tableView(self, didDeselectRowAt: path)
  }

  /// The row whose cell a finger came down on.
  private func row(of touch: UITouch) -> IndexPath? { row(around: touch.view) }

  /// The row whose cell is a view, or is around it.
  func row(around view: UIView?) -> IndexPath? {
    var view = view
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell, let shown = shownPath(of: cell) { return dataPath(shown) }
      view = current.superview
    }
    return nil
  }
}
