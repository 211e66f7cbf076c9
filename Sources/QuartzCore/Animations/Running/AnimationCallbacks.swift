// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What delegates and completion blocks are to be told.
///
/// Nothing of the app's runs in the middle of adding, removing or committing: what there is to tell waits for the end of
/// the tick, or of the frame.
@MainActor enum AnimationCallbacks {
  private static var waiting: [() -> Void] = []
  /// Layers that got animations outside any tree, and may yet enter one in this frame.
  private static var orphans: [CALayer] = []
  /// The context that wakes the app for what waits; the one made last.
  static weak var context: LayerContext?

  static var isEmpty: Bool { waiting.isEmpty }

  static func add(_ callback: @escaping () -> Void) {
    waiting.append(callback)
    context?.noteWork()
  }

  /// Tells what waits; what that gives rise to waits for the next time.
  static func run() {
    let callbacks = waiting
    waiting = []
    for callback in callbacks { callback() }
  }

  static func addOrphan(_ layer: CALayer) {
    orphans.append(layer)
    context?.noteWork()
  }

  /// Ends the animations of layers that have found no tree.
  static func endOrphans() {
    let layers = orphans
    orphans = []
    for layer in layers where !layer.sync.isInTree { layer.endAllAnimations() }
  }
}
