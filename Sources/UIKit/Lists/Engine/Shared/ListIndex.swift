// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// The index of a list whose data source has titles for one.

/// What the data source said of its index.
struct ListIndex {
  /// Whether the data has changed since the data source was asked.
  var isOutdated = true
  var titles: [String] = []
  /// What each title leads to: an item of the data, or a whole section, by one number.
  var paths: [IndexPath] = []
  var bar: ListIndexBar?
  /// Where a title has led, and the offset that the content then had.
  var last: (title: Int, offset: CGPoint)?
}

/// A list that shows an index.
@preconcurrency @MainActor protocol IndexedHost: ListEngineHost {
  var index: ListIndex { get set }
  /// The titles, and what each leads to: an item of the data, or a whole section, by one number.
  func loadIndex() -> [(title: String, path: IndexPath)]
  func shownPath(_ data: IndexPath) -> IndexPath
  /// Scrolls, at once, to an item or to a section, to the edge where content begins.
  func scrollToIndexed(_ place: IndexPath)
  /// What messages call the list.
  var indexedName: String { get }
  /// How the titles look.
  var indexColors: ListIndexColors { get }
}

/// The colours of an index; `nil` for the tint, and for clear.
struct ListIndexColors: Equatable {
  var title: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
}

extension IndexedHost {
  var showsIndex: Bool { index.bar != nil }

  /// Shows the index where the screen is, if there is one.
  func placeIndex() {
    if index.isOutdated, !hasDataSource || engine.storedCounts != nil { loadIndexTitles() }
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
    let entries = loadIndex()
    let titles = entries.map(\.title)
    index.titles = titles
    index.paths = entries.map(\.path)
    index.last = nil
    guard !titles.isEmpty else {
      index.bar?.removeFromSuperview()
      index.bar = nil
      return
    }
    let bar = index.bar ?? makeIndexBar()
    UIView.performWithoutAnimation {
      bar.titles = titles
      bar.colors = indexColors
    }
  }

  private func makeIndexBar() -> ListIndexBar {
    let bar = ListIndexBar(self)
    // In front of pinned headers, behind the bars of scrolling.
    bar.layer.zPosition = 900_000
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
          + "\(indexedName). It will be ignored.")
    }
    scrollToIndexed(place)
    index.last = (title, contentOffset)
  }

  /// Where what a title leads to is shown; the first item of a section stands for the whole of it, so that a pinned header
  /// does not cover it.
  private func indexPlace(_ title: Int) -> IndexPath? {
    let path = index.paths[title]
    guard let section = path.first, engine.counts.indices.contains(section) else { return nil }
    if path.count == 1 || path.count == 2 && path.item == 0 { return IndexPath(index: section) }
    let shown = path.count == 2 ? shownPath(path) : path
    return engine.hasItem(at: shown) ? shown : nil
  }

  /// The title of what is first in sight; `nil` where nothing is.
  var seenIndexTitle: Int? {
    let visible = uncoveredBounds
    let first = engine.elements.ordered
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
