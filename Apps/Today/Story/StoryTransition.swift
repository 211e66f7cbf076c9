// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Grows a story out of its card and shrinks it back into it, on a spring that a finger may catch at any time.
///
/// A drag down on an open story begins to close it, and on a story that is under way takes that over.
final class StoryTransition: NSObject {
  private weak var story: StoryViewController?
  private weak var context: UIViewControllerContextTransitioning?
  /// The one animator of the transition that is under way.
  private var animator: UIViewPropertyAnimator?
  private var isOpening = false
  private lazy var drag = StoryDrag(target: self, action: #selector(dragged))

  init(story: StoryViewController) {
    self.story = story
    super.init()
  }

  /// Turns a transition that is under way back to where it came from; `false` where there is none.
  func turnBack() -> Bool {
    guard let animator = animator else { return false }
    if animator.isRunning {
      animator.isReversed.toggle()
    }
    return true
  }

  /// Ends a transition that is under way at once, where it was going: the screen it was made for is another now.
  func endAtOnce() {
    guard let animator = animator else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: animator.isReversed ? .start : .end)
  }

  // MARK: - The way

  /// Makes the animator, once for each transition, with the story at its beginning.
  private func animator(in context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    if let animator = animator { return animator }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), timingParameters: UISpringTimingParameters(dampingRatio: 0.82))
    self.context = context
    self.animator = animator
    isOpening = context.viewController(forKey: .to) === story
    if isOpening {
      prepareToOpen(in: context, animator)
    } else {
      prepareToClose(animator)
    }
    animator.addCompletion { [weak self] position in
      self?.arrive(at: position, in: context)
    }
    return animator
  }

  private func prepareToOpen(in context: UIViewControllerContextTransitioning, _ animator: UIViewPropertyAnimator) {
    guard let story = story else { return }
    story.view.frame = context.finalFrame(for: story)
    context.containerView.addSubview(story.view)
    if let place = story.home?.placeOfOpenCard {
      story.stand(.card(place))
      story.home?.openCardIsAway(true)
      animator.addAnimations { story.stand(.open) }
    } else {
      story.stand(.open)
      story.view.alpha = 0
      animator.addAnimations { story.view.alpha = 1 }
    }
    story.hidesStatusBar = true
  }

  private func prepareToClose(_ animator: UIViewPropertyAnimator) {
    guard let story = story else { return }
    // First, for the list to stand where it is going to be found.
    story.hidesStatusBar = false
    if let place = story.home?.placeOfOpenCard {
      story.home?.openCardIsAway(true)
      animator.addAnimations { story.stand(.card(place)) }
    } else {
      animator.addAnimations { story.view.alpha = 0 }
    }
  }

  private func arrive(at position: UIViewAnimatingPosition, in context: UIViewControllerContextTransitioning) {
    let isThere = position == .end
    if isThere == isOpening {
      // A spring that has turned back leaves the constraints to those who set them.
      story?.stand(.open)
      story?.hidesStatusBar = true
    } else {
      story?.home?.openCardIsAway(false)
    }
    animator = nil
    context.completeTransition(isThere)
  }

  // MARK: - The finger

  func follow(fingersOn view: UIView) {
    view.addGestureRecognizer(drag)
    drag.delegate = self
    story?.scrollView.panGestureRecognizer.require(toFail: drag)
  }

  @objc private func dragged() {
    switch drag.state {
    case .began:
      take()
    case .changed:
      guard let animator = animator else { return }
      let fraction = drag.fraction(isOpening: isOpening)
      animator.fractionComplete = fraction
      context?.updateInteractiveTransition(fraction)
    case .ended, .cancelled:
      letGo()
    default:
      break
    }
  }

  /// The finger has the story: one at rest begins to close, one under way stands still.
  private func take() {
    guard let animator = animator else {
      drag.startFraction = 0
      story?.dismiss(animated: true)
      return
    }
    animator.pauseAnimation()
    animator.isReversed = false
    drag.startFraction = animator.fractionComplete
    context?.pauseInteractiveTransition()
  }

  /// The story runs on or back, as fast as the finger threw it.
  private func letGo() {
    guard let animator = animator else { return }
    let goesOn = drag.closes(isOpening: isOpening) != isOpening
    if goesOn {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
    animator.isReversed = !goesOn
    let velocity = drag.velocity(isOpening: isOpening, goesOn: goesOn)
    let spring = UISpringTimingParameters(dampingRatio: 0.82, initialVelocity: velocity)
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
  }
}

extension StoryTransition: UIGestureRecognizerDelegate {
  /// A story under way can be caught by any drag; one at rest closes when it is pulled down from its top.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard animator == nil, let story = story else { return true }
    let velocity = drag.velocity(in: story.view)
    return story.scrollView.contentOffset.y <= 0 && velocity.y > abs(velocity.x)
  }
}

extension StoryTransition: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.6
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    animator(in: transitionContext)
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    animator(in: transitionContext).startAnimation()
  }

  var wantsInteractiveStart: Bool {
    drag.state == .began || drag.state == .changed
  }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    let animator = animator(in: transitionContext)
    if transitionContext.isInteractive {
      animator.pauseAnimation()
    } else {
      animator.startAnimation()
    }
  }
}

extension StoryTransition: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    self
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    self
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    self
  }
}
