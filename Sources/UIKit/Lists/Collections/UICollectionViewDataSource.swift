// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

/// Says what a collection view shows.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// A cell from `dequeueReusableCell(withReuseIdentifier:for:)`, ready to be shown.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// Defaults to 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A view from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`; needed by layouts with headers,
  /// footers and the like.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item may be moved by hand. Defaults to `false`.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Told that an item was moved by hand; the collection view shows it at its new place already.
  ///
  /// - Parameters:
  ///   - collectionView: the collection view.
  ///   - sourceIndexPath: where the item was.
  ///   - destinationIndexPath: where it is now, counted without where it was.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// The titles of an index beside the content; `nil`, the default, for no index. Asked when data was loaded or has
  /// changed.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// What a title of the index leads to: an item, or a whole section by a path of one number. Needed where there are titles,
  /// and asked for all of them at once.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    fatalError(
      "the data source \(collectionView.dataSourceName) lets items be moved but has no collectionView(_:moveItemAt:to:)"
    )
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    fatalError(
      "the data source \(collectionView.dataSourceName) has index titles but no collectionView(_:indexPathForIndexTitle:at:)"
    )
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      "the data source \(collectionView.dataSourceName) has no collectionView(_:viewForSupplementaryElementOfKind:at:), but the layout "
        + "wants a \(kind) at \(indexPath.pathText)")
  }
}

/// Told which items will probably be shown soon.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Told of items that were announced and are no longer near.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// The data source's class, for messages about what it lacks.
  fileprivate var dataSourceName: String { heldDataSource.map { "\(type(of: $0))" } ?? "nil" }
}
