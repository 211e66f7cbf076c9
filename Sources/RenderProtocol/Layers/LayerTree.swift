// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A render server's copy of an app's layers, kept up to date by commits.
package struct LayerTree: Hashable, Sendable {
  package private(set) var number: UInt64 = 0
  package private(set) var screenSize = CGSize.zero
  package private(set) var screenScale: CGFloat = 1
  package private(set) var root: LayerID?
  package private(set) var layers: [LayerID: LayerState] = [:]

  package init() {}

  package subscript(layer: LayerID) -> LayerState? { layers[layer] }

  /// Takes over a commit's changes.
  ///
  /// - Complexity: O(changes), whatever the size of the tree.
  package mutating func apply(_ commit: Commit) {
    if commit.isFull {
      layers.removeAll(keepingCapacity: true)
    }
    number = commit.number
    screenSize = commit.screenSize
    screenScale = commit.screenScale
    root = commit.root
    for delta in commit.deltas {
      layers[delta.layer, default: LayerState()].apply(delta.changes)
    }
    for layer in commit.removed {
      layers[layer] = nil
    }
  }
}
