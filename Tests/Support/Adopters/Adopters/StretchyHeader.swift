// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A flow whose first header stretches when pulled, and whose other headers stick below the bar.
class StretchyHeaderFlowLayout: UICollectionViewFlowLayout {
  var sticks = true

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView, let superAttributes = super.layoutAttributesForElements(in: rect) else {
      return nil
    }
    var attributes = superAttributes.map { $0.copy() as! UICollectionViewLayoutAttributes }
    guard sticks else { return attributes }

    let missing = NSMutableIndexSet()
    for attribute in attributes where attribute.representedElementCategory == .cell {
      missing.add(attribute.indexPath.section)
    }
    attributes
      .filter { $0.representedElementKind == UICollectionView.elementKindSectionHeader }
      .forEach { missing.remove($0.indexPath.section) }
    missing.enumerate({ section, _ in
      let path = IndexPath(item: 0, section: section)
      if let header = self.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path)
      {
        attributes.append(header.copy() as! UICollectionViewLayoutAttributes)
      }
    })

    let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    for header in attributes where header.representedElementKind == UICollectionView.elementKindSectionHeader {
      let section = header.indexPath.section
      if section == 0 {
        if top < 0 {
          header.frame.size.height += -top
          header.frame.origin.y = top
        }
        continue
      }
      let count = collectionView.numberOfItems(inSection: section)
      guard count > 0,
        let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
        let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
      else { continue }
      let low = first.frame.minY - header.frame.height - sectionInset.top
      let high = last.frame.maxY - header.frame.height + sectionInset.bottom
      header.frame.origin.y = min(max(top, low), high)
      header.zIndex = 1024
    }
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context =
      super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
    guard let old = collectionView?.bounds else { return context }
    context.invalidateFlowLayoutDelegateMetrics = old.width != newBounds.width
    context.invalidateFlowLayoutAttributes = old.size != newBounds.size
    return context
  }
}
