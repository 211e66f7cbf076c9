// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How two fingers lie to each other, for pinches and rotations.
struct TwoFingers {
  /// How far fingers travel before they pinch or turn, in points; as for pans. Not measured.
  static let slop: CGFloat = 10

  /// Points.
  let distance: CGFloat
  /// Radians, clockwise from the x axis; from the finger that came first to the other.
  let angle: CGFloat

  @MainActor init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let (first, second) = (touches[0].windowLocation, touches[1].windowLocation)
    distance = hypot(second.x - first.x, second.y - first.y)
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// The turn from another angle to this one, the short way, in radians.
  func turn(from other: CGFloat) -> CGFloat {
    let turn = (angle - other).remainder(dividingBy: 2 * .pi)
    return turn
  }
}

/// The speed of a number that gestures change, over the last tenth of a second.
struct SpeedGauge {
  private static let window = 0.1
  private var samples: [(time: TimeInterval, value: CGFloat)] = []

  mutating func note(_ value: CGFloat, at time: TimeInterval) {
    samples.append((time, value))
    samples.removeAll { time - $0.time > 2 * Self.window }
  }

  /// A second.
  var speed: CGFloat {
    guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= Self.window }),
      last.time > first.time
    else { return 0 }
    return (last.value - first.value) / CGFloat(last.time - first.time)
  }
}
