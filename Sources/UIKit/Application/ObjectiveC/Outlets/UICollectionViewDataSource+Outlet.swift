// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import CollectionUpdating

/// Answers for an object that does not declare `UICollectionViewDataSource`, by the names of its methods.
@MainActor final class UICollectionViewDataSourceOutlet: NSObject, UICollectionViewDataSource {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return link.require(
      OutletMessage(["collectionView", "numberOfItemsInSection"], ["UICollectionView", "Int"]),
      [collectionView, section])
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    return link.require(
      OutletMessage(["collectionView", "cellForItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if let answer: Int = link.answer(OutletMessage(["numberOfSectionsIn"], ["UICollectionView"]), [collectionView]) {
      return answer
    }
    return UICollectionViewDataSourceSilence.shared.numberOfSections(in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let answer: UICollectionReusableView = link.answer(
      OutletMessage(
        ["collectionView", "viewForSupplementaryElementOfKind", "at"], ["UICollectionView", "String", "IndexPath"]),
      [collectionView, kind, indexPath])
    {
      return answer
    }
    return UICollectionViewDataSourceSilence.shared.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["collectionView", "canMoveItemAt"], ["UICollectionView", "IndexPath"]),
      [collectionView, indexPath])
    {
      return answer
    }
    return UICollectionViewDataSourceSilence.shared.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    if !link.send(
      OutletMessage(["collectionView", "moveItemAt", "to"], ["UICollectionView", "IndexPath", "IndexPath"]),
      [collectionView, sourceIndexPath, destinationIndexPath])
    {
      UICollectionViewDataSourceSilence.shared.collectionView(
        collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    if let answer: [String]? = link.answer(OutletMessage(["indexTitlesFor"], ["UICollectionView"]), [collectionView]) {
      return answer
    }
    return UICollectionViewDataSourceSilence.shared.indexTitles(for: collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    if let answer: IndexPath = link.answer(
      OutletMessage(["collectionView", "indexPathForIndexTitle", "at"], ["UICollectionView", "String", "Int"]),
      [collectionView, title, index])
    {
      return answer
    }
    return UICollectionViewDataSourceSilence.shared.collectionView(
      collectionView, indexPathForIndexTitle: title, at: index)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UICollectionViewDataSourceSilence: NSObject, UICollectionViewDataSource {
  static let shared = UICollectionViewDataSourceSilence()
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    fatalError("asked of nobody")
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    fatalError("asked of nobody")
  }
}
