// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A page that grows out of a view, or goes back into it.
///
/// The page is held in a frame that is as large as the source at one end and as the page at the other, and is scaled so
/// that a part of it fills the frame; the source's picture fades above it.
@MainActor final class ZoomMotion {
  private let options: UIViewController.Transition.ZoomOptions
  private let source: UIView
  private let zoomed: UIViewController
  private let frame = UIView()
  private let dimming = UIVisualEffectView(effect: nil)
  private var picture: UIView?
  private var sourceAlpha: CGFloat = 1

  /// The opacity of the shade where the app wants no other; chosen.
  private static let shade: CGFloat = 0.2

  init(options: UIViewController.Transition.ZoomOptions, source: UIView, zoomed: UIViewController) {
    (self.options, self.source, self.zoomed) = (options, source, zoomed)
  }

  /// Puts everything where it is before the motion; what is to be animated is left to `move(_:in:)`.
  func prepare(_ page: UIView, in container: UIView, isOpening: Bool) {
    let place = page.frame
    picture = source.snapshotView(afterScreenUpdates: false)
    sourceAlpha = source.alpha
    dimming.frame = container.bounds
    dimming.isUserInteractionEnabled = false
    dimming.contentView.backgroundColor =
      options.dimmingColor ?? (options.dimmingVisualEffect == nil ? UIColor(white: 0, alpha: Self.shade) : nil)
    frame.clipsToBounds = true
    container.addSubview(dimming)
    container.addSubview(frame)
    frame.addSubview(page)
    page.frame = CGRect(origin: .zero, size: place.size)
    home = place
    if let picture { frame.addSubview(picture) }
    source.alpha = 0
    move(page, in: container, isOpen: !isOpening)
  }

  /// The page's own place in the container.
  private var home = CGRect.zero

  /// Everything at one of the two ends.
  func move(_ page: UIView, in container: UIView, isOpen: Bool) {
    let start = container.convert(source.bounds, from: source)
    frame.frame = isOpen ? home : start
    frame.layer.cornerRadius = isOpen ? 0 : source.layer.cornerRadius
    let part = isOpen ? CGRect(origin: .zero, size: home.size) : alignment(of: page, with: start.size)
    let scale = part.width > 0 ? frame.bounds.width / part.width : 1
    let middle = CGPoint(x: frame.bounds.midX, y: frame.bounds.midY)
    page.transform = CGAffineTransform(scaleX: scale, y: scale)
    page.center = CGPoint(
      x: middle.x + (home.width / 2 - part.midX) * scale, y: middle.y + (home.height / 2 - part.midY) * scale)
    // The picture stays over the part of the page that it stands for.
    let shown = alignment(of: page, with: start.size)
    picture?.frame = isOpen ? shown : frame.bounds
    picture?.alpha = isOpen ? 0 : 1
    dimming.contentView.alpha = isOpen ? 1 : 0
    dimming.effect = isOpen ? options.dimmingVisualEffect : nil
  }

  /// The part of the page that lies over the source: as wide as the page and of the source's shape, in the middle.
  private func alignment(of page: UIView, with size: CGSize) -> CGRect {
    let context = UIZoomTransitionAlignmentRectContext(source: source, zoomed: zoomed)
    if let own = options.alignmentRectProvider?(context), own.width > 0 { return own }
    let height = size.width > 0 ? home.width * size.height / size.width : home.height
    return CGRect(x: 0, y: (home.height - height) / 2, width: home.width, height: height)
  }

  /// Puts the page back into the container.
  func finish(_ page: UIView, in container: UIView) {
    page.transform = .identity
    container.insertSubview(page, aboveSubview: frame)
    page.frame = home
    frame.removeFromSuperview()
    dimming.removeFromSuperview()
    picture?.removeFromSuperview()
    source.alpha = sourceAlpha
  }
}

/// Brings a controller onto the screen, or takes it away, by a zoom.
@MainActor final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning, SystemTransition {
  private let motion: ZoomMotion
  private let isPresenting: Bool

  init(motion: ZoomMotion, isPresenting: Bool) {
    (self.motion, self.isPresenting) = (motion, isPresenting)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    ModalTransition.duration
  }

  var timing: any UITimingCurveProvider { SpringParameters.system.timing }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (context, motion, isPresenting) = (transitionContext, motion, isPresenting)
    let container = context.containerView
    guard let page = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(false) }
    UIView.performWithoutAnimation {
      if isPresenting {
        if let to = context.viewController(forKey: .to) { page.frame = context.finalFrame(for: to) }
        container.addSubview(page)
      } else if let below = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
        below.frame = context.finalFrame(for: to)
        container.insertSubview(below, at: 0)
      }
      container.layoutIfNeeded()
      motion.prepare(page, in: container, isOpening: isPresenting)
    }
    UIView.runBlock(
      duration: transitionDuration(using: context), delay: 0, options: [], pace: .spring(.system),
      animations: { motion.move(page, in: container, isOpen: isPresenting) },
      completion: { _ in
        motion.finish(page, in: container)
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
