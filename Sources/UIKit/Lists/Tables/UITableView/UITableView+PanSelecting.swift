// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UITableView: PanSelecting {
  func itemForSelecting(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func mayBeginSelecting(from path: IndexPath) -> Bool {
    heldTableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? allowsMultipleSelectionDuringEditing
  }

  func didBeginSelecting(from path: IndexPath) {
    heldTableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndSelecting() { heldTableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}
