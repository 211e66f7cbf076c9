// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Changes that the system has an animation for.
  public enum SystemAnimation: UInt, Sendable {
    /// Views leave, and are out of the hierarchy at the end.
    case delete = 0
  }

  /// Animates views as the system does, together with changes of the caller's own.
  ///
  /// Views that are deleted shrink away; how far and how fast was chosen.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { (alpha: $0.alpha, transform: $0.transform) }
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for (view, look) in zip(views, looks) {
          view.removeFromSuperview()
          view.alpha = look.alpha
          view.transform = look.transform
        }
        completion?(finished)
      })
  }
}
