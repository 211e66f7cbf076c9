// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Keeping views for exactly the elements that meet the bounds.

extension UICollectionView {
  // MARK: - Invalidation

  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    if let transition = interactiveTransition?.layout, layout !== transition { transition.note(outdated: layout) }
    if context.invalidateDataSourceCounts, batchDepth == 0, !layoutState.isUpdating { storedCounts = nil }
    layoutState.isPrepared = false
    if layout.answersByElement, layoutState.band != nil, let names = context.namedElements {
      layoutState.outdated.formUnion(names)
    } else {
      layoutState.forgetBand()
    }
    layoutState.offsetAdjustment.x += context.contentOffsetAdjustment.x
    layoutState.offsetAdjustment.y += context.contentOffsetAdjustment.y
    if context.contentOffsetAdjustment != .zero { layoutState.isAdjustedByContext = true }
    setNeedsLayout()
  }

  /// Asks the layout whether bounds that are about to be set change it, and how; it is told when they are there.
  func boundsWillChange(to newBounds: CGRect) {
    let old = bounds
    guard newBounds != old, layoutState.isPrepared else { return }
    let changes = storedLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    let context = changes ? storedLayout.invalidationContext(forBoundsChange: newBounds) : nil
    if newBounds.size == old.size {
      layoutState.dependsOnOffset = changes && !(storedLayout.answersByElement && context?.namedElements != nil)
    }
    guard let context else { return }
    if AnimationContext.current != nil, layoutState.animatedBounds == nil { layoutState.animatedBounds = old }
    layoutState.boundsContext = context
  }

  /// Tells the layout that the bounds which change it are there.
  func invalidateForBounds() {
    guard let context = layoutState.boundsContext else { return }
    layoutState.boundsContext = nil
    storedLayout.invalidateLayout(with: context)
  }

  /// In an animation block the elements move along with the bounds, whether the app lays out in the block or not.
  func boundsDidChangeInBlock() {
    guard layoutState.animatedBounds != nil, AnimationContext.current != nil, window != nil else { return }
    layoutIfNeeded()
  }

  func prepareLayoutIfNeeded() {
    guard !layoutState.isPrepared else { return }
    layoutState.isPrepared = true
    let outdated = layoutState.outdated
    if outdated.isEmpty { layoutState.forgetBand() }
    statistics.layoutsPrepared += 1
    storedLayout.prepare()
    storedLayout.wasMirrored = storedLayout.isMirrored
    let size = storedLayout.collectionViewContentSize
    if !outdated.isEmpty {
      if size == contentSize { renew(outdated) } else { layoutState.forgetBand() }
    }
    contentSize = size
    if let transition = interactiveTransition?.layout, let offset = transition.takeOffset() { contentOffset = offset }
    let adjustment = layoutState.offsetAdjustment
    guard adjustment != .zero else { return }
    layoutState.offsetAdjustment = .zero
    layoutState.movedOffset = layoutState.isAdjustedByContext
    layoutState.isAdjustedByContext = false
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    keepOffsetInRange()
  }

  /// Asks the layout for the elements alone that were named as out of date.
  private func renew(_ keys: Set<CollectionElementKey>) {
    layoutState.outdated = []
    statistics.elementsRenewed += keys.count
    layoutState.band?.renew(keys) { storedLayout.attributes(of: $0) }
  }

  // MARK: - The pass

  /// More rounds than this mean that views never agree with the layout on their sizes.
  private static let mostRounds = 100

  /// Makes, moves and takes away views until they are those of the elements that meet the bounds.
  func updateElements() {
    // Within a batch the data may have changed already, of which nothing is known yet; its end shows everything.
    guard batchDepth == 0, !layoutState.isUpdating, !layoutState.isPreparingChange else { return }
    // A data source is not kept alive; one that has gone has nothing to show.
    if dataSource == nil, storedCounts?.isEmpty == false { reloadEverything() }
    if resizeElements() { return }
    if animatesPass { return relayoutInBlock() }
    layoutState.isUpdating = true
    defer { layoutState.isUpdating = false }
    if findElements() { elementsDidChange() }
    layoutState.staleBand = nil
    layoutState.animatedBounds = nil
  }

  /// Repeats until layout and views agree; whether there was anything to do.
  func findElements() -> Bool {
    var isChanged = false
    var anchor = layoutState.anchor
    layoutState.anchor = nil
    layoutState.movedOffset = false
    if layoutState.scrollTarget?.offset != contentOffset { layoutState.scrollTarget = nil }
    for _ in 0..<Self.mostRounds {
      prepareLayoutIfNeeded()
      guard layoutState.isPrepared else { continue }
      if let anchor, !layoutState.movedOffset { hold(anchor) }
      if let target = layoutState.scrollTarget { scrollAgain(to: target) }
      guard layoutState.isPrepared else { continue }
      if layoutState.band?.isSettled(for: bounds) == true { break }
      isChanged = true
      placeVisibleElements()
      if anchor == nil { anchor = scrollAnchor() }
      measureVisibleElements()
    }
    layoutState.scrollTarget = nil
    return isChanged
  }

  func elementsDidChange() {
    announceDisplayed()
    updatePrefetching()
  }

  private func placeVisibleElements() {
    let bounds = self.bounds
    if layoutState.band?.rect.contains(neededRect(around: bounds)) != true {
      layoutState.band = makeBand(around: bounds)
    }
    guard var band = layoutState.band else { return }
    let visible = band.visible(in: bounds, margin: storedLayout.orthogonalBandMargin) {
      storedLayout.orthogonalShift(section: $0)
    }
    layoutState.band = band
    statistics.elementsChecked += band.attributes.count
    var keys = Set<CollectionElementKey>(minimumCapacity: visible.count)
    for attributes in visible { keys.insert(attributes.key) }
    for element in elements.ordered where !keys.contains(element.key) { lose(element) }
    updateOrthogonalViews(for: visible)
    var isOutOfOrder = false
    defer {
      if isOutOfOrder { restoreOrder() }
      // Only now have cells left the scroll views of sections that do not scroll any more.
      dropOrthogonalViews()
    }
    for attributes in visible {
      // An app's method has invalidated the layout: the next round sees to it.
      guard layoutState.isPrepared else { return }
      if let element = elements[attributes.key] {
        if apply(attributes, to: element) { isOutOfOrder = true }
      } else if let element = elements.revive(attributes.key) {
        insert(element)
        // It was told of nothing while it left.
        if let cell = element.view as? UICollectionViewCell {
          withoutAnimation { adoptState(cell, at: element.key.indexPath) }
        }
        if apply(attributes, to: element) { isOutOfOrder = true }
      } else {
        makeElement(attributes)
      }
    }
  }

  /// An element does not meet the bounds any more.
  private func lose(_ element: CollectionElement) {
    if layoutState.changeover != nil, !element.isNew {
      elements.depart(element, isRevivable: true)
    } else {
      elements.remove(element)
      retire(element)
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
      if prefetches { rect = rect.union(rectAhead(of: bounds, screens: 1)) }
    }
    statistics.layoutQueries += 1
    return CollectionBand(rect: rect, attributes: storedLayout.elementsForScreen(in: rect))
  }

  // MARK: - Elements

  private func makeElement(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    // A gap is a place without a view.
    if key.category == .cell, let gap = shadow?.place(of: .gap), gap == key.indexPath { return }
    guard key.category != .cell || hasItem(at: key.indexPath) else {
      UIApplication.warn(
        "Layout attributes \(attributes) were received from the layout \(storedLayout) but are not valid for the data "
          + "source counts. Attributes will be ignored.")
      return
    }
    let reloads = layoutState.reloads
    // What a view is made from and filled with is not part of an animation.
    withoutAnimation {
      reuse.attributesInHand = attributes
      let view = makeView(for: attributes)
      reuse.attributesInHand = nil
      guard reloads == layoutState.reloads else { return reuse.keep(view, key) }
      let element = CollectionElement(key: key, view: view, attributes: attributes)
      element.isNew = layoutState.changeover != nil
      show(attributes, of: element)
      if let cell = view as? UICollectionViewCell { adoptState(cell, at: key.indexPath) }
      view.prepareForDisplay()
      // Views that are to say their sizes may turn out to have no place on the screen.
      if !storedLayout.measuresViews { announce(element) }
      guard reloads == layoutState.reloads else { return retire(element) }
      insert(element)
    }
  }

  /// Runs `body` outside the animation block, if any, that is running.
  func withoutAnimation(_ body: () -> Void) {
    if AnimationContext.current == nil { body() } else { AnimationContext.runWithoutAnimation(body) }
  }

  /// Puts an element's view among the others.
  private func insert(_ element: CollectionElement) {
    place(element, at: elements.insert(element))
  }

  /// Takes over what the layout says of an element; returns whether its depth is another one.
  private func apply(_ attributes: UICollectionViewLayoutAttributes, to element: CollectionElement) -> Bool {
    element.attributes = attributes
    guard layoutState.changeover == nil else { return false }
    let host = hostView(for: attributes)
    let isElsewhere = attributes.zIndex != element.shown?.zIndex || element.view.superview !== host
    if !attributes.isEqual(element.shown) || element.hostOrigin != hostOrigin(for: attributes) {
      show(attributes, of: element)
    }
    return isElsewhere
  }

  /// Gives an element's view attributes, in the space of the view that it stands in; in an animation block it moves
  /// there.
  func show(_ attributes: UICollectionViewLayoutAttributes, of element: CollectionElement) {
    element.shown = attributes.duplicate()
    element.hostOrigin = hostOrigin(of: element, showing: attributes)
    if showsMoved(element) { return }
    element.view.setAttributes(attributes, from: element.hostOrigin)
    element.view.apply(attributes)
    statistics.attributesApplied += 1
  }

  /// Puts the elements' views in order after keys or depths have changed.
  func restoreOrder() {
    elements.replace(with: elements.ordered)
    let wanted = elements.allOrdered
    if orthogonalViews.isEmpty {
      let views = Set(wanted.map { ObjectIdentifier($0.view) })
      let present = subviews.filter { views.contains(ObjectIdentifier($0)) }
      guard !present.elementsEqual(wanted, by: { $0 === $1.view }) else { return }
    }
    orderViews(of: wanted)
  }

  /// Takes an element's view off the screen and keeps it for another.
  func retire(_ element: CollectionElement) {
    let view = element.view
    if !element.isLeaving, let pressedItem, element.key == .cell(shownPath(pressedItem)) { cancelPress() }
    view.removeFromSuperview()
    if element.motions > 0 { view.stopMotion() }
    if element.isDisplayed {
      let path = element.key.indexPath
      switch element.key.category {
      case .cell:
        if let cell = view as? UICollectionViewCell, let item = dataPath(path) {
          delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: item)
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
    let watchesSizes = storedLayout.answersByElement
    for element in elements.ordered
    where element.measureGeneration != generation || watchesSizes && element.hasUnknownSize {
      element.measureGeneration = generation
      _ = measure(element)
    }
  }

  /// Tells the delegate of what has come onto the screen and was not announced when it was made.
  private func announceDisplayed() {
    for element in elements.ordered where !element.isDisplayed && elements[element.key] === element {
      announce(element)
    }
  }

  private func announce(_ element: CollectionElement) {
    let path = element.key.indexPath
    switch element.key.category {
    case .cell:
      // Of placeholders the delegate hears nothing.
      guard let item = dataPath(path) else { return }
      element.isDisplayed = true
      if let cell = element.view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: item)
      }
    case .supplementaryView:
      element.isDisplayed = true
      delegate?.collectionView(
        self, willDisplaySupplementaryView: element.view, forElementKind: element.key.kind, at: path)
    case .decorationView: element.isDisplayed = true
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
}

extension UICollectionReusableView {
  /// Gives the view the geometry and appearance of its element. `origin` is what the superview's content origin is in
  /// the collection view's content, in points.
  func setAttributes(_ attributes: UICollectionViewLayoutAttributes, from origin: CGPoint = .zero) {
    adoptPlace(of: attributes)
    if CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(transform3D) {
      let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      if self.frame != frame { self.frame = frame }
    } else {
      transform3D = attributes.transform3D
      if bounds.size != attributes.size { bounds = CGRect(origin: bounds.origin, size: attributes.size) }
      let place = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
      if center != place { center = place }
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
  }

  /// Ends the animations of the view and of all in it, so that it can be used for another element.
  fileprivate func stopMotion() {
    layer.stopMotion()
  }
}

extension CALayer {
  fileprivate func stopMotion() {
    if animationKeys() != nil { removeAllAnimations() }
    for sublayer in sublayers ?? [] { sublayer.stopMotion() }
  }
}
