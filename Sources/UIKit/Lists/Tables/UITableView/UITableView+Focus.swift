// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The keyboard's focus on rows: who may have it, where it goes, and what it does there.

/// A move of the focus, by the rows of one table.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row of the table that had the focus; `nil` where it was elsewhere.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row of the table that gets the focus; `nil` where it goes elsewhere.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previouslyFocusedIndexPath = table.row(around: context.previouslyFocusedView)
    nextFocusedIndexPath = table.row(around: context.nextFocusedView)
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
  }
}

/// What a table knows of the focus.
struct TableFocusState {
  var allows: Bool?
  var allowsDuringEditing: Bool?
  /// The row that had the focus last, by its place.
  var last: IndexPath?
  /// The row whose cell left the screen with the focus.
  var lost: IndexPath?
  /// The key that is held on the focused row.
  weak var press: UIPress?
}

extension UITableView: FocusArranging {
  func arrangesFocus(of view: UIView) -> Bool { (view as? UITableViewCell).flatMap(shownPath(of:)) != nil }

  func focusableView(_ heading: UIFocusHeading, of view: UIView) -> UIView? {
    (view as? UITableViewCell).flatMap(shownPath(of:)).flatMap { focusableCell(heading, of: $0) }
  }

  var preferredFocusedView: UIView? { preferredFocusedCell }

  /// Whether rows can have the focus where the delegate says nothing of them.
  var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  func canFocus(_ path: IndexPath) -> Bool { heldTableDelegate?.tableView(self, canFocusRowAt: path) ?? allowsFocusNow }

  // MARK: - Where it goes

  /// The cell that the focus comes to: the one it was on before, if that is remembered, the delegate's, a selected one.
  var preferredFocusedCell: UITableViewCell? {
    let remembered = remembersLastFocusedIndexPath ? focus.last.flatMap(dataPath) : nil
    let wishes =
      [remembered, heldTableDelegate?.indexPathForPreferredFocusedView(in: self)]
      + selection.sorted().map { dataPath($0) }
    for case let path? in wishes where engine.hasItem(at: shownPath(path)) && canFocus(path) {
      return shownCell(at: shownPath(path))
    }
    return nil
  }

  /// The cell above or below a place that can have the focus, within as many rows as fit two screens.
  private func focusableCell(_ heading: UIFocusHeading, of place: IndexPath) -> UITableViewCell? {
    guard heading == .up || heading == .down, let from = tableLayout.geometry.row(place) else { return nil }
    let reach = 2 * bounds.height
    let rect =
      heading == .down
      ? CGRect(x: 0, y: from.maxY, width: bounds.width, height: reach)
      : CGRect(x: 0, y: from.minY - reach, width: bounds.width, height: reach)
    let candidates = rows(in: rect).filter { heading == .down ? $0 > place : $0 < place }
    let ordered = heading == .down ? candidates : candidates.reversed()
    return ordered.first { dataPath($0).map(canFocus) ?? false }.flatMap(shownCell)
  }

  /// The cell of a row, after scrolling to it at once.
  private func shownCell(at place: IndexPath) -> UITableViewCell? {
    scrollToShow(place, .none, false)
    layoutIfNeeded()
    return visibleCell(at: place)
  }

  // MARK: - What it does

  func focusDidMove(_ context: UITableViewFocusUpdateContext) {
    let old = context.previouslyFocusedView as? UITableViewCell
    if let old, old.table === self { old.setNeedsUpdateConfiguration() }
    guard let path = context.nextFocusedIndexPath else {
      // The cell left the screen; the row may come back, after it was loaded anew say.
      focus.lost = context.nextFocusedView == nil && old?.table === self ? focus.last : nil
      return
    }
    focus.last = shownPath(path)
    focus.lost = nil
    visibleCell(at: shownPath(path))?.setNeedsUpdateConfiguration()
    guard allowsSelectionNow, selection != [shownPath(path)],
      heldTableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
    else { return }
    for case let old? in selection.map(dataPath) where old != path { deselectByUser(old) }
    if !isSelected(path) { selectByUser(path) }
  }

  /// A cell that came onto the screen gets the focus back that was lost with the one before.
  func restoreFocus(to cell: UITableViewCell, at place: IndexPath) {
    guard focus.lost == place else { return }
    focus.lost = nil
    guard let system = window?.storedFocusSystem, system.focusedView == nil else { return }
    owningApplication.afterNextLayout { [weak self, weak cell] in
      guard let self, let cell, system.focusedView == nil, shownPath(of: cell) == place, cell.isFocusable else {
        return
      }
      system.move(to: cell, heading: [])
    }
  }

  // MARK: - Keys

  /// Highlights the focused row when Return or the space bar goes down; `false` for other keys.
  func pressFocused(_ press: UIPress) -> Bool {
    guard press.selects, let path = row(around: window?.storedFocusSystem?.focusedView) else { return false }
    self.press(path)
    focus.press = press
    return true
  }

  /// Selects the row when the key is let go.
  func releaseFocused(_ press: UIPress, selects: Bool) -> Bool {
    guard focus.press === press else { return false }
    focus.press = nil
    guard let path = pressedRow else { return true }
    cancelPress()
    if selects { tap(path) }
    return true
  }
}
