// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Adding, removing and ordering subviews, and who is told in which order.

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    guard view !== self else { fatalError("Can't add self as subview") }
    guard !isBelow(view) else { fatalError("Can't add an ancestor of \(type(of: self)) as its subview") }
    if let parent = view.storedSuperview {
      if parent === self {
        reorder(view, to: index)
        return
      }
      parent.forget(view)
    }
    let place = min(max(index, 0), storedSubviews.count)
    let newWindow = storedWindow
    let changesWindow = view.storedWindow !== newWindow

    view.willMove(toSuperview: self)
    if changesWindow { view.forEachInTree { $0.windowWillChange(to: newWindow) } }
    storedSubviews.insert(view, at: place)
    view.storedSuperview = self
    insertLayer(of: view, at: place)
    if changesWindow { view.forEachInTree { $0.storedWindow = newWindow } }
    view.inheritTraitsFromParent()
    view.inheritTintChange()
    view.updateSafeArea()
    view.constraintHierarchyDidChange()
    if changesWindow { view.forEachInTree { $0.windowDidChange() } }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Layers of this view's own may stand among the subviews' layers, so places are found by neighbours.
  private func insertLayer(of view: UIView, at place: Int) {
    if place > 0 {
      layer.insertSublayer(view.layer, above: storedSubviews[place - 1].layer)
    } else if storedSubviews.count > 1 {
      layer.insertSublayer(view.layer, below: storedSubviews[1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = storedSubviews.place(of: view) else { return }
    storedSubviews.remove(at: old)
    let place = min(max(index, 0), storedSubviews.count)
    storedSubviews.insert(view, at: place)
    insertLayer(of: view, at: place)
  }

  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    guard let index = storedSubviews.place(of: sibling) else {
      insert(view, at: storedSubviews.count)
      return
    }
    if view.storedSuperview === self, let own = storedSubviews.place(of: view) {
      guard own != index else { return }
      let target = own < index ? index - 1 : index
      reorder(view, to: above ? target + 1 : target)
    } else {
      insert(view, at: above ? index + 1 : index)
    }
  }

  func detach() {
    guard let parent = storedSuperview else { return }
    let changesWindow = storedWindow != nil
    storedWindow?.storedFocusSystem?.viewWillLeave(self)
    willMove(toSuperview: nil)
    if changesWindow { forEachInTree { $0.windowWillChange(to: nil) } }
    parent.willRemoveSubview(self)
    parent.forget(self)
    if changesWindow {
      if let first = storedWindow?.firstResponder as? UIView, first.isBelow(self) { first.resignFirstResponder() }
      forEachInTree { $0.storedWindow = nil }
      forEachInTree { $0.windowDidChange() }
    }
    updateSafeArea()
    constraintHierarchyDidChange()
    didMoveToSuperview()
    parent.setNeedsLayout()
  }

  /// Takes a subview out of the lists without telling anybody.
  private func forget(_ view: UIView) {
    view.constraintHierarchyWillChange(leaving: self)
    storedSubviews.remove(view)
    view.storedSuperview = nil
    view.layer.removeFromSuperlayer()
  }

  private func windowWillChange(to window: UIWindow?) {
    owningController?.viewWillChange(to: window)
    willMove(toWindow: window)
  }

  private func windowDidChange() {
    // The gestures of a view that has gone are over; its touches go on.
    for recognizer in storedGestureRecognizers where !recognizer.outlivesView { recognizer.cancelNow() }
    didMoveToWindow()
    owningController?.viewDidChangeWindow()
    if storedWindow != nil, needsConstraintsUpdate { markConstraintsUpdate() }
  }

  func move(_ view: UIView, toFront: Bool) {
    guard view.storedSuperview === self else { return }
    reorder(view, to: toFront ? storedSubviews.count : 0)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else {
      fatalError("exchangeSubview: indices \(first) and \(second) must be below \(storedSubviews.count)")
    }
    guard first != second else { return }
    let low = storedSubviews[min(first, second)]
    let high = storedSubviews[max(first, second)]
    reorder(high, to: min(first, second))
    reorder(low, to: max(first, second))
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
