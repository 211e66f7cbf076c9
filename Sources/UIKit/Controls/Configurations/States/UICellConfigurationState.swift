// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a cell is doing, as far as its looks depend on it. Everything defaults to `false` or none.
public struct UICellConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
  // Unchecked: values of apps' own keys are whatever they put there, as on iOS.

  /// How far a drag has taken the cell.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// What a drop means to the cell.
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether a header or footer sticks to an edge of the screen while its section passes.
  public var isPinned = false
  /// Whether the collection is being edited.
  public var isEditing = false
  /// Whether the children of an outline's item are shown.
  public var isExpanded = false
  /// Whether the cell is swiped aside, so that its actions show.
  public var isSwiped = false
  /// Whether the cell is being moved to another place.
  public var isReordering = false
  public var cellDragState: DragState = .none
  public var cellDropState: DropState = .none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// The part that the cell has in a list; configurations that leave their kind to the list read it.
  var listRole: ListRole?

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIViewConfigurationState {
  /// What configurations of a list read of a state of either kind.
  init(reading state: any UIConfigurationState) {
    self.init(traitCollection: state.traitCollection)
    if let state = state as? UIViewConfigurationState {
      self = state
    } else if let state = state as? UICellConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isFocused = state.isFocused
      isPinned = state.isPinned
    }
  }
}
