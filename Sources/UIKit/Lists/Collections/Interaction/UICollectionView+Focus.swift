// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The keyboard's focus on items: who may have it, where it goes, and what it does there.

/// A move of the focus, by the items of one collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item of the collection view that had the focus; `nil` where it was elsewhere.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item of the collection view that gets the focus; `nil` where it goes elsewhere.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in collectionView: UICollectionView) {
    previouslyFocusedIndexPath = collectionView.item(around: context.previouslyFocusedView)
    nextFocusedIndexPath = collectionView.item(around: context.nextFocusedView)
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
  }
}

extension UICollectionView: FocusArranging {
  func arrangesFocus(of view: UIView) -> Bool {
    guard let cell = view as? UICollectionViewCell else { return false }
    return indexPath(for: cell) != nil
  }

  func focusableView(_ heading: UIFocusHeading, of view: UIView) -> UIView? {
    (view as? UICollectionViewCell).flatMap(indexPath(for:)).flatMap { focusableCell(heading, of: $0) }
  }

  var preferredFocusedView: UIView? { preferredFocusedCell }
}

extension UICollectionView {
  /// Whether cells can have the focus where the delegate says nothing of them.
  var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  func canFocus(_ path: IndexPath) -> Bool {
    heldCollectionDelegate?.collectionView(self, canFocusItemAt: path) ?? allowsFocusNow
  }

  /// The item whose cell is a view, or is around it.
  func item(around view: UIView?) -> IndexPath? {
    var view = view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) { return path }
      view = current.superview
    }
    return nil
  }

  // MARK: - Where it goes

  /// The cell that the focus comes to: the one it was on before, if that is remembered, the delegate's, a selected one.
  var preferredFocusedCell: UICollectionViewCell? {
    let remembered = remembersLastFocusedIndexPath ? focus.last : nil
    let wishes =
      [remembered, heldCollectionDelegate?.indexPathForPreferredFocusedView(in: self)] + selection.sorted().map { $0 }
    for case let path? in wishes where hasItem(at: path) && canFocus(path) {
      return shownCell(at: path)
    }
    return nil
  }

  /// The cell next to an item in a direction, which is scrolled to if it is not seen as a whole.
  func focusableCell(_ heading: UIFocusHeading, of path: IndexPath) -> UICollectionViewCell? {
    guard let cell = visibleCell(at: path) else { return nil }
    let from = convert(cell.bounds, from: cell)
    var boxes: [IndexPath: CGRect] = [:]
    for attributes in collectionViewLayout.elements(in: reach(heading))
    where attributes.representedElementCategory == .cell && !attributes.isHidden {
      boxes[attributes.indexPath] = attributes.shownFrame
    }
    // What is shown may stand elsewhere, in a section that scrolls by itself.
    for element in elements.ordered where element.key.category == .cell {
      boxes[element.key.indexPath] = convert(element.view.bounds, from: element.view)
    }
    let best = boxes.sorted { $0.key < $1.key }
      .filter { $0.key != path && dataPath($0.key) != nil && canFocus($0.key) }
      .compactMap { each in FocusDistance(from: from, to: each.value, heading).map { (each.key, $0.value) } }
      .min { $0.1 < $1.1 }
    return best.flatMap { shownCell(at: $0.0) }
  }

  /// What is seen, and as much again in a direction.
  private func reach(_ heading: UIFocusHeading) -> CGRect {
    var rect = bounds
    switch heading {
    case .up: rect.origin.y -= bounds.height
    case .left: rect.origin.x -= bounds.width
    default: break
    }
    if heading == .left || heading == .right {
      rect.size.width += bounds.width
    } else {
      rect.size.height += bounds.height
    }
    return rect
  }

  /// The cell of an item, after scrolling to it at once.
  private func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    scrollToItem(at: path, at: [], animated: false)
    layoutIfNeeded()
    return visibleCell(at: path)
  }

  // MARK: - What it does

  func focusDidMove(_ context: UICollectionViewFocusUpdateContext) {
    let old = context.previouslyFocusedView as? UICollectionViewCell
    if let old, old.owningCollectionView === self { old.status.isFocused = old.isFocused }
    guard let path = context.nextFocusedIndexPath else {
      // The cell left the screen; the item may come back, after it was loaded anew say.
      focus.lost = context.nextFocusedView == nil && old?.owningCollectionView === self ? focus.last : nil
      return
    }
    focus.last = path
    focus.lost = nil
    if let cell = visibleCell(at: path) { cell.status.isFocused = cell.isFocused }
    guard selectionFollowsFocus, allowsSelectionNow, selection != [path],
      heldCollectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true
    else { return }
    for old in selection where old != path { deselectByUser(old) }
    if !selection.contains(path) { selectByUser(path) }
  }

  /// A cell that came onto the screen gets the focus back that was lost with the one before.
  func restoreFocus(to cell: UICollectionViewCell, at path: IndexPath) {
    guard focus.lost == path else { return }
    focus.lost = nil
    guard let system = window?.storedFocusSystem, system.focusedView == nil else { return }
    owningApplication.afterNextLayout { [weak self, weak cell] in
      guard let self, let cell, system.focusedView == nil, indexPath(for: cell) == path, cell.isFocusable else {
        return
      }
      system.move(to: cell, heading: [])
    }
  }

  // MARK: - Keys

  /// Highlights the focused item when Return or the space bar goes down; `false` for other keys.
  func pressFocused(_ press: UIPress) -> Bool {
    guard press.selects, let path = item(around: window?.storedFocusSystem?.focusedView) else { return false }
    self.press(path)
    focus.press = press
    return true
  }

  /// Selects the item when the key is let go.
  func releaseFocused(_ press: UIPress, selects: Bool) -> Bool {
    guard focus.press === press else { return false }
    focus.press = nil
    guard let path = pressedItem else { return true }
    if selects { tap(path) }
    cancelPress()
    return true
  }
}

extension UIPress {
  /// Whether the key does what a tap does.
  var selects: Bool {
    guard let key, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else {
      return false
    }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keyboardSpacebar, .keypadEnter: return true
    default: return false
    }
  }
}

/// What a collection view knows of the focus.
struct CollectionFocusState {
  var allows: Bool?
  var allowsDuringEditing: Bool?
  /// The item that had the focus last.
  var last: IndexPath?
  /// The item whose cell left the screen with the focus.
  var lost: IndexPath?
  /// The key that is held on the focused item.
  weak var press: UIPress?
}
