// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Adding, removing and ordering subviews, and who is told in which order.

/// Where a view goes among its siblings, and so its layer among the layers of its superview.
///
/// A layer goes exactly there: a layer that the app put among those of the subviews keeps its neighbours.
enum SiblingPlace {
  case front
  case back
  case index(Int)
  case above(UIView)
  case below(UIView)
}

extension UIView {
  func insert(_ view: UIView, at place: SiblingPlace) {
    guard view !== self else { fatalError("Can't add self as subview") }
    guard !isBelow(view) else {
      fatalError("Can't add an ancestor of \(type(of: self)) as its subview")
    }
    guard view.storedSuperview !== self else { return reorder(view, to: place) }
    let newWindow = storedWindow
    let oldWindow = view.storedWindow
    let changesWindow = oldWindow !== newWindow

    view.willMove(toSuperview: self)
    if changesWindow { view.forEachInTree { $0.windowWillChange(to: newWindow, movedWith: view) } }
    if let parent = view.storedSuperview {
      parent.willRemoveSubview(view)
      parent.forget(view)
      // For a moment it is topmost, and learns what constraints there are below it.
      view.constraintHierarchyDidChange()
      if changesWindow { oldWindow?.letGo(of: view) }
      parent.subviewsDidChange()
    }
    // Callbacks may have added and removed others, so the place is looked up only now.
    let index = subviewIndex(of: place)
    if layer.isLayingOut { autoLayout.newcomers.insert(ObjectIdentifier(view)) }
    insertLayer(of: view, at: place, index)
    storedSubviews.insert(view, at: index)
    view.storedSuperview = self
    if changesWindow { view.forEachInTree { $0.storedWindow = newWindow } }
    view.inheritTraitsFromParent()
    view.inheritTintChange()
    view.updateSafeArea()
    view.constraintHierarchyDidChange()
    if changesWindow { view.tellTreeOfWindow(newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    subviewsDidChange()
  }

  private func subviewIndex(of place: SiblingPlace) -> Int {
    switch place {
    case .front: storedSubviews.count
    case .back: 0
    case .index(let index): min(max(index, 0), storedSubviews.count)
    case .above(let sibling): storedSubviews.place(of: sibling).map { $0 + 1 } ?? storedSubviews.count
    case .below(let sibling): storedSubviews.place(of: sibling) ?? storedSubviews.count
    }
  }

  /// - Parameter index: The place among the subviews, `view` not counted.
  private func insertLayer(of view: UIView, at place: SiblingPlace, _ index: Int) {
    switch place {
    case .back: layer.insertSublayer(view.layer, at: 0)
    case .above where index > 0: layer.insertSublayer(view.layer, above: storedSubviews[index - 1].layer)
    case _ where index < storedSubviews.count:
      layer.insertSublayer(view.layer, below: storedSubviews[index].layer)
    default: layer.addSublayer(view.layer)
    }
  }

  private func reorder(_ view: UIView, to place: SiblingPlace) {
    if case .above(let sibling) = place, sibling === view { return }
    if case .below(let sibling) = place, sibling === view { return }
    guard let old = storedSubviews.place(of: view) else { return }
    storedSubviews.remove(at: old)
    let index = subviewIndex(of: place)
    insertLayer(of: view, at: place, index)
    storedSubviews.insert(view, at: index)
  }

  func detach() {
    guard storedSuperview != nil else { return }
    let oldWindow = storedWindow
    let changesWindow = oldWindow != nil
    oldWindow?.storedFocusSystem?.viewWillLeave(self)
    willMove(toSuperview: nil)
    if changesWindow { forEachInTree { $0.windowWillChange(to: nil, movedWith: self) } }
    // One of those that were told may have taken the view out, or somewhere else.
    guard let parent = storedSuperview, storedWindow === oldWindow else { return }
    parent.willRemoveSubview(self)
    parent.forget(self)
    if changesWindow {
      oldWindow?.letGo(of: self)
      forEachInTree { $0.storedWindow = nil }
      tellTreeOfWindow(nil)
    }
    updateSafeArea()
    constraintHierarchyDidChange()
    didMoveToSuperview()
    parent.subviewsDidChange()
  }

  /// Takes a subview out of the lists without telling anybody.
  private func forget(_ view: UIView) {
    view.constraintHierarchyWillChange(leaving: self)
    storedSubviews.remove(view)
    view.storedSuperview = nil
    view.layer.removeFromSuperlayer()
  }

  /// - Parameter root: The top of the tree that comes or goes.
  private func windowWillChange(to window: UIWindow?, movedWith root: UIView) {
    owningController?.viewWillChange(to: window, movedWith: root)
    willMove(toWindow: window)
  }

  private func windowDidChange() {
    // The gestures of a view that has gone are over; its touches go on.
    for recognizer in storedGestureRecognizers where !recognizer.outlivesView { recognizer.cancelNow() }
    if let storedWindow {
      storedWindow.owningApplication.appearances.apply(to: self)
      minimumMarginsMayHaveChanged()
    }
    didMoveToWindow()
    owningController?.viewDidChangeWindow()
    if storedWindow != nil, needsConstraintsUpdate { markConstraintsUpdate() }
  }

  /// Tells every view that was in the tree when its window changed, once, whatever is added and removed meanwhile.
  private func tellTreeOfWindow(_ window: UIWindow?) {
    var tree: [UIView] = []
    forEachInTree { tree.append($0) }
    for view in tree where view.storedWindow === window { view.windowDidChange() }
  }

  func move(_ view: UIView, toFront: Bool) {
    guard view.storedSuperview === self else { return }
    reorder(view, to: toFront ? .front : .back)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else {
      fatalError("exchangeSubview: indices \(first) and \(second) must be below \(storedSubviews.count)")
    }
    guard first != second else { return }
    var layers = layer.sublayers ?? []
    let places = [first, second].compactMap { index in layers.firstIndex { $0 === storedSubviews[index].layer } }
    storedSubviews.swapAt(first, second)
    if places.count == 2 {
      layers.swapAt(places[0], places[1])
      layer.sublayers = layers
    }
  }

  func find(tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.find(tag: tag) { return found }
    }
    return nil
  }

  func isBelow(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// Visits this view and all below it, parents first.
  func forEachInTree(_ visit: (UIView) -> Void) {
    visit(self)
    for subview in storedSubviews {
      subview.forEachInTree(visit)
    }
  }
}

extension UIResponder {
  /// Whether this is a view in another, or is the next responder of one, as a controller is.
  func leaves(with view: UIView) -> Bool {
    if let own = self as? UIView { return own.isBelow(view) }
    var isFound = false
    view.forEachInTree { if $0.next === self { isFound = true } }
    return isFound
  }
}

extension UIWindow {
  /// Ends the role of the first responder where it leaves with the view.
  fileprivate func letGo(of view: UIView) {
    owningApplication.inputWillLeave(with: view)
    guard let first = firstResponder, first.leaves(with: view) else { return }
    first.resignFirstResponder()
    // The chain of a controller is torn already.
    if !(first is UIView), firstResponder === first { firstResponder = nil }
  }
}

extension UIView {
  func endEditingBelow(_ force: Bool) -> Bool {
    guard let window = storedWindow ?? self as? UIWindow, let first = window.firstResponder,
      sequence(first: first, next: \.next).contains(where: { $0 === self })
    else { return false }
    if first.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
