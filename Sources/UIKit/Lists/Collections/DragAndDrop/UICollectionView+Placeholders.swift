// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Cells that stand for items which were dropped and are still loading.

/// A cell that stands for an item until the item is there.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// - Parameters:
  ///   - insertionIndexPath: Where in the data the item will be inserted.
  ///   - reuseIdentifier: The identifier of the cell, which must be registered.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Fills the cell when it comes onto the screen, and when an update is asked for. Defaults to `nil`.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A cell that stands for an item that was dropped.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the cell looks to which the item flies; `nil`, the default, for the whole cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Puts the item in the place of its placeholder.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder by the item's cell.
  ///
  /// - Parameter dataSourceUpdates: Inserts the item into the data, and nothing else, at the path that it is given. It is
  ///   not called where the placeholder is gone.
  /// - Returns: Whether the placeholder was still there.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the placeholder away; returns whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Has the placeholder's cell filled again, if it is on the screen.
  func setNeedsCellUpdate()
}

extension UICollectionViewPlaceholder: ListPlaceholder {
  func fill(_ cell: UIView) {
    if let cell = cell as? UICollectionViewCell { cellUpdateHandler?(cell) }
  }

  func previewParameters(of cell: UIView) -> UIDragPreviewParameters? {
    guard let cell = cell as? UICollectionViewCell else { return nil }
    return (self as? UICollectionViewDropPlaceholder)?.previewParametersProvider?(cell)
  }
}
