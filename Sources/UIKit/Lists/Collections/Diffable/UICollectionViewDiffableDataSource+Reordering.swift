// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing

extension UICollectionViewDiffableDataSource {
  /// What lets items be moved by hand. Items move only if both `canReorderItem` and `didReorder` are set.
  public struct ReorderingHandlers {
    /// Handlers that are all `nil`.
    public init() {}

    /// Whether an item may be moved. `nil` means no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called when an item was let go at another place, before the data source's snapshot changes.
    public var willReorder:
      ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called when the data source's snapshot has changed; the app changes its own data accordingly.
    public var didReorder:
      ((_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  func canReorderItem(at path: IndexPath) -> Bool {
    guard reorderingHandlers.didReorder != nil, let canReorder = reorderingHandlers.canReorderItem,
      let item = itemIdentifier(for: path)
    else { return false }
    return canReorder(item)
  }

  func reorderItem(at source: IndexPath, to destination: IndexPath) {
    guard source != destination else { return }
    let old = state.shown
    var content = old
    content.set(
      checked { () throws(SnapshotError) in
        try old.snapshot.movingItem(
          at: ItemPlace(source.section, source.item), to: ItemPlace(destination.section, destination.item))
      })
    let sections = Set([source.section, destination.section]).sorted()
    let transaction = NSDiffableDataSourceTransaction(
      from: old, to: content, in: sections.compactMap { content.snapshot.sectionIdentifier(at: $0) })
    reorderingHandlers.willReorder?(transaction)
    state.setShown(content)
    reorderingHandlers.didReorder?(transaction)
  }
}
