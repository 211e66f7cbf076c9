// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Dragging items from a collection view, and dropping on it.

extension UICollectionView {
  /// How soon items make room for one that is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2

    /// Seconds; not measured.
    var delay: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.2
      case .slow: 0.5
      }
    }
  }

  func dragDelegateDidChange() {
    if dragDelegate != nil {
      dragLift.isEnabled = dragInteractionEnabled
      addInteraction(dragLift)
    } else {
      removeInteraction(dragLift)
    }
  }

  func dropDelegateDidChange() {
    dropDelegate != nil ? addInteraction(dropArea) : removeInteraction(dropArea)
  }

  /// Gives a cell that comes onto the screen the looks of an item that is dragged, or takes them from it.
  func adoptDragState(_ cell: UICollectionViewCell, at path: IndexPath) {
    let item = dataPath(path)
    cell.isHiddenByDrag = movement == nil && item.map { shadow?.carried.contains($0) ?? false } ?? false
    let isDragged = dragSource.isUnderWay && dragSource.paths.contains { $0.path == item }
    cell.changeDragState(isDragged ? .dragging : .none)
  }

  /// The place of the layout at a point, or the nearest of those that are seen and not too far.
  func layoutPath(near point: CGPoint, within reach: CGFloat) -> IndexPath? {
    if let path = item(at: point) { return path }
    return elements.ordered
      .filter { $0.key.category == .cell }
      .map { ($0.key.indexPath, $0.attributes.shownFrame.distance(to: point)) }
      .filter { $0.1 <= reach }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }
}

extension CGRect {
  /// How far a point is from the rectangle; 0 within it.
  func distance(to point: CGPoint) -> CGFloat {
    hypot(max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0))
  }
}

extension UICollectionViewCell {
  func changeDragState(_ state: DragState) {
    let new = UICellConfigurationState.DragState(rawValue: state.rawValue) ?? .none
    guard new != status.dragState else { return }
    status.dragState = new
    if state == .dragging {
      // What is left behind is only half there.
      alphaBeforeDrag = contentView.alpha
      contentView.alpha *= 0.5
    } else if let alpha = alphaBeforeDrag {
      contentView.alpha = alpha
      alphaBeforeDrag = nil
    }
    dragStateDidChange(state)
  }
}
