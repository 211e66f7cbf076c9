// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// What is shown where: items that are carried, gaps, and placeholders.

extension UICollectionView: ShadowingHost {
  /// The cells of the items that are carried.
  var carriedCells: [UICollectionViewCell] {
    (shadow?.carried ?? []).compactMap { visibleCell(at: shownPath($0)) }
  }

  /// A batch begins: nothing is carried any more.
  ///
  /// The data may have changed already, so that it can't be asked; what is seen moves with the batch.
  func endShadow() {
    if let movement {
      movement.scrollers.stop()
      // Its cell has to be put back even where the layout says of it what it said before.
      elements[.cell(shownPath(movement.source))]?.shown = nil
      engine.layoutState.band?.unsettle()
    }
    movement = nil
    guard let shadow, isCarrying else { return }
    for cell in carriedCells { cell.isHiddenByDrag = false }
    let rest = shadow.atRest
    let before = counts
    let after = rest.shownCounts(shadow.dataCounts(before))
    self.shadow = rest.isEmpty ? nil : rest
    let update = CollectionUpdate(CollectionShadow.changes(from: shadow, to: rest), before: before, after: after)
    plannedCounts = after
    engine.apply(update)
    plannedCounts = nil
    engine.preparing { engine.rekeyElements(Changeover(.update(update), of: engine), animated: false) }
  }

  /// Everything is loaded anew.
  func forgetShadow() {
    movement?.scrollers.stop()
    movement = nil
    for cell in carriedCells { cell.isHiddenByDrag = false }
    shadow = nil
    placeholders = [:]
    placeholderEdits = PlaceholderEdits()
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
