// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Tells a window's hover recognisers where the pointer is.
@MainActor final class HoverDispatcher {
  private unowned let window: UIWindow
  /// The recognisers whose views are under the pointer, inner ones first.
  private var hovering: [WeakReference<UIHoverGestureRecognizer>] = []

  init(window: UIWindow) {
    self.window = window
  }

  func move(to location: CGPoint, _ event: UIEvent) {
    var under: [UIHoverGestureRecognizer] = []
    var view = window.hitTest(location, with: event)
    while let current = view {
      under += current.storedGestureRecognizers.compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
      view = current.superview
    }
    let before = hovering.compactMap(\.object)
    under = under.filter { hover in before.contains { $0 === hover } || hover.shouldReceive(event) }
    hovering = under.map { WeakReference($0) }
    for hover in before where !under.contains(where: { $0 === hover }) {
      guard hover.state.isActive else { continue }
      hover.lastWindowLocation = location
      hover.state = .ended
    }
    for hover in under {
      hover.modifierFlags = event.modifierFlags
      hover.lastWindowLocation = location
      if !before.contains(where: { $0 === hover }) {
        hover.state = .began
      } else if hover.state.isActive {
        // One that was not allowed to begin waits until the pointer comes again.
        hover.state = .changed
      }
    }
  }

  /// The pointer left the window, or one of its buttons went down.
  func leave(_ event: UIEvent) {
    let before = hovering.compactMap(\.object)
    hovering = []
    for hover in before where hover.state.isActive { hover.state = .ended }
  }
}
