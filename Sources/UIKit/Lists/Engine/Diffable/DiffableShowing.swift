// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing

// Showing what was applied: on the main thread, one content after the other.

/// A list that shows the content of a diffable data source.
@preconcurrency @MainActor protocol DiffableView: ListEngineHost {
  /// Whether nothing was loaded yet that a batch of updates could keep.
  var isBlank: Bool { get }
  /// The selected items.
  var selectedPaths: [IndexPath] { get }
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Selects an item, without telling anybody.
  func select(again path: IndexPath)
}

/// A diffable data source: it keeps what it shows, and shows what was applied as one batch of its view.
@preconcurrency @MainActor protocol DiffableShowing<SectionID, ItemID>: AnyObject, Sendable {
  associatedtype SectionID: Hashable & Sendable
  associatedtype ItemID: Hashable & Sendable
  nonisolated var state: DiffableState<SectionID, ItemID> { get }
  var shownView: (any DiffableView)? { get }
  /// Whether the view is being given new content.
  var isShowing: Bool { get set }
  var hasShown: Bool { get set }
  /// Says the changes to the view, within a batch.
  func note(_ update: DiffableUpdate)
  /// Content was shown by a batch.
  func didShow(_ content: SnapshotContent<SectionID, ItemID>, animated: Bool)
}

extension DiffableShowing {
  typealias State = DiffableState<SectionID, ItemID>

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
    guard isShowing || shownView?.isAskingDataSource == true else { return }
    fatalError(
      "Deadlock detected: attempted to apply a snapshot to diffable data source while it was already applying a "
        + "snapshot. Make sure you are consistently applying snapshots either always on the main queue or always off the "
        + "main queue, and make sure you are not applying a snapshot as a side effect of updates, for example from "
        + "inside of a cell provider - view=\(shownView.map { "\($0)" } ?? "nil")")
  }

  private func warnOfThreads() {
    UIApplication.warn(
      "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always "
        + "submit updates either always on the main queue or always off the main queue - "
        + "view=\(shownView.map { "\($0)" } ?? "nil")")
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
    guard let view = shownView else {
      state.setShown(content)
      finish()
      return
    }
    isShowing = true
    // What nobody has loaded can't be updated; what was never shown has nothing to move from.
    if waiting.manner == .reload || !hasShown || view.isBlank {
      hasShown = true
      state.setShown(content)
      view.reloadData()
      isShowing = false
      view.engine.whenShown(finish)
      return
    }
    let update = DiffableUpdate(from: old.snapshot, to: marked)
    if update.isEmpty {
      state.setShown(content)
      isShowing = false
      if !waiting.completions.isEmpty { view.engine.whenShown(finish) }
      return
    }
    let show = {
      let carried = update.carriedPaths(view.selectedPaths)
      view.performBatchUpdates(
        {
          self.state.setShown(content)
          self.note(update)
        }, completion: { _ in finish() })
      for path in carried { view.select(again: path) }
    }
    if waiting.manner == .animated { show() } else { UIView.performWithoutAnimation(show) }
    isShowing = false
    didShow(content, animated: waiting.manner == .animated)
  }
}
