// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Telling the app which items will probably be shown soon: those within a screen ahead.

/// Where the content goes.
struct PrefetchDirection {
  private var origin: CGPoint?
  private(set) var isBackwards = false

  /// Content that stands still goes on in its last direction.
  mutating func note(_ new: CGPoint, alongY: Bool) {
    defer { origin = new }
    guard let origin else { return }
    let way = alongY ? new.y - origin.y : new.x - origin.x
    if way != 0 { isBackwards = way < 0 }
  }
}

extension UICollectionView {
  var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

  private var scrollsAlongY: Bool {
    let (x, y) = (horizontalRange, verticalRange)
    return y.upperBound > y.lowerBound || x.upperBound <= x.lowerBound
  }

  /// The bounds and so many screens in the direction of scrolling.
  func rectAhead(of bounds: CGRect, screens: CGFloat) -> CGRect {
    let alongY = scrollsAlongY
    let length = (alongY ? bounds.height : bounds.width) * screens
    let back = prefetchDirection.isBackwards ? length : 0
    return CGRect(
      x: bounds.minX - (alongY ? 0 : back), y: bounds.minY - (alongY ? back : 0),
      width: bounds.width + (alongY ? 0 : length), height: bounds.height + (alongY ? length : 0))
  }

  /// What the layout must have told to show the bounds; with prefetching it is asked before it is urgent.
  func neededRect(around bounds: CGRect) -> CGRect {
    guard prefetches, !engine.layoutState.dependsOnOffset, !storedLayout.dependsOnPlace else { return bounds }
    prefetchDirection.note(bounds.origin, alongY: scrollsAlongY)
    return rectAhead(of: bounds, screens: 0.5)
  }

  func updatePrefetching() {
    guard prefetches, let prefetchDataSource, let band = engine.layoutState.band else { return }
    let ahead = rectAhead(of: bounds, screens: 1)
    var near = Set<IndexPath>()
    for attributes in band.attributes where attributes.representedElementCategory == .cell {
      var frame = attributes.shownFrame
      if attributes.hostSection != nil {
        // A section that scrolls across the layout goes either way: what is known of it is near.
        if scrollsAlongY { frame.origin.x = bounds.minX } else { frame.origin.y = bounds.minY }
      }
      // What only touches the rectangle is not in it.
      if frame.minX < ahead.maxX, frame.maxX > ahead.minX, frame.minY < ahead.maxY, frame.maxY > ahead.minY,
        visibleCell(at: attributes.indexPath) == nil, hasItem(at: attributes.indexPath)
      {
        near.insert(attributes.indexPath)
      }
    }
    let gone = prefetched.subtracting(near).filter { visibleCell(at: $0) == nil }
    let new = near.subtracting(prefetched)
    prefetched = near
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: dataPaths(new)) }
    if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: dataPaths(gone)) }
  }

  private func dataPaths(_ shown: Set<IndexPath>) -> [IndexPath] { shown.compactMap(dataPath).sorted() }

  /// What was announced will not be shown soon.
  func cancelPrefetching() {
    let gone = prefetched.filter { visibleCell(at: $0) == nil }
    prefetched = []
    if !gone.isEmpty { prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: dataPaths(gone)) }
  }
}
