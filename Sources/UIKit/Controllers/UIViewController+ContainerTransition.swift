// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// One child's view goes and another's comes; both are told of it, unless the container forwards that itself.
  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.storedParent === self, to.storedParent === self else {
      fatalError(
        "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
    }
    let isAnimated = duration > 0
    let forwards = shouldAutomaticallyForwardAppearanceMethods && appearance.phase != .disappeared
    if forwards {
      from.beginAppearanceTransition(false, animated: isAnimated)
      to.beginAppearanceTransition(true, animated: isAnimated)
    }
    let container: UIView = from.viewIfLoaded?.superview ?? view
    let comes = {
      container.addSubview(to.view)
      to.viewHasEntered()
    }
    let end = { (hasFinished: Bool) in
      from.viewIfLoaded?.removeFromSuperview()
      if forwards {
        from.endAppearanceTransition()
        to.endAppearanceTransition()
      }
      completion?(hasFinished)
    }
    if ViewTransition(options) != nil {
      UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          comes()
          from.viewIfLoaded?.removeFromSuperview()
          animations?()
        }, completion: end)
    } else {
      comes()
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
    }
  }
}
