// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import RenderProtocol

// The host's input becomes UIKit's events.

extension UIApplication {
  /// Takes in what a person did; `time` is in the host's clock.
  package func handle(_ input: InputEvent) {
    switch input {
    case .touches(let touches, let time): touchInput.handle(touches, time: time)
    case .wheel(let location, let delta, let time): touchInput.handleWheel(at: location, delta: delta, time: time)
    case .configuration(let configuration): apply(configuration)
    case .visibility(let isVisible): visibilityDidChange(isVisible)
    case .key, .motion, .hover: break
    }
  }

  private func visibilityDidChange(_ isVisible: Bool) {
    let state: State = isVisible ? .active : .background
    guard state != applicationState else { return }
    applicationState = state
    let center = NotificationCenter.default
    if isVisible {
      delegate?.applicationWillEnterForeground(self)
      center.post(name: Self.willEnterForegroundNotification, object: self)
      delegate?.applicationDidBecomeActive(self)
      center.post(name: Self.didBecomeActiveNotification, object: self)
    } else {
      delegate?.applicationWillResignActive(self)
      center.post(name: Self.willResignActiveNotification, object: self)
      delegate?.applicationDidEnterBackground(self)
      center.post(name: Self.didEnterBackgroundNotification, object: self)
    }
  }
}

/// Follows fingers from `began` to `ended`, and turns what the host says of them into `UITouch`es.
@MainActor final class TouchInput {
  private var touches: [UInt32: UITouch] = [:]
  /// The fingers that came down on the status bar: what they do may show or hide it.
  private var statusBarTouches: Set<UInt32> = []
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?
  /// Two taps this close in time (seconds) and place (points) count together.
  private static let tapInterval = 0.35
  private static let tapDistance: CGFloat = 40
  /// More fingers than anybody has are a fault of the sender.
  private static let mostTouches = 32

  func handle(_ changes: [InputEvent.Touch], time: TimeInterval) {
    for touch in touches.values where touch.phase != .stationary {
      touch.phase = .stationary
      touch.previousWindowLocation = touch.windowLocation
    }
    for change in changes {
      apply(change, time: time)
    }
    guard !touches.isEmpty else { return }
    let event = UIEvent()
    event.timestamp = time
    event.allTouches = Set(touches.values)
    UIApplication.shared.sendEvent(event)
    for (identifier, touch) in touches where touch.phase == .ended {
      if isStatusBarTap(identifier, touch) { UIApplication.shared.statusBarTapped() }
    }
    touches = touches.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
    statusBarTouches.formIntersection(touches.keys)
  }

  private func apply(_ change: InputEvent.Touch, time: TimeInterval) {
    guard change.location.x.isFinite, change.location.y.isFinite else { return }
    switch change.phase {
    case .began:
      guard touches[change.identifier] == nil, touches.count < Self.mostTouches,
        let window = UIApplication.shared.window(at: change.location)
      else { return }
      let touch = UITouch(
        identifier: change.identifier, window: window, location: window.convertFromScreen(change.location),
        timestamp: time)
      touch.tapCount = tapCount(at: change.location, time: time)
      touches[change.identifier] = touch
      if touch.windowLocation.y < UIApplication.shared.currentStatusBarHeight {
        statusBarTouches.insert(change.identifier)
      }
    case .moved, .ended, .cancelled, .stationary:
      guard let touch = touches[change.identifier], let window = touch.window else { return }
      touch.previousWindowLocation = touch.windowLocation
      touch.windowLocation = window.convertFromScreen(change.location)
      touch.timestamp = time
      touch.phase =
        switch change.phase {
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        default: .stationary
        }
    }
  }

  /// Whether a finger came down on the status bar and was lifted without leaving it.
  private func isStatusBarTap(_ identifier: UInt32, _ touch: UITouch) -> Bool {
    statusBarTouches.contains(identifier) && touch.windowLocation.y < UIApplication.shared.currentStatusBarHeight
  }

  private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    if let lastTap, time - lastTap.time < Self.tapInterval, abs(location.x - lastTap.location.x) < Self.tapDistance,
      abs(location.y - lastTap.location.y) < Self.tapDistance
    {
      count = lastTap.count + 1
    }
    lastTap = (time, location, count)
    return count
  }

  /// The wheel scrolls the nearest view under the pointer that takes it.
  func handleWheel(at location: CGPoint, delta: CGPoint, time: TimeInterval) {
    guard delta.x.isFinite, delta.y.isFinite, let window = UIApplication.shared.window(at: location) else { return }
    var view = window.hitTest(window.convertFromScreen(location), with: nil)
    while let current = view {
      if current.scrollByWheel(delta) { return }
      view = current.superview
    }
  }
}

extension UIApplication {
  /// The frontmost visible window that has a point of the screen.
  func window(at location: CGPoint) -> UIWindow? {
    allWindows.last { window in
      !window.isHidden && window.isUserInteractionEnabled && window.frame.contains(location)
    }
  }
}

extension UIWindow {
  /// A point of the screen in the window's space.
  func convertFromScreen(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.origin.x + bounds.origin.x, y: point.y - frame.origin.y + bounds.origin.y)
  }
}
