// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The action of a view's layer in an animation block: sees the old value, and tells the block once there is a new one.
@MainActor final class ViewAnimationAction: CAAction {
  private let view: UIView
  private let key: AnimatableKey
  private let context: AnimationContext
  private let oldValue: AnimatableValue
  private let shownValue: AnimatableValue

  init(view: UIView, key: AnimatableKey, context: AnimationContext) {
    self.view = view
    self.key = key
    self.context = context
    oldValue = view.layer.animatableValue(key)
    shownValue = view.layer.shownValue(key, model: oldValue)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let newValue = view.layer.animatableValue(key)
    guard newValue != oldValue else { return }
    let change = AnimatedChange(key: key, oldValue: oldValue, shownValue: shownValue, newValue: newValue)
    context.recorder.record(change, of: view, in: context)
  }
}

extension UIView {
  /// What a change of the layer sets off: nothing, but in an animation block.
  func animationAction(for layer: CALayer, forKey event: String) -> any CAAction {
    guard let context = AnimationContext.current, layer === self.layer, layer.context != nil,
      let key = AnimatableKey(rawValue: event)
    else { return NSNull() }
    return ViewAnimationAction(view: self, key: key, context: context)
  }
}
