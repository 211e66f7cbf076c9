// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

extension StoryViewController {
  enum Stance {
    /// Over the whole screen.
    case open
    /// In the place of its card, just like it.
    case card(CardPlace)
  }

  /// Stands as the one or the other at once, or moves there if this is an animation's block.
  func stand(_ stance: Stance) {
    self.stance = stance
    fitHeader()
    switch stance {
    case .open:
      pageFrame.fill()
      shape(radius: 0, transform: .identity)
      shade.alpha = 1
      closeButton.alpha = 1
    case .card(let place):
      pageFrame.cover(view.convert(place.frame, from: nil), of: view.bounds)
      shape(radius: CardView.cornerRadius, transform: place.transform)
      shadowView.layer.shadowOffset = place.shadowOffset
      shade.alpha = 0
      closeButton.alpha = 0
      scrollView.contentOffset = .zero
    }
    view.layoutIfNeeded()
  }

  private func shape(radius: CGFloat, transform: CGAffineTransform) {
    for view in [page, shadowView] {
      view.layer.cornerRadius = radius
      view.transform = transform
    }
  }

  /// Keeps the texts on the picture clear of a notch, and lets their lines break as on the card.
  func fitHeader() {
    let margin = CardView.margin
    switch stance {
    case .card(let place):
      headerView.insets = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
      headerView.textRoom = 0
      textWidth = place.frame.width - 2 * margin
    case .open:
      let safe = view.safeAreaInsets
      headerView.insets = UIEdgeInsets(
        top: max(margin, safe.top), left: margin + safe.left, bottom: margin, right: margin + safe.right)
      let room = textWidth.map { view.bounds.width - safe.left - safe.right - 2 * margin - $0 }
      headerView.textRoom = max(CloseButton.hitSize, room ?? 0)
      pageFrame.closeButtonMargin = 15 + safe.right
      scrollView.verticalScrollIndicatorInsets.bottom = safe.bottom
    }
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    fitHeader()
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    transition.endAtOnce()
    textWidth = nil
    coordinator.animate(alongsideTransition: { _ in self.fitHeader() })
  }

  override var prefersStatusBarHidden: Bool { hidesStatusBar }
}
