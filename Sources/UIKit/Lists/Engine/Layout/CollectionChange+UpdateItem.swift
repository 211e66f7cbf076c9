// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

extension CollectionChange {
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
}
