// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Hides the bars of a navigation controller, and brings them back, as people tap and swipe.
@MainActor final class BarHider: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController
  let tap = TapRecognizer(target: nil, action: nil)
  let swipe = SwipeRecognizer(target: nil, action: nil)
  /// Whether the toolbar went with the bar, and comes back with it.
  private var tookToolbar = false

  /// How far a finger goes until the bars hide or come, points; chosen.
  private static let reach: CGFloat = 44

  final class TapRecognizer: UITapGestureRecognizer {
    weak var hider: BarHider?

    override func tellTargets() {
      if state == .ended { hider?.tapped() }
      super.tellTargets()
    }
  }

  final class SwipeRecognizer: UIPanGestureRecognizer {
    weak var hider: BarHider?

    override func tellTargets() {
      if state == .changed || state == .ended { hider?.swiped(by: translation(in: view).y) }
      super.tellTargets()
    }
  }

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    tap.hider = self
    swipe.hider = self
    for gesture in [tap, swipe] as [UIGestureRecognizer] { gesture.delegate = self }
    // Content scrolls on under the finger.
    swipe.cancelsTouchesInView = false
    update()
  }

  /// The gestures work where the app wants what they do.
  func update() {
    tap.isEnabled =
      controller.hidesBarsOnTap || controller.hidesBarsWhenVerticallyCompact || controller.hidesBarsWhenKeyboardAppears
    swipe.isEnabled = controller.hidesBarsOnSwipe
  }

  func setHidden(_ isHidden: Bool, animated: Bool) {
    if controller.isNavigationBarHidden != isHidden {
      controller.setNavigationBarHidden(isHidden, animated: animated)
    }
    if isHidden {
      guard !controller.isToolbarHidden, controller.topViewController?.toolbarItems?.isEmpty == false else { return }
      tookToolbar = true
      controller.setToolbarHidden(true, animated: animated)
    } else if tookToolbar {
      tookToolbar = false
      controller.setToolbarHidden(false, animated: animated)
    }
  }

  private func tapped() {
    let isHidden = controller.isNavigationBarHidden
    // Where only low screens hide them, a tap brings them back and no more.
    guard isHidden || controller.hidesBarsOnTap else { return }
    setHidden(!isHidden, animated: true)
  }

  private func swiped(by distance: CGFloat) {
    guard abs(distance) >= Self.reach else { return }
    setHidden(distance < 0, animated: true)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    let isOnBar =
      view.isDescendant(of: controller.navigationBar) || controller.madeToolbar.map(view.isDescendant) == true
    return !isOnBar
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }
}
