// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The action of a view's layer in an animation block: sees the old value, and tells the block once there is a new one.
@MainActor final class ViewAnimationAction: CAAction {
  private let view: UIView
  private let context: AnimationContext
  private let oldValue: AnimatableValue
  private let shownValue: AnimatableValue

  /// `nil` where the property is not one that animations move.
  init?(view: UIView, key: String, context: AnimationContext) {
    guard let oldValue = AnimatableValue(view.layer.value(forKey: key), forKey: key) else { return nil }
    self.view = view
    self.context = context
    self.oldValue = oldValue
    shownValue = view.layer.shownValue(forKey: key, model: oldValue)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let newValue = AnimatableValue(view.layer.value(forKey: event), forKey: event) else { return }
    context.recorder.record(
      AnimatedChange(key: event, oldValue: oldValue, shownValue: shownValue, newValue: newValue), of: view, in: context)
  }
}

extension UIView {
  /// The properties of a view's layer that animation blocks move.
  private static let animatedKeys: Set<String> = [
    "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contentsCenter", "contentsRect",
    "cornerRadius", "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius",
    "sublayerTransform", "transform", "zPosition",
  ]

  /// What a change of the layer sets off: nothing, but in an animation block.
  func animationAction(for layer: CALayer, forKey key: String) -> any CAAction {
    guard let context = AnimationContext.current, layer === self.layer, layer.context != nil,
      Self.animatedKeys.contains(key), let action = ViewAnimationAction(view: self, key: key, context: context)
    else { return NSNull() }
    return action
  }
}

extension CALayer {
  /// What is on screen of a property whose model value is `model`.
  func shownValue(forKey key: String, model: AnimatableValue) -> AnimatableValue {
    guard let animations = animationKeys(), animations.contains(where: { $0 == key || $0.hasPrefix(key + "-") }),
      let presentation = presentation()
    else { return model }
    return AnimatableValue(presentation.value(forKey: key), forKey: key) ?? model
  }
}
