// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// Several fingers on a window that change together; the media clock shows their time.
@MainActor final class Hand {
  private static var count: UInt32 = 1_000_000
  private let window: UIWindow
  private var touches: [UITouch] = []
  private(set) var time: TimeInterval = 100

  init(on window: UIWindow) {
    self.window = window
    take()
  }

  func down(_ places: CGPoint...) {
    var new: [UITouch] = []
    for place in places {
      Self.count += 1
      new.append(UITouch(identifier: Self.count, window: window, location: place, timestamp: time))
    }
    for touch in touches { touch.phase = .stationary }
    touches += new
    send()
  }

  /// Moves the fingers in the order in which they came.
  func move(to places: CGPoint..., after delay: TimeInterval = 0.008) {
    time += delay
    for (touch, place) in zip(touches, places) { change(touch, .moved, place) }
    send()
  }

  /// Lifts the fingers with these numbers, or all.
  func up(_ numbers: Int..., after delay: TimeInterval = 0.008) {
    time += delay
    for (number, touch) in touches.enumerated() {
      let lifts = numbers.isEmpty || numbers.contains(number)
      change(touch, lifts ? .ended : .stationary, touch.windowLocation)
    }
    send()
    touches.removeAll { $0.phase == .ended }
  }

  func wait(_ duration: TimeInterval) {
    take()
    time += duration
    UIApplication.shared.tick(to: time)
  }

  private func change(_ touch: UITouch, _ phase: UITouch.Phase, _ place: CGPoint) {
    touch.change(phase, at: place, time: time)
  }

  private func take() {
    takeTurn { [weak self] in self?.time ?? 0 }
  }

  private func send() {
    take()
    let event = UIEvent()
    event.timestamp = time
    event.allTouches = Set(touches)
    window.sendEvent(event)
  }
}
