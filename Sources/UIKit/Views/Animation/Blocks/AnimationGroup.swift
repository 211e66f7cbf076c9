// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The animations of one block, which end as one.
@MainActor final class AnimationGroup: NSObject, AnimationRecorder {
  /// The application in whose turn the block runs.
  private let application = UIApplication.current
  private var running = 0
  private var isOpen = true
  private var hasFinished = true
  private var completion: ((Bool) -> Void)?
  /// Views that take no touches until the animations are over.
  private var untouchable: Set<UIView> = []
  private var resized: [UIView] = []
  private var cleanUp: [() -> Void] = []

  init(completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  // MARK: - Animations

  func record(_ change: AnimatedChange, of view: UIView, in context: AnimationContext) {
    if change.key.property == .bounds, context.options.contains(.layoutSubviews) { resized.append(view) }
    guard context.duration > 0 || context.delay > 0 else { return }
    let animation = context.makeAnimation(change, of: view.layer)
    let goesOn = animation.isAdditive || (change.isFade && !context.options.contains(.beginFromCurrentState))
    let key = goesOn ? view.layer.freeAnimationKey(change.key.name) : change.key.name
    add(animation, to: view, key: key, isInteractive: context.isInteractive)
  }

  /// Adds an animation whose end the group waits for.
  func add(_ animation: CAAnimation, to view: UIView, key: String, isInteractive: Bool) {
    running += 1
    animation.delegate = self
    view.layer.add(animation, forKey: key)
    if !isInteractive, untouchable.insert(view).inserted {
      view.untouchableCount += 1
    }
  }

  // MARK: - The end

  /// Has `action` run when all is over, before the block's completion.
  func atEnd(_ action: @escaping () -> Void) {
    cleanUp.append(action)
  }

  /// Says that the block is over: no more animations come.
  func close(in context: AnimationContext) {
    context.run { for view in resized { view.layoutIfNeeded() } }
    resized = []
    isOpen = false
    guard running == 0, completion != nil || !cleanUp.isEmpty else { return }
    // As on iOS, what runs at the end of a block that moves nothing runs after the code around the block.
    application.schedule(after: 0) { self.finish() }
  }

  private func finish() {
    for view in untouchable { view.untouchableCount -= 1 }
    untouchable = []
    for action in cleanUp { action() }
    cleanUp = []
    let block = completion
    completion = nil
    block?(hasFinished)
  }
}

extension AnimationGroup: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    if !flag { hasFinished = false }
    if running == 0, !isOpen { finish() }
  }
}

extension AnimationContext {
  /// The animation from a change's old value to its new one.
  ///
  /// Values that can be added are animated as what is still missing, on top of animations that are under way: these go
  /// on, and an interruption is smooth. A fade that is interrupted starts from what is shown: sums of opacities would be
  /// cut off at 0 and 1.
  func makeAnimation(_ change: AnimatedChange, of layer: CALayer) -> CABasicAnimation {
    let animation = pace.makeAnimation(keyPath: change.key.name)
    if !options.contains(.beginFromCurrentState), !change.isFade || change.shownValue == change.oldValue,
      let (difference, zero) = change.key.difference(of: change.oldValue, from: change.newValue)
    {
      animation.isAdditive = true
      animation.fromValue = change.key.boxed(difference)
      animation.toValue = change.key.boxed(zero)
    } else {
      animation.fromValue = change.key.boxed(change.shownValue)
      animation.toValue = change.key.boxed(change.newValue)
    }
    time(animation, in: layer)
    return animation
  }

  /// Gives an animation the block's duration, delay and repetitions.
  func time(_ animation: CAAnimation, in layer: CALayer) {
    animation.duration = max(duration, Self.leastDuration)
    animation.autoreverses = options.contains(.autoreverse)
    if let repeatCount {
      animation.repeatCount = Float(repeatCount)
    } else if options.contains(.repeat) {
      animation.repeatCount = .infinity
    }
    if delay > 0 {
      animation.beginTime = layer.convertTime(layer.treeSession.clock(), from: nil) + delay
      animation.fillMode = .backwards
    }
  }

  /// A duration of 0 would mean Core Animation's own.
  private static let leastDuration = 1e-6
}

extension CALayer {
  /// A key that no animation of the layer has, so that one is added beside the others.
  fileprivate func freeAnimationKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
