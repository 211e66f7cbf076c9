// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Follows a pointer that is over the view with no button down.
///
/// It begins when the pointer comes over the view, changes as it moves, and ends when it leaves or a button is pressed.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pencil is above the screen, from 0 to 1; 0 for pointers.
  open var zOffset: CGFloat { 0 }

  /// The angle between a pencil and the screen, in radians; upright for pointers.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// How far a pencil is turned about itself, in radians; 0 for pointers.
  open var rollAngle: CGFloat { 0 }

  /// The direction in which a pencil leans, in radians; 0 for pointers.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction in which a pencil leans, as a vector of length 1; along the x axis for pointers.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Hovering has nothing to do with touches.
  override func wants(_ touch: UITouch, of event: UIEvent) -> Bool { false }
}
