// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What fingers, the pointer and keys do to an open menu.

/// What an overlay knows of the finger or the pointer that is on it.
@MainActor struct MenuTracking {
  var touch: UITouch?
  /// Whether that finger is on the card: one that came down beside it closes the menu.
  var beganInside = false
  var dwell: DelayedActions.Token?
  /// The row that a submenu comes from, in the overlay's bounds space.
  var submenuAnchor = CGRect.zero
}

extension MenuOverlay {
  /// The finger is at a point of the bounds space: what is there is marked.
  func track(_ point: CGPoint) {
    guard !isClosing, let card else { return }
    let item = card.item(at: convert(point, to: card))
    guard item !== card.marked else { return }
    card.marked = item
    tracking.dwell?.cancel()
    guard let item, case .submenu = item.target else { return }
    tracking.dwell = owningApplication.schedule(after: MenuMetrics.dwell) { [weak self, weak item] in
      guard let self, let item, self.card?.marked === item else { return }
      choose(item)
    }
  }

  /// The finger was lifted; `true` where it chose something.
  @discardableResult
  func release(_ point: CGPoint) -> Bool {
    track(point)
    endTracking()
    guard !isClosing, let card, let item = card.item(at: convert(point, to: card)) else { return false }
    choose(item)
    return true
  }

  func endTracking() {
    tracking.dwell?.cancel()
    tracking.dwell = nil
    tracking.touch = nil
    card?.marked = nil
  }

  private func place(of touch: UITouch) -> CGPoint { touch.location(in: self) }

  // MARK: - Touches

  func fingersCame(_ touches: Set<UITouch>) {
    guard tracking.touch == nil, let touch = touches.min(by: { $0.identifier < $1.identifier }) else { return }
    tracking.touch = touch
    let point = place(of: touch)
    tracking.beganInside = card?.frame.contains(point) ?? false
    if tracking.beganInside { track(point) }
  }

  func fingersMoved(_ touches: Set<UITouch>) {
    guard let touch = tracking.touch, touches.contains(touch), tracking.beganInside else { return }
    track(place(of: touch))
  }

  func fingersLeft(_ touches: Set<UITouch>) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    let point = place(of: touch)
    if tracking.beganInside {
      release(point)
      return
    }
    endTracking()
    tapBeside(point)
  }

  /// A tap on the card below goes back to it, one on the lifted view opens that, and any other closes the menu.
  private func tapBeside(_ point: CGPoint) {
    if cards.dropLast().contains(where: { $0.frame.contains(point) }) { return closeSubmenu() }
    if case .preview(let preview) = source, preview.frame.contains(point) { return onPreviewTap() }
    onDismiss()
  }

  // MARK: - The pointer

  func hover(_ point: CGPoint?) {
    guard tracking.touch == nil else { return }
    guard let point, card?.frame.contains(point) == true else {
      tracking.dwell?.cancel()
      card?.marked = nil
      return
    }
    track(point)
  }

  // MARK: - Keys

  func take(_ key: UIKeyboardHIDUsage?) {
    guard !isClosing else { return }
    switch key {
    case .keyboardDownArrow: card?.moveMark(by: 1)
    case .keyboardUpArrow: card?.moveMark(by: -1)
    case .keyboardEscape: cards.count > 1 ? closeSubmenu() : onDismiss()
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let item = card?.marked { choose(item) } else if cards.isEmpty { onPreviewTap() }
    case .keyboardLeftArrow, .keyboardRightArrow:
      let isForward = (key == .keyboardRightArrow) != context.isRightToLeft
      if isForward, let item = card?.marked, case .submenu = item.target { choose(item) }
      if !isForward { closeSubmenu() }
    default: break
    }
  }
}

/// Marks the row under the pointer.
@MainActor final class MenuHoverGestureRecognizer: UIHoverGestureRecognizer {
  private weak var overlay: MenuOverlay?

  init(_ overlay: MenuOverlay) {
    self.overlay = overlay
    super.init(target: nil, action: nil)
  }

  override func tellTargets() {
    super.tellTargets()
    overlay?.hover(state.isActive ? location(in: overlay) : nil)
  }
}
