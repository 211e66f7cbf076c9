// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// What the engine asks the collection view, and tells it.

extension UICollectionView: ListEngineHost {
  // MARK: - The engine's state, as the topics read it

  var elements: ListElements { engine.elements }
  var counts: [Int] { engine.counts }
  var statistics: ListStatistics { engine.statistics }
  var canAnimate: Bool { engine.canAnimate }
  func hasItem(at path: IndexPath) -> Bool { engine.hasItem(at: path) }
  func prepareLayoutIfNeeded() { engine.prepareLayoutIfNeeded() }

  // MARK: - Data

  var updateWords: UpdateWords { .collectionView }
  var hasDataSource: Bool { heldDataSource != nil }
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
  }

  func itemsWillMove(by update: CollectionUpdate) {
    selection = selection.compactMap(update.newPath)
    itemsDidMove(update.newPath)
    prefetched = Set(prefetched.compactMap(update.newPath))
  }

  func targetOffset(forProposed offset: CGPoint) -> CGPoint {
    heldCollectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
  }

  // MARK: - Views

  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UIView? {
    let key = attributes.key
    // A gap is a place without a view.
    if key.category == .cell, let gap = shadow?.place(of: .gap), gap == key.indexPath { return nil }
    guard key.category != .cell || hasItem(at: key.indexPath) else {
      UIApplication.warn(
        "Layout attributes \(attributes) were received from the layout \(storedLayout) but are not valid for the data "
          + "source counts. Attributes will be ignored.")
      return nil
    }
    return view(for: attributes)
  }

  func reuseKey(of element: ListElement) -> ReuseKey? {
    guard let identifier = element.reusableView?.reuseIdentifier else { return nil }
    let kind =
      switch element.key.category {
      case .cell: ReuseKey.cell
      case .supplementaryView: element.key.kind
      case .decorationView: ReuseKey.decoration + element.key.kind
      }
    return ReuseKey(kind: kind, identifier: identifier)
  }

  func adoptState(of element: ListElement) {
    if let cell = element.view as? UICollectionViewCell { adoptState(cell, at: element.key.indexPath) }
  }

  func prepareForDisplay(_ element: ListElement) { element.reusableView?.prepareForDisplay() }

  func give(_ attributes: UICollectionViewLayoutAttributes, to element: ListElement, from origin: CGPoint) {
    guard let view = element.reusableView else { return }
    view.setAttributes(attributes, from: origin)
    view.apply(attributes)
  }

  func preferredAttributes(
    of element: ListElement, fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    element.reusableView?.preferredLayoutAttributesFitting(attributes) ?? attributes
  }

  func refill(_ element: ListElement) -> Bool {
    guard let dataSource = heldDataSource, let path = dataPath(element.key.indexPath),
      let cell = element.view as? UICollectionViewCell
    else { return false }
    engine.reuse.reconfigured = (path, cell)
    let returned = asking { dataSource.collectionView(self, cellForItemAt: path) }
    engine.reuse.reconfigured = nil
    guard returned === cell else {
      fatalError(
        "the cell returned from -collectionView:cellForItemAtIndexPath: to reconfigure the item at index path "
          + "\(path.pathText) must be the existing cell \(cell), dequeued with its reuse identifier "
          + "\(cell.reuseIdentifier ?? ""), not \(returned)")
    }
    return true
  }

  var registeredSupplementaryKinds: Set<String> {
    Set(engine.reuse.classes.keys.map(\.kind).filter { $0 != ReuseKey.cell })
  }

  // MARK: - What comes and goes

  func willDisplay(_ element: ListElement) -> Bool {
    let path = element.key.indexPath
    switch element.key.category {
    case .cell:
      // Of placeholders the delegate hears nothing.
      guard let item = dataPath(path) else { return false }
      if let cell = element.view as? UICollectionViewCell {
        heldCollectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: item)
      }
    case .supplementaryView:
      guard let view = element.reusableView else { return false }
      heldCollectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.key.kind, at: path)
    case .decorationView: break
    }
    return true
  }

  func didEndDisplaying(_ element: ListElement) {
    let path = element.key.indexPath
    switch element.key.category {
    case .cell:
      if let cell = element.view as? UICollectionViewCell, let item = dataPath(path) {
        heldCollectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: item)
      }
    case .supplementaryView:
      guard let view = element.reusableView else { return }
      heldCollectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.key.kind, at: path)
    case .decorationView: break
    }
  }

  func willRetire(_ element: ListElement) {
    if !element.isLeaving, let pressedItem, element.key == .cell(shownPath(pressedItem)) { cancelPress() }
  }

  func elementsDidChange() { updatePrefetching() }

  /// Rows of lists go by their own spring.
  var changeoverTiming: ChangeoverTiming {
    let cells = elements.ordered.filter { $0.key.category == .cell }
    return !cells.isEmpty && cells.allSatisfy { $0.attributes.list != nil } ? .rows : .standard
  }

  // MARK: - Places

  func takeLayoutsOffset() -> CGPoint? { interactiveTransition?.layout.takeOffset() }

  func bandRect(around bounds: CGRect, _ proposed: CGRect) -> CGRect {
    prefetches ? proposed.union(rectAhead(of: bounds, screens: 1)) : proposed
  }

  func showsElsewhere(_ element: ListElement) -> Bool { showsMoved(element) }
}

extension ListElement {
  /// The view of an element of a collection view.
  var reusableView: UICollectionReusableView? { view as? UICollectionReusableView }
}
