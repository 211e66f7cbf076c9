// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A finger on a window, for tests of touches; the media clock shows its time. Times are seconds, places the window's points.
@MainActor final class Finger {
  private static var count: UInt32 = 0
  private let window: UIWindow
  private var touch: UITouch?
  private(set) var time: TimeInterval

  init(on window: UIWindow, time: TimeInterval = 100) {
    self.window = window
    self.time = time
    take()
  }

  /// A finger that came down at a place.
  static func pressing(_ x: CGFloat, _ y: CGFloat, on window: UIWindow, tapCount: Int = 1) -> Finger {
    let finger = Finger(on: window)
    finger.down(x, y, tapCount: tapCount)
    return finger
  }

  func down(_ x: CGFloat, _ y: CGFloat, tapCount: Int = 1) {
    Self.count += 1
    let new = UITouch(
      identifier: Self.count, window: window, location: CGPoint(x: x, y: y), timestamp: time)
    new.tapCount = tapCount
    touch = new
    send()
  }

  /// Moves, a while after the last event.
  func move(to x: CGFloat, _ y: CGFloat, after delay: TimeInterval = 0.008) {
    change(.moved, CGPoint(x: x, y: y), delay)
  }

  /// Lifts the finger where it is.
  func up(after delay: TimeInterval = 0.008) {
    guard let touch else { return }
    change(.ended, touch.windowLocation, delay)
    self.touch = nil
  }

  func cancel(after delay: TimeInterval = 0.008) {
    guard let touch else { return }
    change(.cancelled, touch.windowLocation, delay)
    self.touch = nil
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up()
  }

  /// Lets time pass for what moves by itself.
  func wait(_ duration: TimeInterval) {
    take()
    time += duration
    UIApplication.shared.tick(to: time)
  }

  private func change(_ phase: UITouch.Phase, _ location: CGPoint, _ delay: TimeInterval) {
    guard let touch else { return }
    time += delay
    touch.change(phase, at: location, time: time)
    send()
  }

  private func take() {
    takeTurn { [weak self] in self?.time ?? 0 }
  }

  private func send() {
    take()
    guard let touch else { return }
    let event = UIEvent()
    event.timestamp = time
    event.allTouches = [touch]
    window.sendEvent(event)
  }
}
