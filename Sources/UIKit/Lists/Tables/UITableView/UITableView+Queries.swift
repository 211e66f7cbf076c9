// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Finding rows, and scrolling to them.

extension UITableView {
  /// The elements that are rows, from top to bottom.
  var shownRows: [ListElement] {
    engine.elements.ordered.filter { $0.key.category == .cell }.sorted { $0.key.indexPath < $1.key.indexPath }
  }

  func visibleCell(at path: IndexPath) -> UITableViewCell? {
    engine.elements[.cell(path)]?.view as? UITableViewCell
  }

  /// The place at which a cell is shown.
  func shownPath(of cell: UITableViewCell) -> IndexPath? {
    engine.elements.ordered.first { $0.view === cell }?.key.indexPath
  }

  /// The geometry of the sections as they are now; `nil` where there is no such section.
  func prepared(_ section: Int) -> TableGeometry? {
    engine.prepareLayoutIfNeeded()
    let geometry = tableLayout.geometry
    return geometry.sections.indices.contains(section) ? geometry : nil
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    engine.prepareLayoutIfNeeded()
    let geometry = tableLayout.geometry
    return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
      geometry.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
    }
  }

  func row(at point: CGPoint) -> IndexPath? {
    engine.prepareLayoutIfNeeded()
    let geometry = tableLayout.geometry
    return rows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0.001)).first {
      geometry.row($0)?.contains(point) == true
    }
  }

  /// Where the row is shown that the app speaks of.
  func place(asked path: IndexPath) -> IndexPath { speaksOfShownPlaces ? path : shownPath(path) }

  /// What the app is told of a row that is shown at a place; `nil` where there is none to speak of.
  func answer(_ shown: IndexPath) -> IndexPath? { speaksOfShownPlaces ? shown : dataPath(shown) }

  // MARK: - Scrolling

  func scrollToShowRow(_ path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    let counts = engine.counts
    guard path.count == 2, counts.indices.contains(path.section) else {
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds section (\(path.first ?? -1)) when there are only "
          + "\(counts.count) sections. Table view: \(self).")
    }
    if path.row == NSNotFound { return scrollToShow(IndexPath(index: path.section), position, animated) }
    guard path.row >= 0, path.row < counts[path.section] else {
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
          + "\(counts[path.section]) rows in section \(path.section). Table view: \(self).")
    }
    scrollToShow(path, position, animated)
  }

  /// Scrolls to a row that there is, or by a path of one number to the start of a section.
  func scrollToShow(_ path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    if engine.layoutState.band == nil { engine.updateElements() }
    engine.prepareLayoutIfNeeded()
    guard let frame = frameToShow(path) else { return }
    let target = offset(showing: frame, position, inSection: path.first)
    if target != contentOffset { setContentOffset(target, animated: animated) }
    guard !animated else { return }
    engine.layoutState.scrollTarget = ScrollTarget(path: path, position: position.inLists, offset: contentOffset)
  }

  /// The frame of a row, or of a section's header and first row.
  private func frameToShow(_ path: IndexPath) -> CGRect? {
    let geometry = tableLayout.geometry
    guard path.count == 1 else { return geometry.row(path) }
    guard geometry.sections.indices.contains(path[0]) else { return nil }
    let start = geometry.section(path[0])
    return geometry.row(IndexPath(row: 0, section: path[0])).map { $0.union(geometry.header(path[0])) }
      ?? CGRect(x: 0, y: start.minY, width: start.width, height: 0)
  }

  /// Scrolls to where a row stands now that more cells have said their heights.
  func scrollOn(to target: ScrollTarget) {
    guard drag == nil, let frame = frameToShow(target.path) else { return engine.layoutState.scrollTarget = nil }
    let offset = offset(showing: frame, ScrollPosition(inLists: target.position), inSection: target.path.first)
    if abs(offset.y - contentOffset.y) > 0.001 { contentOffset = offset }
  }

  private func offset(showing frame: CGRect, _ position: ScrollPosition, inSection section: Int?) -> CGPoint {
    let (inset, visible) = (adjustedContentInset, uncoveredBounds)
    // What sticks to the top covers rows.
    var covered: CGFloat = 0
    if style == .plain, let section, tableLayout.geometry.sections[section].header.hasView {
      let header = tableLayout.geometry.header(section)
      if !frame.contains(header) { covered = header.height }
    }
    var target = contentOffset
    switch position {
    case .top: target.y = frame.minY - covered - inset.top
    case .middle: target.y = frame.midY - visible.height / 2 - inset.top
    case .bottom: target.y = frame.maxY - visible.height - inset.top
    case .none:
      let top = visible.minY + covered
      if frame.minY < top {
        target.y += frame.minY - top
      } else if frame.maxY > visible.maxY {
        target.y += min(frame.maxY - visible.maxY, frame.minY - top)
      }
    }
    return clamped(target)
  }

  /// The selected row nearest to the middle of what is seen.
  var nearestSelectedRow: IndexPath? {
    engine.prepareLayoutIfNeeded()
    let middle = uncoveredBounds.midY
    return selection.compactMap { path in tableLayout.geometry.row(path).map { (path, abs($0.midY - middle)) } }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }
}

extension UITableView.ScrollPosition {
  /// The same for a `ScrollTarget`.
  var inLists: UICollectionView.ScrollPosition {
    switch self {
    case .none: []
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    }
  }

  init(inLists position: UICollectionView.ScrollPosition) {
    self =
      position.contains(.top)
      ? .top : position.contains(.bottom) ? .bottom : position.contains(.centeredVertically) ? .middle : .none
  }
}
