// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The system's ways for a controller to come and go, by its `modalTransitionStyle`.
@MainActor final class ModalTransition: NSObject, UIViewControllerAnimatedTransitioning, SystemTransition {
  let isPresenting: Bool
  let style: UIModalTransitionStyle

  init(isPresenting: Bool, style: UIModalTransitionStyle) {
    self.isPresenting = isPresenting
    self.style = style
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    style == .coverVertical ? Self.duration : style == .crossDissolve ? 0.35 : 0.5
  }

  /// Seconds until all but a thousandth of the way is covered, as measured.
  nonisolated static let duration: TimeInterval = 0.5057

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let moving = context.viewController(forKey: key) else { return context.completeTransition(false) }
    if let toView = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      toView.frame = context.finalFrame(for: to)
      if isPresenting { container.addSubview(toView) } else { container.insertSubview(toView, at: 0) }
    }
    let view: UIView = context.view(forKey: isPresenting ? .to : .from) ?? moving.view
    switch style {
    case .crossDissolve:
      if isPresenting { view.alpha = 0 }
      UIView.animate(
        withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut,
        animations: { view.alpha = self.isPresenting ? 1 : 0 },
        completion: { _ in
          view.alpha = 1
          context.completeTransition(!context.transitionWasCancelled)
        })
    case .flipHorizontal: flip(view, context)
    case .coverVertical:
      let place = isPresenting ? context.finalFrame(for: moving) : view.frame
      var away = place
      away.origin.y = container.bounds.maxY
      if isPresenting { view.frame = away }
      UIView.runBlock(
        duration: transitionDuration(using: context), delay: 0, options: [], pace: .spring(.system),
        animations: { view.frame = self.isPresenting ? place : away },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  /// Turns the presenter over in perspective; the presented view is on its back.
  private func flip(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let presenter = context.viewController(forKey: isPresenting ? .from : .to)
    // The presenter's view may be anywhere in the window: its picture turns in its place.
    let standIn: UIView
    if let picture = presenter?.viewIfLoaded?.snapshotView(afterScreenUpdates: true) {
      picture.frame = presenter.map { container.convert($0.view.bounds, from: $0.view) } ?? container.bounds
      standIn = picture
    } else {
      standIn = UIView(frame: container.bounds)
    }
    presenter?.viewIfLoaded?.isHidden = true
    if isPresenting {
      view.removeFromSuperview()
      container.addSubview(standIn)
    }
    UIView.transition(
      with: container, duration: transitionDuration(using: context),
      options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
      animations: {
        if self.isPresenting {
          standIn.removeFromSuperview()
          container.addSubview(view)
        } else {
          view.isHidden = true
          container.addSubview(standIn)
        }
      },
      completion: { _ in
        standIn.removeFromSuperview()
        view.isHidden = false
        presenter?.viewIfLoaded?.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  var timing: any UITimingCurveProvider {
    style == .coverVertical ? SpringParameters.system.timing : UICubicTimingParameters(animationCurve: .easeInOut)
  }
}

/// One of the system's own transitions, which takes along what an app animates beside it.
@preconcurrency @MainActor protocol SystemTransition: UIViewControllerAnimatedTransitioning {
  /// How what goes along with the transition moves.
  var timing: any UITimingCurveProvider { get }
}
