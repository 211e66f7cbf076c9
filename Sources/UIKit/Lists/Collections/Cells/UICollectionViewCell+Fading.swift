// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A selection that goes little by little.

extension UICollectionViewCell {
  /// Seconds; chosen.
  private static let fadeDuration: TimeInterval = 0.35

  /// Runs `deselect` so that what shows the selection fades: within the animation block that is running, as alongside a
  /// swipe back, else in one of its own.
  func fadeSelection(_ deselect: @escaping () -> Void) {
    // What was to be shown before is no part of the animation.
    UIView.performWithoutAnimation { layoutIfNeeded() }
    guard AnimationContext.current == nil else { return fade(deselect) }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
      animations: { self.fade(deselect) }, completion: { _ in self.endFade() })
  }

  private func fade(_ deselect: () -> Void) {
    let isMarked = isSelected
    deselect()
    if isMarked, !isHighlighted, let view = selectedBackgroundView {
      // Until it is invisible it has to be seen.
      view.isHidden = false
      view.alpha = 0
    }
    layoutIfNeeded()
  }

  /// The view that shows the selection is ready for the next one.
  func endFade() {
    guard let view = selectedBackgroundView, view.alpha == 0 else { return }
    view.isHidden = !(isSelected || isHighlighted)
    view.alpha = 1
  }
}
