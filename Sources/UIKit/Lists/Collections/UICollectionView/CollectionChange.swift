// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One change of a batch. Origins are paths before the batch, ends paths after it.
enum CollectionChange: Equatable {
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  case reconfigureItem(IndexPath)
  case moveItem(IndexPath, IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, Int)

  var isReconfiguration: Bool {
    if case .reconfigureItem = self { return true }
    return false
  }

  /// What the layout is told; `nil` for what is none of its business. `end` says where what is reloaded stands then.
  @MainActor func updateItem(end: (IndexPath) -> IndexPath?) -> UICollectionViewUpdateItem? {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    switch self {
    case .insertItem(let path): return UICollectionViewUpdateItem(before: nil, after: path, action: .insert)
    case .deleteItem(let path): return UICollectionViewUpdateItem(before: path, after: nil, action: .delete)
    case .reloadItem(let path): return UICollectionViewUpdateItem(before: path, after: end(path), action: .reload)
    case .reconfigureItem: return nil
    case .moveItem(let from, let to): return UICollectionViewUpdateItem(before: from, after: to, action: .move)
    case .insertSection(let section):
      return UICollectionViewUpdateItem(before: nil, after: whole(section), action: .insert)
    case .deleteSection(let section):
      return UICollectionViewUpdateItem(before: whole(section), after: nil, action: .delete)
    case .reloadSection(let section):
      return UICollectionViewUpdateItem(before: whole(section), after: end(whole(section)), action: .reload)
    case .moveSection(let from, let to):
      return UICollectionViewUpdateItem(before: whole(from), after: whole(to), action: .move)
    }
  }

  /// The change as a message tells it.
  var text: String {
    func place(_ path: IndexPath) -> String { "(\(path.section) - \(path.item))" }
    switch self {
    case .insertItem(let path): return "Insert item \(place(path))"
    case .deleteItem(let path): return "Delete item \(place(path))"
    case .reloadItem(let path): return "Reload item \(place(path))"
    case .reconfigureItem(let path): return "Reconfigure item \(place(path))"
    case .moveItem(let from, let to): return "Move item \(place(from)) to \(place(to))"
    case .insertSection(let section): return "Insert section (\(section))"
    case .deleteSection(let section): return "Delete section (\(section))"
    case .reloadSection(let section): return "Reload section (\(section))"
    case .moveSection(let from, let to): return "Move section (\(from)) to (\(to))"
    }
  }
}
