// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// Batches of changes: what stays keeps its view, its selection and its place in the order.

extension UICollectionView {
  func note(_ changes: [CollectionChange]) {
    guard !changes.isEmpty else { return }
    if batchDepth > 0 {
      pendingChanges += changes
    } else {
      runBatch({ self.pendingChanges += changes }, nil)
    }
  }

  func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if batchDepth == 0 {
      endShadow()
      bringLayoutUpToDate()
    }
    // The numbers before the batch, asked now if nobody has yet.
    let before = counts
    batchDepth += 1
    updates?()
    batchDepth -= 1
    if let completion { pendingCompletions.append(completion) }
    // A batch within another belongs to it.
    guard batchDepth == 0 else { return }
    let (changes, completions) = (pendingChanges, pendingCompletions)
    pendingChanges = []
    pendingCompletions = []
    let complete = { (finished: Bool) in for completion in completions { completion(finished) } }
    if changes.isEmpty, placeholderEdits.isEmpty {
      checkUnchanged(before)
    } else if storedCounts != nil {
      return commit(changes, before: before, complete)
    } else {
      // A reload within the batch has thrown everything away; there is nothing left to update.
      cancelPress()
      let new = CollectionShadow(placeholders: placeholderEdits.inserted)
      placeholderEdits = PlaceholderEdits()
      shadow = new.isEmpty ? nil : new
    }
    if canAnimate, layoutState.isPrepared || !elements.isEmpty, !layoutState.isUpdating {
      // Whatever was invalidated in the batch moves.
      animate({ self.playRelayout() }, completion: complete)
    } else {
      setNeedsLayout()
      whenShown { complete(true) }
    }
  }

  /// Has the layout prepared for the old data before a batch changes it: a layout that keeps a model of its own by the
  /// changes that it is told of would else count them twice.
  private func bringLayoutUpToDate() {
    guard !layoutState.isUpdating else { return }
    preparingChange { prepareLayoutIfNeeded() }
  }

  /// An empty batch lays out anew, but must not hide that the data source changed.
  private func checkUnchanged(_ before: [Int]) {
    guard storedCounts != nil else { return }
    let after = loadCounts()
    if after != before { _ = CollectionUpdate([], before: before, after: after) }
    if layoutState.isPrepared { storedLayout.invalidateLayout() }
  }

  func playRelayout() -> [CollectionElement] {
    let changeover = CollectionChangeover(.relayout, of: self)
    changeover.asksLayout = false
    remember(in: changeover)
    preparingChange { prepareLayoutIfNeeded() }
    return play(changeover)
  }

  // MARK: - Committing

  func commit(_ changes: [CollectionChange], before: [Int], _ completion: @escaping (Bool) -> Void) {
    cancelPress()
    if plannedCounts == nil { index.isOutdated = true }
    let isOfData = plannedCounts == nil && shadow == nil && placeholderEdits.isEmpty
    let changes = shownChanges(changes, before: before)
    let after = loadCounts()
    let update = CollectionUpdate(changes, before: before, after: after)
    if isOfData { dataDidMove(update.newPath) }
    if changes.allSatisfy(\.isReconfiguration) { return commitReconfiguration(update, completion) }
    let changeover = CollectionChangeover(.update(update), of: self)
    let animates = canAnimate && !layoutState.isUpdating
    if animates {
      remember(in: changeover)
      rememberArrivals(update, in: changeover)
    }
    apply(update)
    guard animates else {
      preparingChange {
        prepareForUpdate(update, changeover)
        rekeyElements(changeover, animated: false)
        reconfigure(update)
        adoptTargetOffset()
      }
      updateElements()
      storedLayout.finalizeCollectionViewUpdates()
      whenShown { completion(true) }
      return
    }
    animate(
      {
        self.preparingChange {
          self.prepareForUpdate(update, changeover)
          self.rekeyElements(changeover, animated: true)
          self.withoutAnimation { self.reconfigure(update) }
          self.adoptTargetOffset()
        }
        let moved = self.play(changeover)
        self.storedLayout.finalizeCollectionViewUpdates()
        // Layouts that have more to say, about the offset for one, say it then.
        if !self.layoutState.isPrepared { self.updateElements() }
        return moved
      }, completion: completion)
  }

  /// Counts and keeps everything as it is after an update, but for the elements.
  func apply(_ update: CollectionUpdate) {
    storedCounts = update.after
    selection = selection.compactMap(update.newPath)
    itemsDidMove(update.newPath)
    prefetched = Set(prefetched.compactMap(update.newPath))
    storedLayout.itemsWillMove(update.newPath, sections: update.sectionPlace)
    batchDepth += 1
    let context = storedLayout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
    batchDepth -= 1
  }

  /// Notes where items were that deletions and moves bring onto the screen, while the layout can still be asked.
  ///
  /// Costs what is visible and what changed: as many items as are visible, on either side, that are not deleted.
  private func rememberArrivals(_ update: CollectionUpdate, in changeover: CollectionChangeover) {
    guard layoutState.isPrepared else { return }
    func note(_ path: IndexPath) {
      let key = CollectionElementKey.cell(path)
      guard changeover.before[key] == nil else { return }
      changeover.before[key] = storedLayout.attributes(of: key)?.duplicate()
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

  private func prepareForUpdate(_ update: CollectionUpdate, _ changeover: CollectionChangeover) {
    prepareLayoutIfNeeded()
    let place = update.place
    var items: [UICollectionViewUpdateItem] = []
    for change in update.changes {
      if let item = change.updateItem(end: place) { items.append(item) }
    }
    storedLayout.prepare(forCollectionViewUpdates: items)
    // Many layouts take the changes over only now.
    contentSize = storedLayout.collectionViewContentSize
    let (supplementaries, decorations) = extraKinds()
    for kind in supplementaries {
      for path in storedLayout.indexPathsToDeleteForSupplementaryView(ofKind: kind) {
        changeover.deletedExtras.insert(.supplementary(kind, path))
      }
      for path in storedLayout.indexPathsToInsertForSupplementaryView(ofKind: kind) {
        changeover.insertedExtras.insert(.supplementary(kind, path))
      }
    }
    for kind in decorations {
      for path in storedLayout.indexPathsToDeleteForDecorationView(ofKind: kind) {
        changeover.deletedExtras.insert(.decoration(kind, path))
      }
      for path in storedLayout.indexPathsToInsertForDecorationView(ofKind: kind) {
        changeover.insertedExtras.insert(.decoration(kind, path))
      }
    }
  }

  /// The kinds of supplementary and of decoration views that are shown or registered.
  private func extraKinds() -> (supplementaries: [String], decorations: [String]) {
    var supplementaries = Set(reuse.classes.keys.map(\.kind).filter { $0 != ReuseKey.cell })
    var decorations = Set(storedLayout.decorationClasses.keys)
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
  func rekeyElements(_ changeover: CollectionChangeover, animated: Bool) {
    for element in elements.leaving where element.isRevivable {
      if let key = changeover.newKey(of: element.key) { element.key = key } else { element.isRevivable = false }
    }
    var kept: [CollectionElement] = []
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
    if case .update(let update) = changeover.cause { rekeyOrthogonalViews(update.sectionPlace) }
    if !animated { restoreOrder() }
  }

  /// The offset stays where content may rest, and layout and delegate may want another one.
  func adoptTargetOffset() {
    var target = storedLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    target = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    if target != contentOffset { contentOffset = clamped(target) }
  }

  // MARK: - Reconfiguring

  /// Cells are filled anew, and laid out anew where that changes the sizes they would like.
  private func commitReconfiguration(_ update: CollectionUpdate, _ completion: @escaping (Bool) -> Void) {
    withoutAnimation { reconfigure(update) }
    // What else is out of date moves along: a movement that the batch has ended, for one.
    let isSettled = layoutState.isPrepared && layoutState.band?.isSettled(for: bounds) == true
    guard storedLayout.measuresViews || !isSettled, !layoutState.isUpdating else {
      return whenShown { completion(true) }
    }
    layoutState.band?.unsettle()
    layoutState.anchor = anchorForResizing()
    if canAnimate, !elements.isEmpty {
      animate({ self.playRelayout() }, completion: completion)
    } else {
      setNeedsLayout()
      whenShown { completion(true) }
    }
  }

  /// Has the data source fill the cells of items anew.
  private func reconfigure(_ update: CollectionUpdate) {
    for old in update.reconfiguredItems {
      guard let place = update.newPath(of: old),
        let element = elements[.cell(place)] ?? elements.revivable(.cell(place)),
        let dataSource,
        let path = dataPath(place), let cell = element.view as? UICollectionViewCell
      else { continue }
      reuse.reconfigured = (path, cell)
      let returned = asking { dataSource.collectionView(self, cellForItemAt: path) }
      reuse.reconfigured = nil
      guard returned === cell else {
        fatalError(
          "the cell returned from -collectionView:cellForItemAtIndexPath: to reconfigure the item at index path "
            + "\(path.pathText) must be the existing cell \(cell), dequeued with its reuse identifier "
            + "\(cell.reuseIdentifier ?? ""), not \(returned)")
      }
      element.measureGeneration = nil
      element.isSizeOutdated = false
      cell.setNeedsLayout()
    }
  }
}
