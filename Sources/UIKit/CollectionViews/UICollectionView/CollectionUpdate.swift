// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A batch of changes, checked, which says where items and sections went.
@MainActor struct CollectionUpdate {
  private var sections = IndexMap()
  private var reloadedSections = Set<Int>()
  private var items: [Int: IndexMap] = [:]
  private var itemMoves: [IndexPath: IndexPath] = [:]
  private(set) var reloadedItems = Set<IndexPath>()
  /// Numbers of items moved into sections after, and out of sections before, the batch.
  private var movedIn: [Int: Int] = [:]
  private var movedOut: [Int: Int] = [:]
  private var insertions: [Int: Set<Int>] = [:]

  private let before: [Int]
  private let after: [Int]

  /// - Parameters:
  ///   - before: the numbers of items by section before the changes.
  ///   - after: those that the data source says now.
  init(_ changes: [CollectionChange], before: [Int], after: [Int]) {
    (self.before, self.after) = (before, after)
    for change in changes { noteSections(change) }
    sections.seal()
    for change in changes { noteItems(change) }
    for (section, places) in insertions {
      guard let old = sections.oldIndex(of: section) else { continue }
      for place in places { items[old, default: IndexMap()].insert(place) }
    }
    for key in items.keys { items[key]?.seal() }
    checkCounts()
  }

  // MARK: - Noting

  private mutating func noteSections(_ change: CollectionChange) {
    switch change {
    case .insertSection(let section):
      checkSectionAfter(section, "insert")
      sections.insert(section)
    case .deleteSection(let section):
      checkSectionBefore(section, "delete")
      sections.delete(section)
    case .reloadSection(let section):
      checkSectionBefore(section, "reload")
      reloadedSections.insert(section)
    case .moveSection(let from, let to):
      checkSectionBefore(from, "move")
      checkSectionAfter(to, "move")
      guard !sections.deletes(from) else {
        fatalError("attempt to delete and move from the same section (\(from))")
      }
      sections.leave(from, to: to)
      sections.arrive(to)
    default: break
    }
  }

  private mutating func noteItems(_ change: CollectionChange) {
    switch change {
    case .insertItem(let path):
      checkItemAfter(path, "insert item \(path.item) into")
      insertions[path.section, default: []].insert(path.item)
    case .deleteItem(let path):
      checkItemBefore(path, "delete item \(path.item) from")
      guard !reloadedItems.contains(path) else {
        fatalError("attempt to delete and reload the same index path (\(path.pathText))")
      }
      guard itemMoves[path] == nil else {
        fatalError("attempt to perform a delete and a move from the same index path (\(path.pathText))")
      }
      items[path.section, default: IndexMap()].delete(path.item)
    case .reloadItem(let path):
      checkItemBefore(path, "delete item \(path.item) from")
      guard items[path.section]?.deletes(path.item) != true else {
        fatalError("attempt to delete and reload the same index path (\(path.pathText))")
      }
      reloadedItems.insert(path)
    case .moveItem(let from, let to):
      checkItemBefore(from, "move item \(from.item) from")
      checkItemAfter(to, "move item to \(to.item) in")
      guard items[from.section]?.deletes(from.item) != true else {
        fatalError("attempt to perform a delete and a move from the same index path (\(from.pathText))")
      }
      guard insertions[to.section]?.contains(to.item) != true else {
        fatalError("attempt to perform an insert and a move to the same index path (\(to.pathText))")
      }
      itemMoves[from] = to
      items[from.section, default: IndexMap()].leave(from.item, to: nil)
      movedOut[from.section, default: 0] += 1
      movedIn[to.section, default: 0] += 1
      if let old = sections.oldIndex(of: to.section) { items[old, default: IndexMap()].arrive(to.item) }
    default: break
    }
  }

  // MARK: - Checking

  private func checkSectionBefore(_ section: Int, _ verb: String) {
    guard before.indices.contains(section) else {
      fatalError(
        "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update")
    }
  }

  private func checkSectionAfter(_ section: Int, _ verb: String) {
    guard after.indices.contains(section) else {
      fatalError("attempt to \(verb) section \(section) but there are only \(after.count) sections after the update")
    }
  }

  private func checkItemBefore(_ path: IndexPath, _ attempt: String) {
    guard before.indices.contains(path.section) else {
      fatalError(
        "attempt to \(attempt) section \(path.section), but there are only \(before.count) sections before the update")
    }
    guard path.item >= 0, path.item < before[path.section] else {
      fatalError(
        "attempt to \(attempt) section \(path.section) which only contains \(before[path.section]) items before the "
          + "update")
    }
  }

  private func checkItemAfter(_ path: IndexPath, _ attempt: String) {
    guard after.indices.contains(path.section) else {
      fatalError(
        "attempt to \(attempt) section \(path.section), but there are only \(after.count) sections after the update")
    }
    guard path.item >= 0, path.item < after[path.section] else {
      fatalError(
        "attempt to \(attempt) section \(path.section), but there are only \(after[path.section]) items in section "
          + "\(path.section) after the update")
    }
  }

  private func checkCounts() {
    guard after.count == before.count + sections.insertedCount - sections.deletedCount else {
      fatalError(
        "Invalid update: invalid number of sections. The number of sections contained in the collection view after the "
          + "update (\(after.count)) must be equal to the number of sections contained in the collection view before the "
          + "update (\(before.count)), plus or minus the number of sections inserted or deleted "
          + "(\(sections.insertedCount) inserted, \(sections.deletedCount) deleted).")
    }
    for section in before.indices where !reloadedSections.contains(section) {
      guard let new = sections.newIndex(of: section) else { continue }
      let inserted = items[section]?.insertedCount ?? 0
      let deleted = items[section]?.deletedCount ?? 0
      let (movedIn, movedOut) = (movedIn[new] ?? 0, movedOut[section] ?? 0)
      guard after[new] == before[section] + inserted - deleted + movedIn - movedOut else {
        fatalError(
          "Invalid update: invalid number of items in section \(new). The number of items contained in an existing "
            + "section after the update (\(after[new])) must be equal to the number of items contained in that section "
            + "before the update (\(before[section])), plus or minus the number of items inserted or deleted from that "
            + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items moved into or "
            + "out of that section (\(movedIn) moved in, \(movedOut) moved out).")
      }
    }
  }

  // MARK: - Answers

  /// Where a section went; `nil` where it was deleted or loaded anew.
  func newSection(of section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : sections.newIndex(of: section)
  }

  /// Where an item went; `nil` where it was deleted or loaded anew.
  func newPath(of path: IndexPath) -> IndexPath? {
    guard !reloadedItems.contains(path) else { return nil }
    if let target = itemMoves[path] { return target }
    guard let section = newSection(of: path.section) else { return nil }
    guard let map = items[path.section] else { return IndexPath(item: path.item, section: section) }
    return map.newIndex(of: path.item).map { IndexPath(item: $0, section: section) }
  }
}
