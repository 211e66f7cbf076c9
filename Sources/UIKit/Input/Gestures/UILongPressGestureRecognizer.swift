// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises fingers that rest, possibly after taps.
///
/// It begins when the fingers have rested long enough, changes as they move from then on, however far, and ends when one
/// is lifted.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press. Defaults to 0.
  open var numberOfTapsRequired = 0
  /// How many fingers press. Defaults to 1.
  open var numberOfTouchesRequired = 1
  /// How long the fingers rest, in seconds. Defaults to 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may move before the gesture begins, in points. Defaults to 10.
  open var allowableMovement: CGFloat = 10

  private let counter = TapCounter()
  private let timer = GestureTimer()

  override var outlivesTouches: Bool { counter.taps > 0 && timer.isRunning }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // A finger more changes nothing once the gesture has begun.
    guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
    switch counter.began(trackedTouches, required: numberOfTouchesRequired) {
    case .pressed where counter.taps >= numberOfTapsRequired: wait()
    case .failed: state = .failed
    // A finger of the taps before, or not the last one of the press.
    default: timer.start(UITapGestureRecognizer.longestTap, with: view) { [weak self] in self?.state = .failed }
    }
  }

  private func wait() {
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer.start(minimumPressDuration, with: view) { [weak self] in
      guard let self, state == .possible else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive {
      state = .changed
    } else if counter.wanders(trackedTouches, slop: allowableMovement) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !state.isActive else {
      state = .ended
      return
    }
    timer.stop()
    guard counter.taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    switch counter.ended(trackedTouches, required: numberOfTouchesRequired) {
    case .tapped: timer.start(UITapGestureRecognizer.tapInterval, with: view) { [weak self] in self?.state = .failed }
    case .failed: state = .failed
    default: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    counter.reset()
    timer.stop()
  }
}
