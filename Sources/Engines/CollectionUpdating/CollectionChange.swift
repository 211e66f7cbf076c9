// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// One change of a batch. Origins are paths before the batch, ends paths after it.
package enum CollectionChange: Hashable, Sendable {
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  case reconfigureItem(IndexPath)
  case moveItem(IndexPath, IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, Int)

  package var isReconfiguration: Bool {
    if case .reconfigureItem = self { return true }
    return false
  }

  /// The change as a message tells it.
  package func text(_ words: UpdateWords = .collectionView) -> String {
    func place(_ path: IndexPath) -> String { "(\(path.section) - \(path.item))" }
    switch self {
    case .insertItem(let path): return "Insert \(words.item) \(place(path))"
    case .deleteItem(let path): return "Delete \(words.item) \(place(path))"
    case .reloadItem(let path): return "Reload \(words.item) \(place(path))"
    case .reconfigureItem(let path): return "Reconfigure \(words.item) \(place(path))"
    case .moveItem(let from, let to): return "Move \(words.item) \(place(from)) to \(place(to))"
    case .insertSection(let section): return "Insert section (\(section))"
    case .deleteSection(let section): return "Delete section (\(section))"
    case .reloadSection(let section): return "Reload section (\(section))"
    case .moveSection(let from, let to): return "Move section (\(from)) to (\(to))"
    }
  }
}

extension CollectionChange: CustomStringConvertible {
  package var description: String { text() }
}
