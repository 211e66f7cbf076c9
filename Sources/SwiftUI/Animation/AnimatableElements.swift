// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

// Elements of values that are shown on their way to their last value.

/// A modifier of which values in between can be made.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// The element of an animatable view with a body, which runs with each frame of an animation.
final class AnimatableBodyElement<V: View & Animatable>: BodyElement<V> {
  private var motion = ValueMotion<V>()

  override var shown: V { motion.shown(value, in: self) }

  override func update(_ new: V) {
    motion.change(from: value, to: new, in: self)
    super.update(new)
  }
}

/// The element of a view with an animatable modifier that has a body, which runs with each frame of an animation.
final class AnimatableModifierElement<V: View, M: ViewModifier & Animatable>: ModifierBodyElement<V, M> {
  private var motion = ValueMotion<M>()

  override var shown: M { motion.shown(value.modifier, in: self) }

  override func update(_ new: ModifiedContent<V, M>) {
    motion.change(from: value.modifier, to: new.modifier, in: self)
    super.update(new)
  }
}

/// The element of an animatable view that draws something by itself.
final class AnimatableLeafElement<V: LeafView & Animatable>: LeafElement<V> {
  private var motion = ValueMotion<V>()

  override var shown: V { motion.shown(value, in: self) }

  override func rerun() {
    super.rerun()
    (box as? ShapeBox)?.isMoving = motion.isRunning
  }

  override func update(_ new: V) {
    motion.change(from: value, to: new, in: self)
    super.update(new)
  }
}

extension View where Self: Animatable {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard ValueMotion<Self>.isPossible else { return _ViewOutputs(BodyElement(view.value, inputs)) }
    return _ViewOutputs(AnimatableBodyElement(view.value, inputs))
  }
}

extension ViewModifier where Self: Animatable {
  public static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    guard ValueMotion<Self>.isPossible else { return _ViewOutputs(ModifierBodyElement(modified.value, inputs)) }
    return _ViewOutputs(AnimatableModifierElement(modified.value, inputs))
  }
}
