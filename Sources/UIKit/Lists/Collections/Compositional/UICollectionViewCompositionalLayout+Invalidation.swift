// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

// What invalidations mean, and how sizes that views say reach the solver.

extension UICollectionViewCompositionalLayout {
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      keepMeasurements()
      needsRebuild = true
      return
    }
    switch (context as? CompositionalInvalidationContext)?.cause {
    case .place, .size: break
    case .sections, nil:
      if context.namesElements {
        // Only some attributes are out of date: the views are asked again for the sizes they would like.
        forgetMeasured()
      } else {
        keepMeasurements()
        needsRebuild = true
      }
    }
  }

  /// Takes over what the solver knows before it is thrown away.
  func keepMeasurements() {
    guard let solver, !needsRebuild else { return }
    measurements = solver.measurements
  }

  /// Sizes and places of scrolling go along with their items and sections.
  func moveMeasurements(_ newPath: (IndexPath) -> IndexPath?, _ newSection: (Int) -> Int?) {
    keepMeasurements()
    needsRebuild = true
    measurements = measurements.moved(
      items: { section, item in
        newPath(IndexPath(item: item, section: section)).map { ($0.section, $0.item) }
      },
      sections: newSection)
  }

  func dependsOn(_ newBounds: CGRect) -> Bool {
    guard let collectionView, let solver else { return false }
    if collectionView.bounds.size != newBounds.size,
      solver.environment != makeEnvironment(for: collectionView, size: newBounds.size)
    {
      return true
    }
    return watchesPlace
  }

  func noteSize(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    (context as? CompositionalInvalidationContext)?.cause = .size
    let path = original.indexPath
    let kind = original.representedElementKind ?? ""
    let id: CompositionalElement.ID?
    switch original.representedElementCategory {
    case .cell:
      id = .item(section: path.section, item: path.item)
      context.invalidateItems(at: [path])
    case .supplementaryView:
      id = supplementaryID(kind, path)
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decorationView: id = nil
    }
    if let id { freshSizes.append((id, preferred.size)) }
  }

  /// Solves again what the sizes reach, and moves the offset so that what is seen stays.
  func takeOverFreshSizes(_ collectionView: UICollectionView) {
    guard !freshSizes.isEmpty, let solver else { return }
    let sizes = freshSizes
    freshSizes = []
    let shift = checked { () throws(CompositionalError) in
      try solver.setPreferredSizes(sizes, visibleBounds: visibleBounds)
    }
    collectionView.engine.layoutState.offsetAdjustment.x += shift.x
    collectionView.engine.layoutState.offsetAdjustment.y += shift.y
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether only some elements are out of date.
  var namesElements: Bool {
    invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
      || invalidatedDecorationIndexPaths != nil
  }
}
