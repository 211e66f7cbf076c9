// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A batch of changes, checked, which says where items and sections went and whence they came.
///
/// Making it costs what changed and the number of sections; an answer costs the logarithm of the number of changes. The
/// checks are in `CollectionUpdate+Checks.swift`. Nothing changes after `init`, so that it may be shared; it is asked for
/// every element on the screen, and too large to be handed around by value.
package final class CollectionUpdate: @unchecked Sendable {
  var sections = IndexMap()
  package private(set) var reloadedSections = Set<Int>()
  /// By sections before the batch.
  var items: [Int: IndexMap] = [:]
  package private(set) var itemMoves: [IndexPath: IndexPath] = [:]
  package private(set) var moveSources: [IndexPath: IndexPath] = [:]
  package private(set) var reloadedItems = Set<IndexPath>()
  /// Paths before the batch of items whose cells are filled anew.
  package private(set) var reconfiguredItems: [IndexPath] = []
  /// Numbers of items moved into sections after, and out of sections before, the batch.
  package private(set) var movedIn: [Int: Int] = [:]
  package private(set) var movedOut: [Int: Int] = [:]
  /// By sections after the batch.
  package private(set) var insertions: [Int: [Int]] = [:]

  package let changes: [CollectionChange]
  package let before: [Int]
  package let after: [Int]
  let words: UpdateWords
  /// Whether more changes are to come, so that numbers can't be checked yet.
  let isPartial: Bool

  /// - Parameters:
  ///   - before: the numbers of items by section before the changes.
  ///   - after: those that the data source says now; `nil` where more changes are to come.
  ///   - words: how messages call what is changed.
  package init(
    _ changes: [CollectionChange], before: [Int], after: [Int]?, words: UpdateWords = .collectionView
  ) {
    (self.changes, self.before, self.after, self.words) = (changes, before, after ?? [], words)
    isPartial = after == nil
    for change in changes { noteSections(change) }
    sections.seal()
    for change in changes { noteItems(change) }
    for (section, places) in insertions {
      guard let old = sections.oldIndex(of: section) else { continue }
      for place in places { items[old, default: IndexMap()].insert(place) }
    }
    for key in items.keys { items[key]?.seal() }
    guard !isPartial else { return }
    checkContradictions()
    checkCounts()
  }

  // MARK: - Noting

  private func noteSections(_ change: CollectionChange) {
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
      checkMovesOnce(section: from, to: to)
      sections.leave(from, to: to)
      sections.arrive(to)
    default: break
    }
  }

  private func noteItems(_ change: CollectionChange) {
    switch change {
    case .insertItem(let path):
      checkItemAfter(path, .insert)
      insertions[path.section, default: []].append(path.item)
    case .deleteItem(let path):
      checkItemBefore(path, .delete)
      items[path.section, default: IndexMap()].delete(path.item)
    case .reloadItem(let path):
      checkItemBefore(path, .reload)
      reloadedItems.insert(path)
    case .reconfigureItem(let path):
      checkItemBefore(path, .reconfigure)
      reconfiguredItems.append(path)
    case .moveItem(let from, let to):
      checkItemBefore(from, .moveAway)
      checkItemAfter(to, .moveTo)
      checkMovesOnce(item: from, to: to)
      itemMoves[from] = to
      moveSources[to] = from
      items[from.section, default: IndexMap()].leave(from.item, to: nil)
      movedOut[from.section, default: 0] += 1
      movedIn[to.section, default: 0] += 1
      if let old = sections.oldIndex(of: to.section) { items[old, default: IndexMap()].arrive(to.item) }
    default: break
    }
  }

  // MARK: - Answers

  /// Where a section went; `nil` where it was deleted or loaded anew.
  package func newSection(of section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : sections.newIndex(of: section)
  }

  /// Where a section is after the batch, be it loaded anew; `nil` where it was deleted.
  package func sectionPlace(of section: Int) -> Int? { sections.newIndex(of: section) }

  /// Whence a section came; `nil` where it is new or loaded anew.
  package func oldSection(of section: Int) -> Int? {
    guard let old = sections.oldIndex(of: section), !reloadedSections.contains(old) else { return nil }
    return old
  }

  /// Where an item went; `nil` where it was deleted or loaded anew.
  package func newPath(of path: IndexPath) -> IndexPath? {
    reloadedItems.contains(path) ? nil : place(of: path)
  }

  /// Whence an item came; `nil` where it is new or loaded anew.
  package func oldPath(of path: IndexPath) -> IndexPath? {
    guard let old = source(of: path), !reloadedItems.contains(old) else { return nil }
    return old
  }

  /// Where an item, or what was loaded anew in its place, is after the batch.
  package func place(of path: IndexPath) -> IndexPath? {
    if let target = itemMoves[path] { return target }
    if path.item == NSNotFound {
      return sections.newIndex(of: path.section).map { IndexPath(item: NSNotFound, section: $0) }
    }
    guard let section = newSection(of: path.section) else { return nil }
    guard let map = items[path.section] else { return IndexPath(item: path.item, section: section) }
    return map.newIndex(of: path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Whence an item came, or what it is loaded anew for.
  package func source(of path: IndexPath) -> IndexPath? {
    if let source = moveSources[path] { return source }
    guard let section = oldSection(of: path.section) else { return nil }
    guard let map = items[section] else { return IndexPath(item: path.item, section: section) }
    return map.oldIndex(of: path.item).map { IndexPath(item: $0, section: section) }
  }
}

extension CollectionUpdate: CustomStringConvertible {
  /// The numbers before and after, and a line for each change.
  package var description: String {
    let numbers = isPartial ? "\(before) → …" : "\(before) → \(after)"
    return ([numbers] + changes.map { "  " + $0.text(words) }).joined(separator: "\n")
  }
}
