// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension LayerTree {
  /// The whole tree as one commit, for a render server that joins late; `nil` before the first commit.
  ///
  /// Applying it to an empty tree gives this tree. Only what differs from a new layer's values is in it.
  ///
  /// - Complexity: O(layers).
  package func fullCommit() -> Commit? {
    guard let root else { return nil }
    let deltas = layers.keys.sorted().compactMap { layer in
      layers[layer].map { LayerDelta(layer: layer, changes: $0.changesFromDefaults()) }
    }
    return Commit(
      number: number, isFull: true, screenSize: screenSize, screenScale: screenScale, root: root, deltas: deltas,
      removed: [], time: time, rate: rate)
  }
}
