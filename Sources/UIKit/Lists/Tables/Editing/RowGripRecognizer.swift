// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Carries a row by its grip, from the moment that a finger touches it.
@MainActor final class RowGripRecognizer: UILongPressGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
  }

  override func tellTargets() {
    if let cell = view?.superview as? UITableViewCell, let drag {
      cell.status.isReordering = state == .began || state == .changed
      cell.table?.reorderControlDragged(in: cell, drag)
    }
    super.tellTargets()
  }

  private var drag: TableRowDrag? {
    switch state {
    case .began: .began(location(in: nil))
    case .changed: .moved(location(in: nil))
    case .ended: .ended
    case .cancelled: .cancelled
    default: nil
    }
  }
}
