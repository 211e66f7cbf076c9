// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What is known of the layout, and how it is brought up to date.

extension ListEngine {
  /// The layout has said that it, or what a context names of it, is out of date.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, batch == nil, !phase.isUpdating, !phase.isPreparing { storedCounts = nil }
    layoutState.isPrepared = false
    if layout.answersByElement, layoutState.band != nil, let names = context.namedElements {
      layoutState.outdated.formUnion(names)
    } else {
      layoutState.forgetBand()
    }
    layoutState.offsetAdjustment.x += context.contentOffsetAdjustment.x
    layoutState.offsetAdjustment.y += context.contentOffsetAdjustment.y
    if context.contentOffsetAdjustment != .zero { layoutState.isAdjustedByContext = true }
    host.setNeedsLayout()
  }

  // MARK: - Bounds

  /// Asks the layout whether bounds that are about to be set change it, and how; it is told when they are there.
  func boundsWillChange(to newBounds: CGRect) {
    let old = host.bounds
    guard newBounds != old, layoutState.isPrepared else { return }
    let changes = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    let context = changes ? layout.invalidationContext(forBoundsChange: newBounds) : nil
    if newBounds.size == old.size {
      layoutState.dependsOnOffset = changes && !(layout.answersByElement && context?.namedElements != nil)
    }
    guard let context else { return }
    if AnimationContext.current != nil, layoutState.animatedBounds == nil { layoutState.animatedBounds = old }
    layoutState.boundsContext = context
  }

  /// Tells the layout that the bounds which change it are there.
  func invalidateForBounds() {
    guard let context = layoutState.boundsContext else { return }
    layoutState.boundsContext = nil
    layout.invalidateLayout(with: context)
  }

  /// In an animation block the elements move along with the bounds, whether the app lays out in the block or not.
  func boundsDidChangeInBlock() {
    guard layoutState.animatedBounds != nil, AnimationContext.current != nil, host.window != nil else { return }
    host.layoutIfNeeded()
  }

  // MARK: - Preparing

  func prepareLayoutIfNeeded() {
    guard !layoutState.isPrepared else { return }
    layoutState.isPrepared = true
    let outdated = layoutState.outdated
    if outdated.isEmpty { layoutState.forgetBand() }
    statistics.layoutsPrepared += 1
    layout.prepare()
    layout.wasMirrored = layout.isMirrored
    let size = layout.collectionViewContentSize
    if !outdated.isEmpty {
      if size == host.contentSize { renew(outdated) } else { layoutState.forgetBand() }
    }
    host.contentSize = size
    if let offset = host.takeLayoutsOffset() { host.contentOffset = offset }
    let adjustment = layoutState.offsetAdjustment
    guard adjustment != .zero else { return }
    layoutState.offsetAdjustment = .zero
    layoutState.movedOffset = layoutState.isAdjustedByContext
    layoutState.isAdjustedByContext = false
    host.contentOffset = CGPoint(x: host.contentOffset.x + adjustment.x, y: host.contentOffset.y + adjustment.y)
    host.keepOffsetInRange()
  }

  /// Asks the layout for the elements alone that were named as out of date.
  private func renew(_ keys: Set<ElementKey>) {
    layoutState.outdated = []
    statistics.elementsRenewed += keys.count
    let layout = layout
    layoutState.band?.renew(keys) { layout.attributes(of: $0) }
  }

  /// Does what has to be done before a change can be played. Layout passes wait meanwhile: the content's new size may
  /// move the bounds, which asks for one in an animation block.
  func preparing(_ body: () -> Void) {
    if phase.isPreparing { body() } else { during(.preparing(within: phase), body) }
  }

  /// Another layout has taken over: nothing that the one before said holds.
  func layoutWasReplaced() {
    layoutState.dependsOnOffset = false
    // Another layout has been told of no sizes.
    for element in elements.allOrdered { element.measureGeneration = nil }
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
  }
}
