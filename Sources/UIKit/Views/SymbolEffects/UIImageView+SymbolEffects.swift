// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is told when an effect has ended.
public struct UISymbolEffectContext {
  /// Whether it ran to its end.
  public let isFinished: Bool
  /// The view whose symbol moved.
  public let sender: AnyObject?
}

/// Told when an effect has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectContext) -> Void

// Effects are animations of the view's layer, so that servers run them by themselves. How large and how long they are was
// chosen, not measured.
extension UIImageView {
  /// Has the symbol move. One that lasts does so until it is removed; an effect of the same kind takes the place of the one before.
  ///
  /// - Parameter completion: Told when an effect that ends by itself has ended.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    if case .appear = effect._motion { layer.removeAnimation(forKey: SymbolMotionKey.disappear.rawValue) }
    guard let motion = SymbolAnimation(effect._motion, options, isAnimated: animated) else { return }
    if let completion { motion.animation.delegate = SymbolEffectEnd(view: self, completion) }
    layer.add(motion.animation, forKey: motion.key.rawValue)
  }

  /// Ends an effect.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    if let motion = SymbolAnimation(effect._motion, options, isAnimated: animated) {
      layer.removeAnimation(forKey: motion.key.rawValue)
    }
    completion?(UISymbolEffectContext(isFinished: true, sender: self))
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    for key in SymbolMotionKey.allCases { layer.removeAnimation(forKey: key.rawValue) }
    completion?(UISymbolEffectContext(isFinished: true, sender: self))
  }

  /// Shows another symbol, into which the one before fades.
  public func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let fade = CATransition()
    fade.type = .fade
    fade.duration = 0.35 / options.speed
    if let completion { fade.delegate = SymbolEffectEnd(view: self, completion) }
    layer.add(fade, forKey: kCATransition)
    self.image = image
  }
}

/// Under which name an effect of a kind is kept with a layer.
enum SymbolMotionKey: String, CaseIterable {
  case bounce = "symbol.bounce"
  case pulse = "symbol.pulse"
  case variableColor = "symbol.variableColor"
  case scale = "symbol.scale"
  case disappear = "symbol.disappear"
  case appear = "symbol.appear"
  case rotate = "symbol.rotate"
  case wiggle = "symbol.wiggle"
  case breathe = "symbol.breathe"
}

/// The animation that an effect is.
@MainActor struct SymbolAnimation {
  let key: SymbolMotionKey
  let animation: CAAnimation

  init?(_ motion: _SymbolMotion, _ options: SymbolEffectOptions, isAnimated: Bool) {
    func keyframes(_ path: String, _ values: [Double]) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: path)
      animation.values = values
      animation.timingFunctions = values.dropFirst().map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
      return animation
    }
    var parts: [CAAnimation] = []
    var duration: Double
    // What lasts goes on until it is removed, unless the options say otherwise.
    var lasts = true
    var stays = false
    switch motion {
    case .bounce(let isUp):
      (key, duration, lasts) = (.bounce, 0.5, false)
      parts = [keyframes("transform.scale", isUp ? [1, 1.2, 0.95, 1] : [1, 0.8, 1.05, 1])]
    case .pulse, .variableColor:
      (key, duration) = (motion == .pulse ? .pulse : .variableColor, 1.5)
      parts = [keyframes("opacity", [1, 0.4, 1])]
    case .scale(let isUp):
      (key, duration, stays) = (.scale, 0.3, true)
      parts = [keyframes("transform.scale", [1, isUp ? 1.2 : 0.8])]
    case .appear(let isUp):
      (key, duration, lasts) = (.appear, 0.3, false)
      parts = [keyframes("opacity", [0, 1]), keyframes("transform.scale", [isUp ? 0.6 : 1.4, 1])]
    case .disappear(let isUp):
      (key, duration, stays) = (.disappear, 0.3, true)
      parts = [keyframes("opacity", [1, 0]), keyframes("transform.scale", [1, isUp ? 1.4 : 0.6])]
    case .replace: return nil
    case .rotate(let isClockwise):
      (key, duration) = (.rotate, 1.5)
      parts = [keyframes("transform.rotation.z", [0, isClockwise ? 2 * .pi : -2 * .pi])]
    case .wiggle(let x, let y, let isTurned):
      (key, duration) = (.wiggle, 0.8)
      let swing: [Double] = [0, 1, -1, 0.5, 0]
      parts =
        isTurned
        ? [keyframes("transform.rotation.z", swing.map { $0 * 0.15 })]
        : [
          keyframes("transform.translation.x", swing.map { $0 * x * 3 }),
          keyframes("transform.translation.y", swing.map { $0 * y * 3 }),
        ]
    case .breathe(let pulses):
      (key, duration) = (.breathe, 2.5)
      parts = [keyframes("transform.scale", [0.95, 1.1, 0.95])]
      if pulses { parts.append(keyframes("opacity", [0.6, 1, 0.6])) }
    }
    duration = isAnimated || !stays ? duration / options.speed : 0.001
    for part in parts { part.duration = duration }
    let group = CAAnimationGroup()
    group.animations = parts
    group.duration = duration + (options.repeats?.delay ?? 0)
    if stays {
      for part in parts {
        part.fillMode = .forwards
        part.isRemovedOnCompletion = false
      }
      group.fillMode = .forwards
      group.isRemovedOnCompletion = false
    } else {
      group.repeatCount = options.repeats?.count ?? (lasts ? .infinity : 1)
    }
    animation = group
  }
}

/// Tells of an effect's end.
private final class SymbolEffectEnd: NSObject, CAAnimationDelegate {
  private weak var view: UIImageView?
  private let completion: UISymbolEffectCompletion

  init(view: UIImageView, _ completion: @escaping UISymbolEffectCompletion) {
    self.view = view
    self.completion = completion
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    completion(UISymbolEffectContext(isFinished: flag, sender: view))
  }
}
