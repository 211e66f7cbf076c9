// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// From the states that a subclass asks for to those that take effect.

extension UIGestureRecognizer.State {
  /// Whether the gesture is over until the recogniser is reset.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether the gesture goes on.
  var isActive: Bool { self == .began || self == .changed }
}

extension UIGestureRecognizer {
  /// Notes a state that is to come, unless it can't follow the present one.
  func request(_ wanted: State) {
    guard let wanted = Self.legal(wanted, after: state) else { return }
    requests.append(wanted)
    // Outside of an event, of a timer say, nothing else brings the state about.
    (arena ?? GestureArena(recognizer: self)).update()
  }

  /// The state that asking for `wanted` leads to; `nil` where it leads to none.
  static func legal(_ wanted: State, after state: State) -> State? {
    switch (state, wanted) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): wanted
    case (.possible, .cancelled): .failed
    case (.began, .changed), (.began, .ended), (.began, .cancelled): wanted
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): wanted
    case (.began, .failed), (.changed, .failed): .cancelled
    default: nil
    }
  }

  /// Takes on a state and tells the targets of it.
  func settle(_ state: State, tells: Bool = true) {
    settledState = state
    guard tells else { return }
    let wasTelling = isTelling
    isTelling = true
    tellTargets()
    isTelling = wasTelling
  }

  /// Fails without anybody being told, whatever was asked for.
  func fail() {
    settledState = .failed
    requests = []
    waitingStates = []
  }

  /// Ends the gesture at once, from outside, and leaves its touches to others.
  func cancelNow() {
    requests = []
    waitingStates = []
    if settledState.isActive {
      settle(.cancelled)
    } else if settledState == .possible, arena != nil {
      settledState = .failed
    }
    trackedTouches = []
    if let arena {
      arena.leave(self)
    } else if settledState.isFinal {
      start()
    }
  }

  /// Makes ready for the next gesture.
  func start() {
    reset()
    settledState = .possible
    clear()
  }

  /// Forgets what belongs to one gesture only.
  func clear() {
    requests = []
    waitingStates = []
    mayBegin = nil
    dynamicRequirements = [:]
    trackedTouches = []
    gestureTouches = []
    arena = nil
  }

  func forget(_ touch: UITouch) {
    trackedTouches.removeAll { $0 === touch }
    gestureTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  var requiredToFail: [UIGestureRecognizer] { failureRequirements.compactMap(\.object) }

  /// The fingers of the gesture that are still down.
  var liveTouches: [UITouch] { trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled } }

  /// The middle of touches, in the window's space; `nil` where there are none.
  func middle(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch.windowLocation.x
      sum.y += touch.windowLocation.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }
}
