// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol

@testable import UIKit

/// A phone of 393 × 852 points with an app and a clock of its own, which a test steps, and one finger. Times are seconds.
@MainActor final class Phone: AppBench {
  private var touch: UITouch?
  private static var count: UInt32 = 70_000

  init(root: UIViewController) {
    super.init(device: .iPhone16, size: CGSize(width: 393, height: 852), time: 5000)
    take()
    window.rootViewController = root
    window.isHidden = false
    frame()
  }

  func jump(_ seconds: TimeInterval) {
    take()
    time += seconds
    UIApplication.shared.tick(to: time)
    frame()
  }

  // MARK: - The finger

  func down(_ x: CGFloat, _ y: CGFloat) {
    Self.count += 1
    let new = UITouch(identifier: Self.count, window: window, location: CGPoint(x: x, y: y), timestamp: time)
    new.tapCount = 1
    touch = new
    send()
  }

  /// Moves in a straight line for a while, with 120 events a second.
  func move(to x: CGFloat, _ y: CGFloat, for seconds: TimeInterval = 0.1) {
    guard let start = touch?.windowLocation else { return }
    let steps = max(Int((seconds * 120).rounded()), 1)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      change(.moved, CGPoint(x: start.x + (x - start.x) * share, y: start.y + (y - start.y) * share), 1.0 / 120)
    }
  }

  /// Rests where it is, so that it has no speed.
  func rest() { time += 0.3 }

  func up() {
    guard let touch else { return }
    change(.ended, touch.windowLocation, 1.0 / 120)
    self.touch = nil
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up()
  }

  private func change(_ phase: UITouch.Phase, _ location: CGPoint, _ delay: TimeInterval) {
    guard let touch else { return }
    time += delay
    touch.change(phase, at: location, time: time)
    send()
    frame()
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
