// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One change of a batch. Origins are paths before the batch, ends paths after it.
enum CollectionChange: Equatable {
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  case moveItem(IndexPath, IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, Int)

  @MainActor var updateItem: UICollectionViewUpdateItem {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    switch self {
    case .insertItem(let path): return UICollectionViewUpdateItem(before: nil, after: path, action: .insert)
    case .deleteItem(let path): return UICollectionViewUpdateItem(before: path, after: nil, action: .delete)
    case .reloadItem(let path): return UICollectionViewUpdateItem(before: path, after: path, action: .reload)
    case .moveItem(let from, let to): return UICollectionViewUpdateItem(before: from, after: to, action: .move)
    case .insertSection(let section):
      return UICollectionViewUpdateItem(before: nil, after: whole(section), action: .insert)
    case .deleteSection(let section):
      return UICollectionViewUpdateItem(before: whole(section), after: nil, action: .delete)
    case .reloadSection(let section):
      return UICollectionViewUpdateItem(before: whole(section), after: whole(section), action: .reload)
    case .moveSection(let from, let to):
      return UICollectionViewUpdateItem(before: whole(from), after: whole(to), action: .move)
    }
  }
}

/// Follows indices of one list through deletions, insertions and moves.
struct IndexMap {
  private var deleted: Set<Int> = []
  private var inserted: Set<Int> = []
  private var moved: [Int: Int] = [:]
  private var leaving: [Int] = []
  private var arriving: [Int] = []

  var deletedCount: Int { deleted.count }
  var insertedCount: Int { inserted.count }

  mutating func delete(_ index: Int) { deleted.insert(index) }
  mutating func insert(_ index: Int) { inserted.insert(index) }
  /// An index that goes elsewhere: to another place of this list, or out of it.
  mutating func leave(_ index: Int, to place: Int?) {
    leaving.append(index)
    moved[index] = place
  }
  mutating func arrive(_ index: Int) { arriving.append(index) }

  /// Sorts what was noted, which `newIndex(of:)` relies on.
  mutating func seal() {
    leaving = Array(deleted.union(leaving)).sorted()
    arriving = Array(inserted.union(arriving)).sorted()
  }

  /// Where an index is after the changes; `nil` where it is deleted or left for another list.
  ///
  /// - Complexity: O(number of changes).
  func newIndex(of index: Int) -> Int? {
    if let place = moved[index] { return place }
    var before = 0
    for gone in leaving {
      if gone == index { return nil }
      if gone > index { break }
      before += 1
    }
    var result = index - before
    for new in arriving {
      if new > result { break }
      result += 1
    }
    return result
  }

  /// Where an index was before the changes; `nil` where it is new or came from another list.
  ///
  /// - Complexity: O(number of changes).
  func oldIndex(of index: Int) -> Int? {
    if let source = moved.first(where: { $0.value == index })?.key { return source }
    var before = 0
    for new in arriving {
      if new == index { return nil }
      if new > index { break }
      before += 1
    }
    var result = index - before
    for gone in leaving {
      if gone > result { break }
      result += 1
    }
    return result
  }

  func deletes(_ index: Int) -> Bool { deleted.contains(index) }
  func inserts(_ index: Int) -> Bool { inserted.contains(index) }
}
