// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// An animation of a property from one value to another.
///
/// | given | from | to |
/// | --- | --- | --- |
/// | `fromValue`, `toValue` | `fromValue` | `toValue` |
/// | `fromValue`, `byValue` | `fromValue` | `fromValue + byValue` |
/// | `byValue`, `toValue` | `toValue - byValue` | `toValue` |
/// | `fromValue` | `fromValue` | the value below |
/// | `toValue` | the value below | `toValue` |
/// | `byValue` | the value below | that plus `byValue` |
/// | none | what was shown when it was added | the value below |
///
/// The value below is the layer's, as the animations added before leave it. Where all three are given, `byValue` is
/// left aside. Values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, `CGColor`, `CGPath`, `CGImage`, or
/// arrays of colours and numbers for gradients, `NSNull` for no colour or path; a value that does not suit the property
/// counts as not given.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// Where the way begins. Defaults to `nil`.
  open var fromValue: Any?
  /// Where the way ends. Defaults to `nil`.
  open var toValue: Any?
  /// How long the way is. Defaults to `nil`.
  open var byValue: Any?
  /// Where the way begins when none of the three is given: what was shown before the change.
  final var startValue: AnimatedValue?

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
    startValue = other.startValue
  }

  override func makeCopy() -> CAAnimation { copy(as: CABasicAnimation.self, CABasicAnimation.init) }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "fromValue": fromValue
    case "toValue": toValue
    case "byValue": byValue
    default: super.value(forKey: key)
    }
  }

  override func translated(for layer: CALayer, in scope: AnimationScope) -> [TranslatedAnimation] {
    targets(on: layer).map { target in
      let way = way(of: target, on: layer)
      let animation = LayerAnimation(
        identifier: 0, property: target.property, timings: scope.timings, values: way.values,
        pacing: pacing, groupPacings: scope.wirePacings, isAdditive: way.isAdditive, isCumulative: isCumulative)
      return TranslatedAnimation(ownKey: target.ownKey, animation: animation)
    }
  }

  override var examples: [Any] { [fromValue, toValue, byValue].compactMap { $0 } }

  override var pictures: [CGImage] { [fromValue, toValue].compactMap { $0 as? CGImage } }

  private func way(of target: AnimationTarget, on layer: CALayer) -> (values: [AnimatedValue?], isAdditive: Bool) {
    let (from, to, by) = (target.value(fromValue), target.value(toValue), target.value(byValue))
    switch (from, to, by) {
    case (let from?, let to?, _): return ([from, to], isAdditive)
    case (let from?, nil, let by?): return ([from, by.added(to: from, of: target.property)], isAdditive)
    case (nil, let to?, let by?): return ([by.subtracted(from: to, of: target.property), to], isAdditive)
    case (nil, nil, let by?): return ([nil, by], true)
    case (let from?, nil, nil): return ([from, nil], isAdditive)
    case (nil, let to?, nil): return ([nil, to], isAdditive)
    case (nil, nil, nil):
      return ([startValue ?? target.shownValue(on: layer), nil], false)
    }
  }
}
