// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Keeping views for exactly the elements that meet the bounds.

extension UICollectionView {
  // MARK: - Invalidation

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, batchDepth == 0, !layoutState.isUpdating { storedCounts = nil }
    layoutState.isPrepared = false
    layoutState.band = nil
    layoutState.offsetAdjustment.x += context.contentOffsetAdjustment.x
    layoutState.offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  /// Asks the layout whether bounds that are about to be set change it.
  func boundsWillChange(to newBounds: CGRect) {
    let old = bounds
    guard newBounds != old, layoutState.isPrepared else { return }
    let changes = storedLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    if newBounds.size == old.size { layoutState.dependsOnOffset = changes }
    guard changes else { return }
    storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: newBounds))
  }

  func changeLayout(to layout: UICollectionViewLayout) {
    let old = storedLayout
    guard layout !== old else { return }
    if let other = layout.collectionView, other !== self {
      fatalError("the layout \(layout) is in use by another collection view")
    }
    old.prepareForTransition(to: layout)
    layout.collectionView = self
    layout.prepareForTransition(from: old)
    let views = elements.ordered.map(\.view)
    for view in views { view.willTransition(from: old, to: layout) }
    old.collectionView = nil
    storedLayout = layout
    layoutState.dependsOnOffset = false
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    prepareLayoutIfNeeded()
    adoptTargetOffset()
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    for view in views { view.didTransition(from: old, to: layout) }
  }

  /// After an update or a change of layout, layout and delegate may want another offset.
  func adoptTargetOffset() {
    var target = storedLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    target = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    if target != contentOffset { contentOffset = clamped(target) }
  }

  func prepareLayoutIfNeeded() {
    guard !layoutState.isPrepared else { return }
    layoutState.isPrepared = true
    layoutState.band = nil
    statistics.layoutsPrepared += 1
    storedLayout.prepare()
    contentSize = storedLayout.collectionViewContentSize
    let adjustment = layoutState.offsetAdjustment
    guard adjustment != .zero else { return }
    layoutState.offsetAdjustment = .zero
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }

  // MARK: - The pass

  /// More rounds than this mean that views never agree with the layout on their sizes.
  private static let mostRounds = 100

  /// Makes, moves and takes away views until they are those of the elements that meet the bounds.
  func updateElements() {
    guard !layoutState.isUpdating else { return }
    layoutState.isUpdating = true
    defer { layoutState.isUpdating = false }
    var isChanged = false
    for _ in 0..<Self.mostRounds {
      prepareLayoutIfNeeded()
      guard layoutState.isPrepared else { continue }
      if layoutState.band?.isSettled(for: bounds) == true { break }
      isChanged = true
      placeVisibleElements()
      measureVisibleElements()
    }
    guard isChanged else { return }
    announceDisplayed()
    updatePrefetching()
  }

  private func placeVisibleElements() {
    let bounds = self.bounds
    if layoutState.band?.rect.contains(bounds) != true { layoutState.band = makeBand(around: bounds) }
    guard var band = layoutState.band else { return }
    let visible = band.visible(in: bounds)
    layoutState.band = band
    statistics.elementsChecked += band.attributes.count
    var keys = Set<CollectionElementKey>(minimumCapacity: visible.count)
    for attributes in visible { keys.insert(attributes.key) }
    for element in elements.ordered where !keys.contains(element.key) {
      elements.remove(element)
      retire(element)
    }
    for attributes in visible {
      // An app's method has invalidated the layout: the next round sees to it.
      guard layoutState.isPrepared else { return }
      if let element = elements[attributes.key] {
        apply(attributes, to: element)
      } else {
        makeElement(attributes)
      }
    }
  }

  /// Asks the layout for somewhat more than the screen shows, unless the answer holds for this offset only.
  private func makeBand(around bounds: CGRect) -> CollectionBand {
    var rect = bounds
    if !layoutState.dependsOnOffset, !storedLayout.dependsOnPlace {
      let (x, y) = (horizontalRange, verticalRange)
      rect = bounds.insetBy(
        dx: x.upperBound > x.lowerBound ? -bounds.width / 2 : 0,
        dy: y.upperBound > y.lowerBound ? -bounds.height / 2 : 0)
    }
    statistics.layoutQueries += 1
    return CollectionBand(rect: rect, attributes: storedLayout.attributesForScreen(in: rect) ?? [])
  }

  // MARK: - Elements

  private func makeElement(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    reuse.attributesInHand = attributes
    let reloads = layoutState.reloads
    let view = makeView(for: attributes)
    reuse.attributesInHand = nil
    guard reloads == layoutState.reloads else {
      reuse.keep(view, key)
      return
    }
    let element = CollectionElement(key: key, view: view, attributes: attributes)
    view.setAttributes(attributes)
    view.apply(attributes)
    statistics.attributesApplied += 1
    if let cell = view as? UICollectionViewCell {
      let isSelected = selection.contains(key.indexPath)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }
    view.prepareForDisplay()
    let place = elements.insert(element)
    if place > 0 {
      insertSubview(view, aboveSubview: elements.ordered[place - 1].view)
    } else if elements.ordered.count > 1 {
      insertSubview(view, belowSubview: elements.ordered[1].view)
    } else {
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    }
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to element: CollectionElement) {
    let old = element.attributes
    guard attributes !== old else { return }
    element.attributes = attributes
    guard !attributes.isEqual(old) else { return }
    element.view.setAttributes(attributes)
    element.view.apply(attributes)
    statistics.attributesApplied += 1
    if attributes.zIndex != old.zIndex { restoreOrder() }
  }

  /// Puts the elements' views in order after keys or depths have changed.
  func restoreOrder() {
    elements.replace(with: elements.ordered)
    var previous: UIView? = backgroundView?.superview === self ? backgroundView : nil
    for element in elements.ordered {
      if let previous {
        insertSubview(element.view, aboveSubview: previous)
      } else {
        insertSubview(element.view, at: 0)
      }
      previous = element.view
    }
  }

  /// Takes an element's view off the screen and keeps it for another.
  func retire(_ element: CollectionElement) {
    let view = element.view
    if pressedItem == element.key.indexPath, element.key.category == .cell { cancelPress() }
    view.removeFromSuperview()
    if element.isDisplayed {
      let path = element.key.indexPath
      switch element.key.category {
      case .cell:
        if let cell = view as? UICollectionViewCell {
          delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        }
      case .supplementaryView:
        delegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.key.kind, at: path)
      case .decorationView: break
      }
    }
    reuse.keep(view, element.key)
  }

  // MARK: - Sizes that views would like

  private func measureVisibleElements() {
    guard storedLayout.measuresViews else { return }
    let generation = storedLayout.measureGeneration
    for element in elements.ordered where element.measureGeneration != generation {
      element.measureGeneration = generation
      guard element.key.category != .decorationView, element.attributes.fittingAxes != [] else { continue }
      let original = element.attributes
      guard let draft = original.copy(with: nil) as? UICollectionViewLayoutAttributes else { continue }
      let preferred = element.view.preferredLayoutAttributesFitting(draft)
      guard
        storedLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      storedLayout.invalidateLayout(
        with: storedLayout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
  }

  private func announceDisplayed() {
    for element in elements.ordered where !element.isDisplayed && elements[element.key] === element {
      element.isDisplayed = true
      let path = element.key.indexPath
      switch element.key.category {
      case .cell:
        if let cell = element.view as? UICollectionViewCell {
          delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        }
      case .supplementaryView:
        delegate?.collectionView(
          self, willDisplaySupplementaryView: element.view, forElementKind: element.key.kind, at: path)
      case .decorationView: break
      }
    }
  }

  // MARK: - Background

  func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    placeBackground()
  }

  func placeBackground() {
    showGround()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  // MARK: - Prefetching

  private func updatePrefetching() {
    guard isPrefetchingEnabled, let prefetchDataSource, let band = layoutState.band else { return }
    let bounds = self.bounds
    var near = Set<IndexPath>()
    for attributes in band.attributes
    where attributes.representedElementCategory == .cell && !attributes.frame.intersects(bounds) {
      near.insert(attributes.indexPath)
    }
    let gone = prefetched.subtracting(near).filter { visibleCell(at: $0) == nil }
    let new = near.subtracting(prefetched)
    prefetched = near
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.sorted()) }
    if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted()) }
  }
}

extension UICollectionReusableView {
  /// Gives the view the geometry and appearance of its element.
  func setAttributes(_ attributes: UICollectionViewLayoutAttributes) {
    adoptPlace(of: attributes)
    if CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(transform3D) {
      let frame = attributes.frame
      if self.frame != frame { self.frame = frame }
    } else {
      transform3D = attributes.transform3D
      if bounds.size != attributes.size { bounds = CGRect(origin: bounds.origin, size: attributes.size) }
      if center != attributes.center { center = attributes.center }
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
  }
}
