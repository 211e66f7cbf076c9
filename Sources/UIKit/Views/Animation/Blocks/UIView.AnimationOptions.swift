// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CTesseraRuntime

// What an animation block can be asked for.

/// The shape of a curve, by its name in Objective-C, which older source says.
public typealias UIViewAnimationCurve = CTesseraRuntime.UIViewAnimationCurve

extension UIView {
  /// The shape of a curve from no way to the whole way. The system's own transitions have one without a name, 7.
  public typealias AnimationCurve = UIViewAnimationCurve

  /// How an animation behaves beside its duration; the curve and the transition are one number each.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out, at the end of the block, the views whose size it changed, so that what is in them moves with them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen, in place of an animation that is under way.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back to the start in each repetition.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes the duration it says, not that of the block around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes the curve it says, not that of the block around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Shows changes in the views during a transition, instead of pictures of them.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the two views of a transition, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes only the options it says, not those of the block around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Brings up to date what waits to be (properties, constraints, layout) before the block begins, so that it does not
    /// move, and before it ends, so that it does. Blocks inside do the same.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Without a bend, which render servers do not draw: the old look goes up and away.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Without a bend: the new look comes down over the old one.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)

    /// The curve that the options name.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }

    /// The part of the options that names a curve.
    static let curveBits = AnimationOptions(rawValue: 0xF << 16)
  }
}

extension UIView.AnimationCurve {
  /// That of the system's own transitions: a spring, as measured.
  static let system = UIViewAnimationCurve(rawValue: 7) ?? .easeInOut

  /// How a block with the curve covers its way.
  var pace: AnimationPace { self == .system ? .spring(.system) : .curve(timingFunction) }

  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    @unknown default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}
