// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises one or more taps by one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture. Defaults to 1.
  open var numberOfTapsRequired = 1
  /// How many fingers tap. Defaults to 1.
  open var numberOfTouchesRequired = 1

  /// A finger that wanders farther than this, in points, does not tap.
  private static let slop: CGFloat = 10
  private var start = CGPoint.zero
  private var taps = 0
  private var fingersDown = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersDown = max(fingersDown, trackedTouches.count)
    if trackedTouches.count > numberOfTouchesRequired {
      state = .failed
    } else if let first = trackedTouches.first, taps == 0 {
      start = first.windowLocation
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let first = trackedTouches.first else { return }
    let place = first.windowLocation
    if abs(place.x - start.x) > Self.slop || abs(place.y - start.y) > Self.slop { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.allSatisfy({ $0.phase == .ended }) else { return }
    guard fingersDown == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingersDown = 0
    if taps >= numberOfTapsRequired { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    taps = 0
    fingersDown = 0
  }
}
