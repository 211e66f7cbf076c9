// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What delegates and completion blocks are to be told.
///
/// Nothing of the app's runs in the middle of adding, removing or committing: what there is to tell waits for the end of
/// the tick, or of the frame.
@MainActor final class AnimationCallbacks {
  private var waiting: [() -> Void] = []
  /// Layers that got animations outside any tree, and may yet enter one in this frame.
  private var orphans: [CALayer] = []
  /// The context that wakes the app for what waits.
  weak var context: LayerContext?

  var isEmpty: Bool { waiting.isEmpty }

  func add(_ callback: @escaping () -> Void) {
    waiting.append(callback)
    context?.noteWork()
  }

  /// Tells what waits; what that gives rise to waits for the next time.
  func run() {
    let callbacks = waiting
    waiting = []
    for callback in callbacks { callback() }
  }

  func addOrphan(_ layer: CALayer) {
    orphans.append(layer)
    context?.noteWork()
  }

  /// Ends the animations of layers that have found no tree.
  func endOrphans() {
    let layers = orphans
    orphans = []
    for layer in layers where !layer.sync.isInTree { layer.endAllAnimations() }
  }
}
