// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The system's push and pop: one page slides over the other, which goes a third of the way and is dimmed.
@MainActor final class NavigationTransition: NSObject, UIViewControllerAnimatedTransitioning, SystemTransition {
  let isPush: Bool
  private let barChanges: () -> Void
  private let lateBarChanges: () -> Void
  private var animator: UIViewPropertyAnimator?
  /// How the upper page grows out of a view of the lower one, where it does not slide.
  var zoom: ZoomMotion?

  /// Seconds that apps are told; what moves is the system's spring, which takes a little longer. As measured.
  static let duration: TimeInterval = 0.35
  /// Shares of the width and of black.
  static let parallax: CGFloat = 0.3
  private static let dim: CGFloat = 0.1

  /// - Parameters:
  ///   - barChanges: What the bar does along with the pages.
  ///   - lateBarChanges: What it does when these have begun to move.
  init(isPush: Bool, barChanges: @escaping () -> Void, lateBarChanges: @escaping () -> Void) {
    self.isPush = isPush
    self.barChanges = barChanges
    self.lateBarChanges = lateBarChanges
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  var timing: any UITimingCurveProvider { SpringParameters.system.timing }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = zoom.map { makeAnimator(transitionContext, $0) } ?? makeAnimator(transitionContext)
    animator = made
    return made
  }

  private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let container = context.containerView
    let bounds = container.bounds
    let sign: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let rest = CGPoint(x: bounds.midX, y: bounds.midY)
    let away = CGPoint(x: rest.x + bounds.width * sign, y: rest.y)
    let behind = CGPoint(x: rest.x - bounds.width * Self.parallax * sign, y: rest.y)
    let upper = context.view(forKey: isPush ? .to : .from)
    let lower = context.view(forKey: isPush ? .from : .to)
    let dimming = UIView(frame: bounds)
    dimming.backgroundColor = UIColor(white: 0, alpha: Self.dim)
    let edge = PageEdgeView(height: bounds.height, isRightToLeft: sign < 0)
    UIView.performWithoutAnimation {
      if isPush {
        for view in [dimming, edge, upper].compactMap({ $0 }) { container.addSubview(view) }
      } else {
        if let lower { container.insertSubview(lower, at: 0) }
        if let upper {
          container.insertSubview(dimming, belowSubview: upper)
          container.insertSubview(edge, belowSubview: upper)
        }
      }
      // What comes is laid out before it moves, so that nothing in it is animated.
      container.layoutIfNeeded()
      move(upper, edge, to: isPush ? away : rest, bounds, sign)
      move(lower, nil, to: isPush ? rest : behind, bounds, sign)
      dimming.alpha = isPush ? 0 : 1
    }
    let animator = UIViewPropertyAnimator(duration: Self.duration, timingParameters: timing)
    animator.isUserInteractionEnabled = false
    animator.addAnimations {
      self.move(upper, edge, to: self.isPush ? rest : away, bounds, sign)
      self.move(lower, nil, to: self.isPush ? behind : rest, bounds, sign)
      dimming.alpha = self.isPush ? 1 : 0
      self.barChanges()
    }
    animator.addAnimations(lateBarChanges, delayFactor: NavigationBarTransition.lateness)
    animator.addCompletion { position in
      dimming.removeFromSuperview()
      edge.removeFromSuperview()
      for view in [upper, lower].compactMap({ $0 }) { self.move(view, nil, to: rest, bounds, sign) }
      self.animator = nil
      context.completeTransition(position == .end)
    }
    return animator
  }

  private func makeAnimator(
    _ context: any UIViewControllerContextTransitioning, _ zoom: ZoomMotion
  ) -> UIViewPropertyAnimator {
    let (container, isPush) = (context.containerView, isPush)
    let upper = context.view(forKey: isPush ? .to : .from) ?? UIView()
    UIView.performWithoutAnimation {
      if isPush { container.addSubview(upper) }
      if !isPush, let lower = context.view(forKey: .to) { container.insertSubview(lower, at: 0) }
      container.layoutIfNeeded()
      zoom.prepare(upper, in: container, isOpening: isPush)
    }
    let animator = UIViewPropertyAnimator(duration: Self.duration, timingParameters: timing)
    animator.isUserInteractionEnabled = false
    animator.addAnimations {
      zoom.move(upper, in: container, isOpen: isPush)
      self.barChanges()
    }
    animator.addAnimations(lateBarChanges, delayFactor: NavigationBarTransition.lateness)
    animator.addCompletion { position in
      zoom.finish(upper, in: container)
      self.animator = nil
      context.completeTransition(position == .end)
    }
    return animator
  }

  private func move(_ page: UIView?, _ edge: UIView?, to center: CGPoint, _ bounds: CGRect, _ sign: CGFloat) {
    guard let page else { return }
    // A page need not begin at the top: it may end at a bar that covers.
    page.center.x = center.x
    edge?.center = CGPoint(x: center.x - sign * (bounds.width + PageEdgeView.width) / 2, y: bounds.midY)
  }
}

/// The soft shadow beside a page that slides.
private final class PageEdgeView: UIView {
  static let width: CGFloat = 12

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(height: CGFloat, isRightToLeft: Bool) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: height))
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.12).cgColor]
    gradient.startPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isRightToLeft ? 0 : 1, y: 0.5)
  }

  required init?(coder: NSCoder) { fatalError("Page edges are not archived") }
}
