// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Keeping views for exactly the elements that meet the bounds.

extension ListEngine {
  /// More rounds than this mean that views never agree with the layout on their sizes.
  private static let mostRounds = 100

  /// Makes, moves and takes away views until they are those of the elements that meet the bounds.
  func updateElements() {
    // Within a batch the data may have changed already, of which nothing is known yet; its end shows everything.
    guard batch == nil, !phase.isUpdating, !phase.isPreparing else { return }
    // A data source is not kept alive; one that has gone has nothing to show.
    if !host.hasDataSource, storedCounts?.isEmpty == false { host.reloadEverything() }
    if resizeElements() { return }
    if animatesPass { return relayoutInBlock() }
    during(.passing) {
      if findElements() { elementsDidChange() }
      layoutState.staleBand = nil
      layoutState.animatedBounds = nil
    }
  }

  /// Repeats until layout and views agree; whether there was anything to do.
  func findElements() -> Bool {
    var isChanged = false
    var anchor = layoutState.anchor
    layoutState.anchor = nil
    layoutState.movedOffset = false
    if layoutState.scrollTarget?.offset != host.contentOffset { layoutState.scrollTarget = nil }
    for _ in 0..<Self.mostRounds {
      prepareLayoutIfNeeded()
      guard layoutState.isPrepared else { continue }
      if let anchor, !layoutState.movedOffset { hold(anchor) }
      if let target = layoutState.scrollTarget { host.scrollAgain(to: target) }
      guard layoutState.isPrepared else { continue }
      if isSettled { break }
      isChanged = true
      placeVisibleElements()
      if anchor == nil { anchor = scrollAnchor() }
      measureVisibleElements()
    }
    layoutState.scrollTarget = nil
    return isChanged
  }

  /// Whether the elements that are shown are those that meet the bounds.
  var isSettled: Bool { layoutState.band?.isSettled(for: host.bounds) == true }

  func elementsDidChange() {
    for element in elements.ordered where !element.isDisplayed && elements[element.key] === element {
      announce(element)
    }
    host.elementsDidChange()
  }

  private func placeVisibleElements() {
    let bounds = host.bounds
    if layoutState.band?.rect.contains(host.neededRect(around: bounds)) != true {
      layoutState.band = makeBand(around: bounds)
    }
    guard var band = layoutState.band else { return }
    let layout = layout
    let visible = band.visible(in: bounds, margin: layout.orthogonalBandMargin) {
      layout.orthogonalShift(section: $0)
    }
    layoutState.band = band
    statistics.elementsChecked += band.attributes.count
    var keys = Set<ElementKey>(minimumCapacity: visible.count)
    for attributes in visible { keys.insert(attributes.key) }
    for element in elements.ordered where !keys.contains(element.key) { lose(element) }
    host.updateContainers(for: visible)
    var isOutOfOrder = false
    defer {
      if isOutOfOrder { restoreOrder() }
      // Only now have cells left containers that are needed no more.
      host.dropContainers()
    }
    for attributes in visible {
      // An app's method has invalidated the layout: the next round sees to it.
      guard layoutState.isPrepared else { return }
      if let element = elements[attributes.key] {
        if apply(attributes, to: element) { isOutOfOrder = true }
      } else if let element = elements.revive(attributes.key) {
        insert(element)
        // It was told of nothing while it left.
        withoutAnimation { host.adoptState(of: element) }
        if apply(attributes, to: element) { isOutOfOrder = true }
      } else {
        makeElement(attributes)
      }
    }
  }

  /// An element does not meet the bounds any more.
  private func lose(_ element: ListElement) {
    if phase.changeover != nil, !element.isNew {
      elements.depart(element, isRevivable: true)
    } else {
      elements.remove(element)
      retire(element)
    }
  }

