// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Fills the window and holds what one presentation shows; `recursiveDescription` on iOS has one by this name.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self && presentation?.letsTouchThrough(at: point) == true ? nil : found
  }

  override func layoutSubviews() {
    // The view's own layout is observed, and with it what the presentation reads in it.
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
