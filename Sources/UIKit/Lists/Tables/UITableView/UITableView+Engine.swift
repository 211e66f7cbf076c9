// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// What the engine asks the table, and tells it.

extension UITableView: ListEngineHost {
  var storedLayout: UICollectionViewLayout { tableLayout }
  var elements: ListElements { engine.elements }
  func hasItem(at path: IndexPath) -> Bool { engine.hasItem(at: path) }

  // MARK: - Data

  var updateWords: UpdateWords { .tableView }
  var hasDataSource: Bool { heldDataSource != nil }
  var changeoverTiming: ChangeoverTiming { .rows }

  var hasEditsBesidesChanges: Bool { !placeholderEdits.isEmpty }

  func batchWillBegin() { endShadow() }

  func shownUpdate(_ changes: [CollectionChange], before: [Int]) -> CollectionUpdate {
    cancelPress()
    if plannedCounts == nil { index.isOutdated = true }
    return updateWithPlaceholders(changes, before: before)
  }

  func reloadEndedBatch() {
    cancelPress()
    reloadPlaceholders()
    tableLayout.motion = TableMotion()
  }

  /// A delegate that says all heights is asked for them in every batch.
  func itemsWereRefilled() {
    if sizing == .told { tableLayout.tellHeights() }
  }

  func itemsWillMove(by update: CollectionUpdate) {
    selection = selection.compactMap(update.newPath)
    focus.last = focus.last.flatMap(update.newPath)
    focus.lost = focus.lost.flatMap(update.newPath)
    prefetched = Set(prefetched.compactMap(update.newPath))
    madeBands = [:]
    tableLayout.apply(update)
  }

  func targetOffset(forProposed offset: CGPoint) -> CGPoint { offset }

  // MARK: - Views

  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UIView? {
    let key = attributes.key
    guard key.category == .cell else { return makeBand(key) }
    guard let path = dataPath(key.indexPath) else { return makePlaceholderCell(at: key.indexPath) }
    return makeCell(at: path, shown: key.indexPath)
  }

  func reuseKey(of element: ListElement) -> ReuseKey? {
    switch element.view {
    case let cell as UITableViewCell:
      return cell.reuseIdentifier.map { ReuseKey(kind: ReuseKey.cell, identifier: $0) }
    case let view as UITableViewHeaderFooterView:
      return view.reuseIdentifier.map { ReuseKey(kind: ReuseKey.headerFooter, identifier: $0) }
    default: return nil
    }
  }

  func adoptState(of element: ListElement) {
    guard let cell = element.view as? UITableViewCell else { return }
    adoptState(cell, at: element.key.indexPath)
  }

  func prepareForDisplay(_ element: ListElement) {}

  func give(_ attributes: UICollectionViewLayoutAttributes, to element: ListElement, from origin: CGPoint) {
    let view = element.view
    updatePlace(of: element)
    let frame = attributes.frame
    if view.transform.isIdentity {
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds.size = frame.size
      view.center = attributes.center
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.layer.zPosition != CGFloat(attributes.zIndex) { view.layer.zPosition = CGFloat(attributes.zIndex) }
  }

  func preferredAttributes(
    of element: ListElement, fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let height = likedHeight(of: element, width: attributes.size.width) {
      attributes.frame = CGRect(
        origin: attributes.frame.origin, size: CGSize(width: attributes.size.width, height: height))
    }
    return attributes
  }

  func refill(_ element: ListElement) -> Bool {
    guard let dataSource = heldDataSource, let path = dataPath(element.key.indexPath),
      let cell = element.view as? UITableViewCell
    else { return false }
    engine.reuse.reconfigured = (path, cell)
    let returned = asking { dataSource.tableView(self, cellForRowAt: path) }
    engine.reuse.reconfigured = nil
    guard returned === cell else {
      fatalError(
        "the cell returned from -tableView:cellForRowAtIndexPath: to reconfigure the row at index path \(path.pathText) "
          + "must be the existing cell \(cell), dequeued with its reuse identifier \(cell.reuseIdentifier ?? ""), not "
          + "\(returned)")
    }
    return true
  }

  var registeredSupplementaryKinds: Set<String> { [TableLayout.headerKind, TableLayout.footerKind] }

  // MARK: - What comes and goes

  func willDisplay(_ element: ListElement) -> Bool {
    let path = element.key.indexPath
    switch (element.view, element.key.kind) {
    case (let cell as UITableViewCell, ""):
      guard let row = dataPath(path) else { return false }
      heldTableDelegate?.tableView(self, willDisplay: cell, forRowAt: row)
    case (let view, TableLayout.headerKind):
      heldTableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: path.section)
    case (let view, _): heldTableDelegate?.tableView(self, willDisplayFooterView: view, forSection: path.section)
    }
    return true
  }

  func didEndDisplaying(_ element: ListElement) {
    let path = element.key.indexPath
    switch (element.view, element.key.kind) {
    case (let cell as UITableViewCell, ""):
      if let row = dataPath(path) { heldTableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row) }
    case (let view, TableLayout.headerKind):
      heldTableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: path.section)
    case (let view, _): heldTableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: path.section)
    }
  }

  func willRetire(_ element: ListElement) {
    if !element.isLeaving, let pressedRow, element.key == .cell(shownPath(pressedRow)) { cancelPress() }
  }

  func elementsDidChange() {
    for element in elements.ordered { updatePlace(of: element) }
    updatePrefetching()
  }

  func bandRect(around bounds: CGRect, _ proposed: CGRect) -> CGRect {
    prefetches ? proposed.union(rectAhead(of: bounds, screens: 1)) : proposed
  }

  func neededRect(around bounds: CGRect) -> CGRect { prefetchedRect(around: bounds) }

  func scrollAgain(to target: ScrollTarget) { scrollOn(to: target) }

  func showsElsewhere(_ element: ListElement) -> Bool { showsMoved(element) }
}

extension UITableView {
  /// Who is asked and told: whom this class's setter was given. An app's override of the property is its own matter, as on iOS.
  var heldTableDelegate: (any UITableViewDelegate)? { heldDelegate as? any UITableViewDelegate }
}
