// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Says which part of a layout is out of date.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {
    super.init()
  }

  /// Whether nothing of the layout holds any more. The collection view sets it.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of items and sections have changed. The collection view sets it.
  open internal(set) var invalidateDataSourceCounts = false

  /// How far the offset moves along with the new layout, in points. Defaults to zero.
  open var contentOffsetAdjustment: CGPoint = .zero

  /// By how much the content's size differs in the new layout, in points. Defaults to zero; the size is asked anew
  /// anyway.
  open var contentSizeAdjustment: CGSize = .zero

  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Adds items to those whose attributes are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views to those whose attributes are out of date.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views to those whose attributes are out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// Says which part of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is to be asked for sizes, insets and spacings anew. Defaults to `true`.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the places of items are to be found anew. Defaults to `true`.
  open var invalidateFlowLayoutAttributes = true

  /// Sizes that cells turned out to want, in points.
  var preferredSizes: [(indexPath: IndexPath, size: CGSize)] = []
}
