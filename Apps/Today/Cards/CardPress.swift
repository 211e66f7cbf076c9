// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Lets a card give way under a finger, and spring back when it is let go, however the press ends.
final class CardPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  static let scale: CGFloat = 0.95

  /// From the first touch until the card is at rest again; a second press meanwhile is left alone.
  private var isBusy = false

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0.1
    cancelsTouchesInView = false
    delegate = self
    addTarget(self, action: #selector(pressed))
  }

  @objc private func pressed() {
    switch state {
    case .began:
      guard !isBusy else { return }
      isBusy = true
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.2,
        options: [.beginFromCurrentState, .allowUserInteraction],
        animations: { self.view?.transform = CGAffineTransform(scaleX: CardPress.scale, y: CardPress.scale) },
        completion: nil)
    case .ended, .cancelled, .failed:
      guard isBusy else { return }
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0.2,
        options: [.beginFromCurrentState, .allowUserInteraction],
        animations: { self.view?.transform = .identity },
        completion: { _ in self.isBusy = false })
    default:
      break
    }
  }

  /// The list still scrolls, and a tap still opens the story.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

extension CardCell {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let presses = gestureRecognizers?.contains { $0 is CardPress } ?? false
    if window != nil, !presses {
      addGestureRecognizer(CardPress(target: nil, action: nil))
    }
  }
}
