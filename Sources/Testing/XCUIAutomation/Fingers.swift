// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation
internal import RenderProtocol

/// What fingers do in a gesture, as moments from its start on.
enum Fingers {
  /// What changes at one moment.
  struct Moment {
    var time: Double
    var touches: [InputEvent.Touch]
  }

  private static let frame = 1.0 / 60
  private static let tapDuration = 0.06
  /// From the end of a tap to the next one.
  private static let pauseBetweenTaps = 0.05
  /// Between fingers side by side, in points.
  private static let spread: CGFloat = 40
  /// From the visible edge at which a swipe ends, in points.
  private static let margin: CGFloat = 8

  private static func touch(_ finger: Int, _ phase: InputEvent.Touch.Phase, _ point: CGPoint) -> InputEvent.Touch {
    InputEvent.Touch(identifier: UInt32(finger + 1), phase: phase, location: point)
  }

  /// Fingers side by side about a point.
  private static func places(_ point: CGPoint, _ fingers: Int) -> [CGPoint] {
    (0..<max(fingers, 1)).map { finger in
      CGPoint(x: point.x + (CGFloat(finger) - CGFloat(max(fingers, 1) - 1) / 2) * spread, y: point.y)
    }
  }

  static func tap(_ point: CGPoint, count: Int = 1, fingers: Int = 1) -> [Moment] {
    let places = places(point, fingers)
    return (0..<max(count, 1)).flatMap { index -> [Moment] in
      let start = Double(index) * (tapDuration + pauseBetweenTaps)
      return [
        Moment(time: start, touches: places.enumerated().map { touch($0, .began, $1) }),
        Moment(time: start + tapDuration, touches: places.enumerated().map { touch($0, .ended, $1) }),
      ]
    }
  }

  static func press(_ point: CGPoint, _ duration: Double) -> [Moment] {
    [
      Moment(time: 0, touches: [touch(0, .began, point)]),
      Moment(time: max(duration, tapDuration), touches: [touch(0, .ended, point)]),
    ]
  }

  /// A finger that rests, moves along a line and rests again.
  static func drag(_ start: CGPoint, _ end: CGPoint, press: Double, velocity: CGFloat, hold: Double) -> [Moment] {
    move([(start, end)], press: press, velocity: velocity, hold: hold) { from, to, part in
      CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  /// A finger that moves to the edge of what is visible and leaves it at once.
  static func swipe(
    from start: CGPoint, _ direction: CGPoint, within visible: CGRect, velocity: CGFloat
  ) -> [Moment] {
    var end = start
    if direction.x < 0 { end.x = min(start.x, visible.minX + margin) }
    if direction.x > 0 { end.x = max(start.x, visible.maxX - margin) }
    if direction.y < 0 { end.y = min(start.y, visible.minY + margin) }
    if direction.y > 0 { end.y = max(start.y, visible.maxY - margin) }
    return drag(start, end, press: 0, velocity: velocity, hold: 0)
  }

  /// Two fingers that go apart or together, the wider distance being `length` on either side of the middle.
  static func pinch(_ middle: CGPoint, _ length: CGFloat, scale: CGFloat, velocity: CGFloat) -> [Moment] {
    let (start, end) = scale >= 1 ? (length / max(scale, 1), length) : (length, length * max(scale, 0.05))
    let speed = abs(velocity) > 0 ? abs(velocity) * start : 500
    let lines = [-1.0, 1.0].map { side in
      (CGPoint(x: middle.x + start * side, y: middle.y), CGPoint(x: middle.x + end * side, y: middle.y))
    }
    return move(lines, press: 0, velocity: speed, hold: 0) { from, to, part in
      CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  /// Two fingers that turn about a point.
  static func rotate(_ middle: CGPoint, _ length: CGFloat, _ angle: CGFloat, velocity: CGFloat) -> [Moment] {
    let speed = max(abs(velocity), 0.1) * length
    let arc = abs(angle) * length
    let lines = [0, CGFloat.pi].map { start in
      (CGPoint(x: start, y: 0), CGPoint(x: start + angle, y: arc))
    }
    // The points are angles; what counts for the duration is the arc.
    return move(lines, press: 0, velocity: speed, hold: 0, length: arc) { from, to, part in
      let now = from.x + (to.x - from.x) * part
      return CGPoint(x: middle.x + cos(now) * length, y: middle.y + sin(now) * length)
    }
  }

  /// A slider's thumb from one position to another.
  static func slide(_ frame: CGRect, from: Double, to: Double) -> [Moment] {
    // The thumb's middle does not come nearer to the ends than half its breadth, but the whole track is the whole range.
    let inset = min(thumb / 2, frame.width / 2)
    let start = CGPoint(x: frame.minX + inset + (frame.width - 2 * inset) * CGFloat(from), y: frame.midY)
    let end = CGPoint(x: start.x + frame.width * CGFloat(to - from), y: frame.midY)
    return drag(start, end, press: 0.1, velocity: 500, hold: 0.1)
  }

  /// The breadth of a slider's thumb, in points.
  private static let thumb: CGFloat = 38

  private static func move(
    _ lines: [(from: CGPoint, to: CGPoint)], press: Double, velocity: CGFloat, hold: Double, length: CGFloat? = nil,
    _ place: (CGPoint, CGPoint, CGFloat) -> CGPoint
  ) -> [Moment] {
    func touches(_ phase: InputEvent.Touch.Phase, _ part: CGFloat) -> [InputEvent.Touch] {
      lines.enumerated().map { touch($0, phase, place($1.from, $1.to, part)) }
    }
    let longest = length ?? lines.map { hypot($0.to.x - $0.from.x, $0.to.y - $0.from.y) }.max() ?? 0
    let steps = max(1, Int((Double(longest / max(velocity, 1)) / frame).rounded(.up)))
    var moments = [Moment(time: 0, touches: touches(.began, 0))]
    for step in 1...steps {
      moments.append(
        Moment(time: press + Double(step) * frame, touches: touches(.moved, CGFloat(step) / CGFloat(steps))))
    }
    moments.append(Moment(time: press + Double(steps) * frame + hold, touches: touches(.ended, 1)))
    return moments
  }
}
