// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// Cells and supplementary views, from the app's providers.

extension UICollectionViewDiffableDataSource {
  func providedCell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: path) else {
      fatalError("the diffable data source was asked for a cell at index path \(path.pathText), where it has no item")
    }
    guard let cell = cellProvider(view, path, item) else {
      fatalError(
        "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for "
          + "index path \(path.pathText): the cell provider returned nil for \(item)")
    }
    return cell
  }

  func providedView(_ view: UICollectionView, _ kind: String, _ path: IndexPath) -> UICollectionReusableView {
    guard let provided = supplementaryViewProvider?(view, kind, path) else {
      fatalError(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(path.pathText)) "
          + "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is "
          + "nil ((null)); "
          + (supplementaryViewProvider == nil
            ? "the diffable data source has no supplementaryViewProvider" : "supplementaryViewProvider returned nil"))
    }
    return provided
  }
}
