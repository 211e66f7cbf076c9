// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// From one layout to another: at once, animated, or as far as a gesture says.

/// An interactive transition under way.
@MainActor struct InteractiveLayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard interactiveTransition == nil else {
      fatalError("the collection is already in the middle of an interactive transition")
    }
    let old = storedLayout
    guard layout !== old else {
      engine.whenShown { completion?(true) }
      return
    }
    checkUnused(layout)
    old.prepareForTransition(to: layout)
    layout.collectionView = self
    layout.prepareForTransition(from: old)
    goOver(from: old, to: layout, proposing: nil, animated: animated) {
      old.collectionView = nil
    } completion: {
      completion?($0)
    }
  }

  private func checkUnused(_ layout: UICollectionViewLayout) {
    if let other = layout.collectionView, other !== self {
      fatalError("the layout \(layout) is in use by another collection view")
    }
  }

  /// Puts a layout in the place of another, which can be asked until `release`.
  private func goOver(
    from old: UICollectionViewLayout, to layout: UICollectionViewLayout, proposing offset: CGPoint?, animated: Bool,
    release: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let views = elements.ordered.compactMap(\.reusableView)
    for view in views { view.willTransition(from: old, to: layout) }
    let changeover = Changeover(.layout(old), of: engine)
    let animates = animated && canAnimate && !elements.isEmpty && !engine.phase.isUpdating
    if animates { engine.remember(in: changeover) }
    let place = centerItem()
    storedLayout = layout
    engine.layoutWasReplaced()
    let finish = {
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    guard animates else {
      prepareLayoutIfNeeded()
      adoptTargetOffset(proposing: offset, keeping: place)
      release()
      finish()
      for view in views { view.didTransition(from: old, to: layout) }
      engine.whenShown { completion(true) }
      return
    }
    engine.animate(
      {
        self.engine.preparing {
          self.prepareLayoutIfNeeded()
          self.adoptTargetOffset(proposing: offset, keeping: place)
        }
        let moved = self.engine.play(changeover)
        finish()
        return moved
      }, timing: .standard
    ) { finished in
      for view in views { view.didTransition(from: old, to: layout) }
      completion(finished)
    }
    release()
  }

  /// The visible item whose cell is nearest to the middle of the screen.
  private func centerItem() -> IndexPath? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func distance(_ element: ListElement) -> CGFloat {
      let center = element.attributes.center
      return (center.x - middle.x) * (center.x - middle.x) + (center.y - middle.y) * (center.y - middle.y)
    }
    return elements.ordered.filter { $0.key.category == .cell }.min { distance($0) < distance($1) }?.key.indexPath
  }

  /// The offset after a change of layout: the one there was, unless what was in the middle would be out of sight.
  private func adoptTargetOffset(proposing offset: CGPoint?, keeping item: IndexPath?) {
    if let offset {
      // Insets and content may be others than when the offset was noted.
      let target = clamped(offset)
      if target != contentOffset { contentOffset = target }
      return
    }
    if let item, let frame = storedLayout.attributes(of: .cell(item))?.frame, !frame.intersects(bounds) {
      let target = clamped(
        CGPoint(x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2))
      if target != contentOffset { contentOffset = target }
    }
    engine.adoptTargetOffset()
  }

  // MARK: - Interactive

  func beginTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    guard interactiveTransition == nil else {
      fatalError("the collection is already in the middle of an interactive transition")
    }
    checkUnused(layout)
    prepareLayoutIfNeeded()
    let old = storedLayout
    let transition =
      heldCollectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    guard transition.currentLayout === old, transition.nextLayout === layout else {
      fatalError("the transition layout \(transition) must lead from \(old) to \(layout)")
    }
    old.prepareForTransition(to: layout)
    layout.collectionView = self
    layout.prepareForTransition(from: old)
    for element in elements.ordered { element.reusableView?.willTransition(from: old, to: layout) }
    layout.prepare()
    interactiveTransition = InteractiveLayoutTransition(layout: transition, completion: completion)
    transition.collectionView = self
    transition.begin(at: contentOffset, ending: targetOffset(in: layout))
    storedLayout = transition
    engine.layoutWasReplaced()
    return transition
  }

  /// Where the content is to be when another layout has taken over.
  private func targetOffset(in layout: UICollectionViewLayout) -> CGPoint {
    let size = layout.collectionViewContentSize
    let (x, y) = (horizontalRange(width: size.width), verticalRange(height: size.height))
    func within(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: min(max(point.x, x.lowerBound), x.upperBound), y: min(max(point.y, y.lowerBound), y.upperBound))
    }
    var target = within(contentOffset)
    if let item = centerItem(), let frame = layout.attributes(of: .cell(item))?.frame,
      !frame.intersects(CGRect(origin: target, size: bounds.size))
    {
      target = within(CGPoint(x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2))
    }
    target = layout.targetContentOffset(forProposedContentOffset: target)
    return within(
      heldCollectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target)
  }

  func endTransition(finishing: Bool) {
    guard let ending = interactiveTransition else {
      fatalError(
        "the collection was not prepared for an interactive transition. see "
          + "startInteractiveTransitionToCollectionViewLayout:completion:")
    }
    interactiveTransition = nil
    let transition = ending.layout
    let (winner, loser) =
      finishing
      ? (transition.nextLayout, transition.currentLayout) : (transition.currentLayout, transition.nextLayout)
    let offset = finishing ? transition.endOffset : transition.startOffset
    goOver(from: transition, to: winner, proposing: offset, animated: true) {
      transition.collectionView = nil
      loser.collectionView = nil
    } completion: { finished in
      ending.completion?(finished, finishing)
    }
  }
}
