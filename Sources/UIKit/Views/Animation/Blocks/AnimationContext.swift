// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// What an animation block gives to the changes that are made in it.
@MainActor struct AnimationContext {
  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var pace: AnimationPace
  /// How many times the animation runs; `nil` for once, or without end with `.repeat`.
  var repeatCount: CGFloat?
  /// Told of each animation and its end.
  var recorder: any AnimationRecorder

  /// Blocks are over before anybody else has a turn, so there is one stack for all applications.
  private static var stack: [AnimationContext?] = []

  /// The innermost block's; `nil` outside blocks and where animation is turned off.
  static var current: AnimationContext? {
    // Mostly there is none, and every change of a layer asks.
    guard let innermost = stack.last, innermost != nil, UIView.areAnimationsEnabled else { return nil }
    return innermost
  }

  /// Runs `body` as a block of this context.
  func run(_ body: () -> Void) {
    Self.stack.append(self)
    body()
    if options.contains(.flushUpdates) { UIView.flushUpdates() }
    Self.stack.removeLast()
  }

  /// Opens a block that goes on until `end()`.
  func begin() { Self.stack.append(self) }

  /// Ends the innermost block that was begun.
  @discardableResult
  static func end() -> AnimationContext? { stack.popLast() ?? nil }

  /// Changes what a block that was begun gives from here on.
  static func changeInnermost(_ change: (inout AnimationContext) -> Void) {
    guard var context = stack.last ?? nil else { return }
    change(&context)
    stack[stack.count - 1] = context
  }

  /// Runs `body` outside any block.
  static func runWithoutAnimation(_ body: () -> Void) {
    stack.append(nil)
    body()
    stack.removeLast()
  }

  /// Changes what the innermost block gives, while `body` runs.
  static func modify(_ change: (inout AnimationContext) -> Void, during body: () -> Void) {
    guard var context = current else { return body() }
    change(&context)
    context.run(body)
  }

  /// Takes over from the block around what the options do not override.
  mutating func inherit(from outer: AnimationContext) {
    if !options.contains(.overrideInheritedDuration) {
      duration = outer.duration
      delay = max(delay, outer.delay)
    }
    if !options.contains(.overrideInheritedCurve) {
      pace = outer.pace
    }
    if !options.contains(.overrideInheritedOptions) {
      options.formUnion(outer.options.subtracting(.curveBits))
      repeatCount = repeatCount ?? outer.repeatCount
    }
  }

  var isInteractive: Bool { options.contains(.allowUserInteraction) }
}

/// Whoever wants to know of the animations that a block makes.
@preconcurrency @MainActor protocol AnimationRecorder: AnyObject {
  /// A property of `view`'s layer has changed, and is to move there from what it was.
  func record(_ change: AnimatedChange, of view: UIView, in context: AnimationContext)
}

/// A change of a layer's property in an animation block.
struct AnimatedChange {
  var key: AnimatableKey
  var oldValue: AnimatedValue
  /// What was on screen: `oldValue` with the animations under way.
  var shownValue: AnimatedValue
  var newValue: AnimatedValue

  var isFade: Bool { key.property == .opacity }
}
