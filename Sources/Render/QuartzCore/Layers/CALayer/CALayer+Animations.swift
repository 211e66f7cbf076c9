// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension CALayer {
  /// Counts the animations that were ever added, so that those that end together do so in the order of adding.
  private static var lastSequence: UInt64 = 0

  /// The time space and the animations, made where there are none.
  final var ownMotion: LayerMotion {
    if let motion { return motion }
    let made = LayerMotion()
    motion = made
    return made
  }

  /// What the layer goes by: its tree's session or, in none, the caller's.
  package final var treeSession: InterfaceSession { context?.session ?? .current }

  final func addAnimation(_ original: CAAnimation, key: String?) {
    let key = original is CATransition ? kCATransition : key
    let animation = original.makeCopy()
    if animation.timing.duration == 0 { animation.timing.duration = CATransaction.animationDuration() }
    if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
    let translated = animation.translated(for: self, in: AnimationScope(timings: [animation.timing.wire]))
    var wire = translated.filter { $0.ownKey == nil }.map(\.animation)
    if let key { removeRunning(key) }
    let motion = ownMotion
    motion.makeIdentifiers(for: &wire)
    Self.lastSequence += 1
    let running = RunningAnimation(
      animation, key: key, sequence: Self.lastSequence, layer: self, wire: wire,
      own: translated.filter { $0.ownKey != nil }, completion: CATransaction.completion)
    // The ghost is what was shown until now.
    if let transition = animation as? CATransition, let ghost = transition.makeGhost(of: self) {
      addGhost(ghost.layer, isBehind: ghost.isBehind)
      running.ghost = ghost.layer
      ghost.layer.add(transition.ghostAnimation(on: self), forKey: kCATransition)
    }
    motion.insert(running)
    if !wire.isEmpty { markChanged(LayerChange.animations) }
    displayMoved(by: running)
    if let context {
      context.addWaiting(running)
    } else {
      treeSession.callbacks.addOrphan(self)
    }
  }

  final func removeRunning(_ key: String) {
    if let running = motion?[key] { remove(running, finished: false) }
  }

  /// Takes an animation off the layer; the delegate and the completion blocks will be told.
  final func remove(_ running: RunningAnimation, finished: Bool) {
    motion?.remove(running)
    didRemove(running, finished: finished)
  }

  /// Takes all animations off the layer, before their ends.
  final func endAllAnimations() {
    for running in motion?.removeAll() ?? [] { didRemove(running, finished: false) }
  }

  private final func didRemove(_ running: RunningAnimation, finished: Bool) {
    if !running.wire.isEmpty { markChanged(LayerChange.animations) }
    displayMoved(by: running)
    sync.context?.schedule.forget(running)
    running.end(finished: finished)
  }

  /// Takes animations that were added outside the tree along into it.
  final func enterWaitingAnimations(_ context: LayerContext) {
    guard let motion else { return }
    if motion.timing != .layer { context.schedule.noteTimingChange() }
    for running in motion.ordered where running.stage == .waiting {
      context.addWaiting(running)
      displayMoved(by: running)
    }
  }
}
