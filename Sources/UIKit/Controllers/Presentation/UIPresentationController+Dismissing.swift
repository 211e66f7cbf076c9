// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// People end presentations that do not cover the screen.

extension UIPresentationController {
  /// Whether people may end the presentation.
  var mayDismissByHand: Bool {
    !presentedViewController.isModalInPresentation && (delegate?.presentationControllerShouldDismiss(self) ?? true)
  }

  /// Ends the presentation because people asked for it; else tells that they tried.
  func dismissByHand() {
    guard presentedViewController.activeTransition == nil else { return }
    guard mayDismissByHand else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    beginDismissal(by: nil)
  }

  /// Begins to end the presentation; `hand` drives that if a finger does.
  func beginDismissal(by hand: SheetDismissal?) {
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.storedPresenting?.dismissNow(animated: true, hand: hand) {
      self.delegate?.presentationControllerDidDismiss(self)
    }
  }
}

/// A tap on the view itself, beside what is presented in it.
@MainActor final class OutsideTapGestureRecognizer: UITapGestureRecognizer {
  weak var presentation: UIPresentationController?

  override func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
    touch.view === view && super.wants(touch, of: event)
  }

  override func tellTargets() {
    if state == .ended { presentation?.dismissByHand() }
    super.tellTargets()
  }
}
