// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What is shown where: items that are carried, gaps, and placeholders.

extension UICollectionView {
  var isMovingByHand: Bool { movement != nil }

  func stopMovement() {
    guard let movement else { return }
    movement.scrollers.stop()
    // Its cell has to be put back even where the layout says of it what it said before.
    elements[.cell(shownPath(movement.source))]?.shown = nil
    engine.layoutState.band?.unsettle()
    self.movement = nil
  }

  /// Items of the data have moved.
  func dataDidMove(_ newPath: (IndexPath) -> IndexPath?) {
    if dragDelegate != nil { dragSource.itemsDidMove(newPath) }
  }

  /// Items are shown at other places.
  func itemsDidMove(_ newPath: (IndexPath) -> IndexPath?) {
    focus.last = focus.last.flatMap(newPath)
    focus.lost = focus.lost.flatMap(newPath)
  }
}
