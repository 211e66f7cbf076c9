// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// An animation of one property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `opacity`, `position.x` or `transform.rotation.z`. Names that are not a layer's animate
  /// nothing; the animation begins and ends all the same.
  open var keyPath: String?

  /// Whether values are added to those below instead of standing in their place. Defaults to `false`.
  open var isAdditive = false

  /// Whether each repetition goes on from where the last one ended. Defaults to `false`.
  open var isCumulative = false

  /// Makes values from numbers: a matrix from an angle, for instance. Defaults to `nil`.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  override func makeCopy() -> CAAnimation { copy(as: CAPropertyAnimation.self, CAPropertyAnimation.init) }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "keyPath": keyPath
    case "additive": isAdditive
    case "cumulative": isCumulative
    case "valueFunction": valueFunction
    default: super.value(forKey: key)
    }
  }

  /// The curve of the whole animation.
  var pacing: AnimationPacing { timingFunction?.pacing ?? .even }

  /// Some values on the way, which say of what kind they are where the property is the app's own.
  var examples: [Any] { [] }

  /// What moves on a layer, with which of the numbers in a value function's input.
  final func targets(on layer: CALayer) -> [AnimationTarget] {
    if let valueFunction { return keyPath == "transform" ? valueFunction.targets : [] }
    guard let keyPath else { return [] }
    if let property = AnimatedProperty(keyPath: keyPath) { return [AnimationTarget(property: property)] }
    guard CALayer.isOwnKey(keyPath) else { return [] }
    let examples = examples + [layer.value(forKeyPath: keyPath)].compactMap { $0 }
    return AnimationTarget(ownKey: keyPath, examples: examples).map { [$0] } ?? []
  }
}
