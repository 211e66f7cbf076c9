// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a row shows while its table is edited.

extension UITableViewCell {
  /// What stands at the start of the row while it is edited.
  var editControl: AccessoryMark? {
    guard let place else { return nil }
    if place.marksSelection { return isSelected ? .checkedCircle : .circle }
    switch place.editingStyle {
    case .none: return nil
    case .delete: return .minus
    case .insert: return .plus
    }
  }

  private func mask(editing: Bool) -> StateMask {
    var mask: StateMask = []
    if editing { mask.insert(.showingEditControl) }
    if status.isSwiped { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard status.isEditing != editing else { return }
    tableView?.listSwipes?.close(animated: animated)
    let shown = mask(editing: editing)
    willTransition(to: shown)
    let change: @MainActor () -> Void = {
      self.status.isEditing = editing
      self.accessoriesDidChange()
    }
    guard animated, window != nil else {
      change()
      return didTransition(to: shown)
    }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    if AnimationContext.current != nil {
      // The table's animation: all of its rows go together.
      change()
      layoutIfNeeded()
      return didTransition(to: shown)
    }
    UIView.animate(
      withDuration: RowEditing.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
      animations: {
        change()
        self.layoutIfNeeded()
      }, completion: { _ in self.didTransition(to: shown) })
  }

  /// The cell is to show another row.
  func forgetRow() {
    tableView?.listSwipes?.forget(self)
  }

  /// What a drag of the row makes of the cell.
  func setDragState(_ state: DragState) {
    let new: UICellConfigurationState.DragState =
      switch state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    guard status.dragState != new else { return }
    status.dragState = new
    dragStateDidChange(state)
  }
}

enum RowEditing {
  /// How long controls of editing come and go, in seconds; chosen, as in lists of collection views.
  static let duration: TimeInterval = 0.3
}
