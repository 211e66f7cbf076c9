// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// One finger after another on a window, each event a while after the last. Times are seconds, places the window's points.
@MainActor final class Finger {
  /// Whoever has the finger has the window; windows have fingers themselves.
  private unowned let window: UIWindow
  private let bench: Bench
  private var finger: UInt32 = 0

  /// A hand that was elsewhere: what was tapped before is no tap with this one.
  init(on window: UIWindow) {
    self.window = window
    bench = window.bench
    bench.pass(1)
  }

  /// A finger that came down at a place.
  static func pressing(_ x: CGFloat, _ y: CGFloat, on window: UIWindow) -> Finger {
    let finger = Finger(on: window)
    finger.down(x, y)
    return finger
  }

  var time: TimeInterval { bench.time }

  private var isDown: Bool { bench.contacts[finger] != nil }

  func down(_ x: CGFloat, _ y: CGFloat) {
    finger = bench.newFinger()
    bench.touch(.began, [(finger, Bench.Contact(place: CGPoint(x: x, y: y).onScreen(of: window)))])
  }

  /// Moves, a while after the last event.
  func move(to x: CGFloat, _ y: CGFloat, after delay: TimeInterval = 0.008) {
    guard isDown else { return }
    bench.pass(delay)
    bench.shift([(finger, CGPoint(x: x, y: y).onScreen(of: window))])
  }

  /// Lifts the finger where it is.
  func up(after delay: TimeInterval = 0.008) {
    guard isDown else { return }
    bench.pass(delay)
    bench.end([finger])
  }

  func cancel(after delay: TimeInterval = 0.008) {
    guard isDown else { return }
    bench.pass(delay)
    bench.end([finger], .cancelled)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up()
  }

  /// Lets time pass for what moves by itself.
  func wait(_ duration: TimeInterval) { bench.tick(duration) }
}

extension CGPoint {
  /// A point of a window in the screen's space.
  @MainActor func onScreen(of window: UIWindow) -> CGPoint {
    CGPoint(x: x + window.frame.minX - window.bounds.minX, y: y + window.frame.minY - window.bounds.minY)
  }
}
