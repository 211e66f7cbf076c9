// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing

// Showing what was applied: on the main thread, one content after the other.

extension UICollectionViewDiffableDataSource {
  typealias State = DiffableState<SectionIdentifierType, ItemIdentifierType>

  func submit(_ edit: State.Edit, _ manner: State.Manner, _ completion: (() -> Void)?) {
    enqueue(edit, manner, completion.map(State.Completion.init(call:)))
  }

  nonisolated private func enqueue(_ edit: State.Edit, _ manner: State.Manner, _ completion: State.Completion?) {
    let isOnMain = MainQueue.isCurrent
    if isOnMain { MainActor.assumeIsolated { checkNotShowing() } }
    let isMixed = state.add(edit, manner, completion, isOnMain: isOnMain)
    if isOnMain {
      MainActor.assumeIsolated {
        if isMixed { warnOfThreads() }
        showWaiting()
      }
    } else {
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated {
          if isMixed { warnOfThreads() }
          showWaiting()
        }
      }
    }
  }

  private func checkNotShowing() {
    guard isShowing || collectionView?.isAskingDataSource == true else { return }
    fatalError(
      "Deadlock detected: attempted to apply a snapshot to diffable data source while it was already applying a "
        + "snapshot. Make sure you are consistently applying snapshots either always on the main queue or always off the "
        + "main queue, and make sure you are not applying a snapshot as a side effect of updates, for example from "
        + "inside of a cell provider - view=\(collectionView.map { "\($0)" } ?? "nil")")
  }

  private func warnOfThreads() {
    UIApplication.warn(
      "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always "
        + "submit updates either always on the main queue or always off the main queue - "
        + "view=\(collectionView.map { "\($0)" } ?? "nil")")
  }

  private func showWaiting() {
    guard let waiting = state.takeWaiting() else { return }
    let old = state.shown
    var content = waiting.content
    let marked = content.snapshot
    content.clearMarks()
    let finish = {
      for completion in waiting.completions { completion.call() }
    }
    guard let collectionView else {
      state.setShown(content)
      finish()
      return
    }
    isShowing = true
    // What nobody has loaded can't be updated; what was never shown has nothing to move from.
    if waiting.manner == .reload || !hasShown || collectionView.isBlank {
      hasShown = true
      state.setShown(content)
      collectionView.reloadData()
      isShowing = false
      collectionView.engine.whenShown(finish)
      return
    }
    let update = DiffableUpdate(from: old.snapshot, to: marked)
    if update.isEmpty {
      state.setShown(content)
      isShowing = false
      if !waiting.completions.isEmpty { collectionView.engine.whenShown(finish) }
      return
    }
    let show = {
      let carried = update.carriedPaths(collectionView.indexPathsForSelectedItems ?? [])
      collectionView.performBatchUpdates(
        {
          self.state.setShown(content)
          update.note(in: collectionView)
        }, completion: { _ in finish() })
      for path in carried { collectionView.selectItem(at: path, animated: false, scrollPosition: []) }
    }
    if waiting.manner == .animated { show() } else { UIView.performWithoutAnimation(show) }
    isShowing = false
    if !content.outlines.isEmpty { updateRows(of: collectionView, animated: waiting.manner == .animated) }
  }

  /// Rows that stay may have been expanded or collapsed, or stand at another level.
  private func updateRows(of view: UICollectionView, animated: Bool) {
    let rows = view.visibleCells.compactMap { $0 as? any OutlineRow }
    guard !rows.isEmpty else { return }
    let update = { for row in rows { row.adoptOutlineState() } }
    if animated { UIView.animate(withDuration: 0.25, animations: update) } else { update() }
  }
}
