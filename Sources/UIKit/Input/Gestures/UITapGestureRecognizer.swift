// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises one or more taps by one or more fingers.
///
/// Fingers may rest for three quarters of a second, and the next tap has to begin within 0.35 seconds of the last; these
/// times are not measured.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture. Defaults to 1.
  open var numberOfTapsRequired = 1
  /// How many fingers tap. Defaults to 1.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that count. Defaults to the primary one.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// How long a finger may rest, in seconds.
  static let longestTap = 0.75
  /// How long after a tap the next may begin, in seconds.
  static let tapInterval = 0.35

  private let counter = TapCounter()
  private let timer = GestureTimer()

  override var outlivesTouches: Bool { counter.taps > 0 && timer.isRunning }

  override var countedTouches: [UITouch] { counter.firstTouches.isEmpty ? trackedTouches : counter.firstTouches }

  override func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
    touch.type != .indirectPointer || event.buttonMask.isSuperset(of: buttonMaskRequired)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let change = counter.began(trackedTouches, required: numberOfTouchesRequired)
    if change == .failed {
      state = .failed
    } else if liveTouches.count == touches.count {
      timer.start(Self.longestTap, with: view) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if counter.wanders(trackedTouches) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch counter.ended(trackedTouches, required: numberOfTouchesRequired) {
    case .tapped(let taps) where taps >= numberOfTapsRequired:
      timer.stop()
      state = .ended
    case .tapped:
      timer.start(Self.tapInterval, with: view) { [weak self] in self?.state = .failed }
    case .failed: state = .failed
    default: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if state == .possible { state = .ended }
  }

  open override func reset() {
    counter.reset()
    timer.stop()
  }

  /// A tap leaves it open whether there will be more of them.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
