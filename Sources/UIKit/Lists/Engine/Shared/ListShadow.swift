// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

/// A list that may show items elsewhere than they are in the data: carried ones, gaps, and placeholders.
@preconcurrency @MainActor protocol ShadowingHost: ListEngineHost {
  var shadow: CollectionShadow? { get set }
  /// The numbers of items while an item is shown elsewhere, when the data is not to be asked.
  var plannedCounts: [Int]? { get set }
}

extension ShadowingHost {
  /// Where in the data the item is that is shown at a place; `nil` for a place without an item.
  func dataPath(_ shown: IndexPath) -> IndexPath? { shadow == nil ? shown : shadow?.dataPath(shown) }

  /// Where an item of the data is shown.
  func shownPath(_ data: IndexPath) -> IndexPath { shadow?.shownPath(data) ?? data }

  /// Whether items are carried, or there is a gap for some.
  var isCarrying: Bool { shadow?.target != nil }

  /// Shows items of the data side by side at another place; the others make room. Without items it is a gap.
  func carry(_ sources: [IndexPath], to target: IndexPath) {
    let rest = shadow?.atRest ?? CollectionShadow()
    let isAtHome = sources.count == 1 && rest.shownPath(sources[0]) == target
    show(isAtHome ? rest : CollectionShadow(carried: sources, target: target, placeholders: rest.placeholders))
  }

  /// Shows the items where they are in the data.
  func showItemsWhereTheyAre() {
    if let shadow, isCarrying { show(shadow.atRest) }
  }

  /// Goes over to other places for what is not shown where it is in the data.
  func show(_ new: CollectionShadow) {
    let old = shadow ?? CollectionShadow()
    guard new != old else { return }
    let before = engine.counts
    let data = old.dataCounts(before)
    shadow = new.isEmpty ? nil : new
    plannedCounts = new.shownCounts(data)
    engine.commit(CollectionShadow.changes(from: old, to: new), before: before) { _ in }
    plannedCounts = nil
  }
}
