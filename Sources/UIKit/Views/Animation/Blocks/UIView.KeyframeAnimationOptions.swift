// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// How a keyframe animation behaves; the calculation mode is a number of its own.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(AnimationOptions.layoutSubviews)
    public static let allowUserInteraction = KeyframeAnimationOptions(AnimationOptions.allowUserInteraction)
    public static let beginFromCurrentState = KeyframeAnimationOptions(AnimationOptions.beginFromCurrentState)
    public static let `repeat` = KeyframeAnimationOptions(AnimationOptions.repeat)
    public static let autoreverse = KeyframeAnimationOptions(AnimationOptions.autoreverse)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(AnimationOptions.overrideInheritedDuration)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(AnimationOptions.overrideInheritedOptions)

    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    private init(_ options: AnimationOptions) {
      rawValue = options.rawValue
    }

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The options that animation blocks have too, the curve among them, as apps pass it by its raw value.
    var blockOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(0xF << 10)) }
  }
}
