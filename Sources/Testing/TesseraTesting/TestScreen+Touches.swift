// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol
public import UIKit

// What people do with their fingers. Points are the screen's; every event is followed by a frame.

extension TestScreen {
  /// How long a finger stays down in a tap, in seconds.
  private static let tapDuration = 0.05
  private static let frameDuration = 1.0 / 60

  /// Puts a finger on the screen.
  public func touchDown(at point: CGPoint) -> TestFinger {
    TestFinger(screen: self, location: point)
  }

  /// Taps, once or several times in quick succession.
  public func tap(at point: CGPoint, count: Int = 1) {
    for _ in 0..<count {
      let finger = touchDown(at: point)
      advance(by: Self.tapDuration)
      finger.lift()
      advance(by: Self.tapDuration)
    }
  }

  /// Taps the middle of a view, whether or not something lies in front of it.
  public func tap(_ view: UIView, count: Int = 1) {
    tap(at: middle(of: view), count: count)
  }

  /// Rests a finger on a point.
  ///
  /// - Parameter duration: Seconds; the default is longer than a long press takes.
  public func press(at point: CGPoint, duration: TimeInterval = 1) {
    let finger = touchDown(at: point)
    advance(by: duration)
    finger.lift()
  }

  /// Moves a finger along a straight line at one speed, and lifts it at once, so that what it moves flies on.
  ///
  /// - Parameters:
  ///   - duration: Seconds from touching to leaving the screen.
  ///   - hold: Seconds that the finger rests at the end before it leaves; then nothing flies on.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, hold: TimeInterval = 0) {
    let frames = max(Int((duration / Self.frameDuration).rounded()), 1)
    let finger = touchDown(at: start)
    for frame in 1...frames {
      advance(by: Self.frameDuration)
      let part = CGFloat(frame) / CGFloat(frames)
      finger.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    if hold > 0 { advance(by: hold) }
    finger.lift()
  }

  /// Turns a wheel over a point; positive deltas move the content up and left.
  public func turnWheel(at point: CGPoint, by delta: CGPoint) {
    send(.wheel(location: point, delta: delta, time: time))
  }

  /// The middle of a view in the screen's space.
  public func middle(of view: UIView) -> CGPoint {
    guard let window = view.window else {
      fatalError("\(Swift.type(of: view)) is in no window, so nobody can touch it")
    }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    return CGPoint(x: middle.x + window.frame.minX, y: middle.y + window.frame.minY)
  }
}
