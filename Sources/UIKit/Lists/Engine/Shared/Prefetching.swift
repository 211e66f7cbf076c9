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

/// A list that announces what it will probably show soon.
@preconcurrency @MainActor protocol PrefetchingHost: ListEngineHost {
  /// What was announced and is not shown yet, by its places.
  var prefetched: Set<IndexPath> { get set }
  var prefetchDirection: PrefetchDirection { get set }
  /// Whether there is somebody to be told.
  var prefetches: Bool { get }
  func announce(_ shown: Set<IndexPath>)
  func takeBack(_ shown: Set<IndexPath>)
}

extension PrefetchingHost {
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
  func prefetchedRect(around bounds: CGRect) -> CGRect {
    guard prefetches, !engine.layoutState.dependsOnOffset, !storedLayout.dependsOnPlace else { return bounds }
    prefetchDirection.note(bounds.origin, alongY: scrollsAlongY)
    return rectAhead(of: bounds, screens: 0.5)
  }

  private func isShown(_ path: IndexPath) -> Bool { engine.elements[.cell(path)] != nil }

  func updatePrefetching() {
    guard prefetches, let band = engine.layoutState.band else { return }
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
        !isShown(attributes.indexPath), engine.hasItem(at: attributes.indexPath)
      {
        near.insert(attributes.indexPath)
      }
    }
    let gone = prefetched.subtracting(near).filter { !isShown($0) }
    let new = near.subtracting(prefetched)
    prefetched = near
    if !new.isEmpty { announce(new) }
    if !gone.isEmpty { takeBack(gone) }
  }

  /// What was announced will not be shown soon.
  func cancelPrefetching() {
    let gone = prefetched.filter { !isShown($0) }
    prefetched = []
    if !gone.isEmpty { takeBack(gone) }
  }
}
