// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing

/// The difference of two snapshots as one batch of a collection view.
///
/// A batch can't reload what also moves, nor reload a section whose items change one by one; so such items and sections are
/// deleted and inserted.
struct DiffableUpdate {
  private(set) var deletedSections: [Int]
  private(set) var insertedSections: [Int]
  private(set) var movedSections: [Move<Int>]
  private(set) var reloadedSections: [Int] = []
  private(set) var deleted: [ItemPlace] = []
  private(set) var inserted: [ItemPlace] = []
  private(set) var moved: [Move<ItemPlace>] = []
  private(set) var reloaded: [ItemPlace] = []
  private(set) var reconfigured: [ItemPlace]
  private let carried: [Move<ItemPlace>]

  init<S, I>(from old: SnapshotStorage<S, I>, to new: SnapshotStorage<S, I>) {
    let difference = SectionedDifference(from: old, to: new)
    deletedSections = difference.deletedSections
    insertedSections = difference.insertedSections
    movedSections = difference.movedSections
    reconfigured = difference.reconfiguredItems.map(\.from)
    carried = difference.carriedItems
    takeReloadedSections(difference)
    takeItems(difference)
  }

  private mutating func takeReloadedSections(_ difference: SectionedDifference) {
    guard !difference.reloadedSections.isEmpty else { return }
    let moving = Set(difference.movedSections)
    for section in difference.reloadedSections {
      if moving.contains(section) {
        deletedSections.append(section.from)
        insertedSections.append(section.to)
      } else {
        reloadedSections.append(section.from)
      }
    }
    let again = Set(difference.reloadedSections)
    movedSections.removeAll { again.contains($0) }
  }

  private mutating func takeItems(_ difference: SectionedDifference) {
    let oldSections = Set(difference.reloadedSections.map(\.from))
    let newSections = Set(difference.reloadedSections.map(\.to))
    let again = Set(difference.reloadedItems)
    deleted = difference.deletedItems.filter { !oldSections.contains($0.section) }
    inserted = difference.insertedItems.filter { !newSections.contains($0.section) }
    for move in difference.movedItems {
      let leavesReloaded = oldSections.contains(move.from.section)
      let entersReloaded = newSections.contains(move.to.section)
      guard leavesReloaded || entersReloaded || again.contains(move) else {
        moved.append(move)
        continue
      }
      if !leavesReloaded { deleted.append(move.from) }
      if !entersReloaded { inserted.append(move.to) }
    }
    guard !again.isEmpty else { return }
    let moving = Set(difference.movedItems)
    reloaded = difference.reloadedItems.filter { !moving.contains($0) }.map(\.from)
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
      && deleted.isEmpty && inserted.isEmpty && moved.isEmpty && reloaded.isEmpty && reconfigured.isEmpty
  }

  /// Where items go whose sections are deleted or inserted: for the view other items, for the app the same.
  func carriedPaths(_ paths: [IndexPath]) -> [IndexPath] {
    guard !paths.isEmpty, !carried.isEmpty else { return [] }
    let origins = Set(paths)
    return carried.filter { origins.contains($0.from.indexPath) }.map(\.to.indexPath)
  }
}
