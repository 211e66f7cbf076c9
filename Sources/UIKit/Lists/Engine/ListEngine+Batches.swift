// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// Batches of changes: what stays keeps its view, its selection and its place in the order.

extension ListEngine {
  func note(_ changes: [CollectionChange]) {
    guard !changes.isEmpty else { return }
    // By itself a change of a list that stands nowhere, and of which nobody has asked anything, changes nothing: the data
    // source is asked when the list is shown.
    if batch == nil, storedCounts == nil, host.superview == nil { return }
    if batch != nil { batch?.changes += changes } else { runBatch({ self.batch?.changes += changes }, nil) }
  }

  func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    updates?()
    endBatch(completion)
  }

  /// Begins a batch; one within another belongs to it.
  func beginBatch() {
    guard batch == nil else {
      batch?.depth += 1
      return
    }
    host.batchWillBegin()
    bringLayoutUpToDate()
    // The numbers before the batch, asked now if nobody has yet.
    batch = OpenBatch(before: counts)
  }

  /// Ends the batch that was begun last; without one nothing happens.
  func endBatch(_ completion: ((Bool) -> Void)? = nil) {
    if let completion { batch?.completions.append(completion) }
    batch?.depth -= 1
    guard let closed = batch, closed.depth == 0 else { return }
    batch = nil
    end(closed, before: closed.before)
  }

  /// Has the layout prepared for the old data before a batch changes it: a layout that keeps a model of its own by the
  /// changes that it is told of would else count them twice.
  private func bringLayoutUpToDate() {
    guard !phase.isUpdating else { return }
    preparing { prepareLayoutIfNeeded() }
  }

  private func end(_ batch: OpenBatch, before: [Int]) {
    let complete = { (finished: Bool) in for completion in batch.completions { completion(finished) } }
    if batch.changes.isEmpty, !host.hasEditsBesidesChanges {
      checkUnchanged(before)
    } else if storedCounts != nil {
      return commit(batch.changes, before: before, complete)
    } else {
      // A reload within the batch has thrown everything away; there is nothing left to update.
      host.reloadEndedBatch()
    }
    if canAnimate, layoutState.isPrepared || !elements.isEmpty, !phase.isUpdating {
      // Whatever was invalidated in the batch moves.
      animate({ self.playRelayout() }, completion: complete)
    } else {
      host.setNeedsLayout()
      whenShown { complete(true) }
    }
  }

  /// An empty batch lays out anew, but must not hide that the data source changed.
  private func checkUnchanged(_ before: [Int]) {
    guard storedCounts != nil else { return }
    let after = host.loadCounts()
    if after != before { _ = CollectionUpdate([], before: before, after: after, words: host.updateWords) }
    if layoutState.isPrepared { layout.invalidateLayout() }
  }

  // MARK: - Committing

  func commit(_ changes: [CollectionChange], before: [Int], _ completion: @escaping (Bool) -> Void) {
    let update = host.shownUpdate(changes, before: before)
    if update.changes.allSatisfy(\.isReconfiguration) { return commitReconfiguration(update, completion) }
    let changeover = Changeover(.update(update), of: self)
    let animates = canAnimate && !phase.isUpdating
    if animates {
      remember(in: changeover)
      rememberArrivals(update, in: changeover)
    }
    apply(update)
    guard animates else {
      preparing {
        prepareForUpdate(update, changeover)
        rekeyElements(changeover, animated: false)
        reconfigure(update)
        adoptTargetOffset()
      }
      updateElements()
      layout.finalizeCollectionViewUpdates()
      whenShown { completion(true) }
      return
    }
    animate(
      {
        self.preparing {
          self.prepareForUpdate(update, changeover)
          self.rekeyElements(changeover, animated: true)
          self.withoutAnimation { self.reconfigure(update) }
          self.adoptTargetOffset()
        }
        let moved = self.play(changeover)
        self.layout.finalizeCollectionViewUpdates()
        // Layouts that have more to say, about the offset for one, say it then.
        if !self.layoutState.isPrepared { self.updateElements() }
        return moved
      }, completion: completion)
  }

  /// Counts and keeps everything as it is after an update, but for the elements.
  func apply(_ update: CollectionUpdate) {
    storedCounts = update.after
    host.itemsWillMove(by: update)
    layout.itemsWillMove(update.newPath, sections: update.sectionPlace)
    // The numbers are those after the update already.
    preparing {
      let context = layout.makeInvalidationContext()
      context.invalidateDataSourceCounts = true
      layout.invalidateLayout(with: context)
    }
  }

  /// Notes where items were that deletions and moves bring onto the screen, while the layout can still be asked.
  ///
  /// Costs what is visible and what changed: as many items as are visible, on either side, that are not deleted.
  private func rememberArrivals(_ update: CollectionUpdate, in changeover: Changeover) {
    guard layoutState.isPrepared else { return }
    func note(_ path: IndexPath) {
      let key = ElementKey.cell(path)
      guard changeover.before[key] == nil else { return }
      changeover.before[key] = layout.attributes(of: key)?.duplicate()
    }
    for origin in update.itemMoves.keys { note(origin) }
    let cells = elements.ordered.filter { $0.key.category == .cell }.map(\.key.indexPath)
    guard let first = cells.min(), let last = cells.max() else { return }
    for (start, step) in [(last, 1), (first, -1)] {
      var (path, found) = (start, 0)
      while found < cells.count, let next = neighbor(of: path, step, in: update.before) {
        path = next
        guard update.newPath(of: path) != nil else { continue }
        found += 1
        note(path)
      }
    }
  }

  /// The next item, or the one before, in whatever section; `nil` at the end.
  private func neighbor(of path: IndexPath, _ step: Int, in counts: [Int]) -> IndexPath? {
    var (section, item) = (path.section, path.item + step)
    while counts.indices.contains(section) {
      if item >= 0, item < counts[section] { return IndexPath(item: item, section: section) }
      section += step
      guard counts.indices.contains(section) else { return nil }
      item = step > 0 ? 0 : counts[section] - 1
    }
    return nil
  }

  private func prepareForUpdate(_ update: CollectionUpdate, _ changeover: Changeover) {
    prepareLayoutIfNeeded()
    let place = update.place
    var items: [UICollectionViewUpdateItem] = []
    for change in update.changes {
      if let item = change.updateItem(end: place) { items.append(item) }
    }
    let layout = layout
    layout.prepare(forCollectionViewUpdates: items)
    // Many layouts take the changes over only now.
    host.contentSize = layout.collectionViewContentSize
    let (supplementaries, decorations) = extraKinds()
    for kind in supplementaries {
      for path in layout.indexPathsToDeleteForSupplementaryView(ofKind: kind) {
        changeover.deletedExtras.insert(.supplementary(kind, path))
      }
      for path in layout.indexPathsToInsertForSupplementaryView(ofKind: kind) {
        changeover.insertedExtras.insert(.supplementary(kind, path))
      }
    }
    for kind in decorations {
      for path in layout.indexPathsToDeleteForDecorationView(ofKind: kind) {
        changeover.deletedExtras.insert(.decoration(kind, path))
      }
      for path in layout.indexPathsToInsertForDecorationView(ofKind: kind) {
        changeover.insertedExtras.insert(.decoration(kind, path))
      }
    }
  }

  /// The kinds of supplementary and of decoration views that are shown or registered.
  private func extraKinds() -> (supplementaries: [String], decorations: [String]) {
    var supplementaries = host.registeredSupplementaryKinds
    var decorations = Set(layout.decorationClasses.keys)
    for element in elements.ordered {
      switch element.key.category {
      case .cell: break
      case .supplementaryView: supplementaries.insert(element.key.kind)
      case .decorationView: decorations.insert(element.key.kind)
      }
    }
    return (supplementaries.sorted(), decorations.sorted())
  }

  /// Elements that stay get their new paths, the others lose their views, at once or when the animation is over.
  func rekeyElements(_ changeover: Changeover, animated: Bool) {
    for element in elements.leaving where element.isRevivable {
      if let key = changeover.newKey(of: element.key) { element.key = key } else { element.isRevivable = false }
    }
    var kept: [ListElement] = []
    for element in elements.ordered {
      guard let key = changeover.newKey(of: element.key) else {
        if animated {
          elements.depart(element, isRevivable: false)
        } else {
          retire(element)
        }
        continue
      }
      element.key = key
      element.measureGeneration = nil
      kept.append(element)
    }
    elements.replace(with: kept)
    if case .update(let update) = changeover.cause { host.rekeyContainers(update.sectionPlace) }
    if !animated { restoreOrder() }
  }

  /// The offset stays where content may rest, and layout and delegate may want another one.
  func adoptTargetOffset() {
    let proposed = layout.targetContentOffset(forProposedContentOffset: host.contentOffset)
    let target = host.targetOffset(forProposed: proposed)
    if target != host.contentOffset { host.contentOffset = host.clamped(target) }
  }

  // MARK: - Reconfiguring

  /// Cells are filled anew, and laid out anew where that changes the sizes they would like.
  private func commitReconfiguration(_ update: CollectionUpdate, _ completion: @escaping (Bool) -> Void) {
    withoutAnimation { reconfigure(update) }
    host.itemsWereRefilled()
    // What else is out of date moves along: a movement that the batch has ended, for one.
    let isUpToDate = layoutState.isPrepared && isSettled
    guard layout.measuresViews || !isUpToDate, !phase.isUpdating else {
      return whenShown { completion(true) }
    }
    layoutState.band?.unsettle()
    layoutState.anchor = anchorForResizing()
    if canAnimate, !elements.isEmpty {
      animate({ self.playRelayout() }, completion: completion)
    } else {
      host.setNeedsLayout()
      whenShown { completion(true) }
    }
  }

  /// Has the cells of items filled anew.
  private func reconfigure(_ update: CollectionUpdate) {
    for old in update.reconfiguredItems {
      guard let place = update.newPath(of: old), host.hasDataSource,
        let element = elements[.cell(place)] ?? elements.revivable(.cell(place)), host.refill(element)
      else { continue }
      element.measureGeneration = nil
      element.isSizeOutdated = false
      element.view.setNeedsLayout()
    }
  }
}
