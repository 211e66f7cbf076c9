// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A finger that pulls a story down, in terms of the transition it drives.
final class StoryDrag: UIPanGestureRecognizer {
  /// How far a finger pulls to close the story altogether, in points.
  static let reach: CGFloat = 400
  /// The share of the way from which a story that is let go closes.
  static let threshold: CGFloat = 0.3

  /// How much of the transition was covered when the finger came.
  var startFraction: CGFloat = 0

  /// How much of the transition the finger has covered: pulling down goes on with closing, and back on opening.
  func fraction(isOpening: Bool) -> CGFloat {
    let pull = translation(in: view).y / StoryDrag.reach
    return min(max(startFraction + (isOpening ? -pull : pull), 0), 1)
  }

  /// Whether the story is to close now that it is let go, and fly on for a moment.
  func closes(isOpening: Bool) -> Bool {
    let fraction = self.fraction(isOpening: isOpening)
    let closed = isOpening ? 1 - fraction : fraction
    return closed + 0.15 * pullsPerSecond > StoryDrag.threshold
  }

  /// The speed that a spring takes over, in what is left of its way per second.
  func velocity(isOpening: Bool, goesOn: Bool) -> CGVector {
    let fraction = self.fraction(isOpening: isOpening)
    let left = max(goesOn ? 1 - fraction : fraction, 0.05)
    let speed = (isOpening == goesOn ? -pullsPerSecond : pullsPerSecond) / left
    return CGVector(dx: speed, dy: speed)
  }

  private var pullsPerSecond: CGFloat {
    velocity(in: view).y / StoryDrag.reach
  }
}
