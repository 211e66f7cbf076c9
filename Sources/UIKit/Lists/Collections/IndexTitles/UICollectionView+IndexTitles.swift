// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// The index of a collection view whose data source has titles for one.

/// What the data source said of its index.
struct CollectionIndex {
  /// Whether the data has changed since the data source was asked.
  var isOutdated = true
  var titles: [String] = []
  /// What each title leads to: an item of the data, or a whole section, by one number.
  var paths: [IndexPath] = []
  var bar: CollectionIndexBar?
  /// Where a title has led, and the offset that the content then had.
  var last: (title: Int, offset: CGPoint)?
}

extension UICollectionView {
  /// In front of pinned headers, behind the bars of scrolling.
  private static let indexDepth: CGFloat = 900_000

  var showsIndex: Bool { index.bar != nil }

  /// Shows the index where the screen is, if there is one.
  func placeIndex() {
    if index.isOutdated, dataSource == nil || engine.storedCounts != nil { loadIndexTitles() }
    guard let bar = index.bar else { return }
    let (inset, safe) = (adjustedContentInset, safeAreaInsets)
    let top = max(inset.top, safe.top)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - bar.width, y: bounds.minY + top,
      width: bar.width, height: max(0, bounds.height - top - max(inset.bottom, safe.bottom)))
    if bar.frame != frame { bar.frame = frame }
    // Fingers find the views in front first.
    if subviews.last !== bar { bringSubviewToFront(bar) }
  }

  private func loadIndexTitles() {
    index.isOutdated = false
    let titles = dataSource?.indexTitles(for: self) ?? []
    index.titles = titles
    index.paths =
      dataSource.map { source in
        titles.enumerated().map { source.collectionView(self, indexPathForIndexTitle: $1, at: $0) }
      } ?? []
    index.last = nil
    guard !titles.isEmpty else {
      index.bar?.removeFromSuperview()
      index.bar = nil
      return
    }
    let bar = index.bar ?? makeIndexBar()
    UIView.performWithoutAnimation { bar.titles = titles }
  }

  private func makeIndexBar() -> CollectionIndexBar {
    let bar = CollectionIndexBar(self)
    bar.layer.zPosition = Self.indexDepth
    UIView.performWithoutAnimation { addSubview(bar) }
    index.bar = bar
    return bar
  }

  // MARK: - Going there

  /// Scrolls, at once, to what a title leads to. What is no longer there is told of and left alone.
  func showIndexTitle(_ title: Int) {
    guard index.paths.indices.contains(title) else { return }
    guard let place = indexPlace(title) else {
      return UIApplication.warn(
        "The index title \"\(index.titles[title])\" leads to \(index.paths[title].pathText), which is not in the "
          + "collection view. It will be ignored.")
    }
    let isVertical = verticalRange.lowerBound < verticalRange.upperBound
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    scrollToShow(place, isVertical ? .top : isRightToLeft ? .right : .left, false)
    index.last = (title, contentOffset)
  }

  /// Where what a title leads to is shown; the first item of a section stands for the whole of it, so that a pinned header
  /// does not cover it.
  private func indexPlace(_ title: Int) -> IndexPath? {
    let path = index.paths[title]
    guard let section = path.first, counts.indices.contains(section) else { return nil }
    if path.count == 1 || path.count == 2 && path.item == 0 { return IndexPath(index: section) }
    let shown = path.count == 2 ? shownPath(path) : path
    return hasItem(at: shown) ? shown : nil
  }

  /// The title of what is first in sight; `nil` where nothing is.
  var seenIndexTitle: Int? {
    let visible = uncoveredBounds
    let first = elements.ordered
      .filter { $0.key.category == .cell && $0.attributes.shownFrame.intersects(visible) }
      .map(\.key.indexPath).min()
    guard let first else { return nil }
    return index.paths.indices.last { indexPlace($0).map { $0 <= first } ?? false }
  }

  /// Whether the content still is where it was scrolled to for a title.
  func isShownAsFarAsPossible(indexTitle title: Int) -> Bool {
    index.last?.title == title && index.last?.offset == contentOffset
  }
}
