// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Finding elements, and scrolling to them.

extension UICollectionView {
  func visibleCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[ElementKey(category: .cell, kind: "", indexPath: indexPath)]?.view as? UICollectionViewCell
  }

  func supplementaries(ofKind kind: String) -> [ListElement] {
    elements.ordered.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let found = storedLayout.elements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
    return
      found
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.shownFrame.contains(point) }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?
      .indexPath
  }

  func scrollToShowItem(_ path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    let counts = counts
    guard path.count == 2, counts.indices.contains(path.section) else {
      fatalError(
        "Attempted to scroll the collection view to an out-of-bounds section (\(path.first ?? -1)) when there are only "
          + "\(counts.count) sections. Collection view: \(self).")
    }
    guard path.item >= 0, path.item < counts[path.section] else {
      fatalError(
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
          + "\(counts[path.section]) items in section \(path.section). Collection view: \(self).")
    }
    scrollToShow(path, position, animated)
  }

  /// Scrolls to an item that there is, or by a path of one number to the start of a section.
  func scrollToShow(_ path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    // What measures its views needs them to know where an item is; else none is asked for before the next layout.
    if engine.layoutState.band == nil, storedLayout.measuresViews { engine.updateElements() }
    prepareLayoutIfNeeded()
    guard let frame = frameToShow(path) else { return }
    let host = path.count == 2 ? storedLayout.attributes(of: .cell(path))?.hostSection : nil
    if let host { scrollSection(host, showing: frame, position, animated) }
    let target = offset(showing: frame, position, isHosted: host != nil)
    if target != contentOffset { setContentOffset(target, animated: animated) }
    if !animated, host == nil, storedLayout.measuresViews {
      engine.layoutState.scrollTarget = ScrollTarget(path: path, position: position, offset: contentOffset)
    }
  }

  /// The frame of an item, or of the first one of a section with the header that belongs before it.
  private func frameToShow(_ path: IndexPath) -> CGRect? {
    guard path.count == 1 else {
      return hasItem(at: path) ? storedLayout.attributes(of: .cell(path))?.frame : nil
    }
    let first = IndexPath(item: 0, section: path[0])
    let item = hasItem(at: first) ? storedLayout.attributes(of: .cell(first))?.frame : nil
    guard let header = storedLayout.headerFrame(section: path[0]).map(storedLayout.mirrored) else { return item }
    return item.map { $0.union(header) } ?? header
  }

  /// Scrolls to where an item stands now that more views have said their sizes.
  func scrollAgain(to target: ScrollTarget) {
    guard drag == nil, let frame = frameToShow(target.path) else { return engine.layoutState.scrollTarget = nil }
    let offset = offset(showing: frame, target.position, isHosted: false)
    let least = 0.001
    if abs(offset.x - contentOffset.x) > least || abs(offset.y - contentOffset.y) > least { contentOffset = offset }
  }

  /// What is hosted by its section's scroll view scrolls by that across the layout.
  private func offset(showing frame: CGRect, _ position: ScrollPosition, isHosted: Bool) -> CGPoint {
    let (inset, visible) = (adjustedContentInset, uncoveredBounds)
    var target = contentOffset
    if position.contains(.top) {
      target.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      target.y = frame.midY - visible.height / 2 - inset.top
    } else if position.contains(.bottom) {
      target.y = frame.maxY - visible.height - inset.top
    }
    if position.contains(.left) {
      target.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      target.x = frame.midX - visible.width / 2 - inset.left
    } else if position.contains(.right) {
      target.x = frame.maxX - visible.width - inset.left
    }
    if position.isDisjoint(with: [.top, .centeredVertically, .bottom]) {
      target.y += Self.leastShift(frame.minY, frame.maxY, visible.minY, visible.maxY)
    }
    if position.isDisjoint(with: [.left, .centeredHorizontally, .right]) {
      target.x += Self.leastShift(frame.minX, frame.maxX, visible.minX, visible.maxX)
    }
    if isHosted {
      let (x, y) = (horizontalRange, verticalRange)
      if x.lowerBound == x.upperBound { target.x = contentOffset.x }
      if y.lowerBound == y.upperBound { target.y = contentOffset.y }
    }
    return clamped(target)
  }

  /// How far to scroll so that a stretch is seen; nothing where it is.
  private static func leastShift(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    if start < low { return start - low }
    return end > high ? min(end - high, start - low) : 0
  }
}

extension UICollectionView {
  /// The room that a layout has, in points: what insets leave of a size, or of the present one.
  func layoutRoom(in size: CGSize?) -> CGSize {
    let (size, insets) = (size ?? bounds.size, adjustedContentInset)
    return CGSize(
      width: max(0, size.width - insets.left - insets.right), height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The pixels of a point that layouts round to; 1 where the screen is not known yet.
  var layoutScale: CGFloat { traitCollection.displayScale > 0 ? traitCollection.displayScale : 1 }
}
