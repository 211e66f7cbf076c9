// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Adding, changing, removing and choosing segments.

extension UISegmentedControl {
  func add(_ item: Any) {
    switch item {
    case let title as String: insertSegment(withTitle: title, at: segments.count, animated: false)
    case let image as UIImage: insertSegment(with: image, at: segments.count, animated: false)
    case let action as UIAction: insertSegment(action: action, at: segments.count, animated: false)
    default: fatalError("-[UISegmentedControl initWithItems:]: items must be strings or images, not \(type(of: item))")
    }
  }

  /// The segment at an index, the last one where it is beyond.
  func segment(_ index: Int) -> SegmentView? {
    segments.isEmpty ? nil : segments[min(max(index, 0), segments.count - 1)]
  }

  func change(_ index: Int, _ change: (SegmentView) -> Void) {
    guard let view = segment(index) else { return }
    change(view)
    segmentsDidChange()
  }

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    publishSegments()
    setNeedsLayout()
  }

  func insert(_ view: SegmentView, at index: Int, animated: Bool) {
    let place = min(max(index, 0), segments.count)
    segments.insert(view, at: place)
    if storedSelection >= place { storedSelection += 1 }
    addSubview(view)
    segmentsDidChange()
    guard animated, window != nil else { return }
    // It comes from between its neighbours.
    UIView.performWithoutAnimation {
      let start = place > 0 ? segments[place - 1].frame.maxX : 0
      view.frame = CGRect(x: start, y: 0, width: 0, height: bounds.height)
      view.alpha = 0
    }
    UIView.animate(withDuration: Self.changeDuration) {
      view.alpha = 1
      self.layoutIfNeeded()
    }
  }

  func remove(at index: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(index, 0), segments.count - 1)
    let view = segments.remove(at: place)
    if storedSelection == place {
      storedSelection = Self.noSegment
    } else if storedSelection > place {
      storedSelection -= 1
    }
    segmentsDidChange()
    guard animated, window != nil else { return view.removeFromSuperview() }
    UIView.animate(withDuration: Self.changeDuration) {
      view.alpha = 0
      self.layoutIfNeeded()
    } completion: { _ in
      view.removeFromSuperview()
    }
  }

  /// How long it takes segments to come and go, in seconds; not measured.
  private static let changeDuration: TimeInterval = 0.3

  func removeAll() {
    for view in segments { view.removeFromSuperview() }
    segments = []
    storedSelection = Self.noSegment
    segmentsDidChange()
  }

  // MARK: - Choosing

  /// The spring of the lens, as filmed (iOS 27).
  static func moveLens(_ animations: @escaping () -> Void) {
    UIView.animate(
      springDuration: 0.392, bounce: 1 - 0.863, options: [.allowUserInteraction], animations: animations)
  }

  func select(_ index: Int, animated: Bool) {
    guard index != storedSelection else { return }
    let hadLens = storedSelection != Self.noSegment
    KeyValueObserving.changing(self, "selectedSegmentIndex") { storedSelection = index }
    publishSegments()
    setNeedsLayout()
    if animated, hadLens, index != Self.noSegment { Self.moveLens { self.layoutIfNeeded() } }
  }

  /// Chooses as people do, and tells of it.
  func choose(_ index: Int, _ event: UIEvent?) {
    guard segments.indices.contains(index), segments[index].isEnabled, isMomentary || index != storedSelection else {
      return
    }
    let action = segments[index].action
    if isMomentary { storedSelection = index } else { select(index, animated: true) }
    send([.valueChanged, .primaryActionTriggered], event)
    if let action { sendAction(action) }
    if isMomentary { select(Self.noSegment, animated: false) }
  }

  /// Chooses the next segment in a direction that can be chosen; `false` where there is none.
  func chooseNeighbour(_ step: Int) -> Bool {
    guard !isMomentary else { return false }
    var index = storedSelection == Self.noSegment ? (step > 0 ? 0 : segments.count - 1) : storedSelection + step
    while segments.indices.contains(index), !segments[index].isEnabled { index += step }
    guard segments.indices.contains(index) else { return false }
    choose(index, nil)
    return true
  }
}

/// A finger on a segmented control.
struct SegmentDrag {
  /// Whether it came down on the chosen segment and has the lens.
  let carriesLens: Bool
  /// The segment that it would choose.
  var index: Int
  var isInside = true
}

extension UISegmentedControl {
  private func index(at place: CGFloat) -> Int? {
    let inside = segments.firstIndex { place >= $0.frame.minX && place < $0.frame.maxX }
    if let inside { return inside }
    let ends = segments.indices.sorted { segments[$0].frame.minX < segments[$1].frame.minX }
    return place < bounds.midX ? ends.first : ends.last
  }

  func beginDrag(_ touch: UITouch) -> Bool {
    layoutIfNeeded()
    guard let index = index(at: touch.location(in: self).x), segments[index].isEnabled else { return false }
    drag = SegmentDrag(carriesLens: index == storedSelection && !isMomentary, index: index)
    updateDrag()
    return true
  }

  func continueDrag(_ touch: UITouch) {
    guard let old = drag, let index = index(at: touch.location(in: self).x) else { return }
    if segments[index].isEnabled { drag?.index = index }
    drag?.isInside = isTouchInside
    if drag?.index != old.index || drag?.isInside != old.isInside { updateDrag() }
  }

  func endDrag(counts: Bool, _ event: UIEvent?) {
    guard let ended = drag else { return }
    drag = nil
    if counts { choose(ended.index, event) }
    updateDrag()
  }

  private func updateDrag() {
    setNeedsLayout()
    Self.moveLens { self.layoutIfNeeded() }
  }
}
