// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One item that is shown at another place than it has in the data, while it is carried.
///
/// The layout, and all the collection view keeps for it, counts items as they are shown; data sources and delegates count
/// them as they are in the data.
struct CollectionShadow: Equatable {
  /// Where the item is in the data.
  var source: IndexPath
  /// Where the item is shown, counted without where it was.
  var target: IndexPath

  /// Where in the data the item is that is shown at a place.
  func dataPath(_ shown: IndexPath) -> IndexPath {
    if shown == target { return source }
    var path = shown
    if path.section == target.section, path.item > target.item { path.item -= 1 }
    if path.section == source.section, path.item >= source.item { path.item += 1 }
    return path
  }

  /// Where an item of the data is shown.
  func shownPath(_ data: IndexPath) -> IndexPath {
    if data == source { return target }
    var path = data
    if path.section == source.section, path.item > source.item { path.item -= 1 }
    if path.section == target.section, path.item >= target.item { path.item += 1 }
    return path
  }

  /// The numbers of items as they are shown.
  func shownCounts(_ data: [Int]) -> [Int] {
    guard data.indices.contains(source.section), data.indices.contains(target.section) else { return data }
    var counts = data
    counts[source.section] -= 1
    counts[target.section] += 1
    return counts
  }
}

extension UICollectionView {
  /// Where in the data the item is that is shown at a place.
  func dataPath(_ shown: IndexPath) -> IndexPath { shadow?.dataPath(shown) ?? shown }

  /// Where an item of the data is shown.
  func shownPath(_ data: IndexPath) -> IndexPath { shadow?.shownPath(data) ?? data }

  /// The cell of the item that is shown elsewhere.
  var shadowedCell: UICollectionViewCell? {
    shadow.flatMap {
      elements[CollectionElementKey(category: .cell, kind: "", indexPath: $0.target)]?.view as? UICollectionViewCell
    }
  }

  /// Shows an item of the data at another place; the others make room.
  func showItem(_ source: IndexPath, at target: IndexPath) {
    let old = shadow?.target ?? source
    guard target != old else { return }
    move(from: old, to: target, then: target == source ? nil : CollectionShadow(source: source, target: target))
  }

  /// Shows the items where they are in the data.
  func showItemsWhereTheyAre() {
    guard let shadow else { return }
    move(from: shadow.target, to: shadow.source, then: nil)
  }

  private func move(from old: IndexPath, to new: IndexPath, then shadow: CollectionShadow?) {
    let before = counts
    self.shadow = shadow
    plannedCounts = Self.counts(before, from: old, to: new)
    commit([.moveItem(old, new)], before: before) { _ in }
    plannedCounts = nil
  }

  private static func counts(_ counts: [Int], from old: IndexPath, to new: IndexPath) -> [Int] {
    CollectionShadow(source: old, target: new).shownCounts(counts)
  }

  /// A batch begins: nothing is carried any more.
  ///
  /// The data may have changed already, so that it can't be asked; what is seen moves with the batch.
  func endShadow() {
    movement?.scrollers.stop()
    movement = nil
    guard let shadow else { return }
    shadowedCell?.isHiddenByDrag = false
    self.shadow = nil
    let before = counts
    let after = Self.counts(before, from: shadow.target, to: shadow.source)
    let update = CollectionUpdate([.moveItem(shadow.target, shadow.source)], before: before, after: after)
    plannedCounts = after
    apply(update)
    plannedCounts = nil
    rekeyElements(CollectionChangeover(.update(update), of: self), animated: false)
  }

  /// Everything is loaded anew.
  func forgetShadow() {
    movement?.scrollers.stop()
    movement = nil
    shadowedCell?.isHiddenByDrag = false
    shadow = nil
  }

  /// Items are shown at other places, or new data has moved them.
  func itemsDidMove(_ newPath: (IndexPath) -> IndexPath?) {
    focus.last = focus.last.flatMap(newPath)
    focus.lost = focus.lost.flatMap(newPath)
    if plannedCounts == nil, dragDelegate != nil { dragSource.itemsDidMove(newPath) }
  }
}
