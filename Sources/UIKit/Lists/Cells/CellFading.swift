// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A cell whose selection may go little by little.
@preconcurrency @MainActor protocol FadingCell: ListedView {
  /// Stands before the background while the cell is marked.
  var selectedBackgroundView: UIView? { get }
}

extension FadingCell {
  /// Runs `deselect` so that what shows the selection fades: within the animation block that is running, as alongside a
  /// swipe back, else in one of its own.
  func fadeSelection(_ deselect: @escaping () -> Void) {
    // What was to be shown before is no part of the animation.
    UIView.performWithoutAnimation { layoutIfNeeded() }
    guard AnimationContext.current == nil else { return fade(deselect) }
    UIView.animate(
      withDuration: CellFading.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
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

private enum CellFading {
  /// Seconds; chosen.
  static let duration: TimeInterval = 0.35
}
