// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore
internal import CollectionUpdating

// Rows that stand for what was dropped and is still loading.

/// A row that stands for another until that is there.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// - Parameters:
  ///   - insertionIndexPath: Where in the data the row will be inserted.
  ///   - reuseIdentifier: The identifier of the cell, which must be registered.
  ///   - rowHeight: The height of the row in points, or `UITableView.automaticDimension`.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  /// Fills the cell when it comes onto the screen. Defaults to `nil`.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A row that stands for what was dropped.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How the cell looks to which the item flies; `nil`, the default, for the whole cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Puts the row in the place of its placeholder.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder by the row.
  ///
  /// - Parameter dataSourceUpdates: Inserts the row into the data, and nothing else, at the path that it is given. It is
  ///   not called where the placeholder is gone.
  /// - Returns: Whether the placeholder was still there.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the placeholder away; returns whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
}

extension UITableViewPlaceholder: ListPlaceholder {
  func fill(_ cell: UIView) {
    if let cell = cell as? UITableViewCell { cellUpdateHandler?(cell) }
  }

  func previewParameters(of cell: UIView) -> UIDragPreviewParameters? {
    guard let cell = cell as? UITableViewCell else { return nil }
    return (self as? UITableViewDropPlaceholder)?.previewParametersProvider?(cell)
  }
}

extension UITableView {
  func makePlaceholderCell(at shown: IndexPath) -> UITableViewCell? {
    // A gap is a place without a view.
    guard let placeholder = placeholder(at: shown) else { return nil }
    let cell = requiredCell(placeholder.reuseIdentifier, for: shown)
    placeholder.fill(cell)
    return cell
  }

  /// What a placeholder, or a gap, takes at a place that shows no row of the data.
  func heightWithoutRow(at shown: IndexPath) -> CGFloat {
    (placeholder(at: shown) as? UITableViewPlaceholder)?.rowHeight ?? standardRowHeight
  }

  /// The first row of the data, by where it is shown; `nil` where there is none.
  func firstShownRow(_ counts: [Int]) -> IndexPath? {
    for section in counts.indices {
      let rows = (0..<counts[section]).lazy.map { IndexPath(row: $0, section: section) }
      if let first = rows.first(where: { self.dataPath($0) != nil }) { return first }
    }
    return nil
  }

  /// Gives placeholders their heights in a section of which all rows are equally high. A gap is as high as a row, so that
  /// the finger stays over it.
  func placeOthers(in rows: inout RowExtents, section: Int) {
    for place in shadow?.places ?? [] where place.shown.section == section {
      guard let height = (placeholder(at: place.shown) as? UITableViewPlaceholder)?.rowHeight, height >= 0,
        place.shown.item < rows.count
      else { continue }
      rows.set(height, at: place.shown.item)
    }
  }
}
