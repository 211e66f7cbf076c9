// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a list says of a cell beyond selection and highlight.
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

  /// The state of a cell as UIKit sees it.
  @MainActor func state(of cell: some ListedView) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: cell.traitCollection)
    state.isSelected = cell.isSelected
    state.isHighlighted = cell.isHighlighted
    state.isDisabled = !cell.isUserInteractionEnabled
    state.isFocused = isFocused
    state.isPinned = isPinned
    state.isEditing = isEditing
    state.isExpanded = isExpanded
    state.isSwiped = isSwiped
    state.isReordering = isReordering
    state.cellDragState = dragState
    state.cellDropState = dropState
    state.listRole = listRole
    return state
  }
}

extension ListRole {
  /// The background that suits the part.
  var background: UIBackgroundConfiguration {
    switch part {
    case .row, .ground: .listCell()
    case .header: .listHeader()
    case .footer: .listFooter()
    }
  }

  /// The content that suits the part.
  var content: UIListContentConfiguration {
    switch part {
    case .header: isGrouped ? .groupedHeader() : isSidebar ? .sidebarHeader() : .plainHeader()
    case .footer: isGrouped ? .groupedFooter() : .plainFooter()
    case .row, .ground: environment == .sidebar ? .sidebarCell() : .cell()
    }
  }
}
