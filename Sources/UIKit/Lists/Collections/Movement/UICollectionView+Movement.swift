// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Moving an item by hand: its cell follows the finger, the others make room, and the data follows when it is let go.

/// An item that is being moved.
@MainActor final class CollectionMovement {
  /// How long a cell takes to the finger and back to its place, in seconds; not measured.
  static let duration: TimeInterval = 0.25

  /// Where the item is in the data.
  let source: IndexPath
  /// Where the finger has it, in content coordinates.
  var position: CGPoint
  /// Where the content stood when the cell was placed last.
  var lastOffset = CGPoint.zero
  /// Scrolls the collection view, and the section under the finger if that scrolls across the layout.
  let scrollers: EdgeScrollers

  init(_ source: IndexPath, at position: CGPoint, onScroll: @escaping () -> Void) {
    self.source = source
    self.position = position
    scrollers = EdgeScrollers(onStep: onScroll)
  }
}

extension UICollectionView {
  /// Where the moved item is shown among the others.
  private var movedPath: IndexPath? { movement.map { shownPath($0.source) } }

  /// Whether an element follows the finger.
  func isMoved(_ key: ElementKey) -> Bool {
    movement != nil && key == movedPath.map(ElementKey.cell)
  }

  func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, !isCarrying, hasItem(at: path), let element = elements[.cell(shownPath(path))],
      heldDataSource?.collectionView(self, canMoveItemAt: path) == true
    else { return false }
    cancelPress()
    let center = convert(element.view.center, from: element.view.superview)
    movement = CollectionMovement(path, at: center) { [weak self] in self?.contentDidScrollUnderMovement() }
    takeOut(element)
    invalidateMovement(from: element.key.indexPath, to: element.key.indexPath, previous: center)
    UIView.animate(withDuration: CollectionMovement.duration) { self.placeMovedCell() }
    return true
  }

  func updateMovement(to position: CGPoint) {
    guard let movement, let current = movedPath else { return }
    let previous = movement.position
    movement.position = position
    let target = movementTarget(from: movement.source, current, position)
    if target != current { carry([movement.source], to: target) }
    invalidateMovement(from: current, to: target, previous: previous)
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      placeMovedCell()
    }
    movement.scrollers.follow(convert(position, to: nil), over: [sectionView(at: position), self].compactMap { $0 })
  }

  /// The finger rests, but other content is under it.
  private func contentDidScrollUnderMovement() {
    guard let movement else { return }
    let shift = CGPoint(x: contentOffset.x - movement.lastOffset.x, y: contentOffset.y - movement.lastOffset.y)
    updateMovement(to: CGPoint(x: movement.position.x + shift.x, y: movement.position.y + shift.y))
  }

  func endMovement() {
    guard let movement, let target = movedPath else { return }
    movement.scrollers.stop()
    self.movement = nil
    let source = shadow?.atRest.shownPath(movement.source) ?? movement.source
    if let shadow, let destination = shadow.destination {
      // The data comes to what is shown.
      self.shadow = shadow.settled.isEmpty ? nil : shadow.settled
      heldDataSource?.collectionView(self, moveItemAt: movement.source, to: destination)
    }
    settleMovedCell(at: target, from: source, cancelled: false)
  }

  func cancelMovement() {
    guard let movement else { return }
    movement.scrollers.stop()
    self.movement = nil
    showItemsWhereTheyAre()
    let place = shownPath(movement.source)
    settleMovedCell(at: place, from: place, cancelled: true)
  }

  /// The cell goes to the item's place.
  private func settleMovedCell(at path: IndexPath, from source: IndexPath, cancelled: Bool) {
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [path], previousIndexPaths: [source], movementCancelled: cancelled))
    let held = elements[.cell(path)]?.view.center
    UIView.performWithoutAnimation { layoutIfNeeded() }
    guard let element = elements[.cell(path)] else { return }
    if element.view.superview !== self, let held {
      // Back in the scroll view of its section, it starts from where it was let go.
      UIView.performWithoutAnimation { element.view.center = convert(held, to: element.view.superview) }
    }
    UIView.animate(withDuration: CollectionMovement.duration) {
      element.reusableView?.setAttributes(element.attributes, from: element.hostOrigin)
    }
  }

  // MARK: - Where it goes

  /// The place that layout and delegate want for the item at a position.
  private func movementTarget(from source: IndexPath, _ current: IndexPath, _ position: CGPoint) -> IndexPath {
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: current, withPosition: collectionViewLayout.mirrored(position))
    guard proposed != current else { return current }
    let target =
      heldCollectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: current,
        toProposedIndexPath: proposed) ?? proposed
    let counts = counts
    // The item itself is counted where it is shown.
    guard target.count == 2, counts.indices.contains(target.section), target.item >= 0,
      target.item < counts[target.section] + (target.section == current.section ? 0 : 1)
    else { return current }
    return target
  }

  private func invalidateMovement(from old: IndexPath, to new: IndexPath, previous: CGPoint) {
    guard let movement else { return }
    let layout = collectionViewLayout
    // The kit's own layouts have nothing to work out anew while the items stay as they are.
    let isOwn = type(of: layout) == UICollectionViewFlowLayout.self || layout is UICollectionViewCompositionalLayout
    guard new != old || !isOwn else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [new], withTargetPosition: layout.mirrored(movement.position),
        previousIndexPaths: [old], previousPosition: layout.mirrored(previous)))
  }

  // MARK: - The cell

  /// What the layout wants the moved cell to look like; `nil` for other elements.
  func movedAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let movement, isMoved(key) else { return nil }
    let layout = collectionViewLayout
    return layout.mirrored(
      layout.layoutAttributesForInteractivelyMovingItem(
        at: key.indexPath, withTargetPosition: layout.mirrored(movement.position)))
  }

  /// Takes a cell out of the scroll view of its section, where it is on the screen.
  private func takeOut(_ element: ListElement) {
    let view = element.view
    guard let section = view.superview, section !== self else { return }
    UIView.performWithoutAnimation {
      let center = convert(view.center, from: section)
      addSubview(view)
      view.center = center
      element.hostOrigin = .zero
    }
  }

  private func placeMovedCell() {
    guard let path = movedPath, let element = elements[.cell(path)] else { return }
    movement?.lastOffset = contentOffset
    place(element)
  }

  /// Keeps an element where the finger has it, if it is the moved one.
  func showsMoved(_ element: ListElement) -> Bool {
    guard isMoved(element.key) else { return false }
    engine.withoutAnimation { place(element) }
    return true
  }

  private func place(_ element: ListElement) {
    guard let attributes = movedAttributes(element.key) else { return }
    element.reusableView?.setAttributes(attributes, from: element.hostOrigin)
    // In front of all others.
    element.view.layer.zPosition = max(CGFloat(attributes.zIndex), 10_000)
  }
}
