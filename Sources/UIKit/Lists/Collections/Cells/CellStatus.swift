// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a collection view says of a cell beyond selection and highlight.
struct CellStatus: Equatable {
  var isFocused = false
  var isPinned = false
  var isEditing = false
  var isExpanded = false
  var isSwiped = false
  var isReordering = false
  var dragState = UICellConfigurationState.DragState.none
  var dropState = UICellConfigurationState.DropState.none
  var listRole: ListRole?
}

extension UICollectionViewCell {
  /// The state as UIKit sees it.
  func systemState() -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = status.isFocused
    state.isPinned = status.isPinned
    state.isEditing = status.isEditing
    state.isExpanded = status.isExpanded
    state.isSwiped = status.isSwiped
    state.isReordering = status.isReordering
    state.cellDragState = status.dragState
    state.cellDropState = status.dropState
    state.listRole = status.listRole
    return state
  }

  /// The background that suits where the cell is.
  func systemBackground() -> UIBackgroundConfiguration {
    guard let role = status.listRole else { return .clear() }
    switch role.part {
    case .row, .ground: return .listCell()
    case .header: return .listHeader()
    case .footer: return .listFooter()
    }
  }
}