  /// Asks the layout for somewhat more than the screen shows, unless the answer holds for this offset only.
  private func makeBand(around bounds: CGRect) -> ElementBand {
    var rect = bounds
    if !layoutState.dependsOnOffset, !layout.dependsOnPlace {
      let (x, y) = (host.horizontalRange, host.verticalRange)
      rect = bounds.insetBy(
        dx: x.upperBound > x.lowerBound ? -bounds.width / 2 : 0,
        dy: y.upperBound > y.lowerBound ? -bounds.height / 2 : 0)
      rect = host.bandRect(around: bounds, rect)
    }
    statistics.layoutQueries += 1
    return ElementBand(rect: rect, attributes: layout.elementsForScreen(in: rect))
  }

  // MARK: - Elements

  private func makeElement(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    let reloads = layoutState.reloads
    // What a view is made from and filled with is not part of an animation.
    withoutAnimation {
      reuse.attributesInHand = attributes
      let view = host.makeView(for: attributes)
      reuse.attributesInHand = nil
      guard let view else { return }
      let element = ListElement(key: key, view: view, attributes: attributes)
      guard reloads == layoutState.reloads else { return keep(element) }
      element.isNew = phase.changeover != nil
      show(attributes, of: element)
      host.adoptState(of: element)
      host.prepareForDisplay(element)
      // Views that are to say their sizes may turn out to have no place on the screen.
      if !layout.measuresViews { announce(element) }
      guard reloads == layoutState.reloads else { return retire(element) }
      insert(element)
    }
  }

  /// Puts an element's view among the others.
  private func insert(_ element: ListElement) {
    host.insertView(of: element, at: elements.insert(element))
  }

  /// Takes over what the layout says of an element; returns whether its depth is another one.
  private func apply(_ attributes: UICollectionViewLayoutAttributes, to element: ListElement) -> Bool {
    element.attributes = attributes
    guard phase.changeover == nil else { return false }
    let isElsewhere =
      attributes.zIndex != element.shown?.zIndex || element.view.superview !== host.container(for: attributes)
    if !attributes.isEqual(element.shown) || element.hostOrigin != host.containerOrigin(for: attributes) {
      show(attributes, of: element)
    }
    return isElsewhere
  }

  /// Gives an element's view attributes, in the space of the view that it stands in; in an animation block it moves
  /// there.
  func show(_ attributes: UICollectionViewLayoutAttributes, of element: ListElement) {
    element.shown = attributes.duplicate()
    element.hostOrigin = host.containerOrigin(of: element, showing: attributes)
    if host.showsElsewhere(element) { return }
    host.give(attributes, to: element, from: element.hostOrigin)
    statistics.attributesApplied += 1
  }

  /// Puts the elements' views in order after keys or depths have changed.
  func restoreOrder() {
    elements.replace(with: elements.ordered)
    let wanted = elements.allOrdered
    if host.hasOneContainer {
      let views = Set(wanted.map { ObjectIdentifier($0.view) })
      let present = host.subviews.filter { views.contains(ObjectIdentifier($0)) }
      guard !present.elementsEqual(wanted, by: { $0 === $1.view }) else { return }
    }
    host.orderViews(of: wanted)
  }

  /// Takes an element's view off the screen and keeps it for another.
  func retire(_ element: ListElement) {
    host.willRetire(element)
    element.view.removeFromSuperview()
    if element.motions > 0 { element.view.layer.stopMotion() }
    if element.isDisplayed { host.didEndDisplaying(element) }
    keep(element)
  }

  private func keep(_ element: ListElement) {
    if let key = host.reuseKey(of: element) { reuse.keep(element.view, key) }
  }

  private func announce(_ element: ListElement) {
    // Before the host hears of it, since it may lay out meanwhile.
    element.isDisplayed = true
    if !host.willDisplay(element) { element.isDisplayed = false }
  }
}

extension CALayer {
  /// Ends the animations of the layer and of all in it, so that its view can be used for another element.
  func stopMotion() {
    if animationKeys() != nil { removeAllAnimations() }
    for sublayer in sublayers ?? [] { sublayer.stopMotion() }
  }
}
