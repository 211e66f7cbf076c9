// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Transitions of a view from one look to another.

extension UIView {
  /// Shows the change from the view's present look to the one that `animations` gives it, by fading or flipping.
  ///
  /// - Parameters:
  ///   - duration: In seconds; with 0 the new look shows at once.
  ///   - options: Name the transition; without one this is an animation block.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let kind = ViewTransition(options), duration > 0, areAnimationsEnabled, view.layer.context != nil else {
      runBlock(
        duration: duration, delay: 0, options: options, pace: .curve(options.curve.timingFunction),
        animations: animations ?? {}, completion: completion)
      return
    }
    let group = AnimationGroup(completion: completion)
    let context = AnimationContext(
      duration: duration, delay: 0, options: options, pace: .curve(options.curve.timingFunction), recorder: group)
    kind.run(on: view, in: context, group) {
      if options.contains(.allowAnimatedContent) {
        context.run { animations?() }
      } else {
        performWithoutAnimation { animations?() }
      }
    }
    group.close(in: context)
  }

  /// Puts `toView` in the place of `fromView`, with a transition of the view that holds them.
  ///
  /// - Parameter options: With `showHideTransitionViews` the views are hidden and shown, not removed and added.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      UIApplication.warn("Attempt to make a transition from \(fromView), which is in no view.")
      completion?(false)
      return
    }
    let swap = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(with: container, duration: duration, options: options, animations: swap, completion: completion)
  }
}

/// The ways in which a view goes over to a new look.
@MainActor enum ViewTransition {
  case crossDissolve
  /// Half a turn about an axis in the view's plane, in radians.
  case flip(angle: CGFloat, x: CGFloat, y: CGFloat)
  /// The old look goes up, or the new one comes down.
  case slide(up: Bool)

  /// `nil` where the options name none.
  init?(_ options: UIView.AnimationOptions) {
    switch options.rawValue >> 20 & 0xF {
    case 1: self = .flip(angle: .pi, x: 0, y: 1)
    case 2: self = .flip(angle: -.pi, x: 0, y: 1)
    case 3: self = .slide(up: true)
    case 4: self = .slide(up: false)
    case 5: self = .crossDissolve
    case 6: self = .flip(angle: -.pi, x: 1, y: 0)
    case 7: self = .flip(angle: .pi, x: 1, y: 0)
    default: return nil
    }
  }

  func run(on view: UIView, in context: AnimationContext, _ group: AnimationGroup, changes: () -> Void) {
    switch self {
    case .crossDissolve:
      let transition = CATransition()
      transition.type = .fade
      transition.timingFunction = context.options.curve.timingFunction
      context.time(transition, in: view.layer)
      group.add(transition, to: view, key: "transition", isInteractive: context.isInteractive)
      changes()
    case .slide(let up):
      let old = view.layer.copyForDisplay()
      view.layer.addGhost(old, isBehind: !up)
      changes()
      let moving = up ? old : view.layer
      let slide = CABasicAnimation(keyPath: "transform.translation.y")
      slide.fromValue = up ? 0 : -view.bounds.height
      slide.toValue = up ? -view.bounds.height : 0
      slide.timingFunction = context.options.curve.timingFunction
      context.time(slide, in: moving)
      slide.fillMode = .both
      slide.isRemovedOnCompletion = !up
      // The view has an animation in either case, whose end is the transition's.
      if up {
        old.add(slide, forKey: "transition")
        let wait = CABasicAnimation(keyPath: "transform.translation.x")
        (wait.fromValue, wait.toValue) = (0, 0)
        context.time(wait, in: view.layer)
        group.add(wait, to: view, key: "transition", isInteractive: context.isInteractive)
      } else {
        group.add(slide, to: view, key: "transition", isInteractive: context.isInteractive)
      }
      group.atEnd { view.layer.removeGhost(old) }
    case .flip(let angle, let x, let y):
      let back = view.layer.copyForDisplay()
      view.layer.addGhost(back)
      changes()
      let wasDoubleSided = view.layer.isDoubleSided
      view.layer.isDoubleSided = false
      back.isDoubleSided = false
      let turn = Self.turn(of: view.layer, from: -angle, to: 0, x: x, y: y)
      context.time(turn, in: view.layer)
      turn.timingFunction = context.options.curve.timingFunction
      group.add(turn, to: view, key: "transition", isInteractive: context.isInteractive)
      let away = Self.turn(of: back, from: 0, to: angle, x: x, y: y)
      context.time(away, in: back)
      away.timingFunction = context.options.curve.timingFunction
      away.fillMode = .forwards
      away.isRemovedOnCompletion = false
      back.add(away, forKey: "transition")
      group.atEnd {
        view.layer.removeGhost(back)
        view.layer.isDoubleSided = wasDoubleSided
      }
    }
  }

  /// A turn in perspective. Its matrices are given in small steps, since half a turn has no shorter way.
  private static func turn(of layer: CALayer, from: CGFloat, to: CGFloat, x: CGFloat, y: CGFloat) -> CAKeyframeAnimation
  {
    let steps = 8
    let animation = CAKeyframeAnimation(keyPath: "transform")
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (2.5 * max(layer.bounds.width, layer.bounds.height, 1))
    animation.values = (0...steps).map { step in
      let angle = from + (to - from) * CGFloat(step) / CGFloat(steps)
      let turned = CATransform3DRotate(layer.transform, angle, x, y, 0)
      return CATransform3DConcat(turned, perspective)
    }
    return animation
  }
}
