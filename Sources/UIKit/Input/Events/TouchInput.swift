// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// Follows fingers from `began` to `ended`, and turns what the host says of them into `UITouch`es.
@MainActor final class TouchInput {
  private(set) var touches: [UInt32: UITouch] = [:]
  /// The fingers that came down on the status bar: what they do may show or hide it.
  private var statusBarTouches: Set<UInt32> = []
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?
  /// The application whose input this is, and which owns it.
  private unowned let application: UIApplication
  let keys: KeyInput
  private let wheel = WheelInput()
  private weak var hoveredWindow: UIWindow?
  /// Two taps this close in time (seconds) and place (points) count together.
  private static let tapInterval = 0.35
  private static let tapDistance: CGFloat = 40
  /// More fingers than anybody has are a fault of the sender.
  private static let mostTouches = 32

  init(of application: UIApplication) {
    self.application = application
    keys = KeyInput(of: application)
  }

  func handle(_ changes: [InputEvent.Touch], time: TimeInterval) {
    for touch in touches.values where touch.phase != .stationary {
      touch.phase = .stationary
      touch.previousWindowLocation = touch.windowLocation
    }
    var buttonMask: UIEvent.ButtonMask = []
    for change in changes {
      apply(change, time: time)
      if change.kind == .pointer { buttonMask.insert(.primary) }
      if change.kind == .secondaryPointer { buttonMask.insert(.secondary) }
    }
    guard !touches.isEmpty else { return }
    let event = UIEvent()
    event.timestamp = time
    event.allTouches = Set(touches.values)
    event.modifierFlags = keys.modifierFlags
    event.buttonMask = buttonMask
    application.sendEvent(event)
    for (identifier, touch) in touches where touch.phase == .ended {
      if isStatusBarTap(identifier, touch) { application.statusBarTapped() }
    }
    touches = touches.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
    statusBarTouches.formIntersection(touches.keys)
  }

  /// Ends what fingers do in windows that are no longer shown.
  func cancelTouches(in windows: [UIWindow]) {
    let ended = touches.filter { touch in windows.contains { $0 === touch.value.window } }
    guard let time = ended.values.map(\.timestamp).max() else { return }
    handle(
      ended.map { identifier, touch in
        let (place, origin) = (touch.windowLocation, touch.window?.sceneOrigin ?? .zero)
        return InputEvent.Touch(
          identifier: identifier, phase: .cancelled, location: CGPoint(x: place.x + origin.x, y: place.y + origin.y))
      }, time: time)
  }

  private func apply(_ change: InputEvent.Touch, time: TimeInterval) {
    guard change.location.x.isFinite, change.location.y.isFinite else { return }
    switch change.phase {
    case .began:
      guard touches[change.identifier] == nil, touches.count < Self.mostTouches,
        let window = application.window(at: change.location)
      else { return }
      let touch = UITouch(
        identifier: change.identifier, window: window, location: window.convertFromScreen(change.location),
        timestamp: time)
      touch.tapCount = tapCount(at: change.location, time: time)
      touch.type =
        switch change.kind {
        case .finger: .direct
        case .pencil: .pencil
        case .pointer, .secondaryPointer: .indirectPointer
        }
      touches[change.identifier] = touch
      application.windowIsTouched(window)
      if touch.windowLocation.y < application.currentStatusBarHeight {
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
    statusBarTouches.contains(identifier) && touch.windowLocation.y < application.currentStatusBarHeight
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

  // MARK: - Pointers

  /// The wheel scrolls the nearest view under the pointer that takes it, by a pan that wants wheels or by itself.
  func handleWheel(at location: CGPoint, delta: CGPoint, time: TimeInterval) {
    guard delta.x.isFinite, delta.y.isFinite, let window = application.window(at: location) else { return }
    let place = window.convertFromScreen(location)
    let event = UIEvent(type: .scroll)
    event.timestamp = time
    event.modifierFlags = keys.modifierFlags
    wheel.turn(in: window, at: place, delta: delta, event: event)
  }

  func handleHover(at location: CGPoint, phase: InputEvent.HoverPhase, time: TimeInterval) {
    guard location.x.isFinite, location.y.isFinite else { return }
    let window = phase == .exited ? nil : application.window(at: location)
    let event = UIEvent(type: .hover)
    event.timestamp = time
    event.modifierFlags = keys.modifierFlags
    if let old = hoveredWindow, old !== window { old.touchDispatcher.hover.leave(event) }
    hoveredWindow = window
    window?.touchDispatcher.hover.move(to: window?.convertFromScreen(location) ?? .zero, event)
  }
}
