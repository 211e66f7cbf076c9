// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import RenderProtocol

/// An animation of a property through several values, or of a point along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, as those of `CABasicAnimation`. All have to suit the property. Defaults to `nil`.
  open var values: [Any]?
  /// The way of a point, such as `position`; counts before `values`. Each line and curve takes as long as the others
  /// unless `keyTimes` or the mode says otherwise. Defaults to `nil`.
  open var path: CGPath?
  /// When each value is reached, 0…1 and rising: as many as there are values, or one more in `discrete` mode, where
  /// each tells when its value begins. Others are left aside, as all are in paced modes. Defaults to `nil`: evenly.
  open var keyTimes: [NSNumber]?
  /// A curve for each stretch between two values; others than as many are left aside, as all are in paced modes.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What lies between the values. Defaults to `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns with its way, when its position moves along a path. Defaults to `nil`: it does not.
  open var rotationMode: CAAnimationRotationMode?

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path.map { CGPath(elements: $0.elements) }
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  override func makeCopy() -> CAAnimation { copy(as: CAKeyframeAnimation.self, CAKeyframeAnimation.init) }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "values": values
    case "path": path
    case "keyTimes": keyTimes
    case "timingFunctions": timingFunctions
    case "calculationMode": calculationMode
    case "rotationMode": rotationMode
    default: super.value(forKey: key)
    }
  }

  override var pictures: [CGImage] { (values ?? []).compactMap { $0 as? CGImage } }

  override func translated(for layer: CALayer, in scope: AnimationScope) -> [TranslatedAnimation] {
    targets(on: layer).flatMap { target in
      [Keyframes](of: self, for: target).map { frames in
        let animation = LayerAnimation(
          identifier: 0, property: frames.property, timings: scope.timings, values: frames.values,
          keyTimes: frames.times, interpolation: frames.interpolation, pacing: pacing,
          stretchPacings: frames.stretchPacings, groupPacings: scope.wirePacings, isAdditive: isAdditive,
          isCumulative: isCumulative)
        return TranslatedAnimation(ownKey: target.ownKey, animation: animation)
      }
    }
  }

  override var examples: [Any] { path == nil ? values ?? [] : [CGPoint.zero] }
}

/// What lies between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight ways.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing: each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight ways at one speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns with its way along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its x axis points forwards.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points backwards.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
