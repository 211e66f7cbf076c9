// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// Moving a row by hand: its cell follows the finger, the others make room, and the data follows when it is let go.

/// A row that is being moved.
@MainActor final class TableMovement {
  /// How long a cell takes to the finger and back to its place, in seconds; not measured.
  static let duration: TimeInterval = 0.25

  /// Where the row is in the data.
  let source: IndexPath
  /// Where the finger has the row's middle, in content coordinates.
  var position: CGFloat
  /// From the finger to the row's middle.
  let grip: CGFloat
  var lastOffset: CGFloat
  /// Scrolls the table while the finger is near its edge.
  let scrollers: EdgeScrollers

  init(_ source: IndexPath, at position: CGFloat, grip: CGFloat, offset: CGFloat, onScroll: @escaping () -> Void) {
    self.source = source
    self.position = position
    self.grip = grip
    lastOffset = offset
    scrollers = EdgeScrollers(onStep: onScroll)
  }
}

extension UITableView {
  /// Where the moved row is shown among the others.
  private var movedPath: IndexPath? { movement.map { shownPath($0.source) } }

  private var movedElement: ListElement? { movedPath.flatMap { engine.elements[.cell($0)] } }

  /// Begins to move the row at a place, by a finger at a height of the content; `false` where it is not let go.
  @discardableResult
  func beginMovement(of shown: IndexPath, at finger: CGFloat) -> Bool {
    guard movement == nil, !isCarrying, let path = dataPath(shown), let element = engine.elements[.cell(shown)],
      mayMove(path)
    else { return false }
    cancelPress()
    let middle = element.view.center.y
    movement = TableMovement(path, at: middle, grip: middle - finger, offset: contentOffset.y) { [weak self] in
      self?.contentDidScrollUnderMovement()
    }
    UIView.animate(withDuration: TableMovement.duration) { self.placeMovedCell() }
    return true
  }

  /// The finger is at a height of the content.
  func updateMovement(to finger: CGFloat) {
    guard let movement, let current = movedPath else { return }
    movement.position = finger + movement.grip
    movement.lastOffset = contentOffset.y
    let target = movementTarget(from: movement.source, current, movement.position)
    if target != current { carry([movement.source], to: target) }
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      placeMovedCell()
    }
    let place = convert(CGPoint(x: bounds.midX, y: finger), to: nil)
    movement.scrollers.follow(place, over: [self])
  }

  /// The finger rests, but other content is under it.
  private func contentDidScrollUnderMovement() {
    guard let movement else { return }
    updateMovement(to: movement.position - movement.grip + contentOffset.y - movement.lastOffset)
  }

  func endMovement() {
    guard let movement, let target = movedPath else { return }
    movement.scrollers.stop()
    self.movement = nil
    if let shadow, let destination = shadow.destination {
      // The data comes to what is shown.
      self.shadow = shadow.settled.isEmpty ? nil : shadow.settled
      heldDataSource?.tableView(self, moveRowAt: movement.source, to: destination)
    }
    settleMovedCell(at: target)
  }

  func cancelMovement() {
    guard let movement else { return }
    movement.scrollers.stop()
    self.movement = nil
    showItemsWhereTheyAre()
    settleMovedCell(at: shownPath(movement.source))
  }

  /// The cell goes to its row's place.
  private func settleMovedCell(at path: IndexPath) {
    UIView.performWithoutAnimation { layoutIfNeeded() }
    guard let element = engine.elements[.cell(path)] else { return }
    UIView.animate(withDuration: TableMovement.duration) {
      self.give(element.attributes, to: element, from: element.hostOrigin)
    }
  }

  /// The place that the delegate wants for the row at a height.
  private func movementTarget(from source: IndexPath, _ current: IndexPath, _ height: CGFloat) -> IndexPath {
    let proposed = nearestPlace(to: height, current)
    guard proposed != current else { return current }
    let wanted =
      heldTableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
      ?? proposed
    let counts = engine.counts
    // The row itself is counted where it is shown.
    guard wanted.count == 2, counts.indices.contains(wanted.section), wanted.row >= 0,
      wanted.row < counts[wanted.section] + (wanted.section == current.section ? 0 : 1)
    else { return current }
    return wanted
  }

  /// The place of the row at a height; beside all rows the end of the section there.
  private func nearestPlace(to height: CGFloat, _ current: IndexPath) -> IndexPath {
    let geometry = tableLayout.geometry
    let sections = geometry.sections(from: height, to: height + 1)
    guard let section = sections.first else {
      return height < 0 || geometry.sections.isEmpty
        ? IndexPath(row: 0, section: 0) : end(of: geometry.sections.count - 1, current)
    }
    if let row = geometry.rows(of: section, from: height, to: height + 0.001).first {
      return IndexPath(row: row, section: section)
    }
    return height < geometry.sections[section].rowsStart
      ? IndexPath(row: 0, section: section) : end(of: section, current)
  }

  private func end(of section: Int, _ current: IndexPath) -> IndexPath {
    let count = engine.counts[section]
    return IndexPath(row: section == current.section ? max(0, count - 1) : count, section: section)
  }

  // MARK: - The cell

  private func placeMovedCell() {
    if let element = movedElement { placeMoved(element) }
  }

  /// Keeps an element where the finger has it, if it is the moved one.
  func showsMoved(_ element: ListElement) -> Bool {
    guard movement != nil, element.key == movedPath.map(ElementKey.cell) else { return false }
    engine.withoutAnimation { placeMoved(element) }
    return true
  }

  private func placeMoved(_ element: ListElement) {
    guard let movement else { return }
    element.view.frame.size = element.attributes.size
    element.view.center = CGPoint(x: element.attributes.center.x, y: movement.position)
    // In front of all others.
    element.view.layer.zPosition = 10_000
  }

  func stopMovement() {
    guard let movement else { return }
    movement.scrollers.stop()
    // Its cell has to be put back even where the layout says of it what it said before.
    engine.elements[.cell(shownPath(movement.source))]?.shown = nil
    self.movement = nil
  }

  func reorderControlDragged(in cell: UITableViewCell, _ drag: TableRowDrag) {
    switch drag {
    case .began(let place):
      guard let shown = shownPath(of: cell) else { return }
      beginMovement(of: shown, at: convert(place, from: nil).y)
    case .moved(let place): updateMovement(to: convert(place, from: nil).y)
    case .ended: endMovement()
    case .cancelled: cancelMovement()
    }
  }
}
