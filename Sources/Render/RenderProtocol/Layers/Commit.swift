// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The changes of one transaction, applied by a render server all at once.
package struct Commit: Hashable, Sendable {
  /// Counts up from 1 for each app; a gap means that commits were merged.
  package var number: UInt64
  /// Whether this describes the whole tree, so that what was known before is to be forgotten.
  package var isFull: Bool
  /// The root layer's size in points.
  package var screenSize: CGSize
  /// Pixels per point.
  package var screenScale: CGFloat
  package var root: LayerID
  package var deltas: [LayerDelta]
  /// Layers that are no longer in the tree.
  package var removed: [LayerID]
  /// The app's media time when the commit was made, in seconds; animations are placed on it.
  package var time: Double
  /// How fast the media time runs against real time: 1, 0.1 for slow animations, 0 while paused.
  package var rate: Double

  package init(
    number: UInt64, isFull: Bool, screenSize: CGSize, screenScale: CGFloat, root: LayerID, deltas: [LayerDelta],
    removed: [LayerID], time: Double = 0, rate: Double = 1
  ) {
    self.number = number
    self.isFull = isFull
    self.screenSize = screenSize
    self.screenScale = screenScale
    self.root = root
    self.deltas = deltas
    self.removed = removed
    self.time = time
    self.rate = rate
  }
}
