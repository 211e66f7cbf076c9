// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Going over from one set of elements to another in an animation block.
//
// A changeover is worked out first and played then: while the layout is asked and views are made and measured, views
// that were there keep their places. Then views that appear get what they start with, and all get what they end with,
// in the block. What leaves keeps its view until the animation is over, or until it is needed again.

extension ListEngine {
  /// Whether changes of the elements are to be animated at all.
  var canAnimate: Bool { host.window != nil && UIView.areAnimationsEnabled }

  /// Whether the layout pass that begins is one of an animation block of the app.
  var animatesPass: Bool {
    AnimationContext.current != nil && host.window != nil && !elements.isEmpty && !(layoutState.isPrepared && isSettled)
  }

  /// Runs `body` in an animation block of the engine, or, inside one of the app, in one of its timing; what left is put
  /// away before `completion`.
  ///
  /// - Parameter timing: `nil` for the host's.
  func animate(
    _ body: @escaping () -> [ListElement], timing: ChangeoverTiming? = nil, completion: @escaping (Bool) -> Void
  ) {
    var moved: [ListElement] = []
    // The host is there as long as its animation runs.
    let host = host
    let timing = timing ?? host.changeoverTiming
    UIView.runBlock(
      duration: timing.duration, delay: 0, options: [.allowUserInteraction, .layoutSubviews], pace: timing.pace,
      animations: { moved = body() },
      completion: { finished in
        host.engine.settle(moved)
        completion(finished)
      })
  }

  /// The layout pass of an animation block of the app.
  func relayoutInBlock() {
    guard let context = AnimationContext.current else { return }
    let changeover = Changeover(.relayout, of: self)
    remember(in: changeover)
    let oldBounds = layoutState.animatedBounds
    // Where only the content was moved, elements that were not known stand where they stood.
    changeover.keepsPlaces = layoutState.isPrepared || oldBounds?.size == host.bounds.size
    layoutState.animatedBounds = nil
    changeover.asksLayout = oldBounds != nil
    preparing {
      prepareLayoutIfNeeded()
      if let oldBounds { layout.prepare(forAnimatedBoundsChange: oldBounds) }
      if let oldBounds, oldBounds.size != host.bounds.size { adoptTargetOffset() }
    }
    let moved = play(changeover)
    if oldBounds != nil { layout.finalizeAnimatedBoundsChange() }
    atEnd(of: context) { [weak host] in host?.engine.settle(moved) }
  }

  /// Runs `action` when the animations of a block are over.
  private func atEnd(of context: AnimationContext, _ action: @escaping @MainActor () -> Void) {
    if let animator = context.recorder as? UIViewPropertyAnimator {
      animator.addCompletion { _ in action() }
    } else {
      host.owningApplication.schedule(after: context.delay + context.duration, action)
    }
  }

  /// The elements are the same, and go to where the layout, which was invalidated, has them now.
  func playRelayout() -> [ListElement] {
    let changeover = Changeover(.relayout, of: self)
    changeover.asksLayout = false
    remember(in: changeover)
    preparing { prepareLayoutIfNeeded() }
    return play(changeover)
  }

  // MARK: - Before

  /// Notes where elements are, those around the screen too as far as the layout has told.
  func remember(in changeover: Changeover) {
    // Copies: layouts may change their objects.
    for attributes in (layoutState.band ?? layoutState.staleBand)?.attributes ?? [] {
      changeover.before[attributes.key] = attributes.duplicate()
    }
    for element in elements.ordered {
      element.formerKey = element.key
      let attributes = element.shown ?? element.attributes
      if let section = attributes.hostSection { attributes.hostShift = layout.orthogonalShift(section: section) }
      changeover.before[element.key] = attributes
      guard element.key.category == .cell else { continue }
      changeover.firstVisible = min(changeover.firstVisible ?? element.key.indexPath, element.key.indexPath)
    }
  }

  // MARK: - Playing

  /// Works a changeover out and plays it in the animation block that is running; returns the elements that move.
  func play(_ changeover: Changeover) -> [ListElement] {
    guard !phase.isUpdating else { return [] }
    var moved: [ListElement] = []
    during(.workingOut(changeover)) {
      let layouts = [layout, changeover.formerLayout].compactMap { $0 }
      for layout in layouts { layout.changeover = changeover }
      _ = findElements()
      restoreOrder()
      let leaving = elements.leaving.filter { $0.formerKey != nil }
      let shown = elements.ordered
      let ends = leaving.map { end(of: $0, in: changeover) }
      for element in shown { start(element, in: changeover) }
      // From here on what the elements are given is shown.
      goOn(to: .playing(changeover))
      for (element, end) in zip(leaving, ends) { playDeparture(of: element, to: end) }
      for element in shown {
        element.motions += 1
        show(element.attributes, of: element)
        element.formerKey = nil
        element.isNew = false
      }
      for layout in layouts { layout.changeover = nil }
      moved = shown + leaving
    }
    statistics.elementsAnimated += moved.count
    layoutState.staleBand = nil
    layoutState.animatedBounds = nil
    withoutAnimation { elementsDidChange() }
    return moved
  }

  private func playDeparture(of element: ListElement, to end: UICollectionViewLayoutAttributes?) {
    element.motions += 1
    element.formerKey = nil
    guard let end else { return }
    element.attributes = end
    // What ends hidden is not seen going.
    if end.isHidden { withoutAnimation { show(end, of: element) } } else { show(end, of: element) }
  }

  /// What an element that leaves ends with; `nil` for what it has.
  private func end(of element: ListElement, in changeover: Changeover) -> UICollectionViewLayoutAttributes? {
    guard let key = element.formerKey else { return nil }
    guard changeover.asksLayout else { return changeover.finalAttributes(key) }
    return (changeover.formerLayout ?? layout).finalAttributes(of: key)
  }

  /// Gives an element what it starts with.
  private func start(_ element: ListElement, in changeover: Changeover) {
    let key = element.key
    guard changeover.asksLayout || element.isNew else { return }
    let initial = changeover.asksLayout ? layout.initialAttributes(of: key) : changeover.initialAttributes(key)
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

  /// An animation is over: what left in it is put away, unless it came back or another animation takes it.
  func settle(_ moved: [ListElement]) {
    for element in moved {
      element.motions -= 1
      guard element.isLeaving, element.motions == 0, elements.isLeaving(element) else { continue }
      elements.remove(element)
      retire(element)
    }
    host.dropContainers()
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether an element looks the same with other attributes of the kit's own kind.
  fileprivate func showsLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    self === other
      || center == other.center && size == other.size && alpha == other.alpha
        && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }
}

/// How an animated change of the elements goes.
@MainActor struct ChangeoverTiming {
  /// In seconds.
  let duration: TimeInterval
  let pace: AnimationPace

  /// Of batches and changes of the layout.
  static let standard = ChangeoverTiming(
    duration: 0.3, pace: .curve(UIView.AnimationCurve.easeInOut.timingFunction))

  /// Of batches that change rows, as measured on iOS 26: what is left after t seconds is (1 + ωt)e^(−ωt), with an ω of
  /// 2π / 0.3 s.
  static let rows = ChangeoverTiming(
    duration: 0.441,
    pace: .spring(SpringParameters(perceptualDuration: 0.3, bounce: 0, initialVelocity: 0)))
}
