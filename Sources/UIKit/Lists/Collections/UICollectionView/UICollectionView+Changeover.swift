// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Going over from one set of elements to another in an animation block.
//
// A changeover is worked out first and played then: while the layout is asked and views are made and measured, views
// that were there keep their places. Then views that appear get what they start with, and all get what they end with,
// in the block. What leaves keeps its view until the animation is over, or until it is needed again.

extension UICollectionView {
  /// Whether changes of the elements are to be animated at all.
  var canAnimate: Bool { window != nil && UIView.areAnimationsEnabled }

  /// Whether the layout pass that begins is one of an animation block of the app.
  var animatesPass: Bool {
    AnimationContext.current != nil && window != nil && !elements.isEmpty
      && !(layoutState.isPrepared && layoutState.band?.isSettled(for: bounds) == true)
  }

  /// How long, in seconds, batches and changes of the layout take.
  static let changeoverDuration: TimeInterval = 0.3

  /// Runs `body` in an animation block of the collection view, or, inside one of the app, in one of its timing; what
  /// left is put away before `completion`.
  func animate(_ body: @escaping () -> [CollectionElement], completion: @escaping (Bool) -> Void) {
    var moved: [CollectionElement] = []
    UIView.runBlock(
      duration: Self.changeoverDuration, delay: 0, options: [.allowUserInteraction, .layoutSubviews],
      pace: .curve(UIView.AnimationCurve.easeInOut.timingFunction), animations: { moved = body() },
      completion: { finished in
        self.settle(moved)
        completion(finished)
      })
  }

  /// The layout pass of an animation block of the app.
  func relayoutInBlock() {
    guard let context = AnimationContext.current else { return }
    let changeover = CollectionChangeover(.relayout, of: self)
    remember(in: changeover)
    let oldBounds = layoutState.animatedBounds
    // Where only the content was moved, elements that were not known stand where they stood.
    changeover.keepsPlaces = layoutState.isPrepared || oldBounds?.size == bounds.size
    layoutState.animatedBounds = nil
    changeover.asksLayout = oldBounds != nil
    preparingChange {
      prepareLayoutIfNeeded()
      if let oldBounds { storedLayout.prepare(forAnimatedBoundsChange: oldBounds) }
      if let oldBounds, oldBounds.size != bounds.size { adoptTargetOffset() }
    }
    let moved = play(changeover)
    if oldBounds != nil { storedLayout.finalizeAnimatedBoundsChange() }
    atEnd(of: context) { [weak self] in self?.settle(moved) }
  }

  /// Runs `action` when the animations of a block are over.
  private func atEnd(of context: AnimationContext, _ action: @escaping @MainActor () -> Void) {
    if let animator = context.recorder as? UIViewPropertyAnimator {
      animator.addCompletion { _ in action() }
    } else {
      owningApplication.schedule(after: context.delay + context.duration, action)
    }
  }

  // MARK: - Before

  /// Notes where elements are, those around the screen too as far as the layout has told.
  func remember(in changeover: CollectionChangeover) {
    // Copies: layouts may change their objects.
    for attributes in (layoutState.band ?? layoutState.staleBand)?.attributes ?? [] {
      changeover.before[attributes.key] = attributes.duplicate()
    }
    for element in elements.ordered {
      element.formerKey = element.key
      let attributes = element.shown ?? element.attributes
      if let section = attributes.hostSection { attributes.hostShift = storedLayout.orthogonalShift(section: section) }
      changeover.before[element.key] = attributes
      guard element.key.category == .cell else { continue }
      changeover.firstVisible = min(changeover.firstVisible ?? element.key.indexPath, element.key.indexPath)
    }
  }

  /// Does what has to be done before a change can be played. Layout passes wait meanwhile: the content's new size may
  /// move the bounds, which asks for one in an animation block.
  func preparingChange(_ body: () -> Void) {
    let isNested = layoutState.isPreparingChange
    layoutState.isPreparingChange = true
    body()
    layoutState.isPreparingChange = isNested
  }

  // MARK: - Playing

  /// Works a changeover out and plays it in the animation block that is running; returns the elements that move.
  func play(_ changeover: CollectionChangeover) -> [CollectionElement] {
    guard !layoutState.isUpdating else { return [] }
    layoutState.isUpdating = true
    layoutState.changeover = changeover
    let layouts = [storedLayout, changeover.formerLayout].compactMap { $0 }
    for layout in layouts { layout.changeover = changeover }
    _ = findElements()
    restoreOrder()
    let leaving = elements.leaving.filter { $0.formerKey != nil }
    let shown = elements.ordered
    let leavingEnds = leaving.map { end(of: $0, in: changeover) }
    for element in shown { start(element, in: changeover) }
    // From here on what the elements are given is shown.
    layoutState.changeover = nil
    for (element, attributes) in zip(leaving, leavingEnds) {
      element.motions += 1
      element.formerKey = nil
      guard let attributes else { continue }
      element.attributes = attributes
      show(attributes, of: element)
    }
    for element in shown {
      element.motions += 1
      show(element.attributes, of: element)
      element.formerKey = nil
      element.isNew = false
    }
    for layout in layouts { layout.changeover = nil }
    statistics.elementsAnimated += shown.count + leaving.count
    layoutState.staleBand = nil
    layoutState.animatedBounds = nil
    layoutState.isUpdating = false
    withoutAnimation { elementsDidChange() }
    return shown + leaving
  }

  /// What an element that leaves ends with; `nil` for what it has.
  private func end(
    of element: CollectionElement, in changeover: CollectionChangeover
  ) -> UICollectionViewLayoutAttributes? {
    guard let key = element.formerKey else { return nil }
    guard changeover.asksLayout else { return changeover.finalAttributes(key) }
    return (changeover.formerLayout ?? storedLayout).finalAttributes(of: key)
  }

  /// Gives an element what it starts with.
  private func start(_ element: CollectionElement, in changeover: CollectionChangeover) {
    let key = element.key
    guard changeover.asksLayout || element.isNew else { return }
    let initial = self.initial(of: key, in: changeover)
    if !element.isNew {
      // A view that was there starts from where it is, unless the layout wants it elsewhere on purpose.
      guard let initial, !initial.showsLike(element.attributes),
        changeover.initialAttributes(key).map({ !initial.showsLike($0) }) ?? true
      else { return }
      withoutAnimation { show(initial, of: element) }
    } else if let initial {
      withoutAnimation {
        show(initial, of: element)
        element.view.layoutIfNeeded()
      }
    }
  }

  private func initial(
    of key: CollectionElementKey, in changeover: CollectionChangeover
  ) -> UICollectionViewLayoutAttributes? {
    changeover.asksLayout ? storedLayout.initialAttributes(of: key) : changeover.initialAttributes(key)
  }

  /// An animation is over: what left in it is put away, unless it came back or another animation takes it.
  func settle(_ moved: [CollectionElement]) {
    for element in moved {
      element.motions -= 1
      guard element.isLeaving, element.motions == 0, elements.isLeaving(element) else { continue }
      elements.remove(element)
      retire(element)
    }
    dropOrthogonalViews()
  }
}

extension CollectionChangeover {
  /// The layout that gives way; `nil` where the layout stays.
  var formerLayout: UICollectionViewLayout? {
    if case .layout(let former) = cause { return former }
    return nil
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether an element looks the same with other attributes of the collection view's own kind.
  fileprivate func showsLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    self === other
      || center == other.center && size == other.size && alpha == other.alpha
        && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }
}
