// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A render server's copy of an app's layers, kept up to date by commits.
package struct LayerTree: Hashable, Sendable {
  package private(set) var number: UInt64 = 0
  package private(set) var screenSize = CGSize.zero
  package private(set) var screenScale: CGFloat = 1
  package private(set) var root: LayerID?
  /// The app's media time at the last commit or change of rate, in seconds.
  package private(set) var time: Double = 0
  /// How fast the media time has run since, against real time.
  package private(set) var rate: Double = 1
  package private(set) var layers: [LayerID: LayerState] = [:]
  /// The layers with animations on them, moving or not.
  package private(set) var animatedLayers: Set<LayerID> = []
  /// The layers whose time is not simply that of their superlayers.
  package private(set) var timedLayers: Set<LayerID> = []

  package init() {}

  package subscript(layer: LayerID) -> LayerState? { layers[layer] }

  /// Takes over a commit's changes.
  ///
  /// - Complexity: O(changes), whatever the size of the tree.
  package mutating func apply(_ commit: Commit) {
    if commit.isFull {
      layers.removeAll(keepingCapacity: true)
      animatedLayers = []
      timedLayers = []
    }
    number = commit.number
    screenSize = commit.screenSize
    screenScale = commit.screenScale
    root = commit.root
    setClock(time: commit.time, rate: commit.rate)
    for delta in commit.deltas {
      layers[delta.layer, default: LayerState()].apply(delta.changes)
      for change in delta.changes {
        if let animations = change[LayerChange.animations] {
          animatedLayers.set(delta.layer, isMember: !animations.isEmpty)
        } else if let timing = change[LayerChange.timing] {
          timedLayers.set(delta.layer, isMember: timing != .identity)
        }
      }
    }
    for layer in commit.removed {
      layers[layer] = nil
      animatedLayers.remove(layer)
      timedLayers.remove(layer)
    }
  }

  /// Takes over what the app says of its clock between commits.
  package mutating func setClock(time: Double, rate: Double) {
    self.time = time
    self.rate = rate
  }
}

extension Set<LayerID> {
  fileprivate mutating func set(_ layer: LayerID, isMember: Bool) {
    if isMember { insert(layer) } else { remove(layer) }
  }
}
