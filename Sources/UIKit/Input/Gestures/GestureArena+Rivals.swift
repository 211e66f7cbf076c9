// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Who waits for whom, and who makes whom fail.

extension GestureArena {
  // MARK: - Waiting

  /// Whether one of those that must fail first still may succeed.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool { !blockers(of: recognizer).isEmpty }

  private func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    recognizers.filter { $0 !== recognizer && isUndecided($0) && requires(recognizer, $0) }
  }

  /// Whether it is open what becomes of a recogniser.
  func isUndecided(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.settledState == .possible
      && (!recognizer.liveTouches.isEmpty || recognizer.outlivesTouches || !recognizer.waitingStates.isEmpty
        || !recognizer.requests.isEmpty)
  }

  /// Whether a recogniser waits for another's failure, by a fixed rule or by what was decided for this gesture.
  func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if recognizer.failureRequirements.contains(where: { $0.object === other }) { return true }
    let key = ObjectIdentifier(other)
    if let known = recognizer.dynamicRequirements[key] { return known }
    let requires =
      recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    recognizer.dynamicRequirements[key] = requires
    return requires
  }

  /// Whether a recogniser would wait for others that wait for it.
  func isInCircle(_ recognizer: UIGestureRecognizer) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var open = blockers(of: recognizer)
    while let next = open.popLast() {
      guard !next.waitingStates.isEmpty, seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if requires(next, recognizer) { return true }
      open += blockers(of: next)
    }
    return false
  }

  // MARK: - Making fail

  /// Whether a recognised gesture makes one fail that is still possible.
  func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    sharesTouch(recognizer, other) && recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
      && !goTogether(recognizer, other)
  }

  /// Whether a gesture that goes on keeps another from starting.
  func holds(_ other: UIGestureRecognizer, off recognizer: UIGestureRecognizer) -> Bool {
    other !== recognizer && other.settledState.isActive && prevents(other, recognizer)
  }

  private func sharesTouch(_ left: UIGestureRecognizer, _ right: UIGestureRecognizer) -> Bool {
    left.gestureTouches.contains { touch in right.gestureTouches.contains { $0 === touch } }
  }

  private func goTogether(_ left: UIGestureRecognizer, _ right: UIGestureRecognizer) -> Bool {
    left.delegate?.gestureRecognizer(left, shouldRecognizeSimultaneouslyWith: right) ?? false
      || right.delegate?.gestureRecognizer(right, shouldRecognizeSimultaneouslyWith: left) ?? false
  }
}

extension UIGestureRecognizer {
  /// Whether this is a single tap on a control inside the recogniser's view, which keeps such taps for itself.
  var isOwnTapOfControl: Bool {
    guard let tap = self as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    else { return false }
    return gestureTouches.contains { touch in
      guard let touched = touch.view else { return false }
      return touched !== view && touched.keepsTapsFromAncestors
    }
  }
}
