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

  // MARK: - Interactive movement

  /// Where items that a finger moves were before; `nil` where none is moved.
  open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where items that a finger moves are now; `nil` where none is moved.
  open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the finger is, in content coordinates.
  open private(set) var interactiveMovementTarget: CGPoint = .zero

  /// The elements that alone are out of date; `nil` where everything may be.
  var namedElements: Set<ElementKey>? {
    guard !invalidateEverything, !invalidateDataSourceCounts, contentSizeAdjustment == .zero,
      contentOffsetAdjustment == .zero, previousIndexPathsForInteractivelyMovingItems == nil
    else { return nil }
    var keys = Set((invalidatedItemIndexPaths ?? []).map(ElementKey.cell))
    for (kind, paths) in invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths { keys.insert(.supplementary(kind, path)) }
    }
    for (kind, paths) in invalidatedDecorationIndexPaths ?? [:] {
      for path in paths { keys.insert(.decoration(kind, path)) }
    }
    return keys.isEmpty ? nil : keys
  }

  func setMovement(_ previous: [IndexPath], _ target: [IndexPath], _ place: CGPoint) {
    previousIndexPathsForInteractivelyMovingItems = previous
    targetIndexPathsForInteractivelyMovingItems = target
    interactiveMovementTarget = place
  }

  // MARK: - Parts

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
