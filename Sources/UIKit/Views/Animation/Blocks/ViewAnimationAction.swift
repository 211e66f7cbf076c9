// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// The action of a view's layer in an animation block: sees the old value, and tells the block once there is a new one.
@MainActor final class ViewAnimationAction: CAAction {
  private let view: UIView
  private let key: AnimatableKey
  private let context: AnimationContext
  private let oldValue: AnimatedValue
  private let shownValue: AnimatedValue

  init(view: UIView, key: AnimatableKey, context: AnimationContext) {
    self.view = view
    self.key = key
    self.context = context
    oldValue = view.layer.animatedValue(of: key.property)
    shownValue = view.layer.shownValue(of: key.property)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let newValue = view.layer.animatedValue(of: key.property)
    guard newValue != oldValue else { return }
    let change = AnimatedChange(key: key, oldValue: oldValue, shownValue: shownValue, newValue: newValue)
    context.recorder.record(change, of: view, in: context)
  }

  /// The action as the animation that it is on iOS, where values cannot be added: layer classes with properties of their
  /// own ask for the one of `backgroundColor`, and give it another key path, or take its duration and curve.
  var asAnimation: any CAAction {
    guard key.difference(of: oldValue, from: oldValue) == nil else { return self }
    let animation = context.pace.makeAnimation(keyPath: key.name)
    animation.fromValue = key.boxed(shownValue)
    context.time(animation, in: view.layer)
    animation.runner = { [self] animation, event in
      if (animation as? CAPropertyAnimation)?.keyPath == key.name {
        run(forKey: event, object: view.layer, arguments: nil)
      } else if let group = context.recorder as? AnimationGroup {
        group.add(animation, to: view, key: event, isInteractive: context.isInteractive)
      } else {
        view.layer.add(animation, forKey: event)
      }
    }
    return animation
  }
}

extension UIView {
  /// What a change of the layer sets off: nothing, but in an animation block.
  func animationAction(for layer: CALayer, forKey event: String) -> any CAAction {
    guard let context = AnimationContext.current, layer === self.layer,
      // An animator knows the way of views that are not on screen as well.
      layer.context != nil || context.recorder is any AdoptingRecorder, let key = AnimatableKey(event)
    else { return NSNull() }
    return ViewAnimationAction(view: self, key: key, context: context).asAnimation
  }
}
