// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Lets a card give way under a finger, and spring back when it is let go, however the press ends.
final class CardPress: UILongPressGestureRecognizer {
  static let scale: CGFloat = 0.95

  /// From the first touch until the card is at rest again; a second press meanwhile is left alone.
  private var isBusy = false
  private var start = CGPoint.zero

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
      start = location(in: nil)
      giveWay()
    case .changed where hasWandered:
      // The finger scrolls; ending the press lets the card back up.
      isEnabled = false
      isEnabled = true
    case .ended, .cancelled, .failed:
      springBack()
    default:
      break
    }
  }

  private var hasWandered: Bool {
    let place = location(in: nil)
    return hypot(place.x - start.x, place.y - start.y) > allowableMovement
  }

  private func giveWay() {
    guard !isBusy else { return }
    isBusy = true
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.2,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.view?.transform = CGAffineTransform(scaleX: CardPress.scale, y: CardPress.scale) })
  }

  private func springBack() {
    guard isBusy else { return }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0.2,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.view?.transform = .identity },
      completion: { _ in self.isBusy = false })
  }
}

extension CardPress: UIGestureRecognizerDelegate {
  /// The list still scrolls, and a tap still opens the story.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }

  /// A finger on one of the card's buttons presses that.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(touch.view is UIControl)
  }
}
